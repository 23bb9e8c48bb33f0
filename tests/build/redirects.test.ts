import {existsSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {readRedirects} from '@site/src/config/redirects';
import type {Redirect} from '@site/src/plugins/redirects/check';

import promised from '../promises/redirects.json';
import {report} from './report';
import {allPages, buildFolder, isRedirect, pages, parsePage, readBuilt, type BuiltPage} from './site';

const redirects = readRedirects();
const live = redirects.filter(({waiting}) => !waiting);

/** Former addresses that no redirect serves, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  '/pact_broker/advanced_topics/provider_verification_results': 'has a page of its own; the old rule never fired',
  '/implementation_guides/pact_specification': 'has a page of its own; the old rule never fired',
  '/doc1': 'sample of the site generator, without a subject',
  '/doc2': 'sample of the site generator, without a subject',
  '/doc3': 'sample of the site generator, without a subject',
  '/exampledoc4': 'sample of the site generator, without a subject',
  '/exampledoc5': 'sample of the site generator, without a subject',
  '/blog/2016/03/11/blog-post': 'sample of the site generator, without a subject',
  '/blog/2017/04/10/blog-post-two': 'sample of the site generator, without a subject',
  '/blog/2017/09/25/testing-rss': 'sample of the site generator, without a subject',
  '/blog/2017/09/26/adding-rss': 'sample of the site generator, without a subject',
  '/blog/2017/10/24/new-version-1.0.0': 'sample of the site generator, without a subject',
};

const withoutSlash = (address: string): string => address.replace(/(.)\/(?=$|[?#])/, '$1');

/** Finds live redirects that do not take a reader to a page of the build, at the place that they name. */
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
      ...(target ? [] : [`${from}: leads to ${pathname}, which is no page; correct it in src/config/redirects.ts`]),
      ...(target && isRedirect(target)
        ? [`${from}: leads to ${pathname}, which leads on; point it at the page itself`]
        : []),
      ...(target && hash && target.$(`[id="${hash.slice(1)}"]`).length === 0
        ? [`${from}: ${pathname} has no ${hash}; give the heading that id`]
        : []),
    ];
  });
}

/** Finds former addresses that were served once and no longer lead anywhere. */
function forgottenFaults(
  former: readonly {readonly from: string; readonly to?: string}[],
  list: readonly Redirect[],
): string[] {
  const targets = new Map(list.map(({from, to}) => [from, to]));
  return former.flatMap(({from, to}) => {
    const address = withoutSlash(from);
    const target = targets.get(address);
    if (leftOut[address]) {
      return target ? [`${address}: is redirected and left out; decide for one`] : [];
    }
    if (!target) {
      return [
        `${address}: was served once; redirect it in src/config/redirects.ts, or leave it out here with a reason`,
      ];
    }
    // The rule may be kept and name the heading that answers, too.
    const isKept = to === undefined || withoutSlash(to) === (to.includes('#') ? target : target.replace(/#.*/, ''));
    return isKept ? [] : [`${address}: leads to ${target}; the rule that tools and links rely on leads to ${to}`];
  });
}

describe('redirects', () => {
  it('take readers to a page that exists, with and without scripts, in one step, at the heading that they name', (context) => {
    report(context, 'Redirects', live.length, resolutionFaults(live, allPages));
  });

  it('wait only for pages that do not exist', () => {
    const existing = new Set(pages.map(({address}) => address));
    const waiting = redirects.filter((redirect) => redirect.waiting);
    const late = waiting.filter(({to}) => existing.has(new URL(to, 'https://docs.pact.io').pathname));
    console.log(`redirects: looked at ${waiting.length} that wait`);
    expect(late.map(({from, to}) => `${from} -> ${to}: the page exists; delete its "waiting"`)).toEqual([]);
    expect(waiting.filter(({from}) => existsSync(path.join(buildFolder, `${from}.html`)))).toEqual([]);
  });

  it('are the same in the file for hosts', () => {
    const rules = readBuilt('_redirects')
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(rules).toEqual(live.map(({from, to, status = 301}) => `${from} ${to} ${status}`));
  });

  it('have a page each, and no page redirects without an entry in the list', () => {
    const sources = allPages.filter(isRedirect).map(({address}) => address);
    expect(sources.sort()).toEqual(live.map(({from}) => from).sort());
  });

  it('serve every address that was served before, but those left out with a reason', (context) => {
    console.log(`redirects: ${Object.keys(leftOut).length} of ${promised.length} former addresses are left out`);
    expect(promised.length).toBeGreaterThan(100);
    report(context, 'Former addresses', promised.length, forgottenFaults(promised, redirects));
  });

  it('are reported when they lead nowhere, on, or to a heading that is not there', () => {
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
      '/b: leads to /nowhere, which is no page; correct it in src/config/redirects.ts',
      'build/c.html: /a is not its canonical address',
      '/c: leads to /a, which leads on; point it at the page itself',
      'build/d.html: its script does not lead to /faq',
      'build/d.html: does not lead to /faq without scripts',
      'build/d.html: has no link to /faq',
      '/e: the build has no redirect page for it; see src/plugins/redirects',
    ]);
  });

  it('are reported when a former address is forgotten, redirected elsewhere, or both left out and redirected', () => {
    const former = [{from: '/old/', to: '/faq/#a'}, {from: '/older', to: '/faq'}, {from: '/lost'}, {from: '/doc1'}];
    const list = [
      {from: '/old', to: '/faq#a'},
      {from: '/older', to: '/'},
      {from: '/doc1', to: '/'},
    ];
    expect(forgottenFaults(former, list)).toEqual([
      '/older: leads to /; the rule that tools and links rely on leads to /faq',
      '/lost: was served once; redirect it in src/config/redirects.ts, or leave it out here with a reason',
      '/doc1: is redirected and left out; decide for one',
    ]);
  });
});
