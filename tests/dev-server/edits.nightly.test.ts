import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {browserFlags, findOrInstallBrowser, thisMachine} from '../e2e/browser';

const port = 4179;
const site = `http://localhost:${port}`;

/** Copies what git would commit. */
function copySite(): string {
  mkdirSync('.cache', {recursive: true});
  const root = mkdtempSync(path.resolve('.cache/dev-server-'));
  const {stdout} = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  stdout
    .split('\0')
    .filter((file) => file !== '')
    .forEach((file) => cpSync(file, path.join(root, file)));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return root;
}

let root: string;
let server: ChildProcess;
let browser: Browser | undefined;
let log = '';

beforeAll(async () => {
  root = copySite();
  server = spawn('npx', ['docusaurus', 'start', '--port', String(port), '--no-open'], {
    cwd: root,
    detached: true,
    env: {...process.env, NODE_ENV: 'development'},
  });
  server.stdout?.on('data', (text: Buffer) => (log += stripVTControlCharacters(text.toString())));
  server.stderr?.on('data', (text: Buffer) => (log += stripVTControlCharacters(text.toString())));
  await vi.waitUntil(() => log.includes('compiled successfully') || server.exitCode !== null, {
    timeout: 300_000,
    interval: 500,
  });
  expect(log).toContain('compiled successfully');
  browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: browserFlags(thisMachine().isRoot),
  });
});

afterAll(async () => {
  await browser?.close();
  if (server.pid !== undefined && server.exitCode === null) {
    process.kill(-server.pid);
  }
  rmSync(root, {recursive: true, force: true});
});

