import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {constants, tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {inProcess} from './process';

describe('work in a process', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'process-'));
  });
  afterEach(() => rm(folder, {recursive: true}));

  async function run(code: string, input: unknown): Promise<unknown> {
    const file = path.join(folder, 'work.ts');
    await writeFile(file, code);
    return inProcess(file, input);
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

  it('may return nothing', async () => {
    expect(await run('export default () => undefined;', 1)).toBeUndefined();
  });

  it('gives way to all other work', async () => {
    const code = 'import {getPriority} from "node:os"; export default () => getPriority();';
    expect(await run(code, 1)).toBe(constants.priority.PRIORITY_LOW);
  });

  it('fails when it ends without a result', async () => {
    await expect(run('export default () => process.exit(3);', 1)).rejects.toThrow('work.ts ended with 3 and no result');
    await expect(run('export default () => process.kill(process.pid);', 1)).rejects.toThrow(
      'work.ts ended with SIGTERM and no result',
    );
  });
});
