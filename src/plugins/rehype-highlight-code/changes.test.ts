import {expect, test} from 'vitest';

import {compareLines} from './changes';

const signs = {kept: ' ', added: '+', removed: '-'};
const diff = (before: string, after: string): string[] =>
  compareLines(before.replaceAll(' ', '\n'), after.replaceAll(' ', '\n')).map(({kind, text}) => signs[kind] + text);

test.each([
  ['a b c', 'a B c', [' a', '-b', '+B', ' c']],
  ['a', 'a b', [' a', '+b']],
  ['a b', 'b', ['-a', ' b']],
  ['a b c d', 'b c a d', ['-a', ' b', ' c', '+a', ' d']],
  ['a', 'a', [' a']],
])('from %j to %j', (before, after, lines) => {
  expect(diff(before, after)).toEqual(lines);
});
