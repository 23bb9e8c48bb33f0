import {describe, expect, it} from 'vitest';

import {placeFiles} from './place';

const namesOf = (...files: readonly (readonly [string, string])[]): string[] =>
  placeFiles(files.map(([name, code]) => ({name, code}))).map(({name}) => name);

describe('pasted files', () => {
  it('go where the test imports them from', () => {
    expect(namesOf(['client.ts', ''], ['client.test.ts', "import {Client} from '../consumers/client.js';"])).toEqual([
      'consumers/client.ts',
      'tests/client.test.ts',
    ]);
  });

  it('go where another pasted file imports them from', () => {
    expect(
      namesOf(
        ['shop.ts', ''],
        ['states.ts', "import {Shop} from './shop.js';"],
        ['test/api.test.ts', "import {states} from './states.js';"],
      ),
    ).toEqual(['test/shop.ts', 'test/states.ts', 'test/api.test.ts']);
  });

  it('keep their name if nothing imports them', () => {
    expect(namesOf(['setup.mjs', ''], ['client.test.cjs', "require('node:test')"])).toEqual([
      'setup.mjs',
      'tests/client.test.cjs',
    ]);
  });
});
