import {describe, expect, it} from 'vitest';

import routes from '../url-contract/routes.json';
import pending from '../url-contract/pending.json';
import {report} from './report';
import {pages, parsePage, readBuilt, type BuiltPage} from './site';

/** A page that the site has promised. */
interface Promised {
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  readonly headings?: readonly string[];
}

const promised: readonly Promised[] = routes;
const notYetServed: readonly string[] = pending;
const titled = ['doc', 'blog post'];

/** Addresses on the left of the rules in `_redirects`. */
function redirectedAddresses(rules: string): Set<string> {
  return new Set(rules.split('\n').flatMap((line) => (line.startsWith('/') ? [line.split(' ')[0] ?? ''] : [])));
}

/**
 * Finds promises that the build breaks.
 *
 * @param redirected addresses that lead on to a page
 * @param notYet addresses whose pages a later change brings
 * @returns a message per problem, naming the address and the fix
 */
function routeFaults(
  promises: readonly Promised[],
  built: readonly BuiltPage[],
  redirected: ReadonlySet<string>,
  notYet: readonly string[],
): string[] {
  const byAddress = new Map(built.map((page) => [page.address, page]));
  const known = new Set(promises.map(({path}) => path));
  const unknown = notYet
    .filter((address) => !known.has(address))
    .map((address) => `pending.json: ${address} was never promised; delete it`);
  const broken = promises.flatMap(({path, kind, title, headings = []}) => {
    const page = byAddress.get(path);
    const served = page !== undefined || redirected.has(path);
    if (notYet.includes(path)) {
      return served ? [`${path}: is served now; delete it from tests/url-contract/pending.json`] : [];
    }
    if (!page) {
      return served
        ? []
        : [`${path}: is neither a page nor a redirect; write it, or redirect it in src/config/redirects.ts`];
    }
    const ids = page
      .$('[id]')
      .map((_, element) => page.$(element).attr('id'))
      .get();
    const lost = headings.flatMap((id) => {
      const times = ids.filter((each) => each === id).length;
      return times === 1
        ? []
        : [
            `${page.file}: the id "${id}" occurs ${times} times; give its heading {#${id}}, or put <Anchor id="${id}" /> there`,
          ];
    });
    const heading = page.$('h1').first().text().trim();
    return [
      ...(titled.includes(kind) && heading !== title
        ? [`${page.file}: the title is "${heading}"; the promised one is "${title}"`]
        : []),
      ...lost,
    ];
  });
  return [...unknown, ...broken];
}

describe('every address that the site ever promised', () => {
  const redirected = redirectedAddresses(readBuilt('_redirects'));

  it('is a page with its title and heading ids, a redirect, or on the list of what is still to come', (context) => {
    const served = promised.length - notYetServed.length;
    const ids = promised.filter(({path}) => !notYetServed.includes(path)).flatMap(({headings = []}) => headings).length;
    console.log(`routes: ${served} are served with ${ids} heading ids, ${notYetServed.length} wait`);
    expect(served).toBeGreaterThan(0);
    report(context, 'Routes', promised.length, routeFaults(promised, pages, redirected, notYetServed));
  });

  it('is reported when it is lost, has lost a heading id or its title, or is served while it waits', () => {
    const built = [
      parsePage('faq.html', '<h1>FAQ</h1><h2 id="one">One</h2><p id="two"></p><h2 id="two">Two</h2>'),
      parsePage('early.html', '<h1>Early</h1>'),
    ];
    const promises = [
      {path: '/faq', kind: 'doc', title: 'Questions', headings: ['one', 'two', 'three']},
      {path: '/gone', kind: 'doc', title: 'Gone'},
      {path: '/moved', kind: 'doc', title: 'Moved'},
      {path: '/early', kind: 'doc', title: 'Early'},
      {path: '/late', kind: 'doc', title: 'Late'},
      {path: '/old', kind: 'doc', title: 'Old'},
    ];
    const faults = routeFaults(promises, built, redirectedAddresses('# x\n/moved /faq 301\n/old /faq 301\n'), [
      '/early',
      '/late',
      '/old',
      '/never',
    ]);
    expect(faults).toEqual([
      'pending.json: /never was never promised; delete it',
      'build/faq.html: the title is "FAQ"; the promised one is "Questions"',
      'build/faq.html: the id "two" occurs 2 times; give its heading {#two}, or put <Anchor id="two" /> there',
      'build/faq.html: the id "three" occurs 0 times; give its heading {#three}, or put <Anchor id="three" /> there',
      '/gone: is neither a page nor a redirect; write it, or redirect it in src/config/redirects.ts',
      '/early: is served now; delete it from tests/url-contract/pending.json',
      '/old: is served now; delete it from tests/url-contract/pending.json',
    ]);
  });
});
