// cspell:words gofmt stretchr

import {JsonNumber} from '../json';
import type {Template} from '../template';
import type {Json, Rule} from '../types';
import {
  contentTypeOf,
  coreMatcher,
  type CoreTarget,
  isDouble,
  isInt,
  isScalar,
  joined,
  namesOf,
  noteContentType,
  Notes,
  noteVersion,
  opened,
  ruleName,
  sentRequest,
  withoutAlternatives,
} from './common';
import {bodyFormat, exampleOf, exampleText} from './expectation';
import {type Code, layout, quoted, type Style} from './text';
import type {Expectation, TestSource} from './types';

const style: Style = {width: 100, indent: '\t'};

/** Patterns and formats are easier to read between backticks. */
function string(text: string): string {
  return /^[^`\p{Cc}]*$/u.test(text) && /["\\]/.test(text) ? `\`${text}\`` : quoted(text, '"');
}

const group = (open: string, items: readonly Code[], close: string): Code => ({open, items, close, trailing: ','});

/** Writes values, and remembers which packages they need. */
class GoWriter {
  readonly packages = new Set<string>();
  usesMatchers = false;

  constructor(private readonly notes: Notes) {}

  private make(method: string, ...items: readonly Code[]): Code {
    this.usesMatchers = true;
    return {open: `matchers.${method}(`, items, close: ')', trailing: ',', hug: items.length === 1};
  }

  private readonly map = (fields: readonly (readonly [string, Code])[], type = 'map[string]any'): Code =>
    group(
      `${type}{`,
      fields.map(([name, code]) => {
        const key = `${quoted(name, '"')}: `;
        return typeof code === 'string' ? key + code : {...code, open: key + code.open};
      }),
      '}',
    );

  literal(value: Json): Code {
    if (value === null) {
      return 'nil';
    }
    if (typeof value === 'boolean') {
      return String(value);
    }
    if (typeof value === 'string') {
      return string(value);
    }
    if (value instanceof JsonNumber) {
      const {text} = value;
      // Go would write 1.0 as 1, and round long numbers.
      if (isInt(value) || (isDouble(value) && !text.endsWith('.0'))) {
        return text;
      }
      this.packages.add('encoding/json');
      return `json.Number(${quoted(text, '"')})`;
    }
    return this.value({type: 'exact', value});
  }

  private readonly target: CoreTarget<Code> = {
    json: (value) => this.literal(value),
    list: (items) => group('[]any{', items, '}'),
    object: (fields) => this.map(fields),
    template: (template) => this.value(template),
  };

  /** A matcher that Pact Go has no function for, as the core reads it. */
  private core(template: Template): Code {
    return coreMatcher(template, this.target, this.notes) ?? this.literal(exampleOf(template));
  }

  private generated(rule: Rule & {readonly format: string}, example: string): Code {
    const method = {date: 'DateGenerated', time: 'TimeGenerated', datetime: 'DateTimeGenerated'}[
      rule.match as 'date' | 'time' | 'datetime'
    ];
    this.notes.add(
      `\`${method}\` also adds a generator: the mock server and the verifier use the present instead of the example.`,
    );
    return this.make(method, string(example), string(rule.format));
  }

  /** A function of the package for a rule; undefined if there is none, or if it writes another rule. */
  private typed(rule: Rule, template: Template): Code | undefined {
    const example = exampleOf(template);
    switch (rule.match) {
      case 'type':
        return rule.min === undefined && rule.max === undefined ? this.make('Like', this.value(template)) : undefined;
      case 'equality':
        return this.make('Equality', this.value(template));
      case 'regex':
        return typeof example === 'string' ? this.make('Regex', string(example), string(rule.regex)) : undefined;
      case 'integer':
        return isInt(example) ? this.make('Integer', example.text) : undefined;
      case 'decimal':
        return isDouble(example) && !example.text.endsWith('.0') ? this.make('Decimal', example.text) : undefined;
      case 'include':
        return example === rule.value ? this.make('Includes', string(rule.value)) : undefined;
      case 'null':
        if (example === null) {
          this.usesMatchers = true;
          return 'matchers.Null{}';
        }
        return undefined;
      case 'date':
      case 'time':
      case 'datetime':
        return typeof example === 'string' && rule.format !== '' ? this.generated(rule, example) : undefined;
      default:
        return undefined;
    }
  }

  /** A value of a body. */
  value(template: Template): Code {
    const open = opened(template);
    switch (open.type) {
      case 'exact':
        return isScalar(open.value) ? this.literal(open.value) : 'nil';
      case 'object':
        return this.map(open.fields.map(([name, each]) => [name, this.value(each)]));
      case 'array':
        return group(
          '[]any{',
          open.items.map((each) => this.value(each)),
          '}',
        );
      case 'matcher':
        return this.typed(open.rule, open.example) ?? this.core(open);
      case 'each-like': {
        const {min, max, item} = open;
        const element = () => this.value(item);
        if (min === undefined && max === undefined) {
          return this.make('Like', group('[]any{', [element()], '}'));
        }
        if (min !== undefined && min > 0) {
          return max === undefined
            ? this.make('EachLike', element(), String(min))
            : this.make('ArrayMinMaxLike', element(), String(min), String(max));
        }
        return this.core(open);
      }
      case 'array-contains':
        return this.make(
          'ArrayContaining',
          group(
            '[]any{',
            open.variants.map((each) => this.value(each)),
            '}',
          ),
        );
      case 'map':
        return open.keyRules.length > 0
          ? this.core(open)
          : this.make('EachKeyLike', string(open.key), this.map([[open.key, this.value(open.value)]]));
      case 'combined':
        return this.core(open);
    }
  }

  /** A value of a path, a header or a query parameter. */
  text(template: Template): Code {
    const text = exampleText(template);
    if (template.type === 'exact') {
      // The library escapes these characters in a plain string, and then no request has it.
      return /["\\&<>]/.test(text) ? this.make('Equality', string(text)) : this.make('S', string(text));
    }
    if (template.type === 'matcher') {
      const typed = this.typed(template.rule, {type: 'exact', value: text});
      if (typed !== undefined) {
        return typed;
      }
    }
    this.usesMatchers = true;
    const target: CoreTarget<Code> = {
      ...this.target,
      object: (fields) => this.map(fields, 'matchers.StructMatcher'),
      list: (items) => group('[]any{', items, '}'),
      template: () => string(text),
    };
    return coreMatcher(template, target, this.notes) ?? this.make('S', string(text));
  }
}

/** A field of a map on a separate line, whose value ends on this line. */
const fieldOnLine = /^(\t+)("(?:[^"\\]|\\.)*":) (.*,)$/;

/** Aligns the values of consecutive fields, as gofmt does. */
function aligned(code: string): string {
  const lines = code.split('\n');
  let section: {readonly at: number; readonly key: string; readonly value: string}[] = [];
  let margin = '';
  const finish = () => {
    const width = Math.max(...section.map(({key}) => [...key].length));
    section.forEach(({at, key, value}) => {
      lines[at] = `${margin}${key}${' '.repeat(width - [...key].length + 1)}${value}`;
    });
    section = [];
  };
  lines.forEach((line, at) => {
    const [, indentation, key, value] = fieldOnLine.exec(line) ?? [];
    if (indentation === undefined || key === undefined || value === undefined) {
      finish();
      return;
    }
    if (indentation !== margin || !isAlike(key, section)) {
      finish();
    }
    margin = indentation;
    section.push({at, key, value});
  });
  finish();
  return lines.join('\n');
}

/** Whether a key is about as long as those above it: gofmt begins a new column where long keys differ too much. */
function isAlike(key: string, above: readonly {readonly key: string}[]): boolean {
  const encoder = new TextEncoder();
  const size = (text: string) => encoder.encode(text).length - 1;
  const sizes = above.map((each) => size(each.key));
  if (sizes.length === 0 || (size(key) <= 40 && (sizes.at(-1) ?? 0) <= 40)) {
    return true;
  }
  const mean = Math.exp(sizes.reduce((sum, each) => sum + Math.log(each), 0) / sizes.length);
  const ratio = size(key) / mean;
  return 2.5 * ratio > 1 && ratio < 2.5;
}

function values(writer: GoWriter, method: string, all: Expectation['headers'], on: string): readonly string[] {
  return all.map(([name, templates]) => {
    const code: Code = group(
      `${on}.${method}(`,
      [quoted(name, '"'), ...templates.map((each) => writer.text(each))],
      ')',
    );
    return layout(code, style, '\t\t\t');
  });
}

/**
 * Writes the test in Go with Pact Go 2.7, as `examples/go` has them. The functions come from its package `matchers`;
 * for other rules, the value is a map in the form that the core reads.
 *
 * @param expected what is expected
 * @returns the file of the test
 */
export function writeGo(expected: Expectation): TestSource {
  const notes = new Notes();
  const expectation = withoutAlternatives(expected, notes);
  const {part} = expectation;
  const names = namesOf(part);
  const writer = new GoWriter(notes);
  noteContentType(part, notes);
  return part.kind === 'message' ? message() : http();

  function bodyCall(on: string): readonly string[] {
    const format = bodyFormat(part);
    if (expectation.body === undefined || format === undefined) {
      return [];
    }
    if (format === 'json') {
      return [layout({...asGroup(writer.value(expectation.body), `${on}.JSONBody(`), hug: true}, style, '\t\t\t')];
    }
    if (expectation.body.type !== 'exact') {
      notes.add('The rules of a body that isn’t JSON are left out: Pact Go takes no matcher there.');
    }
    return [`${on}.Body(${quoted(contentTypeOf(part), '"')}, []byte(${string(exampleText(expectation.body))}))`];
  }

  function imports(all: readonly string[]): string {
    const lines = [...new Set([...all, ...writer.packages])];
    const standard = lines.filter((each) => !each.includes('.')).sort();
    const pathOf = (each: string) => each.replace(/^message /, '');
    const others = lines
      .filter((each) => each.includes('.'))
      .sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
    return joined(
      'package consumer',
      '',
      'import (',
      ...standard.map((each) => `\t"${each}"`),
      '',
      ...others.map((each) => `\t${each.startsWith('message ') ? `message "${each.slice(8)}"` : `"${each}"`}`),
      ')',
      '',
    );
  }

  function http(): TestSource {
    const request: readonly string[] =
      part.kind === 'request'
        ? [
            ...values(writer, 'Query', expectation.query, 'req'),
            ...values(writer, 'Header', expectation.headers, 'req'),
            ...bodyCall('req'),
          ]
        : [];
    const response: readonly string[] =
      part.kind === 'response' ? [...values(writer, 'Header', expectation.headers, 'res'), ...bodyCall('res')] : [];
    if (part.kind === 'response' && expectation.status.type !== 'exact') {
      notes.add('The rule of the status is left out: Pact Go takes a number only.');
    }
    const version = part.version;
    const builder = (name: string, type: string, calls: readonly string[]) =>
      calls.length === 0
        ? ''
        : `, func(${name} *consumer.V${version}${type}Builder) {\n${calls.map((each) => `\t\t\t${each}`).join('\n')}\n\t\t}`;
    const {path} = expectation;
    const matched = part.kind === 'request' && (path.type !== 'exact' || /["\\&<>]/.test(part.path));
    const sent = sentRequest(expectation);
    const method = quoted(part.kind === 'request' ? part.method : 'GET', '"');
    const pathCode = matched ? layout(writer.text(path), style, '\t\t') : string(sent.path);
    const status = part.kind === 'response' ? exampleText(expectation.status) : '200';
    const body = sent.body === undefined ? 'nil' : `strings.NewReader(${string(sent.body)})`;
    const test = joined(
      'func TestOrderClient(t *testing.T) {',
      `\tpact, err := consumer.NewV${version}Pact(consumer.MockHTTPProviderConfig{`,
      `\t\tConsumer: ${quoted(names.consumer, '"')}, Provider: ${quoted(names.provider, '"')}, PactDir: "../pacts",`,
      '\t})',
      '\trequire.NoError(t, err)',
      '',
      '\terr = pact.AddInteraction().',
      `\t\tUponReceiving(${quoted(names.description, '"')}).`,
      `\t\tWithRequest${matched ? 'PathMatcher' : ''}(${method}, ${pathCode}${builder('req', 'Request', request)}).`,
      `\t\tWillRespondWith(${status}${builder('res', 'Response', response)}).`,
      '\t\tExecuteTest(t, func(mock consumer.MockServerConfig) error {',
      '\t\t\t// Call your own client here, and check what it returns.',
      `\t\t\turl := fmt.Sprintf("http://%s:%d", mock.Host, mock.Port) + ${string(sent.target)}`,
      `\t\t\treq, err := http.NewRequest(${method}, url, ${body})`,
      '\t\t\tif err != nil {',
      '\t\t\t\treturn err',
      '\t\t\t}',
      ...sent.headers.map(([name, value]) => `\t\t\treq.Header.Set(${quoted(name, '"')}, ${string(value)})`),
      '\t\t\tres, err := http.DefaultClient.Do(req)',
      '\t\t\tif err != nil {',
      '\t\t\t\treturn err',
      '\t\t\t}',
      '\t\t\tdefer res.Body.Close()',
      `\t\t\tassert.Equal(t, ${status}, res.StatusCode)`,
      '\t\t\treturn nil',
      '\t\t})',
      '\trequire.NoError(t, err)',
      '}',
      '',
    );
    const heading = imports([
      'fmt',
      'net/http',
      ...(sent.body === undefined ? [] : ['strings']),
      'testing',
      'github.com/pact-foundation/pact-go/v2/consumer',
      ...(writer.usesMatchers ? ['github.com/pact-foundation/pact-go/v2/matchers'] : []),
      'github.com/stretchr/testify/assert',
      'github.com/stretchr/testify/require',
    ]);
    return {file: 'order_client_test.go', code: `${heading}\n${aligned(test)}`, notes: notes.all()};
  }

  function message(): TestSource {
    const version = part.version === 4 ? 4 : 3;
    noteVersion(part, version, notes);
    const metadata = expectation.metadata.map(([key, template]) => {
      if (template.type !== 'exact') {
        notes.add(
          `The rule ${template.type === 'matcher' ? ruleName(template.rule) : ''} of the metadata \`${key}\` is left out: Pact Go takes strings only.`.replace(
            'rule  of',
            'rules of',
          ),
        );
      }
      return `${quoted(key, '"')}: ${string(exampleText(template))}`;
    });
    const format = bodyFormat(part);
    const content =
      expectation.body === undefined || format === undefined
        ? 'WithJSONContent(nil)'
        : format === 'json'
          ? layout({...asGroup(writer.value(expectation.body), 'WithJSONContent('), hug: true}, style, '\t\t')
          : `WithContent(${quoted(contentTypeOf(part), '"')}, []byte(${string(exampleText(expectation.body))}))`;
    if (format === 'text' && expectation.body?.type !== 'exact') {
      notes.add('The rules of contents that aren’t JSON are left out: Pact Go takes no matcher there.');
    }
    if (expectation.body === undefined) {
      notes.add('Pact Go wants contents for every message, so the test has `nil`.');
    }
    const test = joined(
      'func TestOrderListener(t *testing.T) {',
      '\tpact, err := message.NewAsynchronousPact(message.Config{',
      `\t\tConsumer: ${quoted(names.consumer, '"')}, Provider: ${quoted(names.provider, '"')}, PactDir: "../pacts",`,
      '\t})',
      '\trequire.NoError(t, err)',
      '',
      '\terr = pact.AddAsynchronousMessage().',
      `\t\tExpectsToReceive(${quoted(names.description, '"')}).`,
      metadata.length === 0 ? undefined : `\t\tWithMetadata(map[string]string{${metadata.join(', ')}}).`,
      `\t\t${content}.`,
      version === 4 ? undefined : '\t\tAsType(new(any)).',
      version === 4
        ? '\t\tConsumedBy(func(m message.AsynchronousMessage) error {'
        : '\t\tConsumedBy(func(m message.MessageContents) error {',
      '\t\t\t// Call your own handler here, and check what it does.',
      format === 'text' || expectation.body === undefined
        ? '\t\t\tassert.NotNil(t, m)'
        : `\t\t\tassert.NotEmpty(t, m.${version === 4 ? 'Contents' : 'Content'})`,
      '\t\t\treturn nil',
      '\t\t}).',
      '\t\tVerify(t)',
      '\trequire.NoError(t, err)',
      '}',
      '',
    );
    const heading = imports([
      'testing',
      ...(writer.usesMatchers ? ['github.com/pact-foundation/pact-go/v2/matchers'] : []),
      `message github.com/pact-foundation/pact-go/v2/message/v${version}`,
      'github.com/stretchr/testify/assert',
      'github.com/stretchr/testify/require',
    ]);
    return {file: 'order_listener_test.go', code: `${heading}\n${aligned(test)}`, notes: notes.all()};
  }
}

/** Puts a call around code. */
function asGroup(code: Code, open: string) {
  return {open, items: [code], close: ')', trailing: ','};
}
