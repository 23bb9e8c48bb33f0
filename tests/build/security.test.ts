import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';

import {allPages, parsePage, readBuilt, type BuiltPage} from './site';

const own = 'https://docs.pact.io';
const data = /^(?:application\/(?:ld\+)?json|text\/(?!javascript).*)$/;

/** Sources of a directive of the policy that the build sends. */
function sources(directive: string): string[] {
  const policy = /Content-Security-Policy: (.*)/.exec(readBuilt('_headers'))?.[1] ?? '';
  const found = policy.split('; ').find((each) => each.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

/** Hashes of the inline scripts of a page. */
function hashesOf({$}: BuiltPage): string[] {
  return $('script:not([src])')
    .toArray()
    .filter((script) => !data.test($(script).attr('type') ?? ''))
    .map((script) => `'sha256-${createHash('sha256').update($(script).text()).digest('base64')}'`);
}

const external = ({$}: BuiltPage) =>
  $('a[href]')
    .toArray()
    .filter((link) => new URL($(link).attr('href') ?? '', own).origin !== own)
    .map((link) => ({href: $(link).attr('href'), rel: $(link).attr('rel') ?? ''}))
    .filter(({href}) => /^(?:https?:)?\/\//.test(href ?? ''));

const openerFaults = (page: BuiltPage): string[] =>
  external(page)
    .filter(({rel}) => !/\bnoopener\b/.test(rel))
    .map(({href}) => `${page.file}: the link to ${href} lacks rel="noopener"; write it with @docusaurus/Link`);

describe('the content security policy', () => {
  it('has the hash of each inline script, and no other', () => {
    const hashes = new Set(allPages.flatMap(hashesOf));
    console.log(`security: checked ${hashes.size} different scripts of ${allPages.length} pages`);
    expect(hashes.size).toBeGreaterThan(0);
    expect(sources('script-src').filter((source) => source.startsWith("'sha256-"))).toEqual([...hashes].sort());
  });

  it('allows only the hosts of the star button, and no unsafe-inline scripts', () => {
    expect(sources('script-src').filter((source) => !source.startsWith("'sha256-"))).toEqual([
      "'self'",
      'https://buttons.github.io',
    ]);
    expect(sources('connect-src')).toEqual(["'self'", 'https://api.github.com']);
    expect(sources('frame-src')).toEqual(["'none'"]);
  });
});

describe('links to other sites', () => {
  it('have rel="noopener"', () => {
    const count = allPages.flatMap(external).length;
    console.log(`security: checked ${count} links to other sites`);
    expect(count).toBeGreaterThan(0);
    expect(allPages.flatMap(openerFaults)).toEqual([]);
  });

  it('are reported without rel="noopener"', () => {
    const page = parsePage(
      'bad.html',
      '<a href="//a.example">a</a><a href="https://b.example" rel="noreferrer noopener">b</a><a href="/c">c</a><a href="mailto:d@e.example">d</a>',
    );
    expect(openerFaults(page)).toEqual([
      'build/bad.html: the link to //a.example lacks rel="noopener"; write it with @docusaurus/Link',
    ]);
  });
});

describe('security.txt', () => {
  const text = readBuilt('.well-known/security.txt');

  it('has the fields that RFC 9116 requires', () => {
    const fields = text
      .trim()
      .split('\n')
      .map((line) => line.split(': ')[0]);
    expect(fields).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(text).toMatch(/^Contact: https:\/\/\S+$/m);
    expect(text).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T[\d:.]+Z$/m);
    expect(text).toContain(`Canonical: ${own}/.well-known/security.txt`);
  });
});
