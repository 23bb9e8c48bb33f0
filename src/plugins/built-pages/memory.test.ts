import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {openMemory} from './memory';

describe('what a build keeps for the next', () => {
  let site: string;
  const file = (): string => path.join(site, 'node_modules/.cache/pages.json');
  beforeEach(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'memory-'));
  });
  afterEach(() => rm(site, {recursive: true}));

  /** Builds once, and tells which pages were looked at. */
  async function build(...pages: string[]): Promise<string[]> {
    const work = vi.fn((page: string) => page.toUpperCase());
    const memory = await openMemory<string>(site, 'pages');
    expect(pages.map((page) => memory.recall(page, () => work(page)))).toEqual(pages.map((page) => page.toUpperCase()));
    await memory.keep();
    return work.mock.calls.map(([page]) => page);
  }

  it('saves the work on pages that are as they were', async () => {
    expect(await build('tea', 'mug')).toEqual(['tea', 'mug']);
    expect(await build('tea', 'pot')).toEqual(['pot']);
  });

  it('is no more than what the last build asked for', async () => {
    await build('tea', 'mug');
    await build('tea');
    expect(Object.values(JSON.parse(await readFile(file(), 'utf8')) as object)).toEqual(['TEA']);
    expect(await build('mug')).toEqual(['mug']);
  });

  it('is nothing when it cannot be read', async () => {
    await build('tea');
    await writeFile(file(), '{"tea');
    expect(await build('tea')).toEqual(['tea']);
  });
});
