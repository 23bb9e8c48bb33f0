import {describe, expect, test} from 'vitest';

import {translateQuery} from './translateQuery';

const translations = {
  words: {
    'contract testing': 'pruebas de contrato, 契約テスト',
    contract: 'vertrag, contrato',
    consumer: 'konsument, consumidor',
    'getting started': '入門, erste schritte',
  },
  stopWords: 'de, und, für, の',
};
const translated = (query: string): string | undefined => translateQuery(query, translations);

describe('a query in another language', () => {
  test('is translated, longest terms first', () => {
    expect(translated('Pruebas de contrato consumidor')).toBe('contract testing consumer');
  });

  test('keeps the words that are the same in all languages', () => {
    expect(translated('Vertrag Pact Broker')).toBe('contract pact broker');
  });

  test('loses its stop words', () => {
    expect(translated('erste Schritte für Konsument und Broker')).toBe('getting started consumer broker');
  });

  test('needs no spaces where the language has none', () => {
    expect(translated('契約テストの入門')).toBe('contract testing getting started');
  });
});

test('a word inside another one is not translated', () => {
  expect(translated('konsumentenvertrag')).toBeUndefined();
});

test('an English query stays as it is, even with a stop word of another language', () => {
  expect(translated('de facto contract')).toBeUndefined();
});
