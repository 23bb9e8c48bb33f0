import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {setSource} from '../../src/content/collection';
import {readFacts, type Fact} from '../../src/content/facts';
import {copyFaults, factsOn, unusedFacts} from './checks/facts';
import {parsePage, readPages} from './pages';

describe('facts', () => {
  const facts = readFacts();
  const pages = readPages('docs');
  const shown = pages.flatMap(factsOn);

  it('are not stated by hand', () => {
    const using = pages.filter((page) => factsOn(page).length > 0).length;
    console.log(
      `facts: checked ${facts.length}, with ${shown.length} uses on ${using} pages, and ${pages.length} pages for copies`,
    );
    expect(pages.flatMap((page) => copyFaults(page, facts))).toEqual([]);
    expect(shown.length).toBeGreaterThan(150);
  });

  it('are shown by a page', () => {
    expect(unusedFacts(facts, new Set(shown))).toEqual([]);
  });

  it('agree with the file that they name', () => {
    const installation = 'content/support/installation.yml';
    const text = readFileSync(installation, 'utf8');
    const needs = facts.filter(({means}) => means.includes(installation));
    expect(needs.length).toBeGreaterThan(8);
    expect(needs.filter(({value}) => !text.includes(value))).toEqual([]);
  });
});

describe('a fact', () => {
  const port: Fact = {
    id: 'shop-port',
    value: '`8080`',
    means: 'The port of the shop.',
    source: 'run: shop --help',
    read: '2026-01-31',
    copies: ['listens on port `?\\d+', '\\| Port \\| `?\\d'],
  };
  const faultsOf = (source: string): string[] => copyFaults(parsePage('docs/shop.mdx', source), [port]);

  it('that is stated by hand is named, with its line and the fix', () => {
    expect(faultsOf('---\ntitle: Shop\n---\n\nThe shop listens on port 8080.\n\n| Port | `8080` |\n')).toEqual([
      'docs/shop.mdx:5: "listens on port 8080" states a fact by hand; write <Fact of="shop-port" /> for its value',
      'docs/shop.mdx:7: "| Port | `8" states a fact by hand; write <Fact of="shop-port" /> for its value',
    ]);
  });

  it.each([
    ['shown by its element', 'The shop listens on port <Fact of="shop-port" />.'],
    ['part of a command', '```bash\nshop # listens on port 8080\n```'],
    ['in the front matter', '---\ntitle: Shop\ndescription: It listens on port 8080.\n---\n\nTea.'],
  ])('may be %s', (_, source) => {
    expect(faultsOf(source)).toEqual([]);
  });

  it('without expressions is never taken for stated', () => {
    const {copies, ...other} = port;
    expect(copies).toHaveLength(2);
    expect(copyFaults(parsePage('docs/shop.mdx', 'It listens on port 8080.'), [other])).toEqual([]);
  });

  it('that no page shows is named', () => {
    const page = parsePage('docs/shop.mdx', 'Port <Fact of="shop-port" /> and <Fact of="shop-port" />');
    expect(factsOn(page)).toEqual(['shop-port', 'shop-port']);
    const teas = setSource({...port, id: 'shop-teas'}, {file: 'content/facts.yml', line: 9});
    expect(unusedFacts([port, teas], new Set(factsOn(page)))).toEqual([
      'content/facts.yml:9: no page shows "shop-teas"; write <Fact of="shop-teas" /> where it is stated, or remove it',
    ]);
  });
});
