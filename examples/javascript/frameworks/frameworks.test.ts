import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

interface PactFile {
  interactions: {description: string}[];
}

const require = createRequire(import.meta.url);
const script = (name: string, file: string) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

const commands: Record<string, readonly string[]> = {
  'node-test': ['--import', 'tsx', '--test', 'order-client.pact.test.ts'],
  vitest: [script('vitest', 'vitest.mjs'), 'run', '--config', 'vitest.config.ts'],
  jest: [script('jest', 'bin/jest.js')],
  mocha: [script('mocha', 'bin/mocha.js')],
  commonjs: ['--test', 'order-client.pact.test.cjs'],
  typescript: ['--import', 'tsx', '--test', 'order-client.pact.test.ts'],
};
const withoutHook = new Set(['node-test', 'commonjs', 'typescript']);

test.each(Object.entries(commands))('%s writes the pact', (name, args) => {
  const cwd = fileURLToPath(new URL(name, import.meta.url));
  const pacts = `${cwd}/pacts`;
  rmSync(pacts, {recursive: true, force: true});
  // Left by an earlier run; those frameworks that have a hook for it delete it.
  mkdirSync(pacts);
  if (!withoutHook.has(name))
    writeFileSync(`${pacts}/OrderWeb-OrderApi.json`, 'left over');
  const inherited = Object.entries(process.env).filter(
    ([key]) => !/^(VITEST|JEST|npm_)/.test(key),
  );
  const env = {
    ...Object.fromEntries(inherited),
    NODE_ENV: 'test',
    PACT_DO_NOT_TRACK: 'true',
  };

  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd,
    env,
    encoding: 'utf8',
    timeout: 30_000,
  });

  expect(status, stdout + stderr).toBe(0);
  const text = readFileSync(`${pacts}/OrderWeb-OrderApi.json`, 'utf8');
  const {interactions} = JSON.parse(text) as PactFile;
  expect(interactions.map(({description}) => description)).toEqual([
    'a request for an order',
  ]);
});

test('the types are correct with strict, nodenext and skipLibCheck', () => {
  const cwd = fileURLToPath(new URL('typescript', import.meta.url));

  const {status, stdout} = spawnSync(
    process.execPath,
    [script('typescript', 'bin/tsc'), '-p', '.'],
    {cwd, encoding: 'utf8'},
  );

  expect(status, stdout).toBe(0);
}, 120_000);

test.each([
  ['turborepo/turbo.json', 'tasks', 'pacts/**'],
  ['nx/nx.json', 'targetDefaults', '{projectRoot}/pacts'],
])('%s stores the pacts with the result of the consumer tests', (file, field, folder) => {
  const json = readFileSync(new URL(file, import.meta.url), 'utf8');
  const tasks = (
    JSON.parse(json) as Record<
      string,
      Record<string, {outputs?: string[]; cache?: boolean}>
    >
  )[field];

  expect(tasks?.['test:pact']?.outputs).toEqual([folder]);
  expect(tasks?.['verify:pact']?.cache).toBe(false);
});
