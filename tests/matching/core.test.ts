import {describe, expect, test} from 'vitest';
import {askCore, type Case, type CoreAnswer} from './core.ts';

const json = {'Content-Type': 'application/json'};

// An example of one member of each version, with a rule that accepts values of its type.
const expectedBodies: Readonly<Record<Case['version'], {readonly body: unknown; readonly matchingRules: unknown}>> = {
  2: {body: {id: 1}, matchingRules: {'$.body.id': {match: 'type'}}},
  3: {body: {id: 1}, matchingRules: {body: {'$.id': {matchers: [{match: 'type'}], combine: 'AND'}}}},
  4: {
    body: {content: {id: 1}, contentType: 'application/json', encoded: false},
    matchingRules: {body: {'$.id': {matchers: [{match: 'type'}], combine: 'AND'}}},
  },
};

function pair(kind: Case['kind'], version: Case['version'], actualBody: string): Case {
  const {body, matchingRules} = expectedBodies[version];
  if (kind === 'message') {
    return {
      kind,
      version,
      expected: JSON.stringify({contents: body, metadata: {contentType: 'application/json'}, matchingRules}),
      actual: JSON.stringify({contents: actualBody, metadata: {contentType: 'application/json'}}),
    };
  }
  const line = kind === 'request' ? {method: 'POST', path: '/orders'} : {status: 200};
  return {
    kind,
    version,
    expected: JSON.stringify({...line, headers: json, body, matchingRules}),
    actual: JSON.stringify({...line, headers: json, body: actualBody}),
  };
}

async function ask(one: Case): Promise<CoreAnswer | undefined> {
  return (await askCore([one]))[0];
}

function request(version: Case['version'], expected: unknown, actual: unknown): Case {
  return {kind: 'request', version, expected: JSON.stringify(expected), actual: JSON.stringify(actual)};
}

function response(version: Case['version'], expected: unknown, actual: unknown): Case {
  return {kind: 'response', version, expected: JSON.stringify(expected), actual: JSON.stringify(actual)};
}

const kindsAndVersions = [
  ['request', 2],
  ['request', 3],
  ['request', 4],
  ['response', 2],
  ['response', 3],
  ['response', 4],
  ['message', 3],
  ['message', 4],
] as const;

describe.each(kindsAndVersions)('a %s of version %i', (kind, version) => {
  test('matches if a rule accepts its value', async () => {
    expect(await ask(pair(kind, version, '{"id":2}'))).toEqual({outcome: 'matched'});
  });

  test('mismatches where a rule refuses its value', async () => {
    expect(await ask(pair(kind, version, '{"id":"2"}'))).toEqual({
      outcome: 'mismatched',
      mismatches: [
        {
          kind: 'BodyMismatch',
          path: '$.id',
          message: "Expected '2' (String) to be the same type as 1 (Integer)",
        },
      ],
    });
  });
});

describe('a request', () => {
  test.each([2, 3, 4] as const)('of version %i is not found at another path', async (version) => {
    expect(await ask(request(version, {path: '/orders'}, {path: '/customers'}))).toEqual({outcome: 'not-found'});
  });

  test('is not found with another method', async () => {
    expect(await ask(request(4, {method: 'PUT'}, {method: 'POST'}))).toEqual({outcome: 'not-found'});
  });

  test('mismatches in its query and headers', async () => {
    const answer = await ask(request(3, {query: {page: ['1']}, headers: {'X-Id': 'a'}}, {query: {page: ['2']}}));
    expect(answer).toEqual({
      outcome: 'mismatched',
      mismatches: [
        {kind: 'QueryMismatch', path: 'page', message: "Expected query parameter 'page' with value '1' but was '2'"},
        {kind: 'HeaderMismatch', path: 'X-Id', message: "Expected a header 'X-Id' but was missing"},
      ],
    });
  });

  test('needs no Content-Type if none is expected', async () => {
    expect(await ask(request(3, {body: {id: 1}}, {body: '{"id":1}'}))).toEqual({outcome: 'matched'});
  });

  test('may not have members that are not expected', async () => {
    expect(await ask(pair('request', 4, '{"id":2,"name":"x"}'))).toMatchObject({outcome: 'mismatched'});
  });

  test('fails if it cannot be sent', async () => {
    expect(await ask(request(4, {path: '/'}, {path: '/a b'}))).toMatchObject({outcome: 'failed'});
  });

  test('fails if the core refuses a rule', async () => {
    const rules = {matchingRules: {body: {'$.id': {matchers: [{match: 'regex'}]}}}};
    expect(await ask(request(4, rules, {}))).toMatchObject({outcome: 'failed'});
  });
});

