import {JsonNumber, parseJson} from '../json';
import type {Template} from '../template';
import type {Json, Rule} from '../types';
import {
  contentTypeOf,
  isScalar,
  joined,
  namesOf,
  noteContentType,
  Notes,
  noteVersion,
  opened,
  ruleName,
  sentRequest,
} from './common';
import {bodyFormat, exampleOf, exampleText} from './expectation';
import {type Code, flat, layout, prefixed, quoted, type Style} from './text';
import type {Expectation, TestSource} from './types';

const style: Style = {width: 100, indent: '    '};

/** Without `${`, which Groovy only replaces in double quotes. */
const string = (text: string) => quoted(text, "'");

/** Names that the closure of a body takes for a matcher or for a method of the builder, so that the field would be lost. */
const taken = new Set(
  (
    'string regexp integer decimal numeric identifier bool hexValue ipAddress uuid date time datetime timestamp url ' +
    'dateExpression timeExpression datetimeExpression eachLike minLike maxLike minMaxLike eachArrayLike arrayContaining ' +
    'keyLike or and equalTo includesStr nullValue fromProviderState comment port given uponReceiving testname'
  ).split(' '),
);

class GroovyWriter {
  constructor(private readonly notes: Notes) {}

  private literal(value: Json): Code {
    if (typeof value === 'string') {
      return string(value);
    }
    if (value instanceof JsonNumber) {
      return /^-?\d{10,18}$/.test(value.text) ? `${value.text}L` : value.text;
    }
    return isScalar(value) ? String(value) : this.value({type: 'exact', value});
  }

  private lost(rule: Rule): void {
    this.notes.add(`The rule ${ruleName(rule)} is left out: the builder of Groovy has no matcher for it.`);
  }

  private matcher(rule: Rule, template: Template): Code | undefined {
    const example = exampleOf(template);
    const text = typeof example === 'string' ? string(example) : undefined;
    const number = example instanceof JsonNumber ? flat(this.literal(example)) : undefined;
    switch (rule.match) {
      case 'type':
        if (text !== undefined) {
          return `string(${text})`;
        }
        if (number !== undefined) {
          this.notes.add('The rule `type` of a number is written as `number`, which accepts the same.');
          return `numeric(${number})`;
        }
        return typeof example === 'boolean' ? `bool(${example})` : undefined;
      case 'regex':
        return text === undefined ? undefined : `regexp(${string(rule.regex)}, ${text})`;
      case 'integer':
      case 'decimal':
        return number === undefined ? undefined : `${rule.match}(${number})`;
      case 'number':
        return number === undefined ? undefined : `numeric(${number})`;
      case 'boolean':
        if (typeof example === 'boolean') {
          this.notes.add('The rule `boolean` is written as `type`, which accepts the same.');
          return `bool(${example})`;
        }
        return undefined;
      case 'null':
        return example === null ? 'nullValue()' : undefined;
      case 'equality':
        return isScalar(example) ? `equalTo(${flat(this.literal(example))})` : undefined;
      case 'include':
        return example === rule.value ? `includesStr(${string(rule.value)})` : undefined;
      case 'date':
      case 'time':
      case 'datetime':
        return text === undefined || rule.format === '' ? undefined : `${rule.match}(${string(rule.format)}, ${text})`;
      default:
        return undefined;
    }
  }

