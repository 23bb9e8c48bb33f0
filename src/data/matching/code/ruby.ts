// cspell:words Rubo

import {isArray, isObject, JsonNumber, printJson} from '../json';
import type {Template} from '../template';
import type {Json, Rule} from '../types';
import {bodyFormat, contentTypeOf, exampleOf, exampleTarget, exampleText, hasRule, numberText} from './expectation';
import {layout, prefixed, quoted, type Code, type Group, type Style} from './text';
import type {Expectation, TestSource, Writer} from './types';

/** The formatting of the examples of this site, which is that of RuboCop. */
const style: Style = {width: 90, indent: '  '};

/** A `#` begins an interpolation only before these. */
const string = (text: string) => quoted(text, '"').replaceAll(/#(?=[{$@])/g, '\\#');
const isSymbol = (name: string) => /^[a-z_]\w*$/i.test(name);

const call = (name: string, ...items: readonly Code[]): Group => ({
  open: `${name}(`,
  items,
  close: ')',
  hug: items.length === 1,
});
const list = (items: readonly Code[]): Group => ({open: '[', items, close: ']'});
const braces = (items: readonly Code[]): Group => ({open: '{', items, close: '}', padding: ' '});
const hash = (fields: readonly (readonly [string, Code])[]) =>
  braces(fields.map(([name, code]) => prefixed(isSymbol(name) ? `${name}: ` : `${string(name)}: `, code)));
const stringHash = (fields: readonly (readonly [string, Code])[]) =>
  braces(fields.map(([name, code]) => prefixed(`${string(name)} => `, code)));

/** A literal where Ruby reads it as it is, else the constructor. */
function pattern(regex: string): string {
  if (/[\n\r]|#[{$@]/.test(regex) || regex === '') {
    return `Regexp.new(${string(regex)})`;
  }
  if (!regex.includes('/')) {
    return `/${regex}/`;
  }
  // Between braces, those of the pattern would have to be balanced.
  return /[{}]/.test(regex) ? `/${regex.replaceAll(/\\?\//g, '\\/')}/` : `%r{${regex}}`;
}

/** Names of the rules in the JSON that the core reads. */
function rawFields(rule: Rule): readonly (readonly [string, Code])[] {
  return Object.entries(rule).flatMap(([name, value]: [string, unknown]): (readonly [string, Code])[] => {
    if (name === 'match') {
      return [['pact:matcher:type', string(String(value))]];
    }
    if (name === 'rules' && (rule.match === 'eachKey' || rule.match === 'eachValue')) {
      return [['rules', list(rule.rules.map((each) => stringHash(rawFields(each))))]];
    }
    return [[name, typeof value === 'string' ? string(value) : String(value)]];
  });
}

/** Collects what is to be said while the parts of a file are written. */
class File {
  readonly notes = new Set<string>();

  constructor(private readonly expectation: Expectation) {}

  /** A hash that the core reads, where the gem has no method. */
  private raw(rule: Rule, value: Code): Code {
    return stringHash([...rawFields(rule), ['value', value]]);
  }

  json(value: Json): Code {
    if (isArray(value)) {
      return list(value.map((each) => this.json(each)));
    }
    if (isObject(value)) {
      return hash(Object.entries(value).map(([name, each]) => [name, this.json(each)]));
    }
    if (value instanceof JsonNumber) {
      return value.text;
    }
    return typeof value === 'string' ? string(value) : value === null ? 'nil' : String(value);
  }

  private around(rule: Rule, template: Template, text: boolean): Code {
    const example = exampleOf(template);
    const value = this.template(template);
    const isText = typeof example === 'string';
    const literal = numberText(example, text);
    switch (rule.match) {
      case 'type':
        return rule.min === undefined && rule.max === undefined && example !== null
          ? call('match_type_of', value)
          : this.raw(rule, value);
      case 'equality':
        return call('match_exactly', value);
      case 'integer':
        return /^-?\d+$/.test(literal) ? call('match_any_integer', literal) : this.raw(rule, value);
      case 'decimal':
        return /[.e]/.test(literal) ? call('match_any_decimal', literal) : this.raw(rule, value);
      case 'number':
        return literal === '' ? this.raw(rule, value) : call('match_any_number', literal);
      case 'boolean':
        return typeof example === 'boolean' ? call('match_any_boolean', value) : this.raw(rule, value);
      case 'null':
        return example === null ? 'Pact::Matchers::V3::Null.new' : this.raw(rule, value);
      case 'notEmpty':
        return call('match_not_empty', value);
      case 'semver':
        return isText ? call('match_semver', value) : this.raw(rule, value);
      case 'regex':
        if (!isText) {
          return this.raw(rule, value);
        }
        this.notes.add('Ruby writes a pattern with its options, such as (?-mix:…), which match the same values.');
        return call('match_regex', pattern(rule.regex), value);
      case 'include':
        if (exampleText(template) !== rule.value) {
          this.notes.add(`match_include(${string(rule.value)}) is also the example; Pact Ruby takes no other one.`);
        }
        return call('match_include', string(rule.value));
      case 'contentType':
        if (exampleText(template) !== rule.value) {
          this.notes.add('match_content_type makes the name of the type the example of a value in JSON.');
        }
        return call('match_content_type', string(rule.value));
      case 'date':
      case 'time':
      case 'datetime':
        return isText && rule.format !== ''
          ? call(`match_${rule.match}`, string(rule.format), value)
          : this.raw(rule, value);
      case 'values':
      case 'eachKey':
      case 'eachValue':
        return this.raw(rule, value);
      case 'statusCode':
      case 'arrayContains':
      case 'plugin':
        this.notes.add(
          `Pact Ruby has no matcher ${rule.match === 'plugin' ? `"${rule.name}"` : rule.match} for this place, so the value has to be equal.`,
        );
        return value;
    }
  }

  /** The rules of a value that can be written together. */
  private combined({combine, rules}: Template & {type: 'combined'}): readonly Rule[] {
    if (combine === 'OR') {
      this.notes.add('Pact Ruby has no OR for the rules of a value, so only the first one is written.');
      return rules.slice(0, 1);
    }
    return rules;
  }

  private several(rules: readonly Rule[], value: Code): Code {
    const possible = rules.filter(({match}) => !['statusCode', 'arrayContains', 'plugin'].includes(match));
    if (possible.length < rules.length) {
      this.notes.add("A rule that can't be combined with another one is left out.");
    }
    return stringHash([
      ['pact:matcher:type', list(possible.map((each) => stringHash(rawFields(each))))],
      ['value', value],
    ]);
  }

  private map({key, keyRules, value}: Template & {type: 'map'}): Code {
    const values = hasRule(this.expectation.part, 'values');
    const valueRules = values
      ? []
      : value.type === 'matcher'
        ? [value.rule]
        : value.type === 'combined'
          ? this.combined(value)
          : [];
    const example = exampleOf(value);
    const withMatchers = stringHash([[key, this.template(value)]]);
    const plain = stringHash([[key, this.json(example)]]);
    const rulesOf = (rules: readonly Rule[], each: Json): Code | undefined => {
      // Only matchers of the gem can be these rules.
      const codes = rules.map((rule) => this.around(rule, {type: 'exact', value: each}, false));
      const all = codes.every((code) => typeof code === 'string' || code.open.startsWith('match_'));
      return !all ? undefined : codes.length === 1 ? codes[0] : list(codes);
    };
    if (keyRules.length === 0) {
      const rules = rulesOf(valueRules, example);
      return valueRules.length === 0
        ? this.raw({match: 'values'}, withMatchers)
        : rules
          ? call('match_each_value', plain, rules)
          : this.raw({match: 'eachValue', rules: valueRules}, plain);
    }
    const keys: Rule = {match: 'eachKey', rules: keyRules};
    if (valueRules.length === 0 && !values) {
      const rules = rulesOf(keyRules, key);
      return rules ? call('match_each_key', withMatchers, rules) : this.raw(keys, withMatchers);
    }
    return values
      ? this.several([keys, {match: 'values'}], withMatchers)
      : this.several([keys, {match: 'eachValue', rules: valueRules}], plain);
  }

  private eachLike({item, min, max, examples}: Template & {type: 'each-like'}): Code {
    const code = this.template(item);
    const all = list(Array.from({length: examples}, () => code));
    if (min === undefined && max === undefined) {
      return call('match_type_of', all);
    }
    // An array as the template would be all the elements, not one of them.
    const isList = isArray(exampleOf(item));
    if (min !== undefined && min > 0 && max === undefined && examples === min && !isList) {
      return min === 1 ? call('match_each', code) : call('match_each', code, String(min));
    }
    return this.raw({match: 'type', ...(min === undefined ? {} : {min}), ...(max === undefined ? {} : {max})}, all);
  }

  /** A value of a body. */
  template(template: Template): Code {
    switch (template.type) {
      case 'exact':
        return this.json(template.value);
      case 'object':
        return hash(template.fields.map(([name, each]) => [name, this.template(each)]));
      case 'array':
        return list(template.items.map((each) => this.template(each)));
      case 'matcher':
        return this.around(template.rule, template.example, false);
      case 'combined': {
        const rules = this.combined(template);
        const [first, ...others] = rules;
        return first && others.length === 0
          ? this.around(first, template.example, false)
          : this.several(rules, this.template(template.example));
      }
      case 'each-like':
        return this.eachLike(template);
      case 'array-contains':
        return stringHash([
          ['pact:matcher:type', '"arrayContains"'],
          ['variants', list(template.variants.map((each) => this.template(each)))],
        ]);
      case 'map':
        return this.map(template);
    }
  }

  /** A value of a header, a query or a path, or of the metadata. */
  text(name: string, template: Template): Code {
    if (template.type === 'combined') {
      this.notes.add(`Pact Ruby takes one rule for ${name}, so the value has to be equal.`);
    } else if (template.type === 'matcher') {
      const code = this.around(template.rule, template.example, true);
      if (typeof code === 'string' || code.open.startsWith('match_')) {
        return code;
      }
      this.notes.add(`Pact Ruby has no matcher for the example of ${name}, so the value has to be equal.`);
    }
    return string(exampleText(template));
  }

  /** A body; a list or a string has to be JSON itself. */
  body(template: Template): Code | undefined {
    const example = exampleOf(template);
    if (template.type === 'exact' || template.type === 'array') {
      if (example === null || example === false) {
        this.notes.add(`Pact Ruby leaves the body out where it is ${printJson(example)}, so any body passes.`);
        return undefined;
      }
      if (template.type === 'array') {
        this.notes.add(
          'Pact Ruby takes no matchers in a list at the top of a body, unless one is for the whole list, so all values have to be equal.',
        );
      }
      if (isArray(example) || typeof example === 'string' || typeof example === 'boolean') {
        return string(printJson(example));
      }
    }
    return this.template(template);
  }
}

function headersOf(file: File, expectation: Expectation): readonly (readonly [string, Code])[] {
  return expectation.headers.map(([name, values]) => {
    const [first] = values;
    if (values.length === 1 && first) {
      return [name, file.text(name, first)];
    }
    if (values.some(({type}) => type !== 'exact')) {
      file.notes.add(`Pact Ruby takes no matchers for several values of ${name}, so they have to be equal.`);
    }
    return [name, list(values.map((each) => string(exampleText(each))))];
  });
}

function queryOf(file: File, expectation: Expectation): Code {
  const single = expectation.query.every(
    ([, values]) => values.length === 1 || values.every(({type}) => type === 'exact'),
  );
  if (!single) {
    return list(
      expectation.query.flatMap(([name, values]) => values.map((each) => stringHash([[name, file.text(name, each)]]))),
    );
  }
  return stringHash(
    expectation.query.map(([name, values]) => {
      const codes = values.map((each) => file.text(name, each));
      return [name, codes.length === 1 && codes[0] ? codes[0] : list(codes)];
    }),
  );
}

function http(expectation: Expectation): TestSource {
  const {part, path} = expectation;
  const file = new File(expectation);
  const isRequest = part.kind === 'request';
  const format = bodyFormat(part);
  const type = contentTypeOf(part) ?? 'application/json';
  const fields: (readonly [string, Code])[] = [];
  if (expectation.query.length > 0) {
    fields.push(['query', queryOf(file, expectation)]);
  }
  const named = expectation.headers.some(([name]) => name.toLowerCase() === 'content-type');
  const headers: readonly (readonly [string, Code])[] = [
    ...headersOf(file, expectation).filter(
      ([name, code]) => format !== 'json' || name.toLowerCase() !== 'content-type' || code !== '"application/json"',
    ),
    ...(!named && format === 'json' && type !== 'application/json' ? [['Content-Type', string(type)] as const] : []),
  ];
  if (headers.length > 0) {
    fields.push(['headers', stringHash(headers)]);
  }
  if (format === 'text') {
    file.notes.add('Pact Ruby writes every body as JSON, so this one is left out, and any body passes.');
  } else if (expectation.body) {
    const body = file.body(expectation.body);
    if (body !== undefined) {
      fields.push(['body', body]);
    }
  }
  if (!isRequest && expectation.status.type !== 'exact') {
    file.notes.add('Pact Ruby takes no matcher for the status, so it has to be equal.');
  }
  const status = isRequest ? '200' : exampleText(expectation.status);
  const keywords = (all: readonly (readonly [string, Code])[]) =>
    all.map(([name, code]) => prefixed(`${name}: `, code));
  const pathCode = file.text('the path', path);
  const method = isRequest ? part.method : 'GET';
  const request = isRequest
    ? call(
        '.with_request',
        ...keywords([
          ['method', string(method)],
          ['path', typeof pathCode === 'string' ? pathCode : {...pathCode, close: `${pathCode.close}.as_basic`}],
          ...fields,
        ]),
      )
    : '.with_request(method: "GET", path: "/orders/1")';
  const respond = isRequest
    ? '.will_respond_with(status: 200)'
    : call('.will_respond_with', ...keywords([['status', status], ...fields]));

  const target = isRequest ? exampleTarget(expectation) : '/orders/1';
  const url = `"#{mock_server.url}${string(target).slice(1)}`;
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  const sends = isRequest && format === 'json' && expectation.body !== undefined;
  const sent = [
    ...expectation.headers
      .filter(([header]) => !sends || header.toLowerCase() !== 'content-type')
      .map(([header, values]) => [header, string(values.map(exampleText).join(', '))] as const),
    ...(sends ? [['Content-Type', string(type)] as const] : []),
  ];
  const common = ['Get', 'Head', 'Post', 'Put', 'Patch', 'Delete', 'Options', 'Trace'];
  if (!common.includes(name)) {
    file.notes.add(`Net::HTTP has no class for ${method}, so call a client that sends it.`);
  }
  const indent = '      ';
  const lines =
    isRequest && (method !== 'GET' || sent.length > 0)
      ? [
          `uri = URI(${url})`,
          `request = ${layout(call(`Net::HTTP::${common.includes(name) ? name : 'Get'}.new`, 'uri', ...(sent.length > 0 ? [stringHash(sent)] : [])), style, indent, 10, 0)}`,
          ...(sends && expectation.body
            ? [
                `request.body = ${layout(call('JSON.generate', file.json(exampleOf(expectation.body))), style, indent, 15, 0)}`,
              ]
            : []),
          'response = Net::HTTP.start(uri.host, uri.port) { |client| client.request(request) }',
        ]
      : [`response = Net::HTTP.get_response(URI(${url}))`];
  const specification = part.version === 4 ? '' : `, opts: { pact_specification: "${part.version}" }`;
  const step = (code: Code) => `      ${layout(code, style, '      ', 0, 0)}`;
  const code = `# frozen_string_literal: true

${sends ? 'require "json"\n' : ''}require "net/http"

RSpec.describe "OrderClient", :pact do
  has_http_pact_between "OrderWeb", "OrderApi"${specification}

  it "${isRequest ? 'sends an order request' : 'reads an order'}" do
    interaction = new_interaction
      .upon_receiving("a request for an order")
${step(request)}
${step(respond)}

    interaction.execute do |mock_server|
      # Call your own client here, and check what it returns.
      ${lines.join(`\n${indent}`)}

      expect(response.code).to eq("${status}")
    end
  end
end
`;
  return {file: 'spec/pact/providers/order_client_spec.rb', code, notes: [...file.notes]};
}

function message(expectation: Expectation): TestSource {
  const {part, body} = expectation;
  const file = new File(expectation);
  if (part.version !== 4) {
    file.notes.add('Pact Ruby writes messages with specification 4 only.');
  }
  const example = body && exampleOf(body);
  const steps: Code[] = [];
  const isWritten =
    body !== undefined &&
    bodyFormat(part) === 'json' &&
    (body.type === 'each-like' || (example !== undefined && isObject(example)) || body.type === 'array-contains');
  if (isWritten) {
    steps.push(call('.with_json_contents', file.template(body)));
  } else {
    file.notes.add('Pact Ruby takes an object or match_each as the contents of a message, so these are left empty.');
    steps.push('.with_json_contents({})');
  }
  if (expectation.metadata.length > 0) {
    const metadata = expectation.metadata.map(([key, value]) => {
      if (typeof exampleOf(value) !== 'string') {
        file.notes.add(`Pact Ruby takes strings as metadata, so ${key} becomes one.`);
      }
      return [key, file.text(key, value)] as const;
    });
    steps.push(call('.with_metadata', stringHash(metadata)));
  }
  const code = `# frozen_string_literal: true

RSpec.describe "OrderHandler", :pact do
  has_message_pact_between "OrderMailer", "OrderPublisher"

  it "handles an order event" do
    interaction = new_interaction
      .upon_receiving("an order event")
${steps.map((each) => `      ${layout(each, style, '      ', 0, 0)}`).join('\n')}

    interaction.execute do |event, _metadata|
      # Call your own handler here, and check what it does.
      expect(event).not_to be_nil
    end
  end
end
`;
  return {file: 'spec/pact/providers/order_handler_spec.rb', code, notes: [...file.notes]};
}

/**
 * Writes a test for Pact Ruby 2 with RSpec. Which matchers there are comes from the source of the gem `pact` 2.0.2, as the
 * tables in `content/api/pact-ruby` have it; where the gem has no method, it is the hash that the core reads.
 *
 * @param expectation what to write
 * @returns the test
 */
export const writeRuby: Writer = (expectation) =>
  expectation.part.kind === 'message' ? message(expectation) : http(expectation);
