import {JsonNumber} from '../json';
import type {Template} from '../template';
import type {Json, Rule} from '../types';
import {
  call,
  isDouble,
  isInt,
  isScalar,
  joined,
  namesOf,
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

/** Patterns are easier to read as raw strings. */
function string(text: string): string {
  return text.includes('\\') && !/["\p{Cc}]/u.test(text)
    ? `#"${text}"#`
    : quoted(text, '"', {escape: (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`});
}

class SwiftWriter {
  constructor(private readonly notes: Notes) {}

  private literal(value: Json): string {
    if (typeof value === 'string') {
      return string(value);
    }
    if (value === null) {
      // `nil` can't be encoded.
      return 'Matcher.MatchNull()';
    }
    return value instanceof JsonNumber ? value.text : isScalar(value) ? String(value) : '';
  }

  private lost(rule: string): void {
    this.notes.add(`The rule ${rule} is left out: PactSwift has no matcher for it.`);
  }

  private matcher(rule: Rule, template: Template): Code {
    const example = exampleOf(template);
    const plain = () => {
      this.lost(ruleName(rule));
      return this.value(template);
    };
    switch (rule.match) {
      case 'type':
        return call('Matcher.SomethingLike(', [this.value(template)]);
      case 'equality':
        return call('Matcher.EqualTo(', [this.value(template)]);
      case 'integer':
        return isInt(example) ? `Matcher.IntegerLike(${example.text})` : plain();
      case 'decimal':
        return isDouble(example) && !example.text.endsWith('.0') ? `Matcher.DecimalLike(${example.text})` : plain();
      case 'number':
      case 'boolean':
        this.notes.add(`The rule \`${rule.match}\` is written as \`type\`, because PactSwift has no matcher for it.`);
        return call('Matcher.SomethingLike(', [this.value(template)]);
      case 'regex':
        return typeof example === 'string'
          ? `Matcher.RegexLike(value: ${string(example)}, pattern: ${string(rule.regex)})`
          : plain();
      case 'include':
        return typeof example === 'string'
          ? `Matcher.IncludesLike(${string(rule.value)}${example === rule.value ? '' : `, generate: ${string(example)}`})`
          : plain();
      case 'null':
        return example === null ? 'Matcher.MatchNull()' : plain();
      default:
        return plain();
    }
  }

  value(template: Template): Code {
    const open = opened(template);
    switch (open.type) {
      case 'exact':
        return isScalar(open.value) ? this.literal(open.value) : '[String: Any]()';
      case 'object':
        return open.fields.length === 0
          ? '[String: Any]()'
          : {
              open: '[',
              items: open.fields.map(([name, each]) => prefixed(`${string(name)}: `, this.value(each))),
              close: '] as [String: Any]',
              trailing: ',',
            };
      case 'array':
        return open.items.length === 0
          ? '[Any]()'
          : {open: '[', items: open.items.map((each) => this.value(each)), close: '] as [Any]', trailing: ','};
      case 'matcher':
        return this.matcher(open.rule, open.example);
      case 'each-like': {
        const {min, max, item, examples} = open;
        if (min === undefined && max === undefined) {
          return call('Matcher.SomethingLike(', [{open: '[', items: [this.value(item)], close: '] as [Any]'}]);
        }
        const named = (name: string, value: number | undefined) => (value === undefined ? [] : [`${name}: ${value}`]);
        // Without limits, the matcher asks for one element.
        const limits = min === 1 && max === undefined ? [] : [...named('min', min), ...named('max', max)];
        return call('Matcher.EachLike(', [
          this.value(item),
          ...limits,
          ...(examples > 1 ? [`count: ${examples}`] : []),
        ]);
      }
      case 'array-contains':
        this.lost('`arrayContains`');
        return {open: '[', items: open.variants.map((each) => this.value(each)), close: '] as [Any]', trailing: ','};
      case 'map':
        if (open.keyRules.length > 0) {
          this.lost('`eachKey`');
        }
        this.notes.add(`With \`EachKeyLike\`, the key \`${open.key}\` of the example has to be there.`);
        return {
          open: '[',
          items: [prefixed(`${string(open.key)}: `, call('Matcher.EachKeyLike(', [this.value(open.value)]))],
          close: '] as [String: Any]',
        };
      case 'combined': {
        const [first] = open.rules;
        if (open.combine === 'OR' && first) {
          this.notes.add('PactSwift has no OR for the rules of a value, so only the first one is written.');
          return this.matcher(first, open.example);
        }
        this.notes.add('Several rules for one value are left out: PactSwift takes one matcher.');
        return this.value(open.example);
      }
    }
  }

  text(template: Template): string {
    const example: Template = {type: 'exact', value: exampleText(template)};
    return template.type === 'matcher'
      ? flat(this.matcher(template.rule, example))
      : flat(this.value(template.type === 'combined' ? {...template, example} : example));
  }
}

/** A message, which the library doesn't have: what remains is a test of the handler. */
function message(expectation: Expectation, notes: Notes): TestSource {
  notes.add('PactSwift has no messages, so this tests the handler with the example and writes no pact.');
  const {body} = expectation;
  const contents =
    body === undefined ? '' : bodyFormat(expectation.part) === 'json' ? exampleJson(expectation) : exampleText(body);
  const code = joined(
    'import Foundation',
    'import XCTest',
    '',
    'final class OrderMailerTests: XCTestCase {',
    '    func testHandlesAnOrderEvent() {',
    `        let contents = Data(${string(contents)}.utf8)`,
    '',
    '        // Call your own handler here, and check what it does.',
    `        XCTAssert${contents === '' ? 'True' : 'False'}(contents.isEmpty)`,
    '    }',
    '}',
    '',
  );
  return {file: 'OrderMailerTests.swift', code, notes: notes.all()};
}

const exampleJson = ({part}: Expectation) => (part.body.state === 'present' ? part.body.text : 'null');

/**
 * Writes the test in Swift with XCTest and PactSwift 1.2, as `examples/swift` has them.
 *
 * @param expectation what is expected
 * @returns the class of the test
 */
export function writeSwift(expectation: Expectation): TestSource {
  const {part} = expectation;
  const notes = new Notes();
  if (part.kind === 'message') {
    return message(expectation, notes);
  }
  noteVersion(part, 3, notes);
  const names = namesOf(part);
  const writer = new SwiftWriter(notes);
  const isRequest = part.kind === 'request';
  const sent = sentRequest(expectation);
  const status = isRequest ? '200' : exampleText(expectation.status);
  if (!isRequest && expectation.status.type !== 'exact') {
    notes.add('The rule of the status is left out: PactSwift takes a number only.');
  }
  const headers = (): readonly Code[] =>
    expectation.headers.length === 0
      ? []
      : [
          {
            open: 'headers: [',
            items: expectation.headers.map(([name, values]) => {
              const [first, ...others] = values;
              if (others.length > 0 && values.some(({type}) => type !== 'exact')) {
                notes.add(`The rules of the header \`${name}\` are left out: PactSwift takes one value there.`);
              }
              const value =
                first && others.length === 0 ? writer.text(first) : string(values.map(exampleText).join(', '));
              return `${string(name)}: ${value}`;
            }),
            close: ']',
            trailing: ',',
          },
        ];
  const query = (): readonly Code[] =>
    expectation.query.length === 0
      ? []
      : [
          {
            open: 'query: [',
            items: expectation.query.map(
              ([name, values]) => `${string(name)}: [${values.map((each) => writer.text(each)).join(', ')}]`,
            ),
            close: ']',
            trailing: ',',
          },
        ];
  const body = (): readonly Code[] => {
    const format = bodyFormat(part);
    if (expectation.body === undefined || format === undefined) {
      return [];
    }
    return [
      prefixed('body: ', format === 'json' ? writer.value(expectation.body) : string(exampleText(expectation.body))),
    ];
  };
  const path = (): string => {
    const {path: template} = expectation;
    if (template.type === 'matcher' && template.rule.match === 'regex') {
      return writer.text(template);
    }
    if (template.type !== 'exact') {
      notes.add('The rule of the path is left out: PactSwift takes a pattern or a string there.');
    }
    return string(sent.path);
  };
  const request = call('.withRequest(', [
    `method: .${sent.method}`,
    `path: ${isRequest ? path() : string(sent.path)}`,
    ...(isRequest ? [...query(), ...headers(), ...body()] : []),
  ]);
  const response = call('.willRespondWith(', [`status: ${status}`, ...(isRequest ? [] : [...headers(), ...body()])]);
  const margin = '            ';
  const code = joined(
    'import Foundation',
    'import PactSwift',
    'import XCTest',
    '',
    'final class OrderClientTests: XCTestCase {',
    '    // The folder `pacts` beside Package.swift.',
    '    private static let pacts = URL(fileURLWithPath: #filePath)',
    '        .appending(path: "../../../pacts").standardizedFileURL',
    '',
    '    private static let orderApi = MockService(',
    `        consumer: ${string(names.consumer)}, provider: ${string(names.provider)}, writePactTo: pacts)`,
    '',
    '    func testCallsTheOrderApi() async throws {',
    '        Self.orderApi',
    `            .uponReceiving(${string(names.description)})`,
    margin + layout(request, style, margin),
    margin + layout(response, style, margin),
    '',
    '        try await Self.orderApi.run { baseURL in',
    '            // Call your own client here, and check what it returns.',
    `            let url = try XCTUnwrap(URL(string: baseURL + ${string(sent.target)}))`,
    '            var request = URLRequest(url: url)',
    `            request.httpMethod = ${string(sent.method)}`,
    ...sent.headers.map(
      ([name, value]) => `            request.setValue(${string(value)}, forHTTPHeaderField: ${string(name)})`,
    ),
    sent.body === undefined ? undefined : `            request.httpBody = Data(${string(sent.body)}.utf8)`,
    '            let (_, response) = try await URLSession.shared.data(for: request)',
    `            XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, ${status})`,
    '        }',
    '    }',
    '}',
    '',
  );
  return {file: 'OrderClientTests.swift', code, notes: notes.all()};
}