describe('a response', () => {
  test('mismatches in its status and headers', async () => {
    const answer = await ask(response(4, {status: 200, headers: {'X-Id': 'a'}}, {status: 404, headers: {'X-Id': 'b'}}));
    expect(answer).toEqual({
      outcome: 'mismatched',
      mismatches: [
        {kind: 'StatusMismatch', path: '', message: 'expected 200 but was 404'},
        {kind: 'HeaderMismatch', path: 'X-Id', message: expect.stringContaining("'b'") as string},
      ],
    });
  });

  test('has no headers but those that are given', async () => {
    const headers = {'Content-Type': 'a/b', 'Content-Length': '1', Date: 'x', Connection: 'close'};
    const answer = await ask(response(3, {headers}, {body: 'x'}));
    expect(answer).toMatchObject({outcome: 'mismatched'});
    expect(answer?.outcome === 'mismatched' && answer.mismatches.map(({path}) => path).sort()).toEqual(
      Object.keys(headers).sort(),
    );
  });

  test('may have members that are not expected', async () => {
    expect(await ask(pair('response', 4, '{"id":2,"name":"x"}'))).toEqual({outcome: 'matched'});
  });

  test('distinguishes a whole number from a decimal one', async () => {
    const rules = {body: {'$.id': {matchers: [{match: 'integer'}]}}};
    const expected = JSON.stringify({headers: json, body: {id: 1}, matchingRules: rules});
    const answer = (body: string) =>
      ask({kind: 'response', version: 3, expected, actual: JSON.stringify({headers: json, body})});
    expect(await answer('{"id":2}')).toEqual({outcome: 'matched'});
    expect(await answer('{"id":2.0}')).toMatchObject({outcome: 'mismatched'});
  });
});

describe('a message', () => {
  test('mismatches in its metadata', async () => {
    const expected = JSON.stringify({contents: {content: 'x', contentType: 'text/plain'}, metadata: {topic: 'a'}});
    const actual = JSON.stringify({contents: 'x', metadata: {contentType: 'text/plain', topic: 'b'}});
    expect(await ask({kind: 'message', version: 4, expected, actual})).toMatchObject({
      outcome: 'mismatched',
      mismatches: [{kind: 'MetadataMismatch', path: 'topic'}],
    });
  });

  test('of version 2 fails, since messages came with version 3', async () => {
    expect(await ask(pair('message', 2, '{"id":1}'))).toEqual({
      outcome: 'failed',
      message: 'Messages require Pact Specification version 3',
    });
  });
});

test('a pair that the core refuses, and one at which it panics, do not affect the others', async () => {
  const refused = {matchingRules: {body: {'$.id': {matchers: [{match: 'regex'}]}}}};
  const answers = await askCore([
    response(4, {}, {}),
    response(4, refused, {}),
    response(4, {status: 'text'}, {}),
    request(4, refused, {}),
    request(4, {}, {}),
    response(4, {status: 201}, {status: 200}),
  ]);
  expect(answers.map(({outcome}) => outcome)).toEqual([
    'matched',
    'failed',
    'failed',
    'failed',
    'matched',
    'mismatched',
  ]);
});

test('answers come in the order of the pairs', async () => {
  const statuses = Array.from({length: 250}, (_, index) => 200 + (index % 3));
  const answers = await askCore(statuses.map((status) => response(3, {status: 200}, {status})));
  expect(answers.map(({outcome}) => outcome)).toEqual(
    statuses.map((status) => (status === 200 ? 'matched' : 'mismatched')),
  );
});
