import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {generators, programOf} from './generate';

describe('npm run generate', () => {
  it.each(Object.entries(generators))('has a program for %s', (name, {program}) => {
    expect(programOf(name)).toBe(program);
    expect(existsSync(program), program).toBe(true);
  });

  it('lists what it can generate without a name', () => {
    expect(() => programOf(undefined)).toThrow(
      /^What should be generated\? Run "npm run generate -- NAME" with one of these:\n {2}broker {6}facts .*\n {2}cli /,
    );
  });

  it.each(['release', 'toString'])('lists the names for the unknown name "%s"', (name) => {
    expect(() => programOf(name)).toThrow(`There is no generator "${name}". Run "npm run generate -- NAME" with one`);
  });
});
