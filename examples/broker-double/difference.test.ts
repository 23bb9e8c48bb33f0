import {describe, expect, it} from 'vitest';

import {difference} from './difference';

const pact = (...interactions: readonly unknown[]): unknown => ({consumer: {name: 'OrderWeb'}, interactions});

describe('the difference of two contents', () => {
  it('is nothing for equal ones, whatever their order', () => {
    expect(difference(pact({a: 1, b: 2}, {c: 3}), pact({c: 3}, {b: 2, a: 1}))).toBe('');
  });

  it('marks what was and what is', () => {
    const lines = difference(pact({a: 1, b: 2}), pact({a: 1, b: 3})).split('\n');
    expect(lines.filter((line) => /^[+-]/.test(line))).toEqual(['-      "b": 2', '+      "b": 3']);
  });

  it('shows a key that is gone, and none that is new', () => {
    expect(difference(pact({a: 1, b: 2}), pact({a: 1}))).toContain('"b": 2');
    expect(difference(pact({a: 1}), pact({a: 1, b: 2}))).toBe('');
  });

  it('shows interactions that are new, between those that are equal', () => {
    const text = difference(pact({a: 1}), pact({a: 1}, {b: 2}));
    expect(text).toContain('     ... ');
    expect(text).toMatch(/^\+\s+"b": 2$/m);
  });

  it('leaves out what is far from a change', () => {
    const long = (last: number): unknown =>
      pact(Object.fromEntries([...Array(20).keys()].map((n) => [`k${n}`, {x: n === 0 || n === 19 ? last : n}])));
    expect(difference(long(1), long(2))).not.toContain('"k5"');
    const far = (value: number): unknown => ({
      interactions: [{a: {value}, b: [...Array(12).keys()].map((n) => (n === 11 ? value : n))}],
    });
    expect(difference(far(1), far(2))).toMatch(/^@@ -\d+,\d+ \+\d+,\d+ @@$/m);
  });
});
