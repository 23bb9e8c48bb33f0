import {describe, expect, it} from 'vitest';

import {writeTest} from '@site/src/data/matching/code';
import {sdks} from '@site/src/data/sdks';
import {languageOfFile, parse} from '../samples/parsers';
import {oddities, partOf, samples} from './samples';

const all = Object.entries({...samples, ...oddities});

describe.each(sdks.map(({id}) => id))('the test in %s', (sdk) => {
  it.each(all)('of %s is code of the language', async (_, sample) => {
    const {file, code} = await writeTest(sdk, partOf(sample));
    expect(await parse(languageOfFile(file) ?? file, code)).toEqual([]);
    expect(code).not.toMatch(/\bundefined\b(?! type)|\[object |NaN/);
    expect(code.endsWith('\n')).toBe(true);
  });
});

const hostile = partOf({
  kind: 'response',
  body: '{}',
  rules: {body: {"$['x\r\ny();\u2028z?>\\u000a']": [{match: 'type'}]}},
});

describe.each(sdks.map(({id}) => id))('a path with line breaks, in a comment of %s,', (sdk) => {
  it('stays on the line of the comment', async () => {
    const {file, code} = await writeTest(sdk, hostile);
    const plain = partOf({kind: 'response', body: '{}', rules: {body: {'$.x': [{match: 'type'}]}}});
    const {code: expected} = await writeTest(sdk, plain);
    expect(code.split(/[\r\n\u2028]/)).toHaveLength(expected.split('\n').length);
    expect(code).toContain("$['x y(); z");
    expect(await parse(languageOfFile(file) ?? file, code)).toEqual([]);
  });
});

describe('a rule of which one of several has to be met', () => {
  const sample = oddities['one of several rules'];
  const part = sample && partOf(sample);

  it('is listed by hand in Python, at its path', async () => {
    const {code} = await writeTest('python', part ?? hostile);
    expect(code).toContain(`"$.items[*].note": {
                        "combine": "OR",
                        "matchers": [{"match": "type"}, {"match": "null"}],
                    },`);
  });

  it.each(['javascript', 'go', 'dotnet', 'ruby', 'php', 'swift', 'cpp'] as const)(
    'is the first one in %s, with a comment',
    async (sdk) => {
      const {code} = await writeTest(sdk, part ?? hostile);
      expect(code).toMatch(/no OR for the rules of a value/);
      expect(code).not.toMatch(/null/i);
    },
  );
});

describe('a rule for any field', () => {
  it.each([
    ['javascript', "order: {id: regex(/[A-Z]-\\d+/, 'A-17')}", "payment: {id: string('P-5')}"],
    ['ruby', 'order: { id: match_regex(/[A-Z]-\\d+/, "A-17") }', 'payment: { id: match_type_of("P-5") }'],
  ] as const)('is at each field that it decides in %s', async (sdk, order, payment) => {
    const sample = oddities['star over fields'];
    const {code} = await writeTest(sdk, sample ? partOf(sample) : hostile);
    expect(code).toContain(order);
    expect(code).toContain(payment);
    expect(code).not.toContain('No matcher writes');
  });

  it.each([
    ['a shorter path is heavier', {'$.a.b': [{match: 'integer'}], '$.*.*.c': [{match: 'type'}]}],
    ['it is for an object, too', {'$.*.*': [{match: 'type'}]}],
    ['another one has its weight', {'$.*.b.c': [{match: 'type'}], '$.a.*.c': [{match: 'integer'}]}],
  ] as const)('is left out where %s', async (_, rules) => {
    const {code} = await writeTest(
      'javascript',
      partOf({kind: 'response', body: '{"a": {"b": {"c": 1}, "d": 2}, "e": 3}', rules: {body: rules}}),
    );
    expect(code).toContain('// No matcher writes the rule at $.*.');
  });
});

describe('in Go', () => {
  it('the values of fields are in a column, and the imports in order', async () => {
    const {code} = await writeTest('go', partOf(samples.message));
    expect(code).toContain('"orderId": matchers.Integer(42),\n\t\t\t"items":   matchers.EachLike(');
    expect(code).toContain('/v2/matchers"\n\tmessage "github.com/pact-foundation/pact-go/v2/message/v4"\n');
  });
});

describe('in .NET', () => {
  it('a matcher of a number is one for a query parameter', async () => {
    const {code} = await writeTest('dotnet', partOf(samples.request));
    expect(code).toContain('.WithQuery("page", Match.Integer(2))');
  });

  it('the namespace of the matchers is used only where there are some', async () => {
    expect((await writeTest('dotnet', partOf(samples['no rules']))).code).not.toContain('PactNet.Matchers');
    expect((await writeTest('dotnet', partOf(samples.type))).code).toContain('using PactNet.Matchers;');
  });
});

describe('in C++', () => {
  it('a value below a rule by type stays compared by type', async () => {
    const sample = oddities['list of objects without rules of their own'];
    const {code} = await writeTest('cpp', sample ? partOf(sample) : hostile);
    expect(code).toContain('{"sku", Like("TEA-01")}');
    expect(code).toContain('{"name", Like("Ada")}');
    expect(code).toContain('{"no", EqualTo("x")}');
  });
});

describe('what a library cannot express', () => {
  it.each([
    ['go', '// No matcher'],
    ['python', '# No matcher'],
    ['php', '<?php\n\n// No matcher'],
    ['ruby', '# frozen_string_literal: true\n\n# No matcher'],
  ] as const)('is a comment above the test in %s', async (sdk, start) => {
    const {code} = await writeTest(
      sdk,
      partOf({kind: 'response', body: '{}', rules: {body: {'$.a': [{match: 'type'}]}}}),
    );
    expect(code.startsWith(start)).toBe(true);
  });
});
