import {isArray, isObject, JsonNumber, printJson} from '../json';
import type {Template} from '../template';
import type {Json, Rule} from '../types';
import {bodyFormat, contentTypeOf, exampleOf, exampleTarget, exampleText, hasRule, numberText} from './expectation';
import {layout, prefixed, quoted, type Code, type Group, type Style} from './text';
import type {Expectation, TestSource, Writer} from './types';

/** The formatting of the examples of this site, which is PSR-12. */
const style: Style = {width: 100, indent: '    '};

/** In single quotes, where PHP replaces nothing, unless the string has a character that needs an escape. */
function string(text: string): string {
  if (/[\p{Cc}\p{Cs}]/u.test(text)) {
    return quoted(text, '"', {also: '$', escape: (character) => `\\u{${character.charCodeAt(0).toString(16)}}`});
  }
  // A backslash stays as it is, except before a quotation mark, another backslash or the end.
  return `'${text.replaceAll(/\\(?=[\\']|$)|'/g, '\\$&')}'`;
}

const group = (open: string, items: readonly Code[], close: string): Group => ({
  open,
  items,
  close,
  trailing: ',',
  hug: items.length === 1,
});
const call = (name: string, ...items: readonly Code[]) => group(`${name}(`, items, ')');
const list = (items: readonly Code[]): Group => ({...group('[', items, ']'), hug: false});
const dictionary = (fields: readonly (readonly [string, Code])[]): Code => ({
  ...group(
    '[',
    fields.map(([name, code]) => prefixed(`${string(name)} => `, code)),
    ']',
  ),
  hug: false,
});

/** Collects what a file needs while its parts are written. */
class File {
  match = false;
  text = false;
  readonly notes = new Set<string>();

  constructor(
    private readonly expectation: Expectation,
    private readonly variable: string,
  ) {}

  private matcher(name: string, ...items: readonly Code[]): Code {
    this.match = true;
    return call(`${this.variable}->${name}`, ...items);
  }

  /** The example alone, where the library has no matcher for it. */
  private without(what: string, value: Code): Code {
    this.notes.add(`Pact PHP has no ${what}, so the value has to be equal.`);
    return value;
  }

  json(value: Json): Code {
    if (isArray(value)) {
      return list(value.map((each) => this.json(each)));
    }
    if (isObject(value)) {
      const fields = Object.entries(value);
      return fields.length === 0
        ? 'new \\stdClass()'
        : this.object(fields.map(([name, each]) => [name, this.json(each)]));
    }
    if (value instanceof JsonNumber) {
      if (!value.isInteger && Number.isInteger(Number(value.text))) {
        this.notes.add(`PHP writes ${value.text} as ${Number(value.text)} in JSON.`);
      } else if (value.isInteger && !Number.isSafeInteger(Number(value.text))) {
        this.notes.add(`An integer of PHP may not be as large as ${value.text}.`);
      }
      return value.text;
    }
    return typeof value === 'string' ? string(value) : String(value);
  }

  /** An array with keys; PHP makes a list of it if they are 0, 1, 2 … */
  private object(fields: readonly (readonly [string, Code])[]): Code {
    const array = dictionary(fields);
    return fields.every(([name], index) => name === String(index)) ? prefixed('(object) ', array) : array;
  }

  private around(rule: Rule, template: Template, text: boolean): Code {
    const example = exampleOf(template);
    const value = this.template(template);
    const isText = typeof example === 'string';
    const literal = numberText(example, text);
    switch (rule.match) {
      case 'type':
        if (example === null) {
          return this.without('like(null)', value);
        }
        if (rule.min !== undefined || rule.max !== undefined) {
          this.notes.add('Pact PHP has bounds for lists with an element only, so they are left out.');
        }
        return isText ? this.matcher('string', value) : this.matcher('like', value);
      case 'equality':
        return this.matcher('equal', value);
      case 'integer':
        return /^-?\d+$/.test(literal)
          ? this.matcher('integerV3', literal)
          : this.without('integerV3 with such an example', value);
      case 'decimal':
        return literal === ''
          ? this.without('decimalV3 with such an example', value)
          : this.matcher('decimalV3', literal);
      case 'number':
        return literal === '' ? this.without('number with such an example', value) : this.matcher('number', literal);
      case 'boolean':
        return typeof example === 'boolean'
          ? this.matcher('booleanV3', value)
          : this.without('booleanV3 with such an example', value);
      case 'null':
        return example === null ? this.matcher('nullValue') : this.without('nullValue with such an example', value);
      case 'notEmpty':
        return this.matcher('notEmpty', value);
      case 'semver':
        return isText ? this.matcher('semver', value) : this.without('semver with such an example', value);
      case 'regex':
        return isText
          ? this.matcher('regex', value, string(rule.regex))
          : this.without('regex with such an example', value);
      case 'include':
        if (exampleText(template) !== rule.value) {
          this.notes.add(`includes(${string(rule.value)}) is also the example; Pact PHP takes no other one.`);
        }
        return this.matcher('includes', string(rule.value));
      case 'contentType':
        return this.without('contentType for a value in JSON', value);
      case 'date':
      case 'time':
      case 'datetime':
        return isText
          ? this.matcher(rule.match, string(rule.format), value)
          : this.without(`${rule.match} with such an example`, value);
      case 'eachValue':
      case 'eachKey':
        return typeof example === 'object' && example !== null && !(example instanceof JsonNumber)
          ? this.matcher(rule.match, value, list(rule.rules.map((each) => this.inner(each, example))))
          : this.without(`${rule.match} with such an example`, value);
      case 'values':
      case 'statusCode':
      case 'arrayContains':
        return this.without(`${rule.match} for this place`, value);
      case 'plugin':
        return this.without(`matcher "${rule.name}"`, value);
    }
  }

