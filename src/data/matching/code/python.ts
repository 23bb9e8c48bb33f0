import {isArray, isObject, JsonNumber, printJson} from '../json';
import type {Template} from '../template';
import type {Json, Rule} from '../types';
import {bodyFormat, contentTypeOf, exampleOf, exampleTarget, exampleText, hasRule} from './expectation';
import {layout, prefixed, quoted, type Code, type Style} from './text';
import type {Expectation, TestSource, Writer} from './types';

/** The formatting of the examples of this site, which is that of Ruff. */
const style: Style = {width: 88, indent: '    '};

const string = (text: string) => quoted(text, text.includes('"') && !text.includes("'") ? "'" : '"');
const group = (open: string, items: readonly Code[], close: string): Code => ({open, items, close, trailing: ','});
const call = (name: string, ...items: readonly Code[]) => group(`${name}(`, items, ')');
const list = (items: readonly Code[]) => group('[', items, ']');
const dict = (fields: readonly (readonly [string, Code])[]) =>
  group(
    '{',
    fields.map(([name, code]) => prefixed(`${string(name)}: `, code)),
    '}',
  );

/** A raw string where it can hold the pattern. */
function pattern(regex: string): string {
  return regex.includes('\\') && !/["\n\r]|\\$/.test(regex) ? `r"${regex}"` : string(regex);
}

const bounds = ({min, max}: {readonly min?: number | undefined; readonly max?: number | undefined}) => [
  ...(min === undefined ? [] : [`min=${min}`]),
  ...(max === undefined ? [] : [`max=${max}`]),
];

/** A rule as the pact file has it, for `with_matching_rules`. */
function ruleByHand(rule: Rule): Code {
  const fields = Object.entries(rule).map(([name, value]: [string, unknown]): readonly [string, Code] => {
    if (name === 'rules' && (rule.match === 'eachKey' || rule.match === 'eachValue')) {
      return [name, list(rule.rules.map(ruleByHand))];
    }
    return [
      name,
      typeof value === 'string' ? string(value) : Array.isArray(value) ? list(value.map(String)) : String(value),
    ];
  });
  return dict(fields);
}

/** Path expression of a field; undefined if none can name it. */
function fieldPath(path: string | undefined, name: string): string | undefined {
  return path === undefined || name === '' || name.includes("'")
    ? undefined
    : /^[A-Za-z_]\w*$/.test(name)
      ? `${path}.${name}`
      : `${path}['${name}']`;
}

/** Path expression of what is in a value. */
const below = (path: string | undefined, step: string) => (path === undefined ? undefined : path + step);

/** Collects what a file needs while its parts are written. */
class File {
  /** Rules of the body that only `with_matching_rules` takes, by their paths. */
  readonly byPath = new Map<string, Code>();
  generic = false;
  match = false;
  readonly notes = new Set<string>();

  constructor(private readonly expectation: Expectation) {}

  private matcher(name: string, ...items: readonly Code[]): Code {
    this.match = true;
    return call(`match.${name}`, ...items);
  }

  /** A matcher for which there is no function. */
  private other(match: string, value: Code, ...more: readonly Code[]): Code {
    this.generic = true;
    return call('GenericMatcher', string(match), value, ...more);
  }

  json(value: Json): Code {
    if (isArray(value)) {
      return list(value.map((each) => this.json(each)));
    }
    if (isObject(value)) {
      return dict(Object.entries(value).map(([name, each]) => [name, this.json(each)]));
    }
    if (value instanceof JsonNumber) {
      return value.text;
    }
    return typeof value === 'string' ? string(value) : value === null ? 'None' : value ? 'True' : 'False';
  }

  /** A rule around an example; the values of headers, the query and the path are strings. */
  private around(rule: Rule, template: Template, text: boolean, path?: string): Code {
    const example = exampleOf(template);
    const value = this.template(template, path);
    const isText = typeof example === 'string';
    const number =
      example instanceof JsonNumber
        ? example.text
        : text && isText && /^-?(0|[1-9]\d*)$/.test(example)
          ? example
          : undefined;
    switch (rule.match) {
      case 'type':
        return isText && bounds(rule).length === 0
          ? this.matcher('str', value)
          : this.matcher('like', value, ...bounds(rule));
      case 'integer':
        return number !== undefined && !/[.e]/.test(number)
          ? this.matcher('int', number)
          : this.other('integer', value);
      case 'decimal':
      case 'number':
        return number === undefined ? this.other(rule.match, value) : this.matcher(rule.match, number);
      case 'boolean':
        return typeof example === 'boolean' ? this.matcher('bool', value) : this.other('boolean', value);
      case 'null':
        return example === null ? this.matcher('none') : this.other('null', value);
      case 'regex':
        return isText
          ? this.matcher('regex', value, `regex=${pattern(rule.regex)}`)
          : this.other('regex', value, `regex=${pattern(rule.regex)}`);
      case 'include':
      case 'contentType':
        if (exampleText(template) !== rule.value) {
          this.notes.add(
            `Pact Python takes ${printJson(rule.value)} as the rule and as the example; there can't be another example.`,
          );
        }
        return this.matcher(rule.match === 'include' ? 'includes' : 'content_type', string(rule.value));
      case 'date':
      case 'time':
      case 'datetime':
        // Formats of Python and of Java differ, and the pact has those of Java.
        return isText && rule.format !== ''
          ? this.matcher(rule.match, value, string(rule.format), 'disable_conversion=True')
          : this.other(rule.match, value, `format=${string(rule.format)}`);
      case 'equality':
      case 'semver':
      case 'notEmpty':
      case 'values':
        return this.other(rule.match, value);
      case 'eachKey':
      case 'eachValue':
        return this.other(
          rule.match,
          value,
          prefixed('rules=', list(rule.rules.map((each) => this.inner(each, example)))),
        );
      case 'statusCode':
      case 'arrayContains':
      case 'plugin':
        this.notes.add(
          `Pact Python has no matcher ${rule.match === 'plugin' ? `"${rule.name}"` : rule.match} for this place, so the value has to be equal.`,
        );
        return value;
    }
  }

  /** A rule for the keys or values of a map, of which only the rule counts. */
  private inner(rule: Rule, value: Json): Code {
    return this.around(rule, {type: 'exact', value}, false);
  }

  /** A rule as the core reads it in a body. */
  private raw(rule: Rule): Code {
    const fields = Object.entries(rule).flatMap(([name, value]: [string, unknown]): (readonly [string, Code])[] => {
      if (name === 'match') {
        return [['pact:matcher:type', string(String(value))]];
      }
      if (name === 'rules' && (rule.match === 'eachKey' || rule.match === 'eachValue')) {
        return [[name, list(rule.rules.map((each) => this.raw(each)))]];
      }
      return [[name, typeof value === 'string' ? string(value) : String(value)]];
    });
    return dict(fields);
  }

  /** Several rules for a value: those of which one has to accept it are listed by hand, if the value has a path. */
  private combined(template: Template & {type: 'combined'}, path: string | undefined): Code {
    const {combine, rules, example} = template;
    if (combine === 'AND') {
      return this.several(rules, this.template(example, path));
    }
    const listed = path === undefined ? undefined : byHand(template);
    if (path !== undefined && listed) {
      this.byPath.set(path, listed);
      return this.template(example, path);
    }
    this.notes.add('Pact Python has no OR for the rules of a value here, so only the first one is written.');
    const [first] = rules;
    return first ? this.around(first, example, false) : this.template(example);
  }

  private several(rules: readonly Rule[], value: Code): Code {
    const possible = rules.filter(({match}) => !['statusCode', 'arrayContains', 'plugin'].includes(match));
    if (possible.length < rules.length) {
      this.notes.add("A rule that Pact Python can't combine with another one is left out.");
    }
    return dict([
      ['pact:matcher:type', list(possible.map((each) => this.raw(each)))],
      ['value', value],
    ]);
  }

  private map({key, keyRules, value}: Template & {type: 'map'}, path: string | undefined): Code {
    const values = hasRule(this.expectation.part, 'values');
    const valueRules = values
      ? []
      : value.type === 'matcher'
        ? [value.rule]
        : value.type === 'combined' && value.combine === 'AND'
          ? value.rules
          : [];
    const example = exampleOf(value);
    // Written only where it is used, so that nothing needless is imported.
    const withMatchers = () => dict([[key, this.template(value, below(path, '.*'))]]);
    const plain = dict([[key, this.json(example)]]);
    const rulesOf = (rules: readonly Rule[], each: Json): Code => {
      const codes = rules.map((rule) => this.inner(rule, each));
      return prefixed('rules=', codes.length === 1 && codes[0] ? codes[0] : list(codes));
    };
    if (keyRules.length === 0) {
      return valueRules.length === 0
        ? this.other('values', withMatchers())
        : this.matcher('each_value_matches', plain, rulesOf(valueRules, example));
    }
    if (valueRules.length === 0 && !values) {
      return this.matcher('each_key_matches', withMatchers(), rulesOf(keyRules, key));
    }
    const keys: Rule = {match: 'eachKey', rules: keyRules};
    return values
      ? this.several([keys, {match: 'values'}], withMatchers())
      : this.several([keys, {match: 'eachValue', rules: valueRules}], plain);
  }

  /**
   * A value.
   *
   * @param template what to write
   * @param path its path expression in a body, if it has one
   */
  template(template: Template, path?: string): Code {
    switch (template.type) {
      case 'exact':
        return this.json(template.value);
      case 'object':
        return dict(template.fields.map(([name, each]) => [name, this.template(each, fieldPath(path, name))]));
      case 'array':
        return list(template.items.map((each, index) => this.template(each, below(path, `[${index}]`))));
      case 'matcher':
        return this.around(template.rule, template.example, false, path);
      case 'combined':
        return this.combined(template, path);
      case 'each-like': {
        const code = this.template(template.item, below(path, '[*]'));
        // `each_like` makes one element, and warns of a minimum of zero.
        return template.examples === 1 && template.min !== 0
          ? this.matcher('each_like', code, ...bounds(template))
          : this.matcher('like', list(Array.from({length: template.examples}, () => code)), ...bounds(template));
      }
      case 'array-contains':
        return this.matcher('array_containing', list(template.variants.map((each) => this.template(each))));
      case 'map':
        return this.map(template, path);
    }
  }

  /** A value of a header, a query or a path; several rules are listed by hand. */
  text(template: Template): Code {
    return template.type === 'matcher'
      ? this.around(template.rule, template.example, true)
      : string(exampleText(template));
  }
}

/** Rules of a value that only `with_matching_rules` takes. */
function byHand(template: Template | undefined): Code | undefined {
  if (template?.type !== 'combined') {
    return undefined;
  }
  return dict([
    ...(template.combine === 'OR' ? [['combine', string('OR')] as const] : []),
    ['matchers', list(template.rules.map(ruleByHand))],
  ]);
}

const alone = (template: Template): Template =>
  template.type === 'matcher'
    ? {type: 'combined', combine: 'AND', rules: [template.rule], example: template.example}
    : template;

/** The calls that describe headers, query, body and the rules that can't be in them. */
function describe(file: File, expectation: Expectation): Code[] {
  const {part, body} = expectation;
  const format = bodyFormat(part);
  const type = contentTypeOf(part) ?? (format === 'json' ? 'application/json' : 'text/plain');
  const calls: Code[] = [];
  const rules: (readonly [string, Code])[] = [];
  const rule = (category: string, fields: readonly (readonly [string, Code | undefined])[]) => {
    const present = fields.flatMap(([name, code]) => (code ? [[name, code] as const] : []));
    if (present.length > 0) {
      rules.push([category, dict(present)]);
    }
  };
  expectation.query.forEach(([name, values]) =>
    values.forEach((value) => calls.push(call('with_query_parameter', string(name), file.text(value)))),
  );
  expectation.headers
    // Written by `with_body`.
    .filter(([name, [value]]) => !format || name.toLowerCase() !== 'content-type' || value?.type !== 'exact')
    .forEach(([name, values]) => {
      values.forEach((value) => calls.push(call('with_header', string(name), file.text(value))));
    });
  if (body) {
    const isPlain = body.type === 'exact' || (body.type === 'combined' && body.combine === 'OR');
    const isText = format === 'text' || (isPlain && typeof exampleOf(body) === 'string');
    const example = format === 'text' ? exampleText(body) : printJson(exampleOf(body));
    const code = format === 'text' ? '' : file.template(body, '$');
    calls.push(call('with_body', isText ? string(example) : code, `content_type=${string(type)}`));
    rule('body', format === 'text' ? [['$', byHand(alone(body))]] : [...file.byPath]);
  }
  if (part.kind === 'request') {
    rule('path', [['$', byHand(expectation.path)]]);
  }
  rule(
    'query',
    expectation.query.map(([name, values]) => [name, byHand(values.find((each) => each.type === 'combined'))]),
  );
  rule(
    'header',
    expectation.headers.map(([name, values]) => [name, byHand(values.find((each) => each.type === 'combined'))]),
  );
  if (part.kind === 'response') {
    rule('status', [['$', byHand(alone(expectation.status))]]);
  }
  if (rules.length > 0) {
    calls.push(call('with_matching_rules', dict(rules)));
  }
  return calls;
}

const chain = (calls: readonly Code[]) =>
  calls.map((each) => `        ${layout(prefixed('.', each), style, '        ', 0, 0)}`).join('\n');

const specification = (version: number) => (version === 4 ? '' : `.with_specification("V${version}")`);

function imports(file: File, http: boolean): string {
  const names = file.match ? 'Pact, match' : 'Pact';
  return [
    ...(http ? ['import httpx\n'] : ['']).map((line) => line.trimEnd()).filter(Boolean),
    `from pact import ${names}`,
    ...(file.generic ? ['from pact.match.matcher import GenericMatcher'] : []),
  ].join('\n');
}

function http(expectation: Expectation): TestSource {
  const {part} = expectation;
  const file = new File(expectation);
  const isRequest = part.kind === 'request';
  const described = describe(file, expectation);
  const request = isRequest
    ? call('with_request', string(part.method), file.text(expectation.path))
    : call('with_request', '"GET"', '"/orders/1"');
  const status = isRequest ? '200' : exampleText(expectation.status);
  const respond = call('will_respond_with', status);
  const calls = isRequest ? [request, ...described, respond] : [request, respond, ...described];

  const target = isRequest ? exampleTarget(expectation) : '/orders/1';
  const url = `f${quoted(`{server.url}${target.replaceAll(/[{}]/g, '$&$&')}`, '"')}`;
  const options: Code[] = [];
  if (isRequest) {
    const format = bodyFormat(part);
    const headers = expectation.headers.flatMap(([name, values]) =>
      format && name.toLowerCase() === 'content-type'
        ? []
        : [[name, string(values.map(exampleText).join(', '))] as const],
    );
    const type = contentTypeOf(part) ?? (format === 'json' ? 'application/json' : 'text/plain');
    const sends = part.body.state === 'present' && expectation.body;
    const all = [
      ...headers,
      ...(sends && (format === 'text' || type !== 'application/json') ? [['Content-Type', string(type)] as const] : []),
    ];
    if (all.length > 0) {
      options.push(prefixed('headers=', dict(all)));
    }
    if (sends) {
      options.push(
        format === 'json' ? prefixed('json=', file.json(exampleOf(sends))) : `content=${string(exampleText(sends))}`,
      );
    }
  }
  const method = isRequest ? part.method : 'GET';
  const fetched = layout(
    method === 'GET' && !options.some((each) => typeof each === 'string' || !each.open.startsWith('headers='))
      ? call('httpx.get', url, ...options)
      : call('httpx.request', string(method), url, ...options),
    style,
    '        ',
    11,
  );
  const code = `${imports(file, true)}


def test_${isRequest ? 'sends_an_order_request' : 'reads_an_order'}() -> None:
    pact = Pact("OrderWeb", "OrderApi")${specification(part.version)}
    (
        pact.upon_receiving("a request for an order")
${chain(calls)}
    )

    with pact.serve() as server:
        # Call your own client here, and check what it returns.
        response = ${fetched}

    assert response.status_code == ${status}
    pact.write_file("pacts")
`;
  return {file: 'test_order_client.py', code, notes: [...file.notes]};
}

function message(expectation: Expectation): TestSource {
  const {part} = expectation;
  const file = new File(expectation);
  if (part.version === 2) {
    file.notes.add('Specification 2 has no messages, so the pact is written with version 3.');
  }
  const metadata = expectation.metadata.map(([key, value]) => {
    const code =
      value.type === 'matcher' || value.type === 'combined' ? file.template(value) : file.json(exampleOf(value));
    return [key, code] as const;
  });
  const calls = [
    ...describe(file, expectation),
    ...(metadata.length > 0 ? [call('with_metadata', dict(metadata))] : []),
  ];
  if (!expectation.body) {
    file.notes.add('Pact Python hands a message without contents to no handler, so its contents are null.');
    calls.unshift(call('with_body', 'None', 'content_type="application/json"'));
  }
  const code = `from typing import Any

${imports(file, false)}


def test_handles_an_order_event() -> None:
    pact = Pact("OrderMailer", "OrderPublisher")${specification(Math.max(part.version, 3))}
    (
        pact.upon_receiving("an order event", "Async")
${chain(calls)}
    )

    def handle(body: str | bytes | None, metadata: dict[str, Any]) -> None:
        # Call your own handler here, and check what it does.
        assert body

    pact.verify(handle, "Async")
    pact.write_file("pacts")
`;
  return {file: 'test_order_handler.py', code, notes: [...file.notes]};
}

/**
 * Writes a test for Pact Python 4 with pytest. Which matchers there are, and what they write, comes from the module
 * `pact.match` of 4.2.0 and from running the tests that this writes.
 *
 * @param expectation what to write
 * @returns the test
 */
export const writePython: Writer = (expectation) =>
  expectation.part.kind === 'message' ? message(expectation) : http(expectation);
