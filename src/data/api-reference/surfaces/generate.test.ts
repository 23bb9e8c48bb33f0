import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

import {readers, render, surfaceFault, surfaceFile} from './generate';
import type {Surface} from './types';

const shop = {library: 'Shop', version: '1.0.0', holders: {Order: [{name: 'id', optional: false, type: 'int'}]}};

it('a surface is rejected when its file is missing or differs from the installed library', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'surface-'));
  const file = path.join(folder, 'shop.json');
  const fault = `${file} differs from the installed library; run npm run generate -- interfaces shop`;
  try {
    expect(surfaceFault(file, await render('shop', shop))).toBe(fault);
    writeFileSync(file, await render('shop', shop));
    expect(surfaceFault(file, await render('shop', shop))).toBeUndefined();
    expect(surfaceFault(file, await render('shop', {...shop, version: '1.0.1'}))).toBe(fault);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

it('a surface is exactly what the generator writes, which names itself first', async () => {
  for (const id of Object.keys(readers)) {
    const surface = (await import(surfaceFile(id))) as {default: Surface};
    const {generated, ...rest} = surface.default;
    expect(generated).toBe(`by npm run generate -- interfaces ${id}; change nothing here`);
    expect(surfaceFault(surfaceFile(id), await render(id, rest))).toBeUndefined();
  }
});
