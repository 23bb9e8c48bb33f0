import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import * as own from './tslib';

const lib = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/utils-common'));

/** Names that compiled sources take from tslib. */
const taken = (source: string): string[] => [...source.matchAll(/\btslib_\d\.(\w+)/g)].map(([, name = '']) => name);

describe('the part of tslib that readers load', () => {
  it('has all that the framework takes from it', () => {
    const files = readdirSync(lib).filter((file) => file.endsWith('.js'));
    const names = files.flatMap((file) => taken(readFileSync(path.join(lib, file), 'utf8')));
    console.log(`${files.length} files of @docusaurus/utils-common looked at, ${names.length} names of tslib`);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !(name in own))).toEqual([]);
    expect(taken('tslib_1.__spread(a)')).toEqual(['__spread']);
  });

  it('hands over what a module exports', () => {
    expect(own.__importDefault({__esModule: true, default: 1})).toEqual({__esModule: true, default: 1});
    expect(own.__importDefault('a')).toEqual({default: 'a'});
  });
});
