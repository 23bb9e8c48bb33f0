import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {openCache} from './cache';

let siteDir = '';
let computed = 0;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'cache-'));
  mkdirSync(path.join(siteDir, 'code'));
  writeFileSync(path.join(siteDir, 'code/convert.ts'), 'first');
  computed = 0;
});

afterEach(() => {
  rmSync(siteDir, {recursive: true, force: true});
});

/** Runs a build of one page. */
async function build(page: string): Promise<string> {
  const cache = await openCache<string>({siteDir, name: 'copies', code: [path.join(siteDir, 'code')]});
  return cache(page, () => {
    computed += 1;
    return `${page}, made`;
  });
}

describe('the cache of a build', () => {
  it('serves the next build', async () => {
    expect([await build('faq'), await build('faq')]).toEqual(['faq, made', 'faq, made']);
    expect(computed).toBe(1);
  });

  it('computes again when the page, the code or the installed packages change', async () => {
    await build('faq');
    await build('faq, edited');
    expect(computed).toBe(2);
    writeFileSync(path.join(siteDir, 'code/convert.ts'), 'second');
    await build('faq');
    expect(computed).toBe(3);
    writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
    await build('faq');
    expect(computed).toBe(4);
  });

  it('stores nothing when computing fails', async () => {
    const cache = await openCache<string>({siteDir, name: 'copies', code: []});
    const fail = (): string => {
      throw new Error('no title');
    };
    await expect(cache('faq', fail)).rejects.toThrow('no title');
    await expect(cache('faq', () => 'made')).resolves.toBe('made');
  });
});