  /** A rule for the keys or values of a map, with a key or a value as its example. */
  private inner(rule: Rule, of: Json): Code {
    const value = isArray(of)
      ? (of[0] ?? null)
      : isObject(of) && rule.match !== 'type'
        ? (Object.values(of)[0] ?? of)
        : of;
    return this.around(rule, {type: 'exact', value}, false);
  }

  private map({key, keyRules, value}: Template & {type: 'map'}): Code {
    const values = hasRule(this.expectation.part, 'values');
    const valueRules = values
      ? []
      : value.type === 'matcher'
        ? [value.rule]
        : value.type === 'combined'
          ? value.rules
          : [];
    const example = exampleOf(value);
    const withMatchers = this.object([[key, this.template(value)]]);
    const plain = this.object([[key, this.json(example)]]);
    const rulesOf = (rules: readonly Rule[], each: Json) =>
      list(rules.map((rule) => this.around(rule, {type: 'exact', value: each}, false)));
    if (keyRules.length === 0) {
      return valueRules.length === 0
        ? this.matcher('values', withMatchers)
        : this.matcher('eachValue', plain, rulesOf(valueRules, example));
    }
    const keys = (of: Code) => this.matcher('eachKey', of, rulesOf(keyRules, key));
    return valueRules.length === 0 && !values
      ? keys(withMatchers)
      : this.matcher(
          'matchAll',
          values ? withMatchers : plain,
          list([
            keys(plain),
            values ? this.matcher('values', plain) : this.matcher('eachValue', plain, rulesOf(valueRules, example)),
          ]),
        );
  }

  private eachLike({item, min, max, examples}: Template & {type: 'each-like'}): Code {
    const code = this.template(item);
    if (min === undefined && max === undefined) {
      return this.matcher('like', list(Array.from({length: examples}, () => code)));
    }
    const written = Math.max(1, min ?? 1);
    if (examples !== written) {
      this.notes.add(`The example of a list has ${examples} elements in the pact file; Pact PHP writes ${written}.`);
    }
    if (max === undefined) {
      return min === 1 ? this.matcher('eachLike', code) : this.matcher('atLeastLike', code, String(min));
    }
    return min === undefined
      ? this.matcher('atMostLike', code, String(max))
      : this.matcher('constrainedArrayLike', code, String(min), String(max));
  }

  /** A value of a body. */
  template(template: Template): Code {
    switch (template.type) {
      case 'exact':
        return this.json(template.value);
      case 'object':
        return this.object(template.fields.map(([name, each]) => [name, this.template(each)]));
      case 'array':
        return list(template.items.map((each) => this.template(each)));
      case 'matcher':
        return this.around(template.rule, template.example, false);
      case 'combined':
        return this.combined(template, false);
      case 'each-like':
        return this.eachLike(template);
      case 'array-contains':
        return this.matcher('arrayContaining', list(template.variants.map((each) => this.template(each))));
      case 'map':
        return this.map(template);
    }
  }

  private combined({combine, rules, example}: Template & {type: 'combined'}, text: boolean): Code {
    const value = exampleOf(example);
    const [first] = rules;
    if (combine === 'AND' && typeof value === 'object' && value !== null && !(value instanceof JsonNumber)) {
      const codes = rules.map((each) => this.around(each, example, text));
      return this.matcher('matchAll', this.template(example), list(codes));
    }
    this.notes.add(
      combine === 'OR'
        ? `Pact PHP has no OR for the rules of a value, so only ${first?.match ?? 'none'} is written.`
        : `Pact PHP takes one rule for a value that is neither an object nor a list, so only ${first?.match ?? 'none'} is written.`,
    );
    return first ? this.around(first, example, text) : this.template(example);
  }

