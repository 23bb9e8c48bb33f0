import {describe, expect, it} from 'vitest';

import {anchorOf, apiTables, findGroups, findTable, type ApiTable} from './index';

describe('a table', () => {
  it('is found by its id', () => {
    expect(findTable('pact-js/pact-options').groups).toHaveLength(1);
  });

  it('that does not exist is answered with the nearest', () => {
    expect(() => findTable('pact-js/verifier-option')).toThrow(
      /^There is no table "pact-js\/verifier-option"; near are "pact-js\/verifier-options", /,
    );
  });

  it('has groups, which are found by their title', () => {
    expect(findGroups('pact-js/verifier-options').length).toBeGreaterThan(5);
    expect(findGroups('pact-js/verifier-options', 'TLS').map(({title}) => title)).toEqual(['TLS']);
    expect(() => findGroups('pact-js/mock-server', 'TLS')).toThrow(
      '"pact-js/mock-server" has no group "TLS"; its groups are "Mock server"',
    );
  });
});

describe('the address of an entry', () => {
  const entries = [{name: 'maxRetries', type: 'number', meaning: 'How often.'}];
  const group = {kind: 'options', title: 'Orders & co', of: 'A', entries} as const;

  it('is its name after that of the table', () => {
    expect(anchorOf({id: 'shop/order-options', groups: [group]}, group, 'maxRetries')).toBe('order-options-maxretries');
  });

  it('has the group in it where two groups share a name', () => {
    const other = {...group, title: 'Products'};
    expect(anchorOf({id: 'shop/options', groups: [group, other]}, group, 'maxRetries')).toBe(
      'options-orders-co-maxretries',
    );
  });

  it('stands once in a table', () => {
    const addresses = (table: ApiTable): string[] =>
      table.groups.flatMap((found) => found.entries.map(({name}) => anchorOf(table, found, name)));
    for (const table of apiTables) {
      expect(addresses(table), table.id).toEqual([...new Set(addresses(table))]);
    }
  });
});
