import {isArray, isObject, JsonNumber, printJson} from '../json';
import type {Template} from '../template';
import type {Json, Rule, StatusClass} from '../types';
import {bodyFormat, contentTypeOf, exampleOf, exampleTarget, exampleText, hasRule} from './expectation';
import {flat, layout, prefixed, quoted, type Code, type Style} from './text';
import type {Expectation, TestSource, Writer} from './types';

/** The formatting of the examples of this site, which is that of Prettier. */
const style: Style = {width: 100, indent: '  '};

const string = (text: string) => quoted(text, text.includes("'") && !text.includes('"') ? '"' : "'");
const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);
const keyOf = (name: string) => (isName(name) ? name : string(name));

const call = (name: string, items: readonly Code[]): Code => ({
  open: `${name}(`,
  items,
  close: ')',
  trailing: ',',
  // As Prettier does: an object or array that is the only argument shares the line of the call.
  hug: items.length === 1 && typeof items[0] !== 'string' && /^[{[]$/.test(items[0]?.open ?? ''),
});
const list = (items: readonly Code[]): Code => ({open: '[', items, close: ']', trailing: ','});
const object = (fields: readonly (readonly [string, Code])[]): Code => ({
  open: '{',
  items: fields.map(([name, code]) => prefixed(`${keyOf(name)}: `, code)),
  close: '}',
  trailing: ',',
});

/** Members of `HTTPResponseStatusClass`, without the one that the core doesn't read. */
const statusClasses: Readonly<Record<string, string>> = {
  success: 'Success',
  redirect: 'Redirect',
  clientError: 'ClientError',
  serverError: 'ServerError',
  nonError: 'NonError',
  error: 'Error',
};

/** A literal if JavaScript reads the pattern in the same way, else a string. */
function pattern(regex: string): string {
  try {
    if (!/[/\n\r\u2028\u2029]/.test(regex) && regex !== '' && new RegExp(regex).source === regex) {
      return `/${regex}/`;
    }
  } catch {
    // Oniguruma, the engine of the core, knows patterns that JavaScript doesn't.
  }
  return string(regex);
}

/** Collects what a file needs while its parts are written. */
class File {
  readonly matchers = new Set<string>();
  readonly notes = new Set<string>();

  constructor(private readonly expectation: Expectation) {}

  private matcher(name: string, ...items: readonly Code[]): Code {
    this.matchers.add(name);
    return call(name, items);
  }

  /** A matcher in the form that the core reads, which Pact JS passes on. */
  private raw(match: string, value: Code | undefined, more: readonly (readonly [string, Code])[] = []): Code {
    return object([
      ['pact:matcher:type', string(match)],
      ...more,
      ...(value === undefined ? [] : [['value', value] as const]),
    ]);
  }

  json(value: Json): Code {
    if (value instanceof JsonNumber) {
      const number = Number(value.text);
      if (!value.isInteger && Number.isInteger(number)) {
        this.notes.add(`JavaScript has no ${value.text}: Pact JS writes ${number} into the pact.`);
      } else if (value.isInteger && !Number.isSafeInteger(number)) {
        this.notes.add(`JavaScript rounds ${value.text} to ${number}.`);
      }
      return value.text;
    }
    if (isArray(value)) {
      return list(value.map((each) => this.json(each)));
    }
    if (isObject(value)) {
      return object(Object.entries(value).map(([name, each]) => [name, this.json(each)]));
    }
    return typeof value === 'string' ? string(value) : String(value);
  }

  /** A rule around an example; a value of a header, a query or a path has to be a string. */
  private around(rule: Rule, template: Template, text: boolean, numbers = false): Code {
    const example = exampleOf(template);
    // In a query, a matcher of numbers takes one and accepts its digits.
    const digits = numbers ? /^-?(0|[1-9]\d*)(\.\d+)?$/.exec(exampleText(template))?.[0] : undefined;
    const value = text ? string(exampleText(template)) : this.template(template);
    const isNumber = example instanceof JsonNumber;
    const isText = text || typeof example === 'string';
    switch (rule.match) {
      case 'type':
        if (rule.min !== undefined || rule.max !== undefined) {
          return this.raw('type', value, [
            ...(rule.min === undefined ? [] : [['min', String(rule.min)] as const]),
            ...(rule.max === undefined ? [] : [['max', String(rule.max)] as const]),
          ]);
        }
        return template.type !== 'exact'
          ? this.matcher('like', value)
          : this.matcher(isText ? 'string' : typeof example === 'boolean' ? 'boolean' : 'like', value);
      case 'equality':
        return this.matcher('equal', value);
      case 'integer':
        if (digits && !digits.includes('.')) {
          return this.matcher('integer', digits);
        }
        return isNumber && Number.isInteger(Number(example.text)) && !text
          ? this.matcher('integer', value)
          : this.raw('integer', value);
      case 'decimal':
      case 'number':
        if (digits) {
          return this.matcher(rule.match, digits);
        }
        return isNumber && !text ? this.matcher(rule.match, value) : this.raw(rule.match, value);
      case 'null':
        return example === null && !text ? this.matcher('nullValue') : this.raw('null', value);
      case 'boolean':
      case 'semver':
      case 'notEmpty':
      case 'values':
        return this.raw(rule.match, value);
      case 'regex':
        return isText
          ? this.matcher('regex', pattern(rule.regex), value)
          : this.raw('regex', value, [['regex', string(rule.regex)]]);
      case 'include':
        if (exampleText(template) !== rule.value) {
          this.notes.add(`includes(${string(rule.value)}) is also the example; Pact JS takes no other one.`);
        }
        return this.matcher('includes', string(rule.value));
      case 'contentType':
        if (exampleText(template) !== rule.value) {
          this.notes.add('contentType has the type itself as its example; Pact JS takes no other one.');
        }
        return this.matcher('contentType', string(rule.value));
      case 'date':
      case 'time':
      case 'datetime':
        return isText
          ? this.matcher(rule.match, string(rule.format), value)
          : this.raw(rule.match, value, [['format', string(rule.format)]]);
      case 'eachKey':
      case 'eachValue':
        return this.raw(rule.match, value, [['rules', list(rule.rules.map((each) => this.inner(each, template)))]]);
      case 'statusCode':
      case 'arrayContains':
        this.notes.add(`Pact JS has no matcher ${rule.match} for this place, so the value has to be equal.`);
        return value;
      case 'plugin':
        this.notes.add(`Pact JS has no matcher "${rule.name}", so the value has to be equal.`);
        return value;
    }
  }

  /** A rule for the keys or values of a map, of which only the rule counts. */
  private inner(rule: Rule, example: Template): Code {
    return this.around(rule, {type: 'exact', value: exampleOf(example)}, false);
  }

  /** A rule without an example, as one of several. */
  private bare(rule: Rule): Code {
    switch (rule.match) {
      case 'type':
        return this.raw('type', undefined, [
          ...(rule.min === undefined ? [] : [['min', String(rule.min)] as const]),
          ...(rule.max === undefined ? [] : [['max', String(rule.max)] as const]),
        ]);
      case 'regex':
        return this.raw('regex', undefined, [['regex', string(rule.regex)]]);
      case 'include':
      case 'contentType':
        return this.raw(rule.match, string(rule.value));
      case 'date':
      case 'time':
      case 'datetime':
        return this.raw(rule.match, undefined, [['format', string(rule.format)]]);
      case 'eachKey':
      case 'eachValue':
        return this.raw(rule.match, undefined, [['rules', list(rule.rules.map((each) => this.bare(each)))]]);
      case 'statusCode':
      case 'arrayContains':
      case 'plugin':
        this.notes.add(`Pact JS can't combine ${rule.match} with another rule, so it is left out.`);
        return this.raw('type', undefined);
      default:
        return this.raw(rule.match, undefined);
    }
  }

  /** Several rules in the form that the core reads. */
  private several(rules: readonly Code[], value: Code): Code {
    return object([
      ['pact:matcher:type', list(rules)],
      ['value', value],
    ]);
  }

  /** The rules of a value that Pact JS can write together. */
  combined(template: Template & {type: 'combined'}): readonly Rule[] {
    if (template.combine === 'OR') {
      this.notes.add('Pact JS has no OR for the rules of a value, so only the first one is written.');
      return template.rules.slice(0, 1);
    }
    return template.rules;
  }

  private map({key, keyRules, value}: Template & {type: 'map'}): Code {
    const keyExample: Template = {type: 'exact', value: key};
    const values = hasRule(this.expectation.part, 'values');
    const valueRules =
      values || value.type === 'exact' || value.type === 'object' || value.type === 'array'
        ? []
        : value.type === 'matcher'
          ? [value.rule]
          : value.type === 'combined'
            ? this.combined(value)
            : [];
    if (keyRules.length === 0 && valueRules.length === 0) {
      return this.matcher('eachKeyLike', string(key), this.template(value));
    }
    const example = object([[key, valueRules.length === 0 ? this.template(value) : this.json(exampleOf(value))]]);
    const oneOrList = (codes: readonly Code[]) => (codes.length === 1 && codes[0] ? codes[0] : list(codes));
    if (valueRules.length === 0 && !values) {
      const keys = keyRules.map((each) => this.inner(each, keyExample));
      return this.matcher('eachKeyMatches', example, oneOrList(keys));
    }
    if (keyRules.length === 0) {
      const inner = valueRules.map((each) => this.inner(each, value));
      return this.matcher('eachValueMatches', example, oneOrList(inner));
    }
    return this.several(
      [
        this.bare({match: 'eachKey', rules: keyRules}),
        this.bare(values ? {match: 'values'} : {match: 'eachValue', rules: valueRules}),
      ],
      values ? object([[key, this.template(value)]]) : example,
    );
  }

  private eachLike({item, min, max, examples}: Template & {type: 'each-like'}): Code {
    const code = this.template(item);
    if (min === undefined && max === undefined) {
      return this.matcher('like', list(Array.from({length: examples}, () => code)));
    }
    const repeated = list(Array.from({length: examples}, () => code));
    const fits = examples > 0 && examples >= (min ?? 0) && examples <= (max ?? Infinity);
    // A bound of zero would make an empty example, and the elements wouldn't be checked.
    if (!fits || (min === 0 && max === undefined)) {
      return this.raw('type', repeated, [
        ...(min === undefined ? [] : [['min', String(min)] as const]),
        ...(max === undefined ? [] : [['max', String(max)] as const]),
      ]);
    }
    if (max === undefined) {
      const minimum = min ?? 1;
      const count = examples === minimum ? [] : [String(examples)];
      return minimum === 1
        ? count.length === 0
          ? this.matcher('eachLike', code)
          : this.matcher('atLeastOneLike', code, ...count)
        : this.matcher('atLeastLike', code, String(minimum), ...count);
    }
    return min === undefined
      ? this.matcher('atMostLike', code, String(max), ...(examples === 1 ? [] : [String(examples)]))
      : this.matcher(
          'constrainedArrayLike',
          code,
          String(min),
          String(max),
          ...(examples === min ? [] : [String(examples)]),
        );
  }

  /** A value of a body. */
  template(template: Template): Code {
    switch (template.type) {
      case 'exact':
        return this.json(template.value);
      case 'object':
        return object(template.fields.map(([name, each]) => [name, this.template(each)]));
      case 'array':
        return list(template.items.map((each) => this.template(each)));
      case 'matcher':
        return this.around(template.rule, template.example, false);
      case 'combined': {
        const rules = this.combined(template);
        const [first, ...others] = rules;
        return first && others.length === 0
          ? this.around(first, template.example, false)
          : this.several(
              rules.map((rule) => this.bare(rule)),
              this.template(template.example),
            );
      }
      case 'each-like':
        return this.eachLike(template);
      case 'array-contains':
        return this.matcher('arrayContaining', ...template.variants.map((each) => this.template(each)));
      case 'map':
        return this.map(template);
    }
  }

  /** A value of a header, a query or a path, or the metadata of a message. */
  text(template: Template, numbers = false): Code {
    return template.type === 'matcher'
      ? this.around(template.rule, template.example, true, numbers)
      : string(exampleText(template));
  }

  /** Rules that have to be listed by path, since only they can be several for a value. */
  byHand(template: Template): readonly Code[] {
    return template.type === 'combined'
      ? this.combined(template).map((rule) => this.around(rule, {type: 'exact', value: exampleText(template)}, true))
      : [];
  }
}

/** Calls of a builder, one below the other if they are several. */
function calls(name: string, all: readonly Code[], margin: string): string {
  if (all.length === 1 && all[0]) {
    return `${margin}${layout(prefixed(`${name}.`, all[0]), style, margin)};\n`;
  }
  const inner = `${margin}  `;
  return `${margin}${name}\n${all.map((each) => inner + layout(prefixed('.', each), style, inner)).join('\n')};\n`;
}

function statusCode(file: File, status: Template): {code: Code; rules: readonly Code[]} {
  const example = exampleText(status);
  if (status.type === 'matcher' && status.rule.match === 'statusCode') {
    const allowed: StatusClass = status.rule.status;
    if (typeof allowed !== 'string') {
      file.matchers.add('matchStatus');
      return {code: call('matchStatus', [example, list(allowed.map(String))]), rules: []};
    }
    const member = statusClasses[allowed];
    if (member) {
      file.matchers.add('matchStatus').add('HTTPResponseStatusClass');
      return {code: call('matchStatus', [example, `HTTPResponseStatusClass.${member}`]), rules: []};
    }
    file.notes.add(
      `Pact JS names the class of informational statuses as the core doesn't, so the status is ${example}.`,
    );
    return {code: example, rules: []};
  }
  const rules: readonly Template[] =
    status.type === 'matcher'
      ? [status]
      : status.type === 'combined'
        ? file.combined(status).map((rule) => ({type: 'matcher', rule, example: status.example}))
        : [];
  return {code: example, rules: rules.map((each) => file.template(each))};
}

/** The calls that describe headers, query, body and the rules that can't be in them. */
function describe(file: File, expectation: Expectation, more: readonly (readonly [string, readonly Code[]])[]): Code[] {
  const {part, body} = expectation;
  const all: Code[] = [];
  const byHand: (readonly [string, Code])[] = [];
  const rule = (path: string, rules: readonly Code[]): Code =>
    object([
      ['path', string(path)],
      ['rules', list(rules)],
    ]);
  const values = (of: 'query' | 'header', named: Expectation['headers']) => {
    const lists: Code[] = [];
    const fields = named.map(([name, templates]) => {
      const rules = templates.flatMap((each) => file.byHand(each));
      if (rules.length > 0) {
        lists.push(rule(name, rules));
      }
      const codes = templates.map((each) => file.text(each, of === 'query'));
      const [first = "''"] = codes;
      if (of === 'header' && part.kind === 'response' && codes.length > 1) {
        if (templates.some(({type}) => type === 'matcher')) {
          file.notes.add(
            `Pact JS takes no matchers for several values of ${name} in a response, so they have to be equal.`,
          );
        }
        return [name, string(templates.map(exampleText).join(', '))] as const;
      }
      return [name, codes.length === 1 ? first : list(codes)] as const;
    });
    if (lists.length > 0) {
      byHand.push([of, lists.length === 1 && lists[0] ? lists[0] : list(lists)]);
    }
    return fields;
  };

  more.forEach(([of, rules]) => rules.length > 0 && byHand.push([of, rule('$', rules)]));
  if (expectation.query.length > 0) {
    all.push(call('query', [object(values('query', expectation.query))]));
  }
  const format = bodyFormat(part);
  const type = contentTypeOf(part);
  // Added by `jsonBody` itself.
  const implied = (name: string, [value]: readonly Template[]) =>
    format === 'json' &&
    name.toLowerCase() === 'content-type' &&
    value?.type === 'exact' &&
    value.value === 'application/json';
  const shown = expectation.headers.filter(([name, templates]) => !implied(name, templates));
  const named = expectation.headers.some(([name]) => name.toLowerCase() === 'content-type');
  const ofBody: Expectation['headers'] =
    !named && type !== undefined && type !== (format === 'json' ? 'application/json' : 'text/plain')
      ? [['Content-Type', [{type: 'exact', value: type}]]]
      : [];
  const headers = values('header', [...shown, ...ofBody]);
  if (headers.length > 0) {
    all.push(call('headers', [object(headers)]));
  }
  if (body && format === 'json') {
    // A string isn't made JSON by Pact JS.
    const text = body.type === 'exact' && typeof body.value === 'string' ? string(printJson(body.value)) : undefined;
    all.push(call('jsonBody', [text ?? file.template(body)]));
  } else if (body && part.body.state === 'empty') {
    all.push(call('jsonBody', ["''"]));
  } else if (body) {
    const rules =
      body.type === 'exact'
        ? [file.template({type: 'matcher', rule: {match: 'equality'}, example: {type: 'exact', value: ''}})]
        : body.type === 'matcher'
          ? [file.text(body)]
          : file.byHand(body);
    all.push(call('body', ["'text/plain'", flat(call('Buffer.from', [string(exampleText(body))]))]));
    byHand.push(['body', rule('$', rules)]);
    file.notes.add('Pact JS writes a body that isn’t JSON as Base64, with a rule for its kind of content.');
  }
  if (byHand.length > 0) {
    all.push(call('matchingRules', [object(byHand)]));
  }
  return all;
}

const specificationOption = (version: number) =>
  version === 4 ? '' : `  spec: SpecificationVersion.SPECIFICATION_VERSION_V${version},\n`;

function heading(names: readonly string[], matchers: ReadonlySet<string>): string {
  const imports = [...(matchers.size > 0 ? ['Matchers'] : []), ...names].sort((one, other) => one.localeCompare(other));
  const taken = [...matchers].sort((one, other) => one.toLowerCase().localeCompare(other.toLowerCase()));
  const destructured =
    taken.length > 0
      ? `\nconst ${layout({open: '{', items: taken, close: '} = Matchers', trailing: ','}, style, '', 6)};\n`
      : '';
  const vitest = names.includes('MessageConsumerPact') || !names.length ? 'test' : 'expect, test';
  return `import {${imports.join(', ')}} from '@pact-foundation/pact';\nimport {${vitest}} from 'vitest';\n${destructured}`;
}

function http(expectation: Expectation): TestSource {
  const {part, path} = expectation;
  const file = new File(expectation);
  const isRequest = part.kind === 'request';
  const method = isRequest ? part.method : 'GET';
  const pathRules = isRequest ? file.byHand(path) : [];
  const status = isRequest ? {code: '200', rules: []} : statusCode(file, expectation.status);
  const described = describe(file, expectation, [
    ['path', pathRules],
    ['status', status.rules],
  ]);
  const block = (name: string) =>
    `(${name}) => {\n${calls(name, described, '        ').replaceAll(/^ {2}/gm, '')}    }`;
  const builder = (name: string) => (described.length > 0 ? `, ${block(name)}` : '');
  const request = isRequest
    ? `.withRequest(${string(method)}, ${layout(file.text(path), style, '    ', 30)}${builder('request')})`
    : `.withRequest('GET', '/orders/1')`;
  const response = isRequest ? '.willRespondWith(200)' : `.willRespondWith(${flat(status.code)}${builder('response')})`;

  const options: (readonly [string, Code])[] = [];
  if (isRequest) {
    const format = bodyFormat(part);
    const type = contentTypeOf(part) ?? (format === 'json' ? 'application/json' : 'text/plain');
    const headers = expectation.headers
      .filter(([name]) => name.toLowerCase() !== 'content-type' || format === undefined)
      .map(([name, values]) => [name, string(values.map(exampleText).join(', '))] as const);
    if (method !== 'GET') {
      options.push(['method', string(method)]);
    }
    const sendsBody = format !== undefined && part.body.state === 'present';
    const all = [...headers, ...(sendsBody ? [['Content-Type', string(type)] as const] : [])];
    if (all.length > 0) {
      options.push(['headers', object(all)]);
    }
    if (sendsBody && expectation.body) {
      const example = exampleOf(expectation.body);
      const text =
        format === 'json' ? call('JSON.stringify', [file.json(example)]) : string(exampleText(expectation.body));
      options.push(['body', text]);
      if (method === 'GET' || method === 'HEAD') {
        file.notes.add(`fetch sends no body with ${method}, so call a client that does.`);
      }
    }
  }
  const target = isRequest ? exampleTarget(expectation) : '/orders/1';
  const url = `\`\${mockServer.url}${target.replaceAll(/[\\`]|\$\{/g, '\\$&')}\``;
  const fetched = layout(
    {...asGroup(call('fetch', [url, ...(options.length > 0 ? [object(options)] : [])])), hug: true},
    style,
    '      ',
    23,
  );
  const names = ['Pact', ...(part.version === 4 ? [] : ['SpecificationVersion'])];
  const statusText = isRequest ? '200' : exampleText(expectation.status);
  const code = `${heading(names, file.matchers)}
const pact = new Pact({
  consumer: 'OrderWeb',
  provider: 'OrderApi',
${specificationOption(part.version)}  logLevel: 'warn',
});

test('${isRequest ? 'sends an order request' : 'reads an order'}', async () => {
  await pact
    .addInteraction()
    .uponReceiving('a request for an order')
    ${request}
    ${response}
    .executeTest(async (mockServer) => {
      // Call your own client here, and check what it returns.
      const response = await ${fetched};

      expect(response.status).toBe(${statusText});
    });
});
`;
  return {file: 'order-client.test.ts', code, notes: [...file.notes]};
}

