import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {specification} from '../specification';
import {specificationFaults, titlesOf} from './checks/specification';

const sources = new Map<string, string | undefined>();

function read(file: string): string | undefined {
  if (!sources.has(file)) {
    sources.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  }
  return sources.get(file);
}

describe('every line of the specification', () => {
  it('is held by a test that exists', () => {
    const proofs = specification.flatMap((line) => line.proofs);
    const tests = new Set(proofs.map(({file, title}) => `${file}: ${title}`));
    console.log(`specification: looked at ${specification.length} lines, held by ${tests.size} tests`);
    expect(specification.length).toBeGreaterThan(100);
    expect(specificationFaults(specification, read)).toEqual([]);
  });

  it('is there for each section that says something', () => {
    const sections = new Set(specification.map(({id}) => id.split('.')[0]));
    expect([...sections]).toEqual(['1', '2', '3', '4', '6', '7', '8', '9']);
  });

  it('is reported when its test is gone, renamed or missing, or its number is taken', () => {
    const lines = [
      {id: '1.1', says: 'A', proofs: [{file: 'a.test.ts', title: 'works'}]},
      {id: '1.1', says: 'B', proofs: [{file: 'b.test.ts', title: 'works'}]},
      {id: '1.2', says: 'C', proofs: []},
      {id: '1.3', says: 'D', proofs: [{file: 'a.test.ts', title: 'worked once'}]},
    ];
    expect(specificationFaults(lines, (file) => (file === 'a.test.ts' ? "it('works', () => {});" : undefined))).toEqual(
      [
        '1.1: stands in tests/specification.ts twice; number one anew',
        '1.1 (B): b.test.ts does not exist; name the test that holds the line now',
        '1.2 (C): has no test; write one and name it',
        '1.3 (D): a.test.ts has no test "worked once"; name the one that holds the line now',
      ],
    );
  });

  it('finds titles however they are written', () => {
    const source = [
      "describe('a group', () => {",
      "  it('one', () => {});",
      '  test("it\'s two", () => {});',
      '  test(`three of ${x}`, () => {});',
      "  it.each([1, 2])('four %d', () => {});",
      "  it.each([\n    [1],\n  ])(\n    'five',\n    () => {},\n  );",
      '});',
    ].join('\n');
    expect([...titlesOf(source)]).toEqual(['one', "it's two", 'three of ${x}', 'four %d', 'five']);
  });
});
