import {describe, expect, it} from 'vitest';

import {readSurface} from './build-table';
import {compareWithSurface} from './compare-with-surface';
import {readApiTables, readNotDocumented} from './index';

const tables = readApiTables().filter(({surface}) => surface !== undefined);
const libraries = [...new Set(tables.map(({id}) => id.replace(/\/.*/, '')))];

describe.each(libraries)('the tables of %s', (library) => {
  const own = tables.filter(({id}) => id.startsWith(`${library}/`));
  // Pact JVM has two: for its libraries, and for its build plugins.
  const surfaces = [...new Set(own.map(({surface = ''}) => surface))].flatMap(
    (name) => readSurface(name, process.cwd()) ?? [],
  );
  const holders = Object.assign({}, ...surfaces.map((surface) => surface.holders)) as (typeof surfaces)[0]['holders'];

  it('match the installed library', () => {
    const {faults, counts} = compareWithSurface(own, holders, readNotDocumented()[library] ?? {});
    console.info(
      `${library} ${surfaces[0]?.version}: ${counts.documented} of ${counts.existing} members are documented, ` +
        `${counts.leftOut} left out for a reason`,
    );
    expect(faults).toEqual([]);
    expect(counts.existing).toBeGreaterThan(50);
    expect(counts.documented + counts.leftOut).toBe(counts.existing);
  });
});

it('every surface has tables', () => {
  expect(libraries).toEqual(['pact-go', 'pact-jvm', 'pact-plugins', 'pact-python', 'pact-rust']);
});
