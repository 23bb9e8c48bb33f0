import {describe, expect, it} from 'vitest';

import {judge} from './judge';
import {blankTrial, convertExpectation, toPactFile} from './pact-file';
import {partKinds} from './types';

const plain = (text: string): unknown => JSON.parse(text);

describe('the pact file of a trial', () => {
  it('has the expectation in an interaction', () => {
    const expected = '{"status": 404}';
    expect(plain(toPactFile({kind: 'response', version: 3, expected, actual: '{}'}))).toEqual({
      consumer: {name: 'OrderWeb'},
      provider: {name: 'OrderApi'},
      interactions: [{description: 'a trial', request: {method: 'GET', path: '/orders/1'}, response: {status: 404}}],
      metadata: {pactSpecification: {version: '3.0.0'}},
    });
  });

  it.each([
    [3, {messages: [{description: 'a trial', contents: 1.5}]}],
    [4, {interactions: [{type: 'Asynchronous/Messages', description: 'a trial', contents: 1.5}]}],
  ] as const)('of version %i has messages as the version does', (version, part) => {
    expect(plain(toPactFile({kind: 'message', version, expected: '{"contents": 1.5}', actual: '{}'}))).toMatchObject(
      part,
    );
  });

  it('keeps how numbers are written', () => {
    expect(toPactFile({kind: 'response', version: 3, expected: '{"body": 1.0}', actual: '{}'})).toContain(
      '"body": 1.0',
    );
  });
});

describe('an expectation in another version', () => {
  const trial = (expected: string, version: 2 | 3 | 4) =>
    ({kind: 'response', version, expected, actual: '{}'}) as const;

  const third =
    '{"headers":{"X-A":"a"},"body":{"id":1},"matchingRules":{"header":{"X-A":{"matchers":[{"match":"type"}],"combine":"AND"}},' +
    '"body":{"$.id":{"matchers":[{"match":"type"}],"combine":"AND"}}}}';
  const second =
    '{"headers":{"X-A":"a"},"body":{"id":1},"matchingRules":{"$.headers[\'X-A\']":{"match":"type"},"$.body.id":{"match":"type"}}}';

  it('has the rules in the form of version 2, and back', () => {
    expect(plain(convertExpectation(trial(third, 3), 2))).toEqual(plain(second));
    expect(plain(convertExpectation(trial(second, 2), 3))).toEqual(plain(third));
  });

  it('has the body in the form of version 4, and back', () => {
    const fourth = convertExpectation(trial(third, 3), 4);
    expect(plain(fourth)).toMatchObject({
      body: {content: {id: 1}, contentType: 'application/json', encoded: false},
    });
    expect(plain(convertExpectation(trial(fourth, 4), 3))).toEqual(plain(third));
  });

  it.each([
    ['has a field named content', '{"body":{"title":"a","content":"b"}}', 3, 2],
    ['is null', '{"body":null}', 3, 4],
  ] as const)('keeps a body that %s', (_, expected, from, to) => {
    expect(plain(convertExpectation(trial(expected, from), to))).toEqual(plain(expected));
  });

  it.each([
    ["$['body'].a", {body: {a: {matchers: [{match: 'type'}], combine: 'AND'}}}],
    ["$.query['a.b'][0]", {query: {'a.b': {matchers: [{match: 'type'}], combine: 'AND'}}}],
    ['$.path', {path: {matchers: [{match: 'type'}], combine: 'AND'}}],
  ])('has the rule at %s where the core reads it', (path, matchingRules) => {
    const expected = JSON.stringify({matchingRules: {[path]: {match: 'type'}}});
    expect(plain(convertExpectation(trial(expected, 2), 3))).toEqual({matchingRules});
  });

  it('takes the content type of version 4 from the headers', () => {
    const expected = '{"headers":{"content-type":"application/json"},"body":"a"}';
    expect(plain(convertExpectation(trial(expected, 3), 4))).toMatchObject({body: {contentType: 'application/json'}});
  });

  it('keeps what version 2 cannot say', () => {
    const two = third.replace('[{"match":"type"}]', '[{"match":"type"},{"match":"notEmpty"}]');
    expect(plain(convertExpectation(trial(two, 3), 2))).toEqual(plain(two));
  });

  it('stays as it is while it cannot be read', () => {
    expect(convertExpectation(trial('{"body": ', 3), 4)).toBe('{"body": ');
  });
});

describe.each(partKinds)('a blank %s', (kind) => {
  it('passes', () => {
    expect(judge(blankTrial(kind)).verdict?.passed).toBe(true);
  });
});
