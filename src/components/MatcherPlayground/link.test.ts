import {describe, expect, it} from 'vitest';

import {fromFragment, isFragment, toFragment} from './link';

const trial = {kind: 'response', version: 3, expected: '{"body": "é"}', actual: '{"body": 1.0}'} as const;

describe('the fragment of a link', () => {
  it('has a trial, down to how numbers are written', async () => {
    const fragment = await toFragment(trial);
    expect(fragment).toMatch(/^#trial=[\w-]+$/);
    expect(isFragment(fragment)).toBe(true);
    expect(await fromFragment(fragment)).toEqual(trial);
  });

  it('is shorter than what it holds', async () => {
    const long = {...trial, expected: JSON.stringify(Array.from({length: 500}, (_, index) => ({id: index})))};
    expect((await toFragment(long)).length).toBeLessThan(long.expected.length / 2);
  });

  it.each([
    ['was cut off', (fragment: string) => fragment.slice(0, -9)],
    ['has other letters', (fragment: string) => fragment.replace('=', '=%%%')],
    ['is empty', () => '#trial='],
  ])('is refused if it %s', async (_, change) => {
    expect(await fromFragment(change(await toFragment(trial)))).toBeUndefined();
  });

  it('of another kind is refused', async () => {
    const other = await toFragment({...trial, kind: 'reply' as 'response'});
    expect(await fromFragment(other)).toBeUndefined();
    expect(isFragment('#try-it')).toBe(false);
  });
});
