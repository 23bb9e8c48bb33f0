import {describe, expect, test} from 'vitest';

import {parseQuery} from './query';

const synonyms = [
  ['pact broker', 'contract broker'],
  ['openapi', 'swagger'],
  ['stub server', 'fake server', 'server'],
];

const translations = {words: {test: 'prueba'}, stopWords: 'una'};

const termsOf = (query: string): string[][] =>
  parseQuery(query, {synonyms, translations}).map(({terms}) => [...terms.keys()]);

/** Words of each variant that are looked up on their own. */
const wordsOf = (query: string): string[] =>
  parseQuery(query, {synonyms, translations}).map(({terms}) =>
    [...terms].flatMap(([term, {kind}]) => (kind === 'joined' ? [] : [term])).join(' '),
  );

describe('parseQuery', () => {
  test('looks for words and for the name that they may be together', () => {
    expect(termsOf('can i deploy')).toEqual([['deploi', 'canideploi', 'ideploi']]);
  });

  test('an identifier counts as one word, which its parts satisfy in part', () => {
    const [parsed] = parseQuery('--enable-pending', {synonyms, translations});
    expect(parsed?.words).toBe(1);
    const [whole, ...parts] = [...(parsed?.terms.values() ?? [])];
    expect(whole).toMatchObject({kind: 'whole', covers: [[0, 1]]});
    expect(parts).toHaveLength(2);
    for (const {kind, covers, boost} of parts) {
      expect(kind).toBe('part');
      expect(covers[0]?.[1]).toBeLessThan(0.5);
      expect(boost).toBeLessThan(1);
    }
  });

  test('the name of a language counts little next to other words', () => {
    const boostOf = (query: string, term: string): number =>
      parseQuery(query, {synonyms: [], translations})[0]?.terms.get(term)?.boost ?? 0;
    expect(boostOf('regex rust', 'rust')).toBeLessThan(boostOf('regex rust', 'regex'));
    expect(boostOf('rust', 'rust')).toBe(boostOf('regex', 'regex'));
  });

  test('the last word may go on, unless a space follows it', () => {
    const openOf = (query: string): boolean[] =>
      parseQuery(query, {synonyms: [], translations}).flatMap(({terms}) =>
        [...terms.values()].flatMap(({kind, open}) => (kind === 'joined' ? [] : [open])),
      );
    expect(openOf('pact brok')).toEqual([false, true]);
    expect(openOf('pact brok ')).toEqual([false, false]);
  });

  test('a word that is still being typed is looked up as typed, too', () => {
    expect(termsOf('verifying')[0]).toEqual(['verifi', 'verifying']);
  });

  test('finds phrases in straight and curly quotes', () => {
    expect(parseQuery('"No such  Mock server" verifier', {synonyms, translations})[0]?.phrases).toEqual([
      'no such mock server',
    ]);
    expect(parseQuery('“exit code”', {synonyms, translations})[0]?.phrases).toEqual(['exit code']);
  });

  test('asks for what the site says, too', () => {
    expect(wordsOf('contract broker')).toEqual(['contract broker', 'pact broker']);
    expect(wordsOf('swagger')).toEqual(['swagger', 'openapi']);
  });

  test('asks in the words of the site', () => {
    expect(wordsOf('una prueba swagger ')).toEqual(['una prueba swagger', 'test swagger', 'test openapi']);
  });

  test('leaves a name alone that is part of a longer one', () => {
    expect(wordsOf('stub server')).toEqual(['stub server']);
    expect(wordsOf('fake server')).toEqual(['fake server', 'stub server']);
  });

  test('a phrase is not rewritten', () => {
    expect(parseQuery('"swagger"', {synonyms, translations})).toHaveLength(1);
  });

  test('a query of nothing but stop words looks for nothing', () => {
    expect(termsOf('the')).toEqual([[]]);
  });
});
