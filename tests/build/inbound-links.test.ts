import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {readRedirects} from '@site/src/config/redirects';
import type {Redirect} from '@site/src/plugins/redirects/check';

import inbound from '../url-contract/inbound-links.json';
import pending from '../url-contract/pending.json';
import {report} from './report';
import {buildFolder, pages, parsePage, type BuiltPage} from './site';

/** A link to this site in a public repository of the ecosystem. */
interface InboundLink {
  readonly path: string;
  readonly anchor?: string;
}

/** Path as the host serves it: without file extension and trailing slash. */
const addressOf = (link: string): string => link.replace(/\.html$/, '').replace(/(.)\/$/, '$1');

/** Finds links without a page or file of the build, or without the id on that page. */
function inboundFaults(
  links: readonly InboundLink[],
  built: readonly BuiltPage[],
  list: readonly Pick<Redirect, 'from' | 'to'>[],
  isFile: (link: string) => boolean,
): string[] {
  const byAddress = new Map(built.map((page) => [page.address, page]));
  const targets = new Map(list.map(({from, to}) => [from, to]));
  return links.flatMap(({path: link, anchor = ''}) => {
    const address = addressOf(link);
    const {pathname, hash} = new URL(targets.get(address) ?? address, 'https://docs.pact.io');
    const page = byAddress.get(pathname);
    if (!page) {
      return isFile(link) ? [] : [`${link}: leads to no page; redirect it in src/config/redirects.ts`];
    }
    const id = hash.slice(1) || anchor;
    return id === '' || page.$(`[id="${id}"]`).length === 1
      ? []
      : [`${link}#${anchor}: ${page.file} has no "${id}"; put <Anchor id="${id}" /> beside what it is about`];
  });
}

const isBuiltFile = (link: string): boolean => {
  const file = path.join(buildFolder, link);
  return existsSync(file) && statSync(file).isFile();
};

describe('links from other sites', () => {
  const links: readonly InboundLink[] = inbound;
  const notYet: readonly string[] = pending;
  const due = links.filter((link) => !notYet.includes(link.path));

  it('lead to their page and heading', (context) => {
    const anchors = due.filter(({anchor}) => anchor !== undefined);
    console.log(`inbound-links: ${anchors.length} of ${links.length} have an anchor`);
    report(context, 'Inbound links', due.length, inboundFaults(due, pages, readRedirects(), isBuiltFile));
  });

  it('are reported when their page or heading is missing', () => {
    const built = [parsePage('tea.html', '<h1>Tea</h1><h2 id="green">Green</h2>')];
    const bad = [
      {path: '/coffee'},
      {path: '/tea/', anchor: 'black'},
      {path: '/chai.html', anchor: 'milk'},
      {path: '/tea', anchor: 'green'},
      {path: '/menu.pdf'},
    ];
    expect(inboundFaults(bad, built, [{from: '/chai', to: '/tea'}], (link) => link === '/menu.pdf')).toEqual([
      '/coffee: leads to no page; redirect it in src/config/redirects.ts',
      '/tea/#black: build/tea.html has no "black"; put <Anchor id="black" /> beside what it is about',
      '/chai.html#milk: build/tea.html has no "milk"; put <Anchor id="milk" /> beside what it is about',
    ]);
  });
});