  /** A value of a header, a query or a path, or of the metadata. */
  ofText(template: Template): Code {
    return template.type === 'matcher'
      ? this.around(template.rule, template.example, true)
      : template.type === 'combined'
        ? this.combined(template, true)
        : string(exampleText(template));
  }

  /** A body or the contents of a message; a string would be plain text. */
  body(template: Template, format: 'json' | 'text', type: string): Code {
    const example = exampleOf(template);
    const isPlain = template.type === 'exact' && (example === null || typeof example === 'string');
    if (format === 'json' && !isPlain) {
      return this.template(template);
    }
    if (format === 'text' && template.type !== 'exact') {
      this.notes.add('Pact PHP takes no matcher for text as a whole, so it has to be equal.');
    }
    this.text = true;
    return call('new Text', string(format === 'text' ? exampleText(template) : printJson(example)), string(type));
  }
}

const steps = (all: readonly Code[], margin: string) =>
  all.map((each) => margin + layout(prefixed('->', each), style, margin, 0, 1)).join('\n');

const isContentType = (name: string) => name.toLowerCase() === 'content-type';

/** The calls of the request or the response. */
function describe(file: File, expectation: Expectation): readonly Code[] {
  const {part, body} = expectation;
  const format = bodyFormat(part);
  const type = contentTypeOf(part) ?? (format === 'json' ? 'application/json' : 'text/plain');
  const calls: Code[] = [];
  const add = (method: string, all: Expectation['headers']) =>
    all.forEach(([name, values]) => {
      const codes = values.map((each) => file.ofText(each));
      calls.push(call(method, string(name), codes.length === 1 && codes[0] ? codes[0] : list(codes)));
    });
  add('addQueryParameter', expectation.query);
  const implied = (values: readonly Template[]) =>
    format === 'text' || (values[0]?.type === 'exact' && exampleText(values[0]) === 'application/json');
  add(
    'addHeader',
    expectation.headers.filter(([name, values]) => !format || !isContentType(name) || !implied(values)),
  );
  if (format === 'json' && type !== 'application/json' && !expectation.headers.some(([name]) => isContentType(name))) {
    calls.push(call('addHeader', "'Content-Type'", string(type)));
  }
  if (body && format) {
    calls.push(call('setBody', file.body(body, format, type)));
  }
  return calls;
}

function statusOf(file: File, status: Template): Code {
  const example = exampleText(status);
  if (status.type === 'exact') {
    return example;
  }
  if (status.type === 'matcher' && status.rule.match === 'statusCode' && typeof status.rule.status === 'string') {
    file.match = true;
    return call('$match->statusCode', string(status.rule.status), example);
  }
  file.notes.add('Pact PHP has a matcher for classes of statuses only, so the status has to be equal.');
  return example;
}

const header = (uses: readonly string[]) => `<?php

declare(strict_types=1);

${[...uses]
  .sort((one, other) => one.localeCompare(other))
  .map((each) => `use ${each};`)
  .join('\n')}
`;

