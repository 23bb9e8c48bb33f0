import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {redirects} from '../../config/redirects';
import redirectsPlugin from './index';

type BuildProps = Parameters<NonNullable<ReturnType<typeof redirectsPlugin>['postBuild']>>[0];

const live = redirects.filter(({waiting}) => !waiting);
const pages = [...new Set(live.map(({to}) => new URL(to, 'https://docs.pact.io').pathname))];
let outDir = '';

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
});

afterEach(() => {
  rmSync(outDir, {recursive: true, force: true});
});

async function build(routesPaths: string[]): Promise<void> {
  const props = {outDir, routesPaths, siteConfig: {url: 'https://docs.pact.io'}} as unknown as BuildProps;
  await redirectsPlugin().postBuild?.({...props, content: undefined});
}

describe('a build', () => {
  it('holds a page for each live redirect, its script and the rules for hosts', async () => {
    await build(pages);
    expect(live.length).toBeGreaterThan(0);
    for (const {from} of live) {
      expect(readFileSync(path.join(outDir, `${from}.html`), 'utf8')).toContain('This page has moved to');
    }
    expect(existsSync(path.join(outDir, 'redirect.js'))).toBe(true);
    const rules = readFileSync(path.join(outDir, '_redirects'), 'utf8').trim().split('\n').slice(1);
    expect(rules).toHaveLength(live.length);
  });

  it('leaves out what waits for its page', async () => {
    await build(pages);
    const waiting = redirects.filter((redirect) => redirect.waiting);
    const written = waiting.filter(({from}) => existsSync(path.join(outDir, `${from}.html`)));
    expect(written).toEqual([]);
  });

  it('fails with every redirect that would strand a reader', async () => {
    await expect(build([])).rejects.toThrow(
      new RegExp(
        `^src/config/redirects\\.ts has ${live.length} fault\\(s\\):\\n {2}- .* is no page; correct the target`,
      ),
    );
    expect(existsSync(path.join(outDir, '_redirects'))).toBe(false);
  });
});
