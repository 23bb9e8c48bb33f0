import {describe, expect, it} from 'vitest';

import {findDifference, missingLine, normalize} from './compare';

describe('a line of output', () => {
  it('is compared without numbers, ids, colours and extra white space', () => {
    expect(normalize('\u001B[32m✔ reads   a product (12.4ms)\u001B[39m ')).toBe('✔ reads a product (0)');
    expect(normalize('(0s loading, 26ms verification)')).toBe(normalize('(5ms loading, 1.2s verification)'));
    expect(normalize('version 2c9a1f7e of 5e9bfcb0-9d6e-4d4e-8f3e-0a1b2c3d4e5f')).toBe('version 0 of 0');
    expect(normalize('added a facade')).toBe('added a facade');
  });

  it('must match as a whole, and in order', () => {
    const printed = 'one 1\ntwo\nthree\n';
    expect(missingLine(['one 7', 'three'], printed)).toBeUndefined();
    expect(missingLine(['three', 'two'], printed)).toBe('two');
    expect(missingLine(['thre'], printed)).toBe('thre');
  });

  it('may be left out behind an ellipsis', () => {
    expect(missingLine(['…', 'one 1', '…', 'three', '…'], 'one 1\ntwo\nthree\n')).toBeUndefined();
    expect(missingLine(['one 1', '…', 'four'], 'one 1\ntwo\nthree\n')).toBe('four');
  });
});

describe('an excerpt of a file', () => {
  const whole = {name: 'ProductWeb', list: [{a: 1, b: 2}, {a: 3}], nothing: null};

  it('may omit keys, and elements at the end', () => {
    expect(findDifference({list: [{b: 2}], nothing: null}, whole)).toBeUndefined();
  });

  it('is rejected with the path of the difference', () => {
    expect(findDifference({name: 'ProductApi'}, whole)).toBe('$.name is "ProductWeb", not "ProductApi"');
    expect(findDifference({list: [{a: 1}, {a: 4}]}, whole)).toBe('$.list[1].a is 3, not 4');
    expect(findDifference({more: {}}, whole)).toBe('$.more is undefined');
    expect(findDifference({list: {}}, whole)).toContain('$.list is [');
    expect(findDifference({}, null)).toBe('$ is null');
  });
});
