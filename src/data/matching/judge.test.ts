import {describe, expect, it} from 'vitest';

import {judge} from './judge';
import {longestText} from './limits';
import {toWholeRegExp} from './oniguruma';
import {setTranslator} from './regex';
import {rowsOf} from './rows';

setTranslator(toWholeRegExp);

const actual = '{"body": {"id": "order-12"}}';
const withRule = (rule: string, path = '$.id'): string =>
  `{"body": {"id": "order-1"}, "matchingRules": {"body": {"${path}": {"matchers": [${rule}]}}}}`;
const response = (expected: string, came = actual) => judge({kind: 'response', version: 3, expected, actual: came});

describe('a trial', () => {
  it('has a verdict as plain data, with the rule that decided', () => {
    const {verdict} = response(withRule('{"match": "regex", "regex": "\\\\d+"}'));
    expect(verdict?.mismatches).toEqual([
      {
        kind: 'BodyMismatch',
        path: '$.id',
        message: String.raw`Expected 'order-12' to match '\d+'`,
        decision: {
          principle: undefined,
          rules: [String.raw`{"match":"regex","regex":"\\d+"}`],
          combine: 'AND',
          from: '$.id',
          cascaded: false,
        },
      },
    ]);
    expect(structuredClone(verdict)).toEqual(verdict);
  });

  it('names the rule of a value above', () => {
    const {verdict} = response(withRule('{"match": "type"}', '$'), '{"body": {"id": 7}}');
    expect(verdict?.mismatches[0]?.decision).toMatchObject({from: '$', cascaded: true});
  });
});

describe('the row of a value', () => {
  const rows = (kind: 'request' | 'response', expected: string, came: string) => {
    const {verdict} = judge({kind, version: 4, expected, actual: came});
    return verdict ? rowsOf(verdict).map(({path, decision, passed}) => [path, decision.rules.join(), passed]) : [];
  };

  it('is there for a query parameter that came, but is not expected', () => {
    expect(rows('request', '{"query": {"page": ["2"]}}', '{"query": {"page": ["2"], "sort": ["asc"]}}')).toEqual([
      ['page', '', true],
      ['sort', '', false],
    ]);
  });

  it('names the only rule that refused a key', () => {
    const eachKey = '{"match":"eachKey","rules":[{"match":"regex","regex":"[A-Z]+"}]}';
    const eachValue = '{"match":"eachValue","rules":[{"match":"integer"}]}';
    const expected = `{"body": {"contentType": "application/json", "content": {"A": 1}}, "matchingRules": {"body": {"$": {"matchers": [${eachKey}, ${eachValue}]}}}}`;
    expect(rows('response', expected, '{"body": {"A": 1, "b": 2, "C": "3"}}')).toEqual([
      ['$', `${eachKey},${eachValue}`, true],
      ['$.A', '{"match":"integer"}', true],
      ['$.b', eachKey, false],
      ['$.C', '{"match":"integer"}', false],
    ]);
  });
});

describe('what Pact takes, but its reader may not have meant, is marked', () => {
  it.each([
    ['a key that no response has', '{"status": 200, "sku": "TEA-01"}', 'unknown-key', 'sku'],
    ['a path with a typo', withRule('{"match": "type"}', '$.nmae'), 'unused-rule', '$.nmae'],
    ['rules for nothing', '{"matchingRules": {"bdoy": {}}}', 'unknown-category', 'bdoy'],
    [
      'a path of version 2 without the name of a part',
      '{"body": {"id": 1}, "matchingRules": {"$.id": {"match": "type"}}}',
      'unknown-category',
      'id',
    ],
    [
      'an example that its own rule refuses',
      withRule('{"match": "regex", "regex": "\\\\d+"}'),
      'own-example',
      String.raw`$.id Expected 'order-1' to match '\d+'`,
    ],
    ['a body of version 4', '{"body": {"content": 1, "contentType": "application/json"}}', 'version-4-body', ''],
  ])('such as %s', (_, expected, kind, detail) => {
    const {verdict, problems} = response(expected);
    expect(problems.find((problem) => problem.kind === kind)).toMatchObject({side: 'expected', detail});
    expect(verdict).toBeDefined();
  });

  it('such as the wrapper of version 4 in what came', () => {
    const came = '{"body": {"content": {"id": "a"}, "contentType": "application/json"}}';
    expect(response(withRule('{"match": "type"}'), came).problems).toMatchObject([
      {kind: 'wrapped-body', side: 'actual'},
    ]);
  });

  it('and nothing else is', () => {
    const expected =
      '{"status": 200, "headers": {"X-A": "a"}, "body": {"id": "a"}, "matchingRules": {"header": {"x-a": {"matchers": [{"match": "type"}]}}, "body": {"$.*": {"matchers": [{"match": "type"}]}}}}';
    expect(response(expected).problems).toEqual([]);
  });
});

