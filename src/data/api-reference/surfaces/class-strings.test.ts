import {expect, it} from 'vitest';

import {stringsOf} from './class-strings';

const short = (value: number): number[] => [value >> 8, value & 255];
const utf8 = (value: string): number[] => [1, ...short(Buffer.byteLength(value)), ...Buffer.from(value)];

/** A class file with these constants; a long takes two entries. */
const classWith = (places: number, ...constants: readonly number[][]): Buffer =>
  Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61, ...short(places + 1), ...constants.flat()]);

it('finds string literals, and expressions in annotations', () => {
  const long = [5, 0, 0, 0, 0, 0, 0, 0, 1];
  const code = classWith(6, utf8('pact.rootDir'), long, utf8('Code'), [8, ...short(1)], utf8('${pactbroker.url:}'));
  expect(stringsOf(code)).toEqual(['pact.rootDir', '${pactbroker.url:}']);
});

it('rejects a class that it cannot read', () => {
  expect(() => stringsOf(classWith(1, [42]))).toThrow('constant with the unknown tag 42');
});
