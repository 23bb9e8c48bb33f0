import {JsonNumber, printJson} from '../json';
import type {Template} from '../template';
import type {Json, Rule} from '../types';
import {
  call,
  contentTypeOf,
  coreJson,
  coreMatcher,
  isContentType,
  isDouble,
  isInt,
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
import {type Code, layout, quoted, type Style} from './text';
import type {Expectation, TestSource} from './types';

const style: Style = {width: 100, indent: '  '};

/** `\u0000` isn't allowed for control characters in C++, so they are octal. */
const string = (text: string) =>
  quoted(text, '"', {escape: (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`});

/** A raw string, whose delimiter doesn't end it. */
function raw(text: string): string {
  const delimiter = text.includes(')"') ? 'json' : '';
  return `R"${delimiter}(${text})${delimiter}"`;
}

/**
 * A value without a rule as a matcher, since objects take nothing else; undefined for arrays and long numbers.
 *
 * @param value a value of the example
 * @param typed whether a rule above compares it by type, which `EqualTo` would end
 */
function exact(value: Json, typed = false): Code | undefined {
  const name = typed ? 'Like' : 'EqualTo';
  if (typeof value === 'string') {
    return `${name}(${string(value)})`;
  }
  if (typeof value === 'boolean') {
    return `${name}(${value})`;
  }
  if (value === null) {
    return 'NullValue()';
  }
  return value instanceof JsonNumber && (isInt(value) || isDouble(value)) ? `${name}(${value.text})` : undefined;
}

/** A function of the library for a rule; undefined if there is none, or if it writes another rule. */
function matcher(rule: Rule, example: Json): Code | undefined {
  switch (rule.match) {
    case 'type':
      if (rule.min !== undefined || rule.max !== undefined) {
        return undefined;
      }
      return typeof example === 'string'
        ? `Like(${string(example)})`
        : typeof example === 'boolean' || isInt(example) || isDouble(example)
          ? `Like(${example instanceof JsonNumber ? example.text : example})`
          : undefined;
    case 'equality':
      return example === null ? undefined : exact(example);
    case 'null':
      return example === null ? 'NullValue()' : undefined;
    case 'integer':
      return isInt(example) ? `Integer(${example.text})` : undefined;
    case 'decimal':
      return isDouble(example) ? `Decimal(${example.text})` : undefined;
    case 'number':
      return isInt(example) || isDouble(example) ? `Numeric(${example.text})` : undefined;
    case 'regex':
      return typeof example === 'string' ? `Matching(${string(rule.regex)}, ${string(example)})` : undefined;
    case 'include':
      return example === rule.value ? `IncludesStr(${string(rule.value)})` : undefined;
    case 'date':
    case 'time':
    case 'datetime': {
      const name = {date: 'Date', time: 'Time', datetime: 'DateTime'}[rule.match];
      return typeof example === 'string' && rule.format !== ''
        ? `${name}(${string(rule.format)}, ${string(example)})`
        : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * A value with the functions of the library; undefined if one of its parts has none.
 *
 * @param template a value of a body
 * @param byType whether a rule above compares by type
 */
function typed(template: Template, byType = false): Code | undefined {
  const open = opened(template);
  switch (open.type) {
    case 'exact':
      return exact(open.value, byType);
    case 'object': {
      const fields = open.fields.map(([name, each]) => [name, typed(each, byType)] as const);
      const items = fields.flatMap(([name, code]): Code[] =>
        code === undefined ? [] : [{open: `{${string(name)}, `, items: [code], close: '}', hug: true}],
      );
      return items.length === fields.length ? {open: 'Object({', items, close: '})', trailing: ','} : undefined;
    }
    case 'matcher': {
      return open.example.type === 'exact' ? matcher(open.rule, open.example.value) : undefined;
    }
    case 'each-like': {
      const {min, max, examples} = open;
      const item = typed(open.item, true);
      if (item === undefined) {
        return undefined;
      }
      const sizes = [min, max].flatMap((each) => (each === undefined ? [] : [String(each)]));
      const method =
        min === undefined
          ? max === undefined
            ? 'EachLike'
            : 'AtMostLike'
          : max === undefined
            ? 'MinArrayLike'
            : 'ConstrainedArrayLike';
      const count = examples === Math.max(min ?? 1, 1) ? [] : [String(examples)];
      return {...group(call(`${method}(`, [...sizes, ...count, item])), hug: true};
    }
    case 'array-contains': {
      const items = open.variants.flatMap((each) => typed(each) ?? []);
      return items.length === open.variants.length
        ? {open: 'ArrayContaining({', items, close: '})', trailing: ','}
        : undefined;
    }
    default:
      return undefined;
  }
}

const group = (code: Code) => (typeof code === 'string' ? {open: code, items: [], close: ''} : code);

/** A value of a path, a header or a query parameter: a string, which may be the JSON of a matcher. */
function text(template: Template, notes: Notes): string {
  const example = exampleText(template);
  if (template.type === 'exact') {
    return string(example);
  }
  const code = template.type === 'matcher' ? matcher(template.rule, example) : undefined;
  if (typeof code === 'string') {
    return `${code}->getJson()`;
  }
  return coreText(template, notes);
}

/** A matcher as the string that the core reads. */
function coreText(template: Template, notes: Notes): string {
  const example = exampleText(template);
  const json = coreMatcher<Json>(
    template,
    {
      json: (value) => value,
      list: (items) => items,
      object: (fields) => Object.fromEntries(fields),
      template: () => example,
    },
    notes,
  );
  return json === undefined ? string(example) : raw(printJson(json));
}

/**
 * Writes the test in C++ with GoogleTest and the consumer DSL 0.1.0, as `examples/cpp` has them. The functions are those of
 * `pact_consumer::matchers`; a body that they can't describe is a string in the JSON form that the core reads.
 *
 * @param expected what is expected
 * @returns the file of the test
 */
export function writeCpp(expected: Expectation): TestSource {
  const notes = new Notes();
  const expectation = withoutAlternatives(expected, notes);
  const {part} = expectation;
  const names = namesOf(part);
  if (part.kind === 'message') {
    return message(expectation, notes);
  }
  noteContentType(part, notes);
  const isRequest = part.kind === 'request';
  const sent = sentRequest(expectation);
  const status = isRequest ? '200' : exampleText(expectation.status);
  if (!isRequest && expectation.status.type !== 'exact') {
    notes.add('The rule of the status is left out: the DSL takes a number only.');
  }

  const map = (all: Expectation['headers']): Code => ({
    open: '{',
    items: all.map(([name, values]) => `{${string(name)}, {${values.map((each) => text(each, notes)).join(', ')}}}`),
    close: '}',
    trailing: ',',
  });
  const withValues = (method: string, all: Expectation['headers']): readonly Code[] =>
    all.length === 0 ? [] : [{open: `.${method}(`, items: [map(all)], close: ')', hug: true}];
  const body = (): readonly Code[] => {
    const format = bodyFormat(part);
    const {body: template} = expectation;
    if (template === undefined || format === undefined) {
      return [];
    }
    const method = isRequest ? 'withBody' : 'withResponseBody';
    const type = string(contentTypeOf(part));
    if (format === 'text') {
      if (template.type !== 'exact') {
        notes.add('The rules of a body that isn’t JSON are left out: the DSL takes a string there.');
      }
      return [`.${method}(${string(exampleText(template))}, ${type})`];
    }
    const code = typed(template);
    if (code === undefined) {
      return [`.${method}(${raw(printJson(coreJson(template, notes), 2))}, ${type})`];
    }
    // The method for a request would ask for the character set in the content type.
    return isRequest
      ? [{open: `.${method}((`, items: [code], close: `)->getJson(), ${type})`}]
      : [{open: '.withResponseJsonBody(', items: [code], close: ')', hug: true}];
  };
  const calls: readonly Code[] = [
    `.withRequest(${string(sent.method)}, ${isRequest ? text(expectation.path, notes) : string(sent.path)})`,
    ...(isRequest
      ? [...withValues('withQuery', expectation.query), ...withValues('withHeaders', expectation.headers), ...body()]
      : []),
    `.willRespondWith(${status})`,
    ...(isRequest ? [] : [...withValues('withResponseHeaders', expectation.headers), ...body()]),
  ];
  const lines = calls.map((each) => `      ${layout(each, style, '      ')}`).join('\n');
  const type = sent.headers.find(([name]) => isContentType(name))?.[1] ?? 'text/plain';
  const headers = sent.headers.filter(([name]) => !isContentType(name) || sent.body === undefined);
  const code = joined(
    '#include <consumer.h>',
    '#include <gtest/gtest.h>',
    '#include <httplib.h>',
    '',
    'using namespace pact_consumer::matchers;',
    '',
    'TEST(OrderClient, CallsTheOrderApi) {',
    `  pact_consumer::Pact pact(${string(names.consumer)}, ${string(names.provider)});`,
    '  pact.pact_directory = "pacts";',
    ...specification(),
    '',
    `  pact.uponReceiving(${string(names.description)})`,
    `${lines};`,
    '',
    '  const auto result = pact.run_test([](auto mockServer) {',
    '    // Call your own client here, and check what it returns.',
    '    httplib::Client http(mockServer->get_url());',
    '    httplib::Request request;',
    `    request.method = ${string(sent.method)};`,
    `    request.path = ${string(sent.target)};`,
    ...headers.map(([name, value]) => `    request.set_header(${string(name)}, ${string(value)});`),
    ...(sent.body === undefined
      ? []
      : [`    request.set_header("Content-Type", ${string(type)});`, `    request.body = ${string(sent.body)};`]),
    '    const auto response = http.send(request);',
    `    EXPECT_EQ(response->status, ${status});`,
    '    return !testing::Test::HasFailure();',
    '  });',
    '  EXPECT_TRUE(result.is_ok());',
    '}',
    '',
  );
  return {file: 'order_client_test.cpp', code, notes: notes.all()};

  /** The DSL writes version 3 unless its handle is told otherwise. */
  function specification(): readonly string[] {
    if (part.version === 3) {
      return [];
    }
    return [`  pactffi_with_specification(pact.pact, PactSpecification_V${part.version});`];
  }
}

/** A message, for which the DSL has nothing: the functions of the core, whose header the DSL includes. */
function message(expectation: Expectation, notes: Notes): TestSource {
  const {part, body} = expectation;
  const names = namesOf(part);
  const version = part.version === 4 ? 4 : 3;
  noteVersion(part, version, notes);
  notes.add('The DSL has no messages, so the test calls the functions of `pact_ffi`.');
  const format = bodyFormat(part);
  const contents =
    body === undefined
      ? undefined
      : format === 'json'
        ? raw(printJson(coreJson(body, notes), 2))
        : string(exampleText(body));
  if (format === 'text' && body?.type !== 'exact') {
    notes.add('The rules of contents that aren’t JSON are left out.');
  }
  const code = joined(
    '#include <consumer.h>',
    '#include <gtest/gtest.h>',
    '',
    '#include <string>',
    '',
    'TEST(OrderMailer, HandlesAnOrderEvent) {',
    `  const auto pact = pactffi_new_pact(${string(names.consumer)}, ${string(names.provider)});`,
    `  pactffi_with_specification(pact, PactSpecification_V${version});`,
    `  const auto message = pactffi_new_message_interaction(pact, ${string(names.description)});`,
    ...expectation.metadata.map(
      ([key, template]) =>
        `  pactffi_with_metadata(message, ${string(key)}, ${coreText(template, notes)}, InteractionPart_Request);`,
    ),
    contents === undefined
      ? undefined
      : `  pactffi_with_body(message, InteractionPart_Request, ${string(contentTypeOf(part))}, ${contents});`,
    '',
    `  // Call your own handler with the contents here, and check what it does.`,
    `  const std::string contents = ${string(body === undefined ? '' : format === 'json' ? printJson(exampleOf(body)) : exampleText(body))};`,
    `  EXPECT_${body === undefined ? 'TRUE' : 'FALSE'}(contents.empty());`,
    '',
    '  EXPECT_EQ(pactffi_pact_handle_write_file(pact, "pacts", false), 0);',
    '  pactffi_free_pact_handle(pact);',
    '}',
    '',
  );
  return {file: 'order_mailer_test.cpp', code, notes: notes.all()};
}