describe('a trial that cannot be compared has the place and the reason', () => {
  const text = (expected: string, came?: string) =>
    response(expected, came).problems.map(({kind, side, offset, length}) => {
      const source = side === 'expected' ? expected : (came ?? actual);
      return [kind, side, source.slice(offset, offset + length)];
    });

  it.each([
    ['JSON with an error', '{"body": }', actual, ['json', 'expected', '}']],
    ['JSON with an error on the other side', withRule('{"match": "type"}'), '{"body" 1}', ['json', 'actual', '1']],
    ['the code of a test', '{body: 1}', actual, ['quotes', 'expected', 'b']],
    ['something that is no object', '[1]', actual, ['not-object', 'expected', '[']],
    ['a status in words', '{"status": "ok"}', actual, ['status', 'expected', '"status"']],
    ['a path that ends early', withRule('{"match": "type"}', '$.'), actual, ['path', 'expected', '"$."']],
    ['a rule without its value', withRule('{"match": "regex"}'), actual, ['rule', 'expected', '"matchingRules"']],
    ['a rule of a plugin', withRule('{"match": "luck"}'), actual, ['unknown-rule', 'expected', '"luck"']],
    [
      'a pattern that ends early',
      withRule('{"match": "regex", "regex": "[a-"}'),
      actual,
      ['regex', 'expected', '"[a-"'],
    ],
    ['a body alone', '{"sku": "TEA-01"}', actual, ['no-part', 'expected', '"sku"']],
    ['a body alone that came', withRule('{"match": "type"}'), '{"sku": "TEA-01"}', ['no-part', 'actual', '"sku"']],
    [
      'a whole interaction',
      '{"description": "a", "request": {}, "response": {}}',
      actual,
      ['interaction', 'expected', '"response"'],
    ],
    [
      'XML',
      '{"headers": {"Content-Type": "text/xml"}, "body": "<a/>"}',
      '{"headers": {"Content-Type": "text/xml"}, "body": "<a/>"}',
      ['body', 'expected', '{'],
    ],
  ])('for %s', (_, expected, came, problem) => {
    expect(text(expected, came)).toEqual([problem]);
  });

  it.each([
    ['the expectation is a whole interaction', '{"request": {}, "response": {"status": 500}}', '{"status": 200}'],
    ['the expectation is a body alone', '{"id": "order-1"}', actual],
    ['what came is a body alone', withRule('{"match": "type"}'), '{"id": "order-12"}'],
  ])('and no verdict when %s', (_, expected, came) => {
    expect(response(expected, came).verdict).toBeUndefined();
  });

  it('for the contents of a message alone, whatever its keys are', () => {
    const {problems} = judge({kind: 'message', version: 4, expected: '{"message": "hello"}', actual: '{}'});
    expect(problems.map(({kind, detail}) => [kind, detail])).toEqual([['no-part', 'message']]);
  });

  it('for an encoded body', () => {
    const expected = '{"body": {"content": "QQ==", "contentType": "image/png", "encoded": "base64"}}';
    const {verdict, problems} = judge({kind: 'response', version: 4, expected, actual});
    expect(verdict).toBeUndefined();
    expect(problems.map(({kind}) => kind)).toEqual(['encoded']);
  });

  it('for a text that is too long, without reading it', () => {
    const {verdict, problems} = response(`"${'a'.repeat(longestText)}"`);
    expect(verdict).toBeUndefined();
    expect(problems).toMatchObject([{kind: 'size', side: 'expected', offset: longestText}]);
  });

  it('for objects in each other without end', () => {
    expect(response('{"body":'.repeat(200)).problems).toMatchObject([
      {kind: 'json', detail: 'recursion limit exceeded'},
    ]);
  });
});
