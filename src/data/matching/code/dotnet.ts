// cspell:words extern

import {JsonNumber, parseJson} from '../json';
import type {Template} from '../template';
import type {Json, Rule} from '../types';
import {
  contentTypeOf,
  coreMatcher,
  type CoreTarget,
  isContentType,
  isDouble,
  isInt,
  isScalar,
  joined,
  namesOf,
  noteContentType,
  Notes,
  noteVersion,
  opened,
  sentRequest,
  withoutAlternatives,
} from './common';
import {bodyFormat, exampleOf, exampleText} from './expectation';
import {type Code, flat, layout, prefixed, quoted, type Style} from './text';
import type {Expectation, TestSource} from './types';

const style: Style = {width: 100, indent: '    '};

/** Patterns are easier to read as verbatim strings. */
function string(text: string): string {
  return text.includes('\\') && !/\p{Cc}/u.test(text) ? `@"${text.replaceAll('"', '""')}"` : quoted(text, '"');
}

/** Names that an anonymous type can have without an `@`; words of the language are all in lower case, and rare as fields. */
const isName = (name: string) => /^[A-Za-z_]\w*$/.test(name) && !keywords.has(name);
const keywords = new Set(
  (
    'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double ' +
    'else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal ' +
    'is lock long namespace new null object operator out override params private protected public readonly ref return ' +
    'sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked ' +
    'unsafe ushort using virtual void volatile while'
  ).split(' '),
);

const isNumeric = ({match}: Rule) => match === 'integer' || match === 'decimal' || match === 'number';

/** Writes values and matchers. */
class DotnetWriter {
  usesMatchers = false;
  usesSerializer = false;

  constructor(private readonly notes: Notes) {}

  private make(method: string, ...items: readonly Code[]): Code {
    this.usesMatchers = true;
    return {open: `Match.${method}(`, items, close: ')', hug: items.length === 1};
  }

  private readonly dictionary = (fields: readonly (readonly [string, Code])[]): Code => ({
    open: 'new Dictionary<string, object?> { ',
    items: fields.map(([name, code]) => prefixed(`[${string(name)}] = `, code)),
    close: ' }',
    trailing: ',',
  });

  private readonly object = (fields: readonly (readonly [string, Code])[]): Code =>
    fields.length > 0 && fields.every(([name]) => isName(name))
      ? {
          open: 'new { ',
          // An anonymous type can't tell which type `null` has.
          items: fields.map(([name, code]) => prefixed(`${name} = `, code === 'null' ? '(object?)null' : code)),
          close: ' }',
          trailing: ',',
        }
      : this.dictionary(fields);

  private readonly list = (items: readonly Code[]): Code =>
    items.length === 0 ? 'Array.Empty<object>()' : {open: 'new object?[] { ', items, close: ' }', trailing: ','};

  literal(value: Json): Code {
    if (typeof value === 'string') {
      return string(value);
    }
    if (value instanceof JsonNumber) {
      const {text} = value;
      if (isInt(value)) {
        return text;
      }
      if (/^-?\d+$/.test(text)) {
        return `${text}L`;
      }
      // A double such as 31.0 would be written as 31, a decimal keeps its digits.
      return isDouble(value) && !text.endsWith('.0') ? text : /^-?\d+\.\d+$/.test(text) ? `${text}m` : `${text}d`;
    }
    return value === null || typeof value === 'boolean' ? String(value) : this.value({type: 'exact', value});
  }

  private readonly target: CoreTarget<Code> = {
    json: (value) => this.literal(value),
    list: (items) => this.list(items),
    object: (fields) => this.dictionary(fields),
    template: (template) => this.value(template),
  };

  private core(template: Template): Code {
    return coreMatcher(template, this.target, this.notes) ?? this.literal(exampleOf(template));
  }

  private typed(rule: Rule, template: Template): Code | undefined {
    const example = exampleOf(template);
    switch (rule.match) {
      case 'type':
        return rule.min === undefined && rule.max === undefined && example !== null
          ? this.make('Type', this.value(template))
          : undefined;
      case 'equality':
        return example === null ? undefined : this.make('Equality', this.value(template));
      case 'regex':
        return typeof example === 'string' ? this.make('Regex', string(example), string(rule.regex)) : undefined;
      case 'include':
        return example === rule.value ? this.make('Include', string(rule.value)) : undefined;
      case 'integer':
        return isInt(example) ? this.make('Integer', example.text) : undefined;
      case 'decimal':
        return isDouble(example) ? this.make('Decimal', this.literal(example)) : undefined;
      case 'number':
        return isInt(example) ? this.make('Number', example.text) : undefined;
      case 'null':
        return example === null ? this.make('Null') : undefined;
      default:
        return undefined;
    }
  }

