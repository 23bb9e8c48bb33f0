import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import type {ApiMethod, ApiOption, ApiTable} from '../types';
import {compareWithTypes, type Library} from './compare-with-types';
import {readTypes, type TypeReader} from './read-types';

const declared = `
export interface Options {
  /** Address of the shop. */
  readonly address: string;
  retries?: number;
}
export type Both = Pick<Options, 'address'> & {level?: "low" | 'high'};
export declare class Shop {
  private secret;
  constructor(options: Options);
  order(id: number, /* of them */ note?: string): Promise<string>;
  find<T extends object>(
    by: T, // a field
    limit?: number,
  ): T[];
}
export declare const open: (name: string) => Shop;
export declare enum Size { Small = 1, Large = 2 }
export * as Tools from './tools';
`;

let folder: string;
let reader: TypeReader;
let library: Library;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  const entry = path.join(folder, 'index.d.ts');
  writeFileSync(entry, declared);
  writeFileSync(path.join(folder, 'tools.d.ts'), 'export declare function repair(part: string): void;\n');
  writeFileSync(path.join(folder, 'other.d.ts'), 'export interface Options { other: string }\nexport {};\n');
  reader = readTypes([entry], [folder]);
  library = {reader, entry, namespaces: ['Tools'], publicNames: {}, notDocumented: {}};
});

afterAll(() => rmSync(folder, {recursive: true}));

const address: ApiOption = {name: 'address', type: 'string', required: true, meaning: 'Where.'};
const retries: ApiOption = {name: 'retries', type: 'number', meaning: 'How often.'};
const order: ApiMethod = {
  name: 'order',
  signature: 'order(id: number, note?: string)',
  returns: 'Promise<string>',
  meaning: 'Orders.',
};
const shop: readonly ApiMethod[] = [
  {name: 'constructor', signature: 'new Shop(options: Options)', meaning: 'Opens.'},
  order,
  {name: 'find', signature: 'find<T extends object>(by: T, limit?: number)', returns: 'T[]', meaning: 'Finds.'},
];

/** Faults of tables with these options and methods. */
function faultsOf(options: readonly ApiOption[], methods: readonly ApiMethod[], reasons = {}): readonly string[] {
  const table: ApiTable = {
    id: 'shop/all',
    groups: [
      {kind: 'options', title: 'Options', of: 'Options', entries: options},
      {kind: 'methods', title: 'Methods', of: 'Shop', entries: methods},
      {
        kind: 'methods',
        title: 'Functions',
        of: 'exports',
        entries: [{name: 'open', signature: 'open(name: string)', returns: 'Shop', meaning: 'Opens.'}],
      },
      {
        kind: 'methods',
        title: 'Tools',
        of: 'Tools',
        entries: [{name: 'repair', signature: 'repair(part: string)', returns: 'void', meaning: 'Repairs.'}],
      },
      {
        kind: 'types',
        title: 'Types',
        of: 'declarations',
        entries: [
          {name: 'Size', type: 'enum { Small, Large }', meaning: 'How big.'},
          {name: 'Both', meaning: 'Two.'},
        ],
      },
    ],
  };
  return compareWithTypes([table], {...library, notDocumented: reasons}).faults;
}

describe('a reader of types', () => {
  it('finds members of interfaces, classes and intersections, each on one line', () => {
    expect(reader.membersOf('Options')).toEqual([
      {name: 'address', optional: false, type: 'string'},
      {name: 'retries', optional: true, type: 'number'},
    ]);
    expect(reader.membersOf('Both')).toEqual([
      {name: 'address', optional: false, type: 'string'},
      {name: 'level', optional: true, type: "'low' | 'high'"},
    ]);
    expect(reader.membersOf('Shop').map(({signature}) => signature)).toEqual(shop.map(({signature}) => signature));
  });

  it('finds the definition of a name', () => {
    expect(reader.textOf('Both')).toBe("Pick<Options, 'address'> & { level?: 'low' | 'high' }");
    expect(reader.textOf('Options')).toBe('{ readonly address: string; retries?: number }');
    expect(reader.textOf('Missing')).toBeUndefined();
  });

  it('rejects a name that is not declared, or declared twice', () => {
    expect(() => reader.membersOf('Missing')).toThrow(/^There is no type Missing in /);
    const files = ['index.d.ts', 'other.d.ts'].map((file) => path.join(folder, file));
    const both = readTypes(files, [folder]);
    expect(() => both.membersOf('Options')).toThrow(/^Options is declared in .*: write one as "folder\/file#Options"$/);
    expect(both.membersOf('other#Options')).toEqual([{name: 'other', optional: false, type: 'string'}]);
  });

  it('rejects a module without the namespace', () => {
    expect(() => reader.exportsOf(library.entry, 'Nothing')).toThrow(/has no exports Nothing$/);
  });
});

describe('tables', () => {
  it('that are correct have no faults', () => {
    expect(faultsOf([address, retries], shop)).toEqual([]);
  });

  it('may omit members for a reason', () => {
    expect(faultsOf([address], shop, {'Options.retries': 'internal'})).toEqual([]);
  });

  it.each([
    ['a member that they lack', [address], shop, /^Options\.retries is in no table; describe it/],
    [
      'an option that does not exist',
      [address, retries, {...retries, name: 'retrys'}],
      shop,
      /^shop\/all, "Options": there is no Options\.retrys; remove it/,
    ],
    ['an entry twice', [address, retries, retries], shop, /Options\.retries is in the tables twice$/],
    [
      'another type',
      [address, {...retries, type: 'string'}],
      shop,
      /of Options\.retries, type is "number" in the types, "string" in the table$/,
    ],
    [
      'an option that is not optional',
      [{name: 'address', type: 'string', meaning: 'Where.'}, retries],
      shop,
      /of Options\.address, required is "true" in the types, "false" in the table$/,
    ],
    [
      'another signature',
      [address, retries],
      shop.map((entry) => (entry === order ? {...order, signature: 'order(id: number, note: string)'} : entry)),
      /of Shop\.order, signature is "order\(id: number, note\?: string\)" in the types, "order\(id/,
    ],
    [
      'a method that has another name',
      [address, retries],
      shop.map((entry) => (entry === order ? {...order, name: 'buy', signature: 'buy()'} : entry)),
      /^shop\/all, "Methods": there is no Shop\.buy/,
    ],
    [
      'a type that nothing explains',
      [address, {...retries, type: 'Retries'}],
      shop,
      /^shop\/all, "Options": retries names Retries; add it to the table of types$/,
    ],
  ])('are rejected for %s', (_, options, methods, fault) => {
    expect(faultsOf(options, methods)).toContainEqual(expect.stringMatching(fault));
  });
});
