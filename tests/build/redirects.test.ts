import {existsSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {readRedirects} from '@site/src/config/redirects';
import type {Redirect} from '@site/src/plugins/redirects/check';

import promised from '../url-contract/redirects.json';
import withoutSuccessor from '../url-contract/without-successor.json';
import {report} from './report';
import {allPages, buildFolder, isRedirect, pages, parsePage, readBuilt, type BuiltPage} from './site';

const redirects = readRedirects();
const active = redirects.filter(({waiting}) => !waiting);

/** Former paths without a redirect, each with the reason. */
const dropped: Readonly<Record<string, string>> = {
  '/pact_broker/advanced_topics/provider_verification_results': 'has its own page; the old rule never applied',
  '/implementation_guides/pact_specification': 'has its own page; the old rule never applied',
  ...withoutSuccessor.pages,
};

const withoutSlash = (address: string): string => address.replace(/(.)\/(?=$|[?#])/, '$1');

/** Finds active redirects that don't lead to a page of the build, or to its heading. */
function resolutionFaults(list: readonly Redirect[], built: readonly BuiltPage[]): string[] {
  const byAddress = new Map(built.map((page) => [page.address, page]));
  return list.flatMap(({from, to}) => {
    const source = byAddress.get(from);
    const {pathname, hash} = new URL(to, 'https://docs.pact.io');
    const target = byAddress.get(pathname);
    if (!source || !isRedirect(source)) {
      return [`${from}: the build has no redirect page for it; see src/plugins/redirects`];
    }
    const {$} = source;
    const refresh = load(source.html, {scriptingEnabled: false})('noscript meta[http-equiv=refresh]').attr('content');
    return [
      ...($('link[rel=canonical]').attr('data-target') === to
        ? []
        : [`${source.file}: its script does not lead to ${to}`]),
      ...($('link[rel=canonical]').attr('href') === `https://docs.pact.io${pathname}`
        ? []
        : [`${source.file}: ${pathname} is not its canonical address`]),
      ...(refresh === `0; url=${to}` ? [] : [`${source.file}: does not lead to ${to} without scripts`]),
      ...($('body a').attr('href') === to ? [] : [`${source.file}: has no link to ${to}`]),
      ...(target ? [] : [`${from}: leads to ${pathname}, which is not a page; correct it in src/config/redirects.ts`]),
      ...(target && isRedirect(target)
        ? [`${from}: leads to ${pathname}, which is a redirect, too; point it at the page itself`]
        : []),
      ...(target && hash && target.$(`[id="${hash.slice(1)}"]`).length === 0
        ? [`${from}: ${pathname} has no ${hash}; give the heading that id`]
        : []),
    ];
  });
}

/** Finds paths that used to work and no longer lead anywhere. */
function lostPathFaults(
  formerPaths: readonly {readonly from: string; readonly to?: string}[],
  list: readonly Redirect[],
): string[] {
  const targets = new Map(list.map(({from, to}) => [from, to]));
  return formerPaths.flatMap(({from, to}) => {
    const address = withoutSlash(from);
    const target = targets.get(address);
    if (dropped[address]) {
      return target ? [`${address}: is both redirected and dropped; remove one`] : [];
    }
    if (!target) {
      return [`${address}: used to work; redirect it in src/config/redirects.ts, or drop it here with a reason`];
    }
    // A rule may also be made more precise by adding a heading.
    const isPreserved =
      to === undefined || withoutSlash(to) === (to.includes('#') ? target : target.replace(/#.*/, ''));
    return isPreserved ? [] : [`${address}: leads to ${target}; tools and links rely on ${to}`];
  });
}

describe('redirects', () => {
  it('lead to an existing page and heading in one step, with and without JavaScript', (context) => {
    report(context, 'Redirects', active.length, resolutionFaults(active, allPages));
  });

  it('are only waiting for pages that do not exist', () => {
    const existing = new Set(pages.map(({address}) => address));
    const waiting = redirects.filter((redirect) => redirect.waiting);
    const overdue = waiting.filter(({to}) => existing.has(new URL(to, 'https://docs.pact.io').pathname));
    console.log(`redirects: checked ${waiting.length} that are waiting`);
    expect(overdue.map(({from, to}) => `${from} -> ${to}: the page exists; delete its "waiting"`)).toEqual([]);
    expect(waiting.filter(({from}) => existsSync(path.join(buildFolder, `${from}.html`)))).toEqual([]);
  });

  it('are the same in _redirects', () => {
    const rules = readBuilt('_redirects')
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(rules).toEqual(active.map(({from, to, status = 301}) => `${from} ${to} ${status}`));
  });

  it('have a page each, and every redirect page is in the list', () => {
    const sources = allPages.filter(isRedirect).map(({address}) => address);
    expect(sources.sort()).toEqual(active.map(({from}) => from).sort());
  });

  it('cover every former path, except those dropped for a reason', (context) => {
    console.log(`redirects: ${Object.keys(dropped).length} of ${promised.length} former paths are dropped`);
    expect(promised.length).toBeGreaterThan(100);
    report(context, 'Former addresses', promised.length, lostPathFaults(promised, redirects));
  });

  it('are reported when they lead to a missing page, another redirect, or a missing heading', () => {
    const page = (to: string) =>
      `<link rel=canonical href="https://docs.pact.io/faq" data-target="${to}"><script src="/redirect.js"></script><noscript><meta http-equiv=refresh content="0; url=${to}"></noscript><body><a href="${to}">x</a>`;
    const built = [
      parsePage('a.html', page('/faq#gone')),
      parsePage('b.html', page('/nowhere')),
      parsePage('c.html', page('/a')),
      parsePage('d.html', page('/other')),
      parsePage('faq.html', '<h1 id="top">FAQ</h1>'),
    ];
    const faults = resolutionFaults(
      [
        {from: '/a', to: '/faq#gone'},
        {from: '/b', to: '/nowhere'},
        {from: '/c', to: '/a'},
        {from: '/d', to: '/faq'},
        {from: '/e', to: '/faq'},
      ],
      built,
    );
    expect(faults).toEqual([
      '/a: /faq has no #gone; give the heading that id',
      'build/b.html: /nowhere is not its canonical address',
      '/b: leads to /nowhere, which is not a page; correct it in src/config/redirects.ts',
      'build/c.html: /a is not its canonical address',
      '/c: leads to /a, which is a redirect, too; point it at the page itself',
      'build/d.html: its script does not lead to /faq',
      'build/d.html: does not lead to /faq without scripts',
      'build/d.html: has no link to /faq',
      '/e: the build has no redirect page for it; see src/plugins/redirects',
    ]);
  });

  it('are reported when a former path is lost, redirected elsewhere, or both dropped and redirected', () => {
    const formerPaths = [
      {from: '/old/', to: '/faq/#a'},
      {from: '/older', to: '/faq'},
      {from: '/lost'},
      {from: '/doc1'},
    ];
    const list = [
      {from: '/old', to: '/faq#a'},
      {from: '/older', to: '/'},
      {from: '/doc1', to: '/'},
    ];
    expect(lostPathFaults(formerPaths, list)).toEqual([
      '/older: leads to /; tools and links rely on /faq',
      '/lost: used to work; redirect it in src/config/redirects.ts, or drop it here with a reason',
      '/doc1: is both redirected and dropped; remove one',
    ]);
  });
});
