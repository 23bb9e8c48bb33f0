import {describe, expect, test} from 'vitest';

import {leadOf, excerpt, highlight, containsPhrases} from './excerpt';

const wanted = (...terms: string[]): {terms: Set<string>; phrases: string[]} => ({terms: new Set(terms), phrases: []});

describe('highlight', () => {
  test('marks every form of a word and escapes the rest', () => {
    expect(highlight('Webhooks <call> a webhook & more', wanted('webhook'))).toBe(
      '<mark>Webhooks</mark> &lt;call&gt; a <mark>webhook</mark> &amp; more',
    );
  });

  test('marks a whole identifier if that was searched for, else the matching part', () => {
    expect(highlight('can-i-deploy', wanted('canideploi', 'deploi'))).toBe('<mark>can-i-deploy</mark>');
    expect(highlight('can-i-deploy', wanted('deploi'))).toBe('can-i-<mark>deploy</mark>');
  });

  test('marks phrases as one', () => {
    expect(highlight('It says: no such mock server.', {terms: new Set(['mock']), phrases: ['no such mock']})).toBe(
      'It says: <mark>no such mock</mark> server.',
    );
  });
});

describe('excerpt', () => {
  const text = `${'Words that nobody asked for. '.repeat(20)}The broker keeps pacts and runs webhooks.${' More of them.'.repeat(20)}`;

  test('is the part with the most matches', () => {
    const cut = excerpt(text, wanted('broker', 'webhook'))?.html ?? '';
    expect(cut).toContain('<mark>broker</mark> keeps pacts and runs <mark>webhooks</mark>');
    expect(cut).toMatch(/^….*…$/);
    expect(cut.length).toBeLessThan(220);
  });

  test('is undefined without matches', () => {
    expect(excerpt(text, wanted('selector'))).toBeUndefined();
  });

  test('copes with a text without spaces', () => {
    expect(excerpt(`${'x'.repeat(400)}-broker`, wanted('broker'))?.html).toContain('<mark>broker</mark>');
  });
});

test('a beginning ends at a word', () => {
  expect(leadOf('Short.')).toBe('Short.');
  expect(leadOf('word '.repeat(100))).toMatch(/^(?:word ){20,}word…$/);
});

test('phrases are found across spaces and case', () => {
  expect(containsPhrases('Error: No such\n  mock Server', ['no such mock server'])).toBe(true);
  expect(containsPhrases('no mock server', ['no such mock server'])).toBe(false);
});