async function openTab(): Promise<Page> {
  if (!browser) {
    throw new Error(`The development server didn't start:\n${log}`);
  }
  return browser.newPage();
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Writes a file while a page is open, and waits until the page shows a text. It logs how long that took. */
async function showsAfter(page: string, text: string, write: () => void | Promise<void>): Promise<void> {
  const tab = await openTab();
  await tab.goto(site + page);
  await tab.locator('main').waitFor();
  expect(await tab.locator('body').innerHTML()).not.toContain(text);
  const start = Date.now();
  await write();
  await tab.waitForFunction((wanted) => document.body.innerHTML.includes(wanted), text, {timeout: 20_000});
  console.log(`npm start: ${page} showed "${text}" after ${((Date.now() - start) / 1000).toFixed(1)} s`);
  await tab.close();
}

const edited = 'Zanzibar';

describe('npm start shows an edit of', () => {
  it.each<[what: string, page: string, file: string, from: string | RegExp, to: string]>([
    ['a page', '/faq', 'docs/faq/index.mdx', /\n---\n\n/, `\n---\n\n${edited}\n\n`],
    [
      'a post',
      '/blog/2026/05/22/pact-open-source-update-may-2026',
      'blog/2026-05-22-pact-open-source-update-may-2026/index.mdx',
      /\n---\n\n/,
      `\n---\n\n${edited}\n\n`,
    ],
    [
      'a sample',
      '/implementation_guides/go/docs/consumer',
      'examples/go/consumer/order_client_test.go',
      /(?<=#region consumer-test\n)/,
      `// ${edited}\n`,
    ],
    [
      'an error entry',
      '/help/errors/broker',
      'content/errors/broker/database-not-reached.mdx',
      "PostgreSQL isn't up",
      edited,
    ],
    [
      'an API table',
      '/implementation_guides/go/docs/consumer',
      'content/api/pact-go/mock-provider.yml',
      'Name of the provider',
      edited,
    ],
    [
      'a release note',
      '/implementation_guides/javascript/changelog',
      'content/releases/pact-js.yml',
      'Node.js 20',
      edited,
    ],
    ['a term', '/getting_started/terminology', 'content/glossary.yml', 'is a name by which', edited],
    ['a decision', '/how_do_i', 'content/decisions.yml', 'One interaction with the field and', edited],
    ['a resource', '/books', 'content/resources/books.yml', 'Contract Testing in Action', edited],
    ['a plugin', '/plugins/directory', 'content/plugins.yml', 'Avro records', edited],
    [
      'a company',
      '/users',
      'content/companies.yml',
      'pinned: true',
      `pinned: true\n\n- caption: ${edited}\n  image: /img/companies/ibm.svg`,
    ],
    ['a support note', '/roadmap/feature_support/pact-go', 'content/support/features.yml', 'Writes version 1', edited],
    [
      'a setting',
      '/pact_broker/configuration/settings',
      'content/broker-settings/webhooks.yml',
      'Seconds between',
      edited,
    ],
    ['a deployment rule', '/pact_broker/can_i_deploy', 'content/deployment-rules.yml', 'has never heard of', edited],
    [
      'a situation',
      '/getting_started/matching/playground',
      'content/matching-situations.yml',
      'Every field of the example',
      edited,
    ],
    [
      'a surface',
      '/implementation_guides/go/docs/consumer',
      'src/data/api-reference/surfaces/pact-go.json',
      'GetTLSConfigForTLSMockServer()',
      `${edited}()`,
    ],
    [
      'the CLI reference',
      '/pact_broker/client_cli/readme',
      'src/data/cli-reference/reference.json',
      /"help": "/g,
      `"help": "${edited} `,
    ],
    [
      'a data module',
      '/provider',
      'src/data/library-guides.ts',
      "provider: 'Provider verification'",
      `provider: '${edited}'`,
    ],
    ['a model', '/pact_nirvana/pipeline_generator', 'src/data/pipelines/models.ts', /(?<=title: ')/, `${edited} `],
    ['a text of the interface', '/getting_started/terminology', 'src/texts/edit-link.ts', 'Edit this term', edited],
    [
      'a component',
      '/getting_started/terminology',
      'src/components/EditLink/index.tsx',
      '</Link>',
      ` ${edited}</Link>`,
    ],
  ])('%s', async (_, page, file, from, to) => {
    const before = read(file);
    const after = before.replace(from, to);
    expect(after, `${file} doesn't have ${String(from)}; correct the test`).not.toBe(before);
    try {
      await showsAfter(page, edited, () => writeFileSync(path.join(root, file), after));
    } finally {
      writeFileSync(path.join(root, file), before);
    }
  });
});

describe('npm start shows a new file of', () => {
  it('the error index', async () => {
    const entry = read('content/errors/broker/database-not-reached.mdx')
      .replace(/slug: .*/g, (line) => `${line}-new`)
      .replace(/text: .*/g, (line) => line.replace(/'$|$/, ` of the new entry$&`))
      .replace(/title: '/, `title: '${edited} `);
    const file = path.join(root, 'content/errors/broker/new-entry.mdx');
    await showsAfter('/help/errors/broker', edited, () => writeFileSync(file, entry));
  });

  it('the docs', async () => {
    const page = read('docs/faq/index.mdx')
      .replace(/^slug: .*\n/m, '')
      .replace(/^title: .*/m, `title: ${edited}`);
    await showsAfter('/new_page', edited, () => writeFileSync(path.join(root, 'docs/new_page.mdx'), page));
  });
});

describe('npm start', () => {
  it('names file, line and field of a faulty entry, and shows the corrected one', async () => {
    const file = 'content/glossary.yml';
    const before = read(file);
    const corrected = before.replace('is a name by which', edited);
    await showsAfter('/getting_started/terminology', edited, async () => {
      writeFileSync(path.join(root, file), before.replace('  short:', '  shrot:'));
      await vi.waitUntil(() => log.includes('shrot: is not a known field'), {timeout: 20_000, interval: 100});
      expect(log).toMatch(/content\/glossary\.yml:5: 0\.shrot: is not a known field/);
      writeFileSync(path.join(root, file), corrected);
    });
    writeFileSync(path.join(root, file), before);
  });
});
