import {describe, expect, it} from 'vitest';

import {readRedirects} from '@site/src/config/redirects';
import type {Redirect} from '@site/src/plugins/redirects/check';

import printed from '../url-contract/printed-links.json';
import {report} from './report';
import {pages, parsePage, type BuiltPage} from './site';

/** A link that a tool prints, found in its source. */
interface PrintedLink {
  readonly link: string;
  /** Tools, with the version whose source contains it. */
  readonly printedBy: string;
  /** Id of the heading that answers; by default, the page as a whole does. */
  readonly heading?: string;
}

/** Finds links that don't lead to the heading that answers the reader's question. */
function faultsOf(
  links: readonly PrintedLink[],
  built: readonly BuiltPage[],
  list: readonly Pick<Redirect, 'from' | 'to'>[],
): string[] {
  const targets = new Map(list.map(({from, to}) => [from, to]));
  return links.flatMap(({link, printedBy, heading}) => {
    const {pathname, hash} = new URL(link, 'https://docs.pact.io');
    const address = pathname.replace(/(.)\/$/, '$1');
    const end = new URL(targets.get(address) ?? address + hash, 'https://docs.pact.io');
    const page = built.find((each) => each.address === end.pathname);
    if (!page) {
      return [`${link}, which ${printedBy} prints: leads to ${end.pathname}, which is not a page`];
    }
    const expected = heading === undefined ? '' : `#${heading}`;
    if (end.hash !== expected) {
      return [`${link}, which ${printedBy} prints: ends on "${end.hash}", not on "${expected}"`];
    }
    return heading === undefined || page.$(`[id="${heading}"]`).length === 1
      ? []
      : [`${link}, which ${printedBy} prints: ${end.pathname} has no heading "${heading}"`];
  });
}

describe('links that tools print', () => {
  it('lead to the heading that answers the question', (context) => {
    expect(printed.length).toBeGreaterThan(20);
    report(context, 'Printed links', printed.length, faultsOf(printed, pages, readRedirects()));
  });

  it('are reported when they lead elsewhere', () => {
    const built = [parsePage('wip.html', '<h1>WIP</h1><h2 id="rules">Rules</h2>')];
    const links = [
      {link: '/gone', printedBy: 'a tool'},
      {link: '/short', printedBy: 'a tool', heading: 'rules'},
      {link: '/wip/#old', printedBy: 'a tool', heading: 'old'},
      {link: '/wip/', printedBy: 'a tool'},
    ];
    expect(faultsOf(links, built, [{from: '/short', to: '/wip?utm_source=pact'}])).toEqual([
      '/gone, which a tool prints: leads to /gone, which is not a page',
      '/short, which a tool prints: ends on "", not on "#rules"',
      '/wip/#old, which a tool prints: /wip has no heading "old"',
    ]);
  });
});