  /** A value in a list, in a matcher or after the name of a field. */
  value(template: Template): Code {
    const open = opened(template);
    switch (open.type) {
      case 'exact':
        return open.value === null ? 'nullValue()' : isScalar(open.value) ? this.literal(open.value) : '[]';
      case 'object':
      case 'map':
        return {open: '{', items: this.statements(open), close: '}', separator: '', broken: true};
      case 'array':
        if (open.items.some(({type}) => type !== 'exact' && type !== 'object')) {
          this.notes.add(
            'In a list of fixed elements, the builder loses the rules of `or`, `and`, patterns and lists.',
          );
        }
        return {open: '[', items: open.items.map((each) => this.value(each)), close: ']', trailing: ','};
      case 'matcher': {
        const code = this.matcher(open.rule, open.example);
        if (code === undefined) {
          this.lost(open.rule);
        }
        return code ?? this.value(open.example);
      }
      case 'each-like': {
        const {min, max, item, examples} = open;
        const sizes = [min, max].flatMap((each) => (each === undefined ? [] : [String(each)]));
        const method =
          min === undefined
            ? max === undefined
              ? 'eachLike'
              : 'maxLike'
            : max === undefined
              ? 'minLike'
              : 'minMaxLike';
        const args = [...sizes, ...(examples > 1 ? [String(examples)] : [])];
        const element = opened(item);
        if (element.type === 'object' || element.type === 'map') {
          return {
            open: `${method}${args.length === 0 ? '' : `(${args.join(', ')})`} {`,
            items: this.statements(element),
            close: '}',
            separator: '',
            broken: true,
          };
        }
        return {open: `${method}(`, items: [...args, this.value(item)], close: ')'};
      }
      case 'array-contains':
        return {
          open: 'arrayContaining([',
          items: open.variants.map((each) => this.value(each)),
          close: '])',
          trailing: ',',
        };
      case 'combined': {
        const example = exampleOf(open.example);
        const rules = open.rules.flatMap((rule) => {
          const code = rule.match === 'null' ? 'nullValue()' : this.matcher(rule, open.example);
          if (code === undefined) {
            this.lost(rule);
          }
          return code ?? [];
        });
        return rules.length === 0 || !isScalar(example)
          ? this.value(open.example)
          : {open: `${open.combine === 'OR' ? 'or' : 'and'}(`, items: [this.literal(example), ...rules], close: ')'};
      }
    }
  }

