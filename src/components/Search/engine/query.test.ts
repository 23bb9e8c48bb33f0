import {describe, expect, test} from 'vitest';

import {parseQuery} from './query';

const synonyms = [
  ['pact broker', 'contract broker'],
  ['openapi', 'swagger'],
  ['stub server', 'fake server', 'server'],
];

const termsOf = (query: string): string[][] =>
  parseQuery(query, synonyms).map(({clauses}) => clauses.map(({term}) => term));

describe('parseQuery', () => {
  test('looks for words and for the name that they may be together', () => {
    expect(termsOf('can i deploy')).toEqual([['deploi', 'canideploi', 'ideploi']]);
  });

  test('an identifier counts as one word, which its parts satisfy in part', () => {
    const [parsed] = parseQuery('--enable-pending', synonyms);
    expect(parsed?.words).toBe(1);
    expect(parsed?.clauses.map(({covers}) => covers)).toEqual([[[0, 1]], [[0, 0.4]], [[0, 0.4]]]);
  });

  test('the last word may go on, unless a space follows it', () => {
    const openOf = (query: string): boolean[] =>
      parseQuery(query, []).flatMap(({clauses}) => clauses.filter(({incidental}) => !incidental).map(({open}) => open));
    expect(openOf('pact brok')).toEqual([false, true]);
    expect(openOf('pact brok ')).toEqual([false, false]);
  });

  test('finds phrases in straight and curly quotes', () => {
    expect(parseQuery('"No such  Mock server" verifier', synonyms)[0]?.phrases).toEqual(['no such mock server']);
    expect(parseQuery('“exit code”', synonyms)[0]?.phrases).toEqual(['exit code']);
  });

  test('asks for what the site says, too', () => {
    expect(termOfWords('contract broker')).toEqual(['contract broker', 'pact broker']);
    expect(termOfWords('swagger')).toEqual(['swagger', 'openapi']);
  });

  test('leaves a name alone that is part of a longer one', () => {
    expect(termOfWords('stub server')).toEqual(['stub server']);
    expect(termOfWords('fake server')).toEqual(['fake server', 'stub server']);
  });

  test('a phrase is not rewritten', () => {
    expect(parseQuery('"swagger"', synonyms)).toHaveLength(1);
  });

  test('a query of nothing but stop words looks for nothing', () => {
    expect(parseQuery('the', synonyms)[0]?.clauses).toEqual([]);
  });
});

function termOfWords(query: string): string[] {
  return parseQuery(query, synonyms).map(({clauses}) =>
    clauses
      .filter(({incidental}) => !incidental)
      .map(({typed}) => typed)
      .join(' '),
  );
}
