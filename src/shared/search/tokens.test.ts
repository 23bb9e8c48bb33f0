import {describe, expect, test} from 'vitest';

import {readTokens, readWords, stem, termOf, wholeOf} from './tokens';

const terms = (text: string): string[] => readTokens(text).map(({term}) => term);

describe('readTokens', () => {
  test.each([
    ['--include-latest-pact-files', ['includelatestpactfil', 'includ', 'latest', 'pact', 'file']],
    ['PACT_BROKER_DATABASE_URL', ['pactbrokerdatabaseurl', 'pact', 'broker', 'databas', 'url']],
    ['consumerVersionSelectors', ['consumerversionselector', 'consumer', 'version', 'selector']],
    ['can-i-deploy', ['canideploi', 'deploi']],
    [
      'pact.verifier.publishResults',
      ['pactverifierpublishresult', 'publishresult', 'pact', 'verifier', 'publish', 'result'],
    ],
    ['consumer.MockProvider', ['consumermockprovider', 'mockprovider', 'consumer', 'mock', 'provider']],
    ['docs.pact.io', ['docspactio', 'doc', 'pact', 'io']],
    ['C++, C# and F#', ['cpp', 'csharp', 'fsharp']],
    ["the provider's state", ['provider', 'stat']],
    ['constructor', ['constructor']],
  ])('reads %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('keeps names in camel case whole, so that Java does not find JavaScript', () => {
    expect(terms('JavaScript')).toEqual(['javascript']);
  });

  test('leaves out stop words, commit hashes and the digits of versions', () => {
    expect(terms('the 9f2c1ab0de of v 4.6.1')).toEqual(['v', '461']);
  });

  test('returns the position of each term', () => {
    const text = 'Run can-i-deploy now';
    expect(readTokens(text).map(({start, end}) => text.slice(start, end))).toEqual([
      'Run',
      'can-i-deploy',
      'deploy',
      'now',
    ]);
  });

  test('does not take a full stop into a word', () => {
    expect(readWords('Publish it. Then deploy.').map(({text}) => text)).toEqual(['Publish', 'it', 'Then', 'deploy']);
  });
});

describe('stem', () => {
  test.each([
    ['verify', 'verifies', 'verified', 'verifying'],
    ['state', 'states'],
    ['branch', 'branches', 'branching'],
    ['deploy', 'deploys', 'deployed', 'deploying'],
    ['message', 'messages'],
    ['stub', 'stubs', 'stubbing'],
    ['match', 'matches', 'matched', 'matching'],
    ['query', 'queries'],
  ])('brings the forms of "%s" together', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  test.each(['status', 'class', 'string', 'analysis', 'aws'])('leaves "%s" as it is', (word) => {
    expect(stem(word)).toBe(word);
  });
});

test('one identifier has one term, however it is written', () => {
  expect(new Set(['can-i-deploy', 'can_i_deploy', 'canIDeploy'].map(wholeOf)).size).toBe(1);
});

test('a stop word has no term', () => {
  expect(termOf('the')).toBeUndefined();
});
