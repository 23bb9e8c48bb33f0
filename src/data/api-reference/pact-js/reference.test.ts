import {beforeAll, describe, expect, it} from 'vitest';

import {compareWithTypes, type Library} from '../compare';
import type {ApiTable} from '../types';
import {entry, installedVersion, publicNames, readInstalled} from './installed';
import {pactJs} from './index';
import {notDocumented} from './not-documented';

let library: Library;

beforeAll(() => {
  library = {reader: readInstalled(), entry, namespaces: ['Matchers'], publicNames, notDocumented};
});

/** The tables with one changed. */
const changed = (id: string, change: (table: ApiTable) => ApiTable): ApiTable[] =>
  pactJs.map((table) => (table.id === id ? change(table) : table));

describe('the tables of Pact JS', () => {
  it('have what the installed types have', () => {
    const {faults, counts} = compareWithTypes(pactJs, library);
    expect(faults).toEqual([]);
    expect(counts.existing).toBeGreaterThan(100);
    expect(counts.documented + counts.leftOut).toBe(counts.existing);
    console.info(
      `Pact JS ${installedVersion()}: ${counts.documented} of ${counts.existing} exports and members are documented, ` +
        `${counts.leftOut} left out for a reason`,
    );
  });

  it('are the ones that pages ask for', () => {
    expect(pactJs.map(({id}) => id)).toEqual([...new Set(pactJs.map(({id}) => id))]);
    for (const {id, groups} of pactJs) {
      expect(id).toMatch(/^pact-js\/[a-z-]+$/);
      expect(
        groups.map(({title}) => title),
        id,
      ).toEqual([...new Set(groups.map(({title}) => title))]);
    }
  });

  it('tell of every entry in sentences', () => {
    for (const {id, groups} of pactJs) {
      for (const told of groups.flatMap(({entries}): readonly {name: string; meaning: string}[] => entries)) {
        expect(told.meaning, `${id}: ${told.name}`).toMatch(/^[A-Z`].*[.`]$/);
        expect(told.meaning.split('`').length % 2, `${id}: ${told.name} leaves a backtick open`).toBe(1);
      }
    }
  });

  it('miss an entry when it goes', () => {
    const tables = changed('pact-js/pact-options', (table) => ({
      ...table,
      groups: table.groups.map((group) =>
        group.kind === 'options' ? {...group, entries: group.entries.filter(({name}) => name !== 'cors')} : group,
      ),
    }));
    expect(compareWithTypes(tables, library).faults).toEqual([
      'PactV4Options.cors is in no table; describe it, or say in notDocumented why not',
    ]);
  });

  it('refuse a reason for what is documented or does not exist', () => {
    const reasons = {...notDocumented, 'PactV4Options.cors': 'because', PactV9: 'because'};
    expect(compareWithTypes(pactJs, {...library, notDocumented: reasons}).faults).toEqual([
      'PactV4Options.cors is in notDocumented, and in a table; take it out',
      'PactV9 is in notDocumented, and does not exist; take it out',
    ]);
  });
});
