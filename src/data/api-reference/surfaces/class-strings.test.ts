import {expect, it} from 'vitest';

import {stringsOf} from './class-strings';

const short = (value: number): number[] => [value >> 8, value & 255];
const text = (value: string): number[] => [1, ...short(Buffer.byteLength(value)), ...Buffer.from(value)];

/** A class with these constants, of which a long takes two places. */
const classWith = (places: number, ...constants: readonly number[][]): Buffer =>
  Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61, ...short(places + 1), ...constants.flat()]);

it('finds what stands in quotation marks, and expressions of annotations', () => {
  const long = [5, 0, 0, 0, 0, 0, 0, 0, 1];
  const code = classWith(6, text('pact.rootDir'), long, text('Code'), [8, ...short(1)], text('${pactbroker.url:}'));
  expect(stringsOf(code)).toEqual(['pact.rootDir', '${pactbroker.url:}']);
});

it('refuses a class that it cannot read', () => {
  expect(() => stringsOf(classWith(1, [42]))).toThrow("constant of kind 42, which class-strings.ts doesn't know");
});
