import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {sourceOf} from '../collection';
import {findGroups, findTable, readApiTables, readNotDocumented} from './index';

const surface = {
  library: 'Shop',
  version: '1.0.0',
  holders: {
    Order: [
      {name: 'id', optional: false, type: 'int'},
      {name: 'currency', optional: true, type: 'String', default: '"EUR"'},
      {name: 'total', optional: false, signature: 'total()', returns: 'int'},
    ],
    Client: [
      {name: 'constructor', optional: false, signature: 'new Client(String url)'},
      {name: 'order', optional: false, signature: 'order(int id)\norder(int id, String note)', returns: 'Order'},
      {name: 'url', optional: false, type: 'String'},
    ],
  },
};

const declared = `surface: shop
groups:
  - title: Order
    kind: options
    of: Order
    entries:
      id: Its number.
      currency:
        meaning: A code.
        allowed: ['"EUR"']
        since: 1.0.0
      total: The price.

  - title: Client
    kind: methods
    of: Client
    entries:
      constructor: Opens it.
      order: Asks for one, as \`order\`.
      url: Where it is.
`;

const byHand = `groups:
  - title: Options
    kind: options
    of: shop.json
    entries:
      url: {type: string, meaning: Where it is., required: true}

  - title: Functions
    kind: methods
    of: exports
    entries:
      open: {signature: open(), meaning: Opens it.}

  - title: Types
    kind: types
    of: declarations
    entries:
      Money: An amount.

  - title: Matchers
    kind: matchers
    of: Matchers
    entries:
      price:
        signature: 'price(value: number)'
        returns: Matcher
        meaning: Asks for a price.
        generates: The example.
        matches: Numbers.
        call: price(9.5)
        example: 9.5
        rules:
          $.value[*]: {combine: AND, matchers: [{match: 'null'}, {match: decimal}]}
        accepts: [9.5, null]
        refuses: ['9.5']
        specification: 3
`;

const reasons = `- reason: internal
  names: [Order.secret, Basket]

- reason: older
  names: [Order.number]
`;

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'api-'));
  write('content/api/shop/order.yml', declared);
  write('content/api/shop/by-hand.yml', byHand);
  write('content/api/shop/not-documented.yml', reasons);
  write('src/data/api-reference/surfaces/shop.json', JSON.stringify(surface));
  ['api', 'api-not-documented'].forEach((name) =>
    copyFileSync(`content/${name}.schema.json`, path.join(root, `content/${name}.schema.json`)),
  );
});

afterEach(() => rmSync(root, {recursive: true}));

describe('a table of a library whose older versions are read', () => {
  const table = (entry: string): string =>
    `groups:\n  - title: Log\n    kind: options\n    of: VerifierOptions\n    entries:\n      logFile: {${entry}}\n`;

  it('has the version of each member', () => {
    write('content/api/pact-js/log.yml', table('type: string, meaning: Where.'));
    expect(findTable('pact-js/log', root).groups[0]?.entries).toEqual([
      {name: 'logFile', type: 'string', meaning: 'Where.', since: '14.0.0'},
    ]);
  });

  it('has none for members that the oldest version has already', () => {
    write('content/api/pact-js/log.yml', table('type: string, meaning: Where.').replace('logFile', 'logLevel'));
    expect(findTable('pact-js/log', root).groups[0]?.entries).toEqual([
      {name: 'logLevel', type: 'string', meaning: 'Where.'},
    ]);
  });

  it('is refused if one is written by hand', () => {
    write('content/api/pact-js/log.yml', table("type: string, meaning: Where., since: '13.0.0'"));
    expect(() => findTable('pact-js/log', root)).toThrow(
      'content/api/pact-js/log.yml:6: groups.0.entries.logFile: "since" comes from src/data/api-reference/since; remove it.',
    );
  });
});

