import {expect, test} from 'vitest';

import type {SdkId} from '../../../data/sdks';
import {findPassage} from './passages';

const section = [
  'Verify the provider.',
  'java kotlin',
  'Gradle verifies the pact.',
  'go',
  'Go verifies the pact, too.',
] as const;
const languageOf = (words: readonly string[], sdk?: SdkId): SdkId | undefined =>
  findPassage(section, {terms: new Set(words), asked: new Set(words), phrases: []}, sdk).sdk;

test('text that every reader sees comes before equal text in a panel', () => {
  expect(languageOf(['verifi'])).toBeUndefined();
  expect(languageOf(['verifi'], 'go')).toBeUndefined();
});

test('text in a panel names its language', () => {
  expect(languageOf(['gradl'])).toBe('java');
  expect(languageOf(['gradl'], 'kotlin')).toBe('kotlin');
});

test("the reader's own language comes before equal text for others", () => {
  expect(languageOf(['pact'])).toBe('java');
  expect(languageOf(['pact'], 'go')).toBe('go');
});

test('the panel with more of the query comes before the own language', () => {
  expect(languageOf(['gradl', 'pact'], 'go')).toBe('java');
});

test('a panel is not opened for words that the titles or the shared text already contain', () => {
  const states = [
    'Each interaction can name several.',
    'rust',
    'use pact_models::provider_states::ProviderState;',
  ] as const;
  const words = new Set(['providerstat', 'provid', 'stat']);
  const wanted = {terms: words, asked: words, phrases: []};
  expect(findPassage(states, wanted, undefined).sdk).toBe('rust');
  expect(findPassage(states, wanted, undefined, 'Pact concepts Provider states').sdk).toBeUndefined();
});

test('a panel is not opened for a longer name that only starts like the query', () => {
  const states = ['Each state has a name.', 'scala', 'StateManagementFunction { case state => }'] as const;
  const asked = new Set(['stat']);
  const wanted = {terms: new Set(['stat', 'statemanagementfunction']), asked, phrases: []};
  expect(findPassage(states, wanted, undefined).sdk).toBeUndefined();
});