function asGroup(code: Code) {
  return typeof code === 'string' ? {open: code, items: [], close: ''} : code;
}

function message(expectation: Expectation): TestSource {
  const {part, body} = expectation;
  const file = new File(expectation);
  const format = bodyFormat(part);
  const old = part.version < 4;
  const described: Code[] = [];
  if (part.version === 2) {
    file.notes.add('Specification 2 has no messages, so the pact is written with version 3.');
  }
  const metadata = expectation.metadata.map(([key, value]) => {
    if (typeof exampleOf(value) !== 'string') {
      file.notes.add(`Pact JS takes strings as metadata, so ${key} becomes one.`);
    }
    if (value.type === 'combined') {
      file.notes.add(`Pact JS takes one matcher for ${key} of the metadata, so the value has to be equal.`);
    }
    return [key, file.text(value)] as const;
  });
  if (metadata.length > 0) {
    described.push(call('withMetadata', [object(metadata)]));
  }
  if (!body || part.body.state === 'empty') {
    file.notes.add('Pact JS wants contents for every message, so the test has null.');
    described.push(call(old ? 'withContent' : 'withJSONContent', ['null']));
  } else if (format === 'json') {
    const example = exampleOf(body);
    const isEmpty =
      example === '' ||
      (typeof example === 'object' &&
        example !== null &&
        !(example instanceof JsonNumber) &&
        Object.keys(example).length === 0);
    if (isEmpty && body.type === 'exact') {
      file.notes.add('Pact JS takes no empty contents, so they have a matcher for equality.');
    }
    const code =
      isEmpty && body.type === 'exact'
        ? file.template({type: 'matcher', rule: {match: 'equality'}, example: body})
        : file.template(body);
    described.push(call(old ? 'withContent' : 'withJSONContent', [code]));
  } else {
    const type = string(contentTypeOf(part) ?? 'text/plain');
    const text = string(exampleText(body));
    const rules = body.type === 'matcher' ? [file.text(body)] : file.byHand(body);
    if (old) {
      described.push(call('withTextContent', [text, type]));
      if (rules.length > 0) {
        file.notes.add('Pact JS takes no matcher for text in a message of this version, so it has to be equal.');
      }
    } else {
      described.push(call('withContent', [type, `Buffer.from(${text})`]));
      if (rules.length > 0) {
        const entry = object([
          ['path', "'$'"],
          ['rules', list(rules)],
        ]);
        described.push(call('withMatchingRules', [object([['body', entry]])]));
      }
    }
  }
  const names = old ? ['MessageConsumerPact', 'asynchronousBodyHandler'] : ['Pact'];
  const lines = (indent: string) => described.map((each) => `${indent}.${layout(each, style, indent)}`).join('\n');
  const pact = `const pact = new ${old ? 'MessageConsumerPact' : 'Pact'}({
  consumer: 'OrderMailer',
  provider: 'OrderPublisher',
  logLevel: 'warn',
});`;
  const handle = (argument: string) => `// Call your own handler here, and check what it does.
      expect(${argument}).toBeDefined();`;
  const test = old
    ? `  await pact
    .expectsToReceive('an order event')
${lines('    ')}
    .verify(
      asynchronousBodyHandler(async (contents) => {
        ${handle('contents').replaceAll('\n', '\n  ')}
      }),
    );`
    : `  await pact
    .addAsynchronousInteraction()
    .expectsToReceive('an order event', (message) => {
${calls('message', described, '      ')}    })
    .executeTest(async (message) => {
      ${handle('message.contents')}
    });`;
  const code = `${heading(names, file.matchers).replace('import {test}', 'import {expect, test}')}
${pact}

test('handles an order event', async () => {
${test}
});
`;
  return {file: 'order-handler.test.ts', code, notes: [...file.notes]};
}

/**
 * Writes a test for Pact JS 17, in TypeScript with Vitest. Which matchers there are, and what they write, comes from the
 * types of `@pact-foundation/pact` 17.1.4 and from running the tests that this writes.
 *
 * @param expectation what to write
 * @returns the test
 */
export const writeJavaScript: Writer = (expectation) =>
  expectation.part.kind === 'message' ? message(expectation) : http(expectation);