describe('a table with a surface', () => {
  it('has the types, signatures and defaults of the surface', () => {
    expect(findTable('shop/order', root)).toEqual({
      id: 'shop/order',
      surface: 'shop',
      groups: [
        {
          kind: 'options',
          title: 'Order',
          of: 'Order',
          entries: [
            {name: 'id', type: 'int', meaning: 'Its number.'},
            {
              name: 'currency',
              type: 'String',
              default: '"EUR"',
              meaning: 'A code.',
              allowed: ['"EUR"'],
              since: '1.0.0',
            },
            {name: 'total', type: 'int', meaning: 'The price.'},
          ],
        },
        {
          kind: 'methods',
          title: 'Client',
          of: 'Client',
          entries: [
            {name: 'constructor', signature: 'new Client(String url)', meaning: 'Opens it.'},
            {
              name: 'order',
              signature: 'order(int id)\norder(int id, String note)',
              returns: 'Order',
              meaning: 'Asks for one, as `order`.',
            },
            {name: 'url', signature: 'url: String', meaning: 'Where it is.'},
          ],
        },
      ],
    });
  });

  it('is read again when the surface has changed', () => {
    const typeOf = () => findTable('shop/order', root).groups[0]?.entries[0];
    expect(typeOf()).toMatchObject({type: 'int'});
    write('src/data/api-reference/surfaces/shop.json', JSON.stringify(surface).replace('"int"', '"long"'));
    expect(typeOf()).toMatchObject({type: 'long'});
  });

  it('that has not changed is not read again', () => {
    expect(findTable('shop/order', root)).toBe(findTable('shop/order', root));
  });
});

describe('a table', () => {
  it('keeps handwritten entries, and the order of JSON', () => {
    const groups = findGroups('shop/by-hand', undefined, root);
    expect(groups.map(({kind}) => kind)).toEqual(['options', 'methods', 'types', 'matchers']);
    expect(JSON.stringify(groups[3]?.entries[0])).toContain(
      '"rules":{"$.value[*]":{"combine":"AND","matchers":[{"match":"null"},{"match":"decimal"}]}},"accepts":[9.5,null]',
    );
  });

  it('has the lines of its groups and entries', () => {
    const [, methods] = findTable('shop/order', root).groups;
    expect(methods && sourceOf(methods)).toEqual({file: 'content/api/shop/order.yml', line: 14});
    expect(methods?.entries[1] && sourceOf(methods.entries[1])).toMatchObject({line: 19});
  });

  it('that does not exist is reported with the closest names', () => {
    expect(() => findTable('shop/oder', root)).toThrow(
      'Unknown table "shop/oder"; the closest are "shop/order", "shop/by-hand"',
    );
  });

  it('has groups, which are found by title', () => {
    expect(findGroups('shop/order', 'Client', root).map(({title}) => title)).toEqual(['Client']);
    expect(() => findGroups('shop/order', 'TLS', root)).toThrow(
      '"shop/order" has no group "TLS"; its groups are "Order", "Client"',
    );
  });
});

