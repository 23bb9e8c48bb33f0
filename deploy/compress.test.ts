import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';

import {compress} from './compress';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

const file = (name: string): string => path.join(folder, name);

it('compresses text files; skips images and small files', async () => {
  const text = 'Pact tests contracts. '.repeat(200);
  writeFileSync(file('index.html'), text);
  writeFileSync(file('small.css'), 'a{}');
  writeFileSync(file('small.css.br'), 'of an earlier, larger file');
  writeFileSync(file('picture.png'), text);
  const {files, before, after} = await compress(folder, 4);
  expect([files, before]).toEqual([1, text.length]);
  expect(after).toBeLessThan(200);
  expect(brotliDecompressSync(readFileSync(file('index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(file('index.html.gz'))).toString()).toBe(text);
  expect(['small.css.br', 'small.css.gz', 'picture.png.br'].filter((name) => existsSync(file(name)))).toEqual([]);
});

it('rejects a folder that is not a build', async () => {
  await expect(compress(folder, 4)).rejects.toThrow('is not a build; run "npm run build" first');
});