  value(template: Template): Code {
    const open = opened(template);
    switch (open.type) {
      case 'exact':
        return isScalar(open.value) ? this.literal(open.value) : 'null';
      case 'object':
        return this.object(open.fields.map(([name, each]) => [name, this.value(each)]));
      case 'array':
        return this.list(open.items.map((each) => this.value(each)));
      case 'matcher':
        return this.typed(open.rule, open.example) ?? this.core(open);
      case 'each-like': {
        const {min, max, item} = open;
        if (min === undefined && max === undefined) {
          return this.make('Type', this.list([this.value(item)]));
        }
        if (min === 0 || exampleOf(item) === null) {
          return this.core(open);
        }
        const named = (name: string, value: number | undefined) => (value === undefined ? [] : [`${name}: ${value}`]);
        const method = min === undefined ? 'MaxType' : max === undefined ? 'MinType' : 'MinMaxType';
        return this.make(method, this.value(item), ...named('min', min), ...named('max', max));
      }
      default:
        return this.core(open);
    }
  }

  /**
   * A value of a path, a header or a query parameter.
   *
   * @param template the value
   * @param strings whether only a string is taken there
   * @param numbers whether a matcher of numbers takes one and accepts its digits, as in a query
   */
  text(template: Template, strings: boolean, numbers = false): string {
    const text = exampleText(template);
    if (template.type === 'exact') {
      return string(text);
    }
    const digits = numbers && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? parseJson(text) : undefined;
    const plain: Template = {type: 'exact', value: text};
    const typed =
      template.type === 'matcher'
        ? ((digits && isNumeric(template.rule)
            ? this.typed(template.rule, {type: 'exact', value: digits})
            : undefined) ?? this.typed(template.rule, plain))
        : undefined;
    if (typed !== undefined && !strings) {
      return flat(typed);
    }
    const code = typed ?? coreMatcher(template, {...this.target, template: () => string(text)}, this.notes);
    if (code === undefined) {
      return string(text);
    }
    this.usesSerializer = true;
    return `JsonSerializer.Serialize(${flat(code)})`;
  }
}

/**
 * Writes the test in C# with xUnit and PactNet 5, as `examples/dotnet` has them. The methods come from `Match`; other
 * rules are dictionaries in the form that the core reads, as the page about matching with PactNet shows them.
 *
 * @param expected what is expected
 * @returns the class of the test
 */
