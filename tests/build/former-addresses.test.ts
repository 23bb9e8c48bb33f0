import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {readRedirects} from '@site/src/config/redirects';

import former from '../url-contract/former-addresses.json';
import {lookupOfNginx, lookupOfScript, mixedSpelling, type Lookup} from '../url-contract/spellings';
import withoutSuccessor from '../url-contract/without-successor.json';
import {report} from './report';
import {buildFolder, pages, readBuilt} from './site';

interface Site {
  readonly pages: ReadonlySet<string>;
  /** Target of each redirect, by its source. */
  readonly redirects: ReadonlyMap<string, string>;
  /** How each host looks up another spelling. */
  readonly lookups: Readonly<Record<string, Lookup>>;
}

type Outcome = 'served' | 'redirected' | 'another spelling' | 'without successor';

/** The page that an address leads to, if it is a page or a redirect. */
function follow(address: string, {pages, redirects}: Site): string | undefined {
  const target = new URL(redirects.get(address) ?? address, 'https://docs.pact.io').pathname;
  return pages.has(target) ? target : undefined;
}

/** Finds out what becomes of a former address, and the faults that readers meet there and at another spelling. */
function inspect(address: string, site: Site, dropped: Readonly<Record<string, string>>): [Outcome, string[]] {
  const lookUps = Object.entries(site.lookups);
  const known = follow(address, site);
  if (address in dropped) {
    return ['without successor', known ? [`${address}: leads to ${known}; delete it from without-successor.json`] : []];
  }
  const ends = (requested: string): string[] =>
    lookUps.flatMap(([host, lookUp]) => {
      const found = lookUp(requested);
      const end = found === undefined ? undefined : follow(found, site);
      if (!end) {
        return [`${requested}: leads to no page on ${host}; redirect ${address} in src/config/redirects.ts`];
      }
      return known && end !== known ? [`${requested}: leads to ${end} on ${host}, but ${address} to ${known}`] : [];
    });
  const isOther = known === undefined;
  const faults = [...(isOther ? [address] : []), mixedSpelling(address)].flatMap(ends);
  return [isOther ? 'another spelling' : site.redirects.has(address) ? 'redirected' : 'served', faults];
}

describe('every address that the site ever had', () => {
  const site: Site = {
    pages: new Set(pages.map(({address}) => address)),
    redirects: new Map(readRedirects().map(({from, to}) => [from, to])),
    lookups: {
      nginx: lookupOfNginx(readFileSync(`${buildFolder}-nginx/addresses.conf`, 'utf8')),
      'static hosts': lookupOfScript(readBuilt('other-spellings.js')),
    },
  };

  it('is a page, leads to one, or has a reason why not, and so does another spelling of it', (context) => {
    const inspected = former.pages.map((address) => inspect(address, site, withoutSuccessor.pages));
    const count = (outcome: Outcome): number => inspected.filter(([each]) => each === outcome).length;
    console.log(
      `former addresses: found ${former.pages.length}: ${count('served')} served, ${count('redirected')} redirected, ${count('another spelling')} led on as another spelling, ${count('without successor')} without successor`,
    );
    expect(former.pages.length).toBeGreaterThan(800);
    report(
      context,
      'Addresses since 2020',
      former.pages.length,
      inspected.flatMap(([, faults]) => faults),
    );
  });

  it('if it is that of a file: is there, redirects, or has a reason why not', () => {
    const reasons = Object.keys(withoutSuccessor.files);
    const isServed = (file: string): boolean => existsSync(path.join(buildFolder, file)) || site.redirects.has(file);
    const gone = former.files.filter((file) => !isServed(file));
    console.log(`former addresses: ${former.files.length} files, ${gone.length} without successor`);
    expect(former.files.length).toBeGreaterThan(0);
    expect(gone.filter((file) => !reasons.some((folder) => file.startsWith(folder)))).toEqual([]);
  });

  it('of an exported chat log leads to the page about the chat', () => {
    const logs = former.pages.filter((address) => /^\/slack(\/|$)/.test(address));
    const targets = new Set(logs.map((address) => site.redirects.get(address) ?? site.redirects.get('/slack')));
    console.log(`former addresses: ${logs.length} of exported chat logs`);
    expect(logs.length).toBeGreaterThan(50);
    expect([...targets]).toEqual(['/help#join-the-pact-slack-community']);
  });

  it('is reported when it is lost, leads elsewhere by another spelling, or has a successor after all', () => {
    const small: Site = {
      pages: new Set(['/tea', '/black_tea']),
      redirects: new Map([['/chai', '/tea#spices']]),
      lookups: {
        ours: (requested) => (/tea/i.test(requested) ? '/tea' : /chai/i.test(requested) ? '/chai' : undefined),
      },
    };
    const faultsOf = (address: string): string[] => inspect(address, small, {'/tea': 'cold'})[1];
    expect(faultsOf('/chai')).toEqual([]);
    expect(faultsOf('/coffee')).toContain(
      '/coffee: leads to no page on ours; redirect /coffee in src/config/redirects.ts',
    );
    expect(faultsOf('/black_tea')).toEqual([
      '/docs//BLACK%2DTEA.html: leads to /tea on ours, but /black_tea to /black_tea',
    ]);
    expect(faultsOf('/tea')).toEqual(['/tea: leads to /tea; delete it from without-successor.json']);
  });
});
