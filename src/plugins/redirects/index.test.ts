import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import type {Redirect} from './check';
import redirectsPlugin from './index';

type Plugin = ReturnType<ReturnType<typeof redirectsPlugin>>;
type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

const redirects: readonly Redirect[] = [
  {from: '/webhooks', to: '/pact_broker/webhooks'},
  {from: '/go/publish', to: '/pact_broker/publishing?utm_source=pact#publish', status: 302},
  {from: '/soon', to: '/not_written_yet', waiting: true},
];
const pages = ['/pact_broker/webhooks', '/pact_broker/publishing'];
let outDir = '';

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
});

afterEach(() => {
  rmSync(outDir, {recursive: true, force: true});
});

async function build(routesPaths: string[]): Promise<void> {
  const props = {outDir, routesPaths, siteConfig: {url: 'https://docs.pact.io'}} as unknown as BuildProps;
  await redirectsPlugin(() => redirects)().postBuild?.({...props, content: undefined});
}

describe('a build', () => {
  it('has a page for each active redirect, the script, and _redirects', async () => {
    await build(pages);
    for (const name of ['webhooks.html', 'go/publish.html']) {
      expect(readFileSync(path.join(outDir, name), 'utf8')).toContain('This page has moved to');
    }
    expect(existsSync(path.join(outDir, 'redirect.js'))).toBe(true);
    const rules = readFileSync(path.join(outDir, '_redirects'), 'utf8').trim().split('\n').slice(1);
    expect(rules).toHaveLength(2);
  });

  it('has a script that knows all pages and redirects, pages last', async () => {
    await build([...pages, '/404.html']);
    const source = readFileSync(path.join(outDir, 'other-spellings.js'), 'utf8');
    expect(source).toContain('(["/webhooks","/go/publish","/pact_broker/webhooks","/pact_broker/publishing"])');
  });

  it('skips redirects that are waiting for their page', async () => {
    await build(pages);
    expect(existsSync(path.join(outDir, 'soon.html'))).toBe(false);
  });

  it('fails with a list of all broken redirects', async () => {
    await expect(build([])).rejects.toThrow(
      /^src\/config\/redirects\.ts has 2 fault\(s\):\n {2}- .* is not a page; correct the target/,
    );
    expect(existsSync(path.join(outDir, '_redirects'))).toBe(false);
  });
});