  /** What is in the closure of an object. */
  statements(template: Template): readonly Code[] {
    const open = opened(template);
    if (open.type === 'map') {
      if (open.keyRules.length > 0) {
        this.notes.add('The rules of keys are left out: `keyLike` accepts any.');
      }
      return [prefixed(`keyLike ${string(open.key)}, `, this.value(open.value))];
    }
    if (open.type === 'matcher' || open.type === 'combined') {
      (open.type === 'matcher' ? [open.rule] : open.rules).forEach((rule) => this.lost(rule));
      return this.statements(open.example);
    }
    if (open.type !== 'object') {
      return [];
    }
    // An assignment mustn't be the last statement of a closure.
    const isTaken = ([name]: readonly [string, Template]) => taken.has(name);
    const fields = [...open.fields.filter(isTaken), ...open.fields.filter((each) => !isTaken(each))];
    if (fields.length > 0 && fields.every(isTaken)) {
      this.notes.add(
        'The last field has the name of a method of the builder, which refuses it: add another field after it.',
      );
    }
    return fields.map(([name, each]) => {
      const code = this.value(each);
      if (taken.has(name)) {
        return prefixed(`${name} = `, code);
      }
      const field = /^[A-Za-z_]\w*$/.test(name) ? name : string(name);
      const start = typeof code === 'string' ? code : code.open;
      // A list, a negative number or a literal as a name needs parentheses.
      return /^[[-]/.test(start) || field !== name
        ? {open: `${field}(`, items: [code], close: ')', hug: true}
        : prefixed(`${field} `, code);
    });
  }

  text(template: Template, place: string, query: boolean): string {
    const text = exampleText(template);
    if (template.type === 'matcher') {
      const {rule} = template;
      const number = ['integer', 'decimal', 'number'].includes(rule.match);
      const example: Template = {
        type: 'exact',
        value: number && /^-?\d+(?:\.\d+)?$/.test(text) ? parseJson(text) : text,
      };
      const code = number && query ? undefined : this.matcher(rule, example);
      if (code !== undefined) {
        return flat(code);
      }
    }
    if (template.type !== 'exact') {
      this.notes.add(
        `The rule of ${place} is left out: the builder can’t write it there, or refuses every value with it.`,
      );
    }
    return string(text);
  }

  status(template: Template, version: number): string {
    if (template.type !== 'matcher') {
      return exampleText(template);
    }
    const {rule} = template;
    if (rule.match !== 'statusCode' || version < 4) {
      this.lost(rule);
      return exampleText(template);
    }
    if (typeof rule.status !== 'string') {
      return `statusCodes([${rule.status.join(', ')}])`;
    }
    this.notes.add('With a class of statuses, the mock server answers with a status that the builder chooses.');
    return `${{info: 'information', success: 'success', redirect: 'redirect', clientError: 'clientError', serverError: 'serverError', nonError: 'nonError', error: 'error'}[rule.status]}Status()`;
  }
}

/**
 * Writes the test in Groovy with Spock and the builder of Pact JVM 4.7, as `examples/groovy` has them. Its matchers are
 * those of the page about `pact-jvm-consumer-groovy`.
 *
 * @param expectation what is expected
 * @returns the specification
 */
export function writeGroovy(expectation: Expectation): TestSource {
  const {part} = expectation;
  const notes = new Notes();
  const names = namesOf(part);
  const writer = new GroovyWriter(notes);
  const isMessage = part.kind === 'message';
  const version = isMessage ? Math.max(part.version, 3) : part.version;
  noteVersion(part, version, notes);
  noteContentType(part, notes);
  const format = bodyFormat(part);
  const name = isMessage ? 'OrderMailerSpec' : 'OrderClientSpec';
  const margin = '            ';
  const specification = version === 4 && !isMessage ? '' : `PactSpecVersion.V${version}`;

  /** The body: a closure, a list or a matcher as the argument; text is passed as it is. */
  const body = (method: string): readonly string[] => {
    if (expectation.body === undefined || format !== 'json') {
      return [];
    }
    const type = isMessage ? "contentType: 'application/json'" : '';
    let template = opened(expectation.body);
    while ((template.type === 'matcher' || template.type === 'combined') && !isScalar(exampleOf(template))) {
      notes.add('The rule of the whole body is left out: the builder has no matcher for it there.');
      template = opened(template.example);
    }
    if (template.type === 'object' || template.type === 'map') {
      const code: Code = {
        open: `${method}${type === '' ? '' : `(${type})`} {`,
        items: writer.statements(template),
        close: '}',
        separator: '',
        broken: true,
      };
      return [layout(code, style, margin)];
    }
    if (isScalar(exampleOf(template))) {
      notes.add('The rule of a body that is a single value is left out: the builder takes objects and lists.');
      return isMessage ? [`withContent(${string(exampleText(template))})`] : [];
    }
    return [
      layout(
        {open: `${method}(`, items: [...(type === '' ? [] : [type]), writer.value(template)], close: ')'},
        style,
        margin,
      ),
    ];
  };
  const rawBody = (): readonly string[] => {
    if (expectation.body === undefined || format === undefined) {
      return [];
    }
    const {body: template} = expectation;
    if (format === 'json' && !isScalar(exampleOf(template))) {
      return [];
    }
    if (format === 'text' && template.type !== 'exact') {
      notes.add('The rules of a body that isn’t JSON are left out.');
    }
    const text = format === 'text' ? exampleText(template) : part.body.state === 'present' ? part.body.text : 'null';
    return [`body: ${string(text)}`];
  };
  const pairs = (all: Expectation['headers'], what: string): string => {
    const entries = all.map(([key, values]) => {
      const written = values.map((each) => writer.text(each, `the ${what} \`${key}\``, what === 'query parameter'));
      return `${string(key)}: ${written.length === 1 ? (written[0] ?? '') : `[${written.join(', ')}]`}`;
    });
    return `[${entries.join(', ')}]`;
  };
  const attributes = (method: string, all: readonly string[]) => `${method} ${all.join(', ')}`;
  const headers = expectation.headers.length === 0 ? [] : [`headers: ${pairs(expectation.headers, 'header')}`];
  const lines = isMessage ? message() : http();
  const code = joined(
    isMessage
      ? 'import au.com.dius.pact.consumer.groovy.messaging.PactMessageBuilder'
      : 'import au.com.dius.pact.consumer.groovy.PactBuilder',
    specification === '' ? undefined : 'import au.com.dius.pact.core.model.PactSpecVersion',
    'import spock.lang.Specification',
    '',
    ...(isMessage
      ? []
      : [
          'import java.net.http.HttpClient',
          'import java.net.http.HttpRequest',
          'import java.net.http.HttpRequest.BodyPublishers',
          'import java.net.http.HttpResponse.BodyHandlers',
          '',
        ]),
    `class ${name} extends Specification {`,
    ...lines,
    '}',
    '',
  );
  return {file: `${name}.groovy`, code, notes: notes.all()};

  function http(): readonly string[] {
    const isRequest = part.kind === 'request';
    const sent = sentRequest(expectation);
    const status = isRequest ? '200' : exampleText(expectation.status);
    const request = isRequest
      ? [
          `method: ${string(part.method)}`,
          `path: ${writer.text(expectation.path, 'the path', false)}`,
          ...(expectation.query.length === 0 ? [] : [`query: ${pairs(expectation.query, 'query parameter')}`]),
          ...headers,
          ...rawBody(),
        ]
      : [`path: ${string(sent.path)}`];
    const response = isRequest
      ? ['status: 200']
      : [`status: ${writer.status(expectation.status, version)}`, ...headers, ...rawBody()];
    const publisher =
      sent.body === undefined ? 'BodyPublishers.noBody()' : `BodyPublishers.ofString(${string(sent.body)})`;
    return [
      "    def 'calls the order API'() {",
      '        given:',
      `        def orderApi = new PactBuilder(${specification})`,
      '        orderApi {',
      `            serviceConsumer ${string(names.consumer)}`,
      `            hasPactWith ${string(names.provider)}`,
      `            uponReceiving ${string(names.description)}`,
      margin + attributes('withAttributes', request),
      ...(isRequest ? body('withBody').map((each) => margin + each) : []),
      margin + attributes('willRespondWith', response),
      ...(isRequest ? [] : body('withBody').map((each) => margin + each)),
      '        }',
      '',
      '        expect:',
      '        orderApi.runTestAndVerify { mockServer ->',
      '            // Call your own client here, and check what it returns.',
      `            def request = HttpRequest.newBuilder(URI.create(mockServer.url + ${string(sent.target)}))`,
      `                .method(${string(sent.method)}, ${publisher})`,
      ...sent.headers.map(([key, value]) => `                .header(${string(key)}, ${string(value)})`),
      '                .build()',
      '            def response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())',
      `            assert response.statusCode() ${expectation.status.type === 'exact' || isRequest ? `== ${status}` : '> 0'}`,
      '        }',
      '    }',
    ];
  }

  function message(): readonly string[] {
    const metadata = expectation.metadata.map(
      ([key, template]) => `${string(key)}: ${writer.text(template, `the metadata \`${key}\``, false)}`,
    );
    const content =
      format === 'text' && expectation.body !== undefined
        ? [`withContent(${string(exampleText(expectation.body))}, ${string(contentTypeOf(part))})`]
        : body('withContent');
    return [
      "    def 'handles an order event'() {",
      '        given:',
      `        def orderPublisher = new PactMessageBuilder(${specification})`,
      '        orderPublisher {',
      `            serviceConsumer ${string(names.consumer)}`,
      `            hasPactWith ${string(names.provider)}`,
      `            expectsToReceive ${string(names.description)}`,
      ...(metadata.length === 0 ? [] : [`            withMetadata(${metadata.join(', ')})`]),
      ...content.map((each) => margin + each),
      '        }',
      '',
      '        expect:',
      '        orderPublisher.run { message ->',
      '            // Call your own handler here, and check what it does.',
      '            assert message != null',
      '        }',
      '    }',
    ];
  }
}
