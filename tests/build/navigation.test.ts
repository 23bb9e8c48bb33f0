import {describe, expect, it} from 'vitest';

import {placementsOf, referencesOf} from '../content/checks/sidebars';
import {addressOf, readPages} from '../content/pages';
import sidebars from '@site/sidebars';

import {pages, parsePage, type BuiltPage} from './site';

/** Position of a docs page in the navigation. */
interface Place {
  readonly sidebar: string;
  /** Paths of all docs that the sidebar lists or references. */
  readonly siblings: ReadonlySet<string>;
}

/** Navbar item of each sidebar. */
const entries: Readonly<Record<string, string>> = {
  'getting-started': 'Getting Started',
  guides: 'Guides',
  docs: 'Pact Docs',
  pact_broker: 'Pact Broker Docs',
  resources: 'Resources',
  help: 'Help',
  university: 'University',
};

function entryOf(address: string, sidebar: string): string | undefined {
  return /^\/contributing(?:\/|$)/.test(address) ? 'Contributing' : entries[sidebar];
}

function activeEntries({$}: BuiltPage): string[] {
  return $('nav.navbar .navbar__link--active')
    .map((_, link) => $(link).text().trim())
    .get();
}

/** Finds docs pages with the wrong active navbar item or the wrong sidebar. */
function docFaults(page: BuiltPage, {sidebar, siblings}: Place): string[] {
  const {$, address, file} = page;
  const expected = entryOf(address, sidebar);
  const active = activeEntries(page);
  const links = $('aside .menu a.menu__link[href^="/"]')
    .map((_, link) => $(link).attr('href'))
    .get();
  const own = $('aside .menu a[aria-current=page]')
    .map((_, link) => $(link).attr('href'))
    .get();
  const foreignLinks = links.filter((link) => !siblings.has(link));
  return [
    ...(active.length === 1 && active[0] === expected
      ? []
      : [
          `${file}: the active entry is ${active.join(' and ') || 'none'}, not ${expected}; correct activeBaseRegex in src/config/navbar.ts`,
        ]),
    ...(links.length === 0 ? [`${file}: shows no sidebar, not "${sidebar}"; correct sidebars.ts`] : []),
    ...foreignLinks.map(
      (link) => `${file}: its sidebar lists ${link}, which "${sidebar}" does not have; correct sidebars.ts`,
    ),
    ...(own.length === 1 && own[0] === address
      ? []
      : [`${file}: its sidebar marks ${own.join(' and ') || 'nothing'} as the current page, not ${address}`]),
  ];
}

const docs = readPages('docs');
const addresses = new Map(docs.map((doc) => [doc.file.replace(/^docs\//, '').replace(/\.mdx?$/, ''), addressOf(doc)]));
const placements = placementsOf(sidebars);

function placeOf(sidebar: string): Place {
  const ids = [...placements, ...referencesOf(sidebars)]
    .filter((placement) => placement.sidebar === sidebar)
    .map(({id}) => id);
  return {sidebar, siblings: new Set(ids.map((id) => addresses.get(id) ?? id))};
}

describe('the top navigation and the sidebar', () => {
  it('show the right active item and sidebar on every docs page', () => {
    const faults = placements.flatMap(({sidebar, id}) => {
      const address = addresses.get(id);
      const page = pages.find((each) => each.address === address);
      return page
        ? docFaults(page, placeOf(sidebar))
        : [`${id}: the build has no page at ${address}; run "npm run build"`];
    });
    console.log(`navigation: checked ${placements.length} docs pages of ${Object.keys(sidebars).length} sidebars`);
    expect(placements.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it('show Blog on every page of the blog', () => {
    const blog = pages.filter(({address}) => /^\/blog(?:\/|$)/.test(address));
    console.log(`navigation: checked ${blog.length} pages of the blog`);
    expect(blog.length).toBeGreaterThan(0);
    expect(blog.filter((page) => activeEntries(page).join() !== 'Blog').map(({file}) => file)).toEqual([]);
  });

  it('have an item for every sidebar', () => {
    expect(Object.keys(entries).sort()).toEqual(Object.keys(sidebars).sort());
  });

  it('are reported with a wrong or second active item, or the wrong sidebar', () => {
    const place = {sidebar: 'guides', siblings: new Set(['/consumer', '/provider'])};
    const nav = (...labels: string[]) =>
      `<nav class="navbar">${labels.map((label) => `<a class="navbar__link navbar__link--active">${label}</a>`).join('')}</nav>`;
    const menu =
      '<aside><ul class="menu"><a class="menu__link" href="/consumer" aria-current="page">C</a></ul></aside>';
    const faultsOf = (html: string) => docFaults(parsePage('consumer.html', html), place);
    expect(faultsOf(nav('Guides') + menu)).toEqual([]);
    expect(faultsOf(nav('Help') + menu)[0]).toContain('the active entry is Help, not Guides; correct activeBaseRegex');
    expect(faultsOf(nav('Guides', 'Help') + menu)[0]).toContain('the active entry is Guides and Help, not Guides');
    expect(faultsOf(nav() + menu)[0]).toContain('the active entry is none, not Guides');
    expect(faultsOf(nav('Guides'))).toEqual([
      'build/consumer.html: shows no sidebar, not "guides"; correct sidebars.ts',
      'build/consumer.html: its sidebar marks nothing as the current page, not /consumer',
    ]);
    expect(
      faultsOf(nav('Guides') + menu + '<aside><ul class="menu"><a class="menu__link" href="/help">H</a></ul></aside>'),
    ).toEqual(['build/consumer.html: its sidebar lists /help, which "guides" does not have; correct sidebars.ts']);
    expect(entryOf('/contributing/code-of-conduct', 'resources')).toBe('Contributing');
  });
});
