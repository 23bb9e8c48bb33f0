import {describe, expect, it} from 'vitest';

import {closeness, nearNames} from './near-names';

describe('how close two names are', () => {
  it('is measured from 0 to 1', () => {
    expect(closeness('webhooks', 'webhooks')).toBe(1);
    expect(closeness('abc', 'xyz')).toBe(0);
    expect(closeness('a', 'a')).toBe(1);
  });
});

describe('the names closest to an unknown one', () => {
  it('are the three closest, the closest first', () => {
    expect(nearNames('broker publsh', ['plugin list', 'broker publish', 'broker', 'verifier', 'broker pull'])).toEqual([
      'broker publish',
      'broker pull',
      'broker',
    ]);
  });
});
