import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gte, lte} from 'semver';
import {expect, it} from 'vitest';

import {readErrorFamilies} from '../../src/content/errors';
import {findChange, readVersionChanges} from '../../src/content/version-changes';
import {libraries} from '../../src/data/releases/libraries';
import {readReleaseList} from '../../src/data/releases/read-files';

const element = /<VersionChanges of="([^"]*)"/g;

/** References by the page that has them. */
const onPages = new Map(
  readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name): [string, string[]] => {
      const file = path.posix.join('docs', name.split(path.sep).join('/'));
      const references = [...readFileSync(file, 'utf8').matchAll(element)].flatMap(([, of = '']) => of.split(/\s+/));
      return [file, references];
    }),
);
const inErrors = readErrorFamilies().flatMap(({problems}) => problems.flatMap(({versions}) => versions));
const changes = readVersionChanges();

it('shows changes that exist', () => {
  for (const reference of [...[...onPages.values()].flat(), ...inErrors]) {
    expect(() => findChange(reference)).not.toThrow();
  }
});

it('has the changes of each library, from its release notes', () => {
  const rows = libraries.map(({id}) => {
    const found = changes.get(id);
    const versions = readReleaseList(id).releases.map(({version}) => version);
    const read = versions.filter((version) => found && gte(version, found.read.from) && lte(version, found.read.to));
    const isShown = (list: readonly string[]) => list.some((reference) => reference.startsWith(`${id}/`));
    return {
      library: id,
      'releases read': read.length,
      recorded: found?.changes.length ?? 0,
      pages: [...onPages.values()].filter(isShown).length,
      errors: inErrors.filter((reference) => isShown([reference])).length,
    };
  });
  const recorded = rows.reduce((sum, row) => sum + row.recorded, 0);
  const shown = new Set([...[...onPages.values()].flat(), ...inErrors]);
  console.log(
    `version changes: ${recorded} of ${rows.length} libraries, ${shown.size} of them also on pages or in errors`,
  );
  console.table(rows);
  expect(rows.filter((row) => row.recorded === 0).map(({library}) => library)).toEqual([]);
  expect(shown.size).toBeGreaterThan(500);
});
