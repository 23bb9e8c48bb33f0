import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

import {nameSources} from './sources';
import type {SourceNames} from './types';

const folder = path.join(__dirname, 'names');

it('has a file of names for each source, from its tag', () => {
  expect(readdirSync(folder).sort()).toEqual(nameSources.map(({id}) => `${id}.json`).sort());
  for (const {id, repository, tag} of nameSources) {
    const names = JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8')) as SourceNames;
    expect([names.repository, names.tag]).toEqual([repository, tag]);
    expect(names.names.length).toBeGreaterThan(100);
  }
});
