import {describe, expect, it} from 'vitest';

import routes from '../url-contract/routes.json';
import changedTitles from '../url-contract/changed-titles.json';
import pending from '../url-contract/pending.json';
import {report} from './report';
import {pages, parsePage, readBuilt, type BuiltPage} from './site';

/** A page whose URL, title and heading ids must not change. */
interface Promised {
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  readonly headings?: readonly string[];
}

/** A promised title that was given up, and the one that the page has instead. */
interface ChangedTitle {
  readonly was: string;
  readonly is: string;
  readonly why: string;
}

const promised: readonly Promised[] = routes;
const notYetServed: readonly string[] = pending;
const titled = ['doc', 'blog post'];

/** Sources of the rules in `_redirects`. */
function redirectedAddresses(rules: string): Set<string> {
  return new Set(rules.split('\n').flatMap((line) => (line.startsWith('/') ? [line.split(' ')[0] ?? ''] : [])));
}

/**
 * Finds pages of the URL contract that the build breaks.
 *
 * @param redirected paths that redirect to a page
 * @param notYet paths of pages that are yet to be written
 * @param retitled pages whose promised title was given up
 * @returns a message per problem, naming the address and the fix
 */
function routeFaults(
  contract: readonly Promised[],
  built: readonly BuiltPage[],
  redirected: ReadonlySet<string>,
  notYet: readonly string[],
  retitled: Readonly<Record<string, ChangedTitle>>,
): string[] {
  const byAddress = new Map(built.map((page) => [page.address, page]));
  const promisedPaths = new Set(contract.map(({path}) => path));
  const unknown = notYet
    .filter((address) => !promisedPaths.has(address))
    .map((address) => `pending.json: ${address} is not in routes.json; delete it`);
  const changes = Object.entries(retitled).flatMap(([address, {was, is, why}]) => {
    const title = contract.find(({path}) => path === address)?.title;
    return [
      ...(title === was && was !== is
        ? []
        : [`changed-titles.json: ${address} needs no entry from "${was}"; delete it`]),
      ...(why ? [] : [`changed-titles.json: ${address} has no reason; add why`]),
    ];
  });
  const broken = contract.flatMap(({path, kind, title: promisedTitle, headings = []}) => {
    const title = retitled[path]?.is ?? promisedTitle;
    const page = byAddress.get(path);
    const served = page !== undefined || redirected.has(path);
    if (notYet.includes(path)) {
      return served ? [`${path}: exists now; delete it from tests/url-contract/pending.json`] : [];
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
    const lostIds = headings.flatMap((id) => {
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
        ? [`${page.file}: the title is "${heading}"; it must stay "${title}"`]
        : []),
      ...lostIds,
    ];
  });
  return [...unknown, ...changes, ...broken];
}

describe('every URL that the site ever published', () => {
  const redirected = redirectedAddresses(readBuilt('_redirects'));

  it('is a page with its title and heading ids, a redirect, or pending', (context) => {
    const served = promised.length - notYetServed.length;
    const ids = promised.filter(({path}) => !notYetServed.includes(path)).flatMap(({headings = []}) => headings).length;
    console.log(`routes: ${served} are served with ${ids} heading ids, ${notYetServed.length} are pending`);
    expect(served).toBeGreaterThan(0);
    report(context, 'Routes', promised.length, routeFaults(promised, pages, redirected, notYetServed, changedTitles));
  });

  it('is reported when it is lost, has lost a heading id or its title, or exists while it is pending', () => {
    const built = [
      parsePage('faq.html', '<h1>FAQ</h1><h2 id="one">One</h2><p id="two"></p><h2 id="two">Two</h2>'),
      parsePage('early.html', '<h1>Early</h1>'),
      parsePage('start.html', '<h1>Begin</h1>'),
      parsePage('home.html', '<h1>Home</h1>'),
    ];
    const contract = [
      {path: '/faq', kind: 'doc', title: 'Questions', headings: ['one', 'two', 'three']},
      {path: '/gone', kind: 'doc', title: 'Gone'},
      {path: '/moved', kind: 'doc', title: 'Moved'},
      {path: '/early', kind: 'doc', title: 'Early'},
      {path: '/late', kind: 'doc', title: 'Late'},
      {path: '/old', kind: 'doc', title: 'Old'},
      {path: '/start', kind: 'doc', title: 'Introduction'},
      {path: '/home', kind: 'doc', title: 'Introduction'},
    ];
    const faults = routeFaults(
      contract,
      built,
      redirectedAddresses('# x\n/moved /faq 301\n/old /faq 301\n'),
      ['/early', '/late', '/old', '/never'],
      {
        '/start': {was: 'Introduction', is: 'Begin', why: 'says more'},
        '/home': {was: 'Introduction', is: 'Welcome', why: ''},
        '/moved': {was: 'Moved', is: 'Moved', why: 'says more'},
        '/never': {was: 'Never', is: 'Ever', why: 'says more'},
      },
    );
    expect(faults).toEqual([
      'pending.json: /never is not in routes.json; delete it',
      'changed-titles.json: /home has no reason; add why',
      'changed-titles.json: /moved needs no entry from "Moved"; delete it',
      'changed-titles.json: /never needs no entry from "Never"; delete it',
      'build/faq.html: the title is "FAQ"; it must stay "Questions"',
      'build/faq.html: the id "two" occurs 2 times; give its heading {#two}, or put <Anchor id="two" /> there',
      'build/faq.html: the id "three" occurs 0 times; give its heading {#three}, or put <Anchor id="three" /> there',
      '/gone: is neither a page nor a redirect; write it, or redirect it in src/config/redirects.ts',
      '/early: exists now; delete it from tests/url-contract/pending.json',
      '/old: exists now; delete it from tests/url-contract/pending.json',
      'build/home.html: the title is "Home"; it must stay "Welcome"',
    ]);
  });
});
