import {beforeAll, describe, expect, it} from 'vitest';

import {sinceOf} from '../../../data/api-reference/since';
import {readApiTables, readNotDocumented, type ApiTable} from '../index';
import {compareWithTypes, type Library} from './compare-with-types';
import {entry, installedVersion, publicNames, readInstalled} from './installed';

const tables = readApiTables().filter(({id}) => id.startsWith('pact-js/'));
const notDocumented = readNotDocumented()['pact-js'] ?? {};
let library: Library;

beforeAll(() => {
  library = {reader: readInstalled(), entry, namespaces: ['Matchers'], publicNames, notDocumented};
});

/** The tables with a change to one of them. */
const changed = (id: string, change: (table: ApiTable) => ApiTable): ApiTable[] =>
  tables.map((table) => (table.id === id ? change(table) : table));

describe('the tables of Pact JS', () => {
  it('match the installed types', () => {
    const {faults, counts} = compareWithTypes(tables, library);
    expect(faults).toEqual([]);
    expect(counts.existing).toBeGreaterThan(100);
    expect(counts.documented + counts.leftOut).toBe(counts.existing);
    console.info(
      `Pact JS ${installedVersion()}: ${counts.documented} of ${counts.existing} exports and members are documented, ` +
        `${counts.leftOut} left out for a reason`,
    );
  });

  it('have only members whose first version is known', () => {
    const {holders = {}} = sinceOf('pact-js') ?? {};
    const members = tables
      .flatMap(({groups}) => groups)
      .filter(({of}) => of !== 'declarations')
      .flatMap(({of, entries}) => entries.map(({name}) => ({of, name})));
    expect(members.length).toBeGreaterThan(100);
    const unknown = members.filter(({of, name}) => holders[of]?.[name] === undefined);
    expect(unknown.map(({of, name}) => `${of}.${name} has no version; run npm run generate -- since`)).toEqual([]);
  });

  it('are incomplete without an entry', () => {
    const without = changed('pact-js/pact-options', (table) => ({
      ...table,
      groups: table.groups.map((group) =>
        group.kind === 'options' ? {...group, entries: group.entries.filter(({name}) => name !== 'cors')} : group,
      ),
    }));
    expect(compareWithTypes(without, library).faults).toEqual([
      'PactV4Options.cors is in no table; describe it, or add it to not-documented.yml with the reason',
    ]);
  });

  it('reject a reason for what is documented or does not exist', () => {
    const reasons = {...notDocumented, 'PactV4Options.cors': 'because', PactV9: 'because'};
    expect(compareWithTypes(tables, {...library, notDocumented: reasons}).faults).toEqual([
      'PactV4Options.cors is in not-documented.yml, but also in a table; remove it',
      'PactV9 is in not-documented.yml, but does not exist; remove it',
    ]);
  });
});