export function writeDotnet(expected: Expectation): TestSource {
  const notes = new Notes();
  const expectation = withoutAlternatives(expected, notes);
  const {part} = expectation;
  const names = namesOf(part);
  const writer = new DotnetWriter(notes);
  const version = part.kind === 'message' ? Math.max(part.version, 3) : part.version;
  noteVersion(part, version, notes);
  noteContentType(part, notes);
  const format = bodyFormat(part);
  const isMessage = part.kind === 'message';

  const body = (method: string): readonly string[] => {
    if (expectation.body === undefined || format === undefined) {
      return [];
    }
    if (format === 'json') {
      const code = writer.value(expectation.body);
      return [layout({open: `.${method}(`, items: [code], close: ')', hug: true}, style, '            ')];
    }
    if (expectation.body.type !== 'exact') {
      notes.add('The rules of a body that isn’t JSON are left out: PactNet takes a string there.');
    }
    return [`.WithBody(${string(exampleText(expectation.body))}, ${string(contentTypeOf(part))})`];
  };
  const values = (method: string, all: Expectation['headers'], strings: boolean) =>
    all.flatMap(([name, templates]) =>
      templates.map((each) => `.${method}(${string(name)}, ${writer.text(each, strings, method === 'WithQuery')})`),
    );
  const calls = isMessage ? describeMessage() : describeHttp();
  const name = isMessage ? 'OrderMailerTests' : 'OrderClientTests';
  const builder = `I${isMessage ? 'Message' : ''}PactBuilderV${version}`;
  const code = joined(
    isMessage || writer.usesSerializer ? 'using System.Text.Json;' : undefined,
    'using PactNet;',
    writer.usesMatchers ? 'using PactNet.Matchers;' : undefined,
    'using Xunit;',
    '',
    `namespace ${isMessage ? 'OrderMailer' : 'OrderWeb'}.Tests;`,
    '',
    `public class ${name}`,
    '{',
    `    private readonly ${builder} _pact = Pact`,
    `        .V${version}(${string(names.consumer)}, ${string(names.provider)}, new PactConfig { PactDir = "../../../../../pacts" })`,
    `        .With${isMessage ? 'Message' : 'Http'}Interactions();`,
    '',
    '    [Fact]',
    ...calls,
    '}',
    '',
  );
  return {file: `${name}.cs`, code, notes: notes.all()};

  function describeHttp(): readonly string[] {
    const isRequest = part.kind === 'request';
    const sent = sentRequest(expectation);
    const status = isRequest ? '200' : exampleText(expectation.status);
    if (!isRequest && expectation.status.type !== 'exact') {
      notes.add('The rule of the status is left out: PactNet takes a number only.');
    }
    const request = isRequest
      ? [
          ...values('WithQuery', expectation.query, version === 2),
          ...values('WithHeader', expectation.headers, false),
          ...body('WithJsonBody'),
        ]
      : [];
    const response = isRequest ? [] : [...values('WithHeader', expectation.headers, false), ...body('WithJsonBody')];
    const path = isRequest ? writer.text(expectation.path, true) : string(sent.path);
    const headers = sent.headers.filter(([header]) => !isContentType(header));
    const type = sent.headers.find(([header]) => isContentType(header))?.[1];
    return [
      '    public async Task Calls_the_order_API()',
      '    {',
      '        _pact',
      `            .UponReceiving(${string(names.description)})`,
      `            .WithRequest(${string(sent.method)}, ${path})`,
      ...request.map((each) => `            ${each}`),
      '            .WillRespond()',
      `            .WithStatus(${status})${response.length === 0 ? ';' : ''}`,
      ...response.map((each, index) => `            ${each}${index === response.length - 1 ? ';' : ''}`),
      '',
      '        await _pact.VerifyAsync(async context =>',
      '        {',
      '            // Call your own client here, and check what it returns.',
      '            using var http = new HttpClient { BaseAddress = context.MockServerUri };',
      `            using var request = new HttpRequestMessage(new HttpMethod(${string(sent.method)}), ${string(sent.target)});`,
      ...headers.map(
        ([header, value]) =>
          `            request.Headers.TryAddWithoutValidation(${string(header)}, ${string(value)});`,
      ),
      ...(sent.body === undefined
        ? []
        : [
            `            request.Content = new StringContent(${string(sent.body)});`,
            '            request.Content.Headers.Remove("Content-Type");',
            `            request.Content.Headers.TryAddWithoutValidation("Content-Type", ${string(type ?? 'text/plain')});`,
          ]),
      '            using var response = await http.SendAsync(request);',
      '',
      `            Assert.Equal(${status}, (int)response.StatusCode);`,
      '        });',
      '    }',
    ];
  }

  function describeMessage(): readonly string[] {
    const metadata = expectation.metadata.map(([key, template]) => {
      if (template.type !== 'exact') {
        notes.add(`The rule of the metadata \`${key}\` is left out: PactNet takes strings only.`);
      }
      return `.WithMetadata(${string(key)}, ${string(exampleText(template))})`;
    });
    if (format !== 'json' || expectation.body === undefined) {
      notes.add('PactNet only has messages with JSON, so the contents are a JSON string or `null` here.');
    }
    const value = expectation.body === undefined ? '(object?)null' : writer.value(expectation.body);
    const content = layout({open: '.WithJsonContent(', items: [value], close: ')', hug: true}, style, '            ');
    return [
      '    public void Handles_an_order_event()',
      '    {',
      '        _pact',
      `            .ExpectsToReceive(${string(names.description)})`,
      ...metadata.map((each) => `            ${each}`),
      `            ${content}`,
      '            .Verify<JsonElement>(message =>',
      '            {',
      '                // Call your own handler here, and check what it does.',
      '                Assert.NotEqual(JsonValueKind.Undefined, message.ValueKind);',
      '            });',
      '    }',
    ];
  }
}
