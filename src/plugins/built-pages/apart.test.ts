import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {constants, tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {inProcess} from './process';
import {inThread} from './thread';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apart-'));
});
afterEach(() => rm(folder, {recursive: true}));

/** Has a function do its work apart. */
async function run(apart: typeof inThread, code: string, input?: unknown): Promise<unknown> {
  const file = path.join(folder, 'work.ts');
  await writeFile(file, code);
  return apart(file, input);
}

describe.each([
  ['a thread', inThread],
  ['a process', inProcess],
])('work in %s', (_name, apart) => {
  it('takes data and returns data, in TypeScript', async () => {
    const code =
      'export default async function (words: readonly string[]) { return new Map(words.map((word): [string, number] => [word, word.length])); }';
    expect(await run(apart, code, ['tea', 'mugs'])).toEqual(
      new Map([
        ['tea', 3],
        ['mugs', 4],
      ]),
    );
  });

  it('may return nothing', async () => {
    expect(await run(apart, 'export default () => undefined;')).toBeUndefined();
  });

  it('fails when it ends without a result', async () => {
    await expect(run(apart, 'export default () => process.exit(3);')).rejects.toThrow(
      'work.ts ended with 3 and no result',
    );
  });
});

describe('work in a thread', () => {
  it('fails with what was thrown', async () => {
    await expect(run(inThread, 'export default () => { throw new Error("tea.mdx has no title"); };')).rejects.toThrow(
      'tea.mdx has no title',
    );
    await expect(run(inThread, 'export default async () => { throw new Error("too late"); };')).rejects.toThrow(
      'too late',
    );
  });
});

describe('work in a process', () => {
  it('gives way to all other work', async () => {
    const code = 'import {getPriority} from "node:os"; export default () => getPriority();';
    expect(await run(inProcess, code)).toBe(constants.priority.PRIORITY_LOW);
  });

  it('fails when it throws or is stopped', async () => {
    await expect(run(inProcess, 'export default async () => { throw new Error("too late"); };')).rejects.toThrow(
      'work.ts ended with 1 and no result',
    );
    await expect(run(inProcess, 'export default () => process.kill(process.pid);')).rejects.toThrow(
      'work.ts ended with SIGTERM and no result',
    );
  });
});
