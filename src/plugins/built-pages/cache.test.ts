import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {openCache} from './cache';

let siteDir = '';
let made = 0;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'cache-'));
  mkdirSync(path.join(siteDir, 'code'));
  writeFileSync(path.join(siteDir, 'code/convert.ts'), 'first');
  made = 0;
});

afterEach(() => {
  rmSync(siteDir, {recursive: true, force: true});
});

/** What a build gets for a page. */
async function build(page: string): Promise<string> {
  const kept = await openCache<string>({siteDir, name: 'copies', code: [path.join(siteDir, 'code')]});
  return kept(page, () => {
    made += 1;
    return `${page}, made`;
  });
}

describe('what was made of a page', () => {
  it('is there for the next build', async () => {
    expect([await build('faq'), await build('faq')]).toEqual(['faq, made', 'faq, made']);
    expect(made).toBe(1);
  });

  it('is made again for another text, for other code and for other packages', async () => {
    await build('faq');
    await build('faq, edited');
    expect(made).toBe(2);
    writeFileSync(path.join(siteDir, 'code/convert.ts'), 'second');
    await build('faq');
    expect(made).toBe(3);
    writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
    await build('faq');
    expect(made).toBe(4);
  });

  it('is not kept when making it fails', async () => {
    const kept = await openCache<string>({siteDir, name: 'copies', code: []});
    const fail = (): string => {
      throw new Error('no title');
    };
    await expect(kept('faq', fail)).rejects.toThrow('no title');
    await expect(kept('faq', () => 'made')).resolves.toBe('made');
  });
});
