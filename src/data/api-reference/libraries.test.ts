import {describe, expect, it} from 'vitest';

import {documentedLibraries} from './libraries';
import {compareWithSurface} from './surfaces/compare';

describe.each(documentedLibraries)('the tables of $id', ({id, surface, tables, notDocumented}) => {
  it('have what the installed library declares', () => {
    const {faults, counts} = compareWithSurface(tables, surface, notDocumented);
    console.info(
      `${id} ${surface.version}: ${counts.documented} of ${counts.existing} members are documented, ` +
        `${counts.leftOut} left out for a reason`,
    );
    expect(faults).toEqual([]);
    expect(counts.existing).toBeGreaterThan(50);
    expect(counts.documented + counts.leftOut).toBe(counts.existing);
  });

  it('are found by an id of their own, their groups by a title', () => {
    expect(tables.map((table) => table.id)).toEqual([...new Set(tables.map((table) => table.id))]);
    for (const {id: table, groups} of tables) {
      expect(table).toMatch(/^pact-[a-z]+\/[a-z0-9-]+$/);
      const titles = groups.map(({title}) => title);
      expect(titles, table).toEqual([...new Set(titles)]);
    }
  });

  it('tell of every entry in sentences', () => {
    for (const {id: table, groups} of tables) {
      for (const told of groups.flatMap(({entries}): readonly {name: string; meaning: string}[] => entries)) {
        expect(told.meaning, `${table}: ${told.name}`).toMatch(/^[A-Z`*].*[.`)]$/);
        expect(told.meaning.split('`').length % 2, `${table}: ${told.name} leaves a backtick open`).toBe(1);
      }
    }
  });
});