describe('a table is rejected with file, line, field and fix for', () => {
  it.each([
    [
      'an unknown field',
      ['allowed:', 'alowed:'],
      '10: groups.0.entries.currency.alowed: is not a known field; use one of type, meaning, required, default, allowed, environment, since. Did you mean "allowed"?',
    ],
    ['a missing meaning', ['meaning: A code.', "default: '1'"], '8: groups.0.entries.currency: "meaning" is missing;'],
    [
      'an empty meaning',
      ['total: The price.', 'total:'],
      '12: groups.0.entries.total: must be string or object, not null',
    ],
    [
      'a meaning that is no sentence',
      ['The price.', 'the price'],
      '12: groups.0.entries.total: "the price" has the wrong',
    ],
    ['an open backtick', ['as `order`.', 'as `order.'], '19: groups.1.entries.order: a backtick is unmatched;'],
    [
      'an unknown kind',
      ['kind: methods', 'kind: method'],
      '15: groups.1.kind: "method" is not one of options, methods,',
    ],
    ['a kind that a surface lacks', ['kind: methods', 'kind: types'], '15: groups.1.kind: a surface has no types;'],
    ['a title that appears twice', ['title: Client', 'title: Order'], '14: groups.1.title: "Order" appears twice;'],
    [
      'an unknown surface',
      ['surface: shop', 'surface: store'],
      '1: surface: there is no src/data/api-reference/surfaces/store.json',
    ],
    [
      'an unknown holder',
      ['of: Client', 'of: Clients'],
      '16: groups.1.of: Shop 1.0.0 declares no "Clients"; the closest are "Client", "Order".',
    ],
    [
      'an unknown member',
      ['      order:', '      ordre:'],
      '19: groups.1.entries.ordre: Client has no "ordre" in Shop 1.0.0; the closest are "order", ',
    ],
    [
      'a type that the surface has',
      ['since: 1.0.0', 'type: int'],
      '8: groups.0.entries.currency: "type" comes from the surface; remove it.',
    ],
    ['an entry twice', ['      total:', '      id:'], "12: isn't valid YAML: Map keys must be unique"],
  ])('%s', (_, [before = '', after = ''], fault) => {
    expect(declared).toContain(before);
    write('content/api/shop/order.yml', declared.replace(before, after));
    expect(() => findTable('shop/order', root)).toThrow(`content/api/shop/order.yml:${fault}`);
  });

  it.each([
    ['no type', 'type: string, ', '', '6: groups.0.entries.url: "type" is missing; add it, or name a surface'],
    ['no signature', 'signature: open(), ', '', '12: groups.1.entries.open: "signature" is missing;'],
    ['no rules', / +rules:\n.*\n/, '', '24: groups.3.entries.price: "rules" is missing; add it.'],
    [
      'a number without quotes',
      'required: true',
      'default: 3',
      '6: groups.0.entries.url.default: must be string, not 3; put',
    ],
    [
      'entries with the same address',
      '      open: {',
      '      open_: {signature: open(), meaning: Opens it.}\n      open: {',
      '13: groups.1.entries.open: an entry above also has the id by-hand-open; keep one.',
    ],
  ])('%s, written by hand', (_, before, after, fault) => {
    write('content/api/shop/by-hand.yml', byHand.replace(before, after));
    expect(() => findTable('shop/by-hand', root)).toThrow(`content/api/shop/by-hand.yml:${fault}`);
  });
});

describe('all tables', () => {
  it('are sorted by id, without the lists of what is not documented', () => {
    expect(readApiTables(root).map(({id}) => id)).toEqual(['shop/by-hand', 'shop/order']);
  });

  it('are rejected with the faults of all files', () => {
    write('content/api/shop/order.yml', declared.replace('The price.', 'the price'));
    write('content/api/order.yml', byHand);
    expect(() => readApiTables(root)).toThrow(
      /^content\/api\/order\.yml:1: has the wrong name; use .*\ncontent\/api\/shop\/order\.yml:12: /,
    );
  });
});

describe('what is not documented', () => {
  it('has a reason for each name', () => {
    expect(readNotDocumented(root)).toEqual({
      shop: {'Order.secret': 'internal', Basket: 'internal', 'Order.number': 'older'},
    });
  });

  it.each([
    ['a name twice', 'Order.number', 'Basket', '4: 1.names: "Basket" appears twice; keep it under one reason.'],
    ['no reason', 'reason: older\n  names', 'names', '4: 1: "reason" is missing; add it.'],
    ['no names', '[Order.number]', '[]', '5: 1.names: must NOT have fewer than 1 items'],
  ])('is rejected for %s', (_, before, after, fault) => {
    write('content/api/shop/not-documented.yml', reasons.replace(before, after));
    expect(() => readNotDocumented(root)).toThrow(`content/api/shop/not-documented.yml:${fault}`);
  });
});
