import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {inThread} from './thread';

describe('work in a thread', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'thread-'));
  });
  afterEach(() => rm(folder, {recursive: true}));

  async function run(code: string, input: unknown): Promise<unknown> {
    const file = path.join(folder, 'work.ts');
    await writeFile(file, code);
    return inThread(file, input);
  }

  it('takes data and returns data, in TypeScript', async () => {
    const code =
      'export default async function (words: readonly string[]) { return new Map(words.map((word): [string, number] => [word, word.length])); }';
    expect(await run(code, ['tea', 'mugs'])).toEqual(
      new Map([
        ['tea', 3],
        ['mugs', 4],
      ]),
    );
  });

  it('fails with what was thrown', async () => {
    await expect(run('export default () => { throw new Error("tea.mdx has no title"); };', 1)).rejects.toThrow(
      'tea.mdx has no title',
    );
    await expect(run('export default async () => { throw new Error("too late"); };', 1)).rejects.toThrow('too late');
  });

  it('fails when it ends without a result', async () => {
    await expect(run('export default () => process.exit(3);', 1)).rejects.toThrow('work.ts ended with 3 and no result');
  });
});
