import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {afterAll, expect, test} from 'vitest';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const script = fileURLToPath(new URL('debug-logging.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'pact-log-'));

afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** What one side of the script prints, to both streams. */
function printed(side: 'consumer' | 'provider'): string {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', tsx, script, folder, side],
    {
      encoding: 'utf8',
      env: {...process.env, NO_COLOR: '1'},
    },
  );
  expect(status, stderr).toBe(0);
  return stdout + stderr;
}

test('a consumer test logs what the mock server receives, tokens and all', () => {
  const log = printed('consumer');

  expect(log).toMatch(/DEBUG .*pact-core@\d/);
  expect(log).toMatch(/DEBUG \S+ pact_mock_server/);
  expect(log).toContain('Bearer example-token');
});

test('a verification logs to the console and to a file', () => {
  const log = printed('provider');

  expect(log).toMatch(/DEBUG .*pact-core@\d/);
  expect(log).not.toMatch(/DEBUG ThreadId.* pact_verifier/);
  const file = readFileSync(path.join(folder, 'pact.log'), 'utf8');
  expect(file).toMatch(/DEBUG ThreadId.* pact_verifier/);
  expect(file).toContain('Bearer example-token');
});
