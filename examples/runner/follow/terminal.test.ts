import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {Terminal} from './terminal';

describe('a program in the background', () => {
  it('is killed if it ignores the request to stop', async () => {
    const terminal = new Terminal(mkdtempSync(path.join(tmpdir(), 'terminal-')), process.env, 100);
    const program = `trap '' TERM; echo $$; echo ready; while :; do sleep 1; done`;
    const {succeeded, printed} = await terminal.start(program, ['ready']);
    expect(succeeded).toBe(true);

    await terminal.stop();

    const [, id = ''] = /^(\d+)$/m.exec(printed) ?? [];
    expect(() => process.kill(Number(id), 0)).toThrow('ESRCH');
  });
});