function http(expectation: Expectation): TestSource {
  const {part, path} = expectation;
  const file = new File(expectation, '$match');
  const isRequest = part.kind === 'request';
  const described = describe(file, expectation);
  const method = isRequest ? part.method : 'GET';
  const request = isRequest
    ? [call('setMethod', string(method)), call('setPath', file.ofText(path)), ...described]
    : [call('setMethod', "'GET'"), call('setPath', "'/orders/1'")];
  const response = isRequest
    ? [call('setStatus', '200')]
    : [call('setStatus', statusOf(file, expectation.status)), ...described];
  const format = bodyFormat(part);
  const sends = isRequest && format !== undefined && part.body.state === 'present';
  const options: (readonly [string, Code])[] = [['http_errors', 'false']];
  if (isRequest) {
    const type = contentTypeOf(part) ?? (format === 'json' ? 'application/json' : 'text/plain');
    const sent = [
      ...expectation.headers
        .filter(([name]) => !sends || !isContentType(name))
        .map(([name, values]) => [name, string(values.map(exampleText).join(', '))] as const),
      ...(sends && (format === 'text' || type !== 'application/json') ? [['Content-Type', string(type)] as const] : []),
    ];
    if (sent.length > 0) {
      options.push(['headers', dictionary(sent)]);
    }
    if (sends && expectation.body) {
      options.push(
        format === 'json'
          ? ['json', file.json(exampleOf(expectation.body))]
          : ['body', string(exampleText(expectation.body))],
      );
    }
  }
  const target = isRequest ? exampleTarget(expectation) : '/orders/1';
  const sent = layout(
    {...call('$client->request', string(method), string(target), dictionary(options)), hug: true},
    style,
    '        ',
    12,
  );
  const status = isRequest ? '200' : exampleText(expectation.status);
  const uses = [
    'GuzzleHttp\\Client',
    'PhpPact\\Consumer\\InteractionBuilder',
    'PhpPact\\Consumer\\Model\\ConsumerRequest',
    'PhpPact\\Consumer\\Model\\ProviderResponse',
    'PhpPact\\Standalone\\MockService\\MockServerConfig',
    'PHPUnit\\Framework\\TestCase',
    ...(file.match ? ['PhpPact\\Consumer\\Matcher\\Matcher'] : []),
    ...(file.text ? ['PhpPact\\Consumer\\Model\\Body\\Text'] : []),
  ];
  const code = `${header(uses)}
final class OrderClientTest extends TestCase
{
    public function test${isRequest ? 'SendsAnOrderRequest' : 'ReadsAnOrder'}(): void
    {
        $server = new MockServerConfig();
        $server
            ->setConsumer('OrderWeb')
            ->setProvider('OrderApi')
            ->setPactDir(__DIR__ . '/../pacts')
            ->setPactSpecificationVersion('${part.version}.0.0');
${file.match ? '        $match = new Matcher();\n' : ''}
        $request = new ConsumerRequest();
        $request
${steps(request, '            ')};

        $response = new ProviderResponse();
        $response
${steps(response, '            ')};

        $pact = new InteractionBuilder($server);
        $pact
            ->uponReceiving('a request for an order')
            ->with($request)
            ->willRespondWith($response);

        // Call your own client here, and check what it returns.
        $client = new Client(['base_uri' => $server->getBaseUri()]);
        $answer = ${sent};

        $this->assertTrue($pact->verify());
        $this->assertSame(${status}, $answer->getStatusCode());
    }
}
`;
  return {file: 'tests/OrderClientTest.php', code, notes: [...file.notes]};
}

function message(expectation: Expectation): TestSource {
  const {part, body} = expectation;
  const file = new File(expectation, '$match');
  if (part.version === 2) {
    file.notes.add('Specification 2 has no messages, so the pact is written with version 3.');
  }
  const calls: Code[] = [call('expectsToReceive', "'an order event'")];
  if (expectation.metadata.length > 0) {
    const metadata = expectation.metadata.map(([key, value]) => {
      if (typeof exampleOf(value) !== 'string') {
        file.notes.add(`Pact PHP takes strings as metadata, so ${key} becomes one.`);
      }
      return [key, file.ofText(value)] as const;
    });
    calls.push(call('withMetadata', dictionary(metadata)));
  }
  const format = bodyFormat(part);
  if (body && format) {
    const type = contentTypeOf(part) ?? (format === 'json' ? 'application/json' : 'text/plain');
    calls.push(call('withContent', file.body(body, format, type)));
  }
  const uses = [
    'PhpPact\\Consumer\\MessageBuilder',
    'PhpPact\\Standalone\\PactMessage\\PactMessageConfig',
    'PHPUnit\\Framework\\TestCase',
    ...(file.match ? ['PhpPact\\Consumer\\Matcher\\Matcher'] : []),
    ...(file.text ? ['PhpPact\\Consumer\\Model\\Body\\Text'] : []),
  ];
  const code = `${header(uses)}
final class OrderHandlerTest extends TestCase
{
    public function testHandlesAnOrderEvent(): void
    {
        $config = new PactMessageConfig();
        $config
            ->setConsumer('OrderMailer')
            ->setProvider('OrderPublisher')
            ->setPactDir(__DIR__ . '/../pacts')
            ->setPactSpecificationVersion('${Math.max(part.version, 3)}.0.0');
${file.match ? '        $match = new Matcher();\n' : ''}
        $message = new MessageBuilder($config);
        $message
${steps(calls, '            ')};

        $received = null;
        $verified = $message->verifyMessage(function (string $json) use (&$received): void {
            // Call your own handler here, and check what it does below.
            $received = json_decode($json, true, flags: JSON_THROW_ON_ERROR);
        });

        $this->assertTrue($verified);
        $this->assertNotNull($received);
    }
}
`;
  return {file: 'tests/OrderHandlerTest.php', code, notes: [...file.notes]};
}

/**
 * Writes a test for Pact PHP 10 with PHPUnit. Which matchers there are comes from the source of Pact PHP 10.2.1, as the
 * tables in `content/api/pact-php` have it.
 *
 * @param expectation what to write
 * @returns the test
 */
export const writePhp: Writer = (expectation) =>
  expectation.part.kind === 'message' ? message(expectation) : http(expectation);
