import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {Follower} from './follow';

const root = mkdtempSync(path.join(tmpdir(), 'follow-'));
let folder: string;
let follower: Follower;

beforeEach(() => {
  folder = path.join(root, 'work');
  mkdirSync(folder);
  mkdirSync(path.join(root, 'examples'), {recursive: true});
  follower = new Follower(root, folder);
});
afterEach(async () => {
  await follower.close();
  rmSync(folder, {recursive: true});
});

function follow(...lines: readonly string[]): Promise<void> {
  writeFileSync(path.join(root, 'page.mdx'), lines.join('\n'));
  return follower.follow('page.mdx');
}

describe('following a page', () => {
  it('writes files, runs commands and compares their output', async () => {
    writeFileSync(path.join(root, 'examples/hello.js'), 'console.log("hello", 42);\n');
    await follow(
      '```js title="src/hello.js" file=examples/hello.js',
      '```',
      '```bash',
      'node src/hello.js',
      '```',
      '```text',
      'hello 7',
      '```',
    );
    expect(readFileSync(path.join(folder, 'src/hello.js'), 'utf8')).toContain('hello');
    expect(follower.tally).toEqual({pages: 1, files: 1, commands: 1, failures: 0, compared: 1});
  });

  it('keeps the folder and exported variables from command to command', async () => {
    await follow(
      '```bash',
      'mkdir web && cd web',
      'export COLOUR=blue',
      '```',
      '```bash',
      'pwd; echo $COLOUR',
      '```',
      '```text',
      `${folder}/web`,
      'blue',
      '```',
    );
  });

  it('can print a transcript', async () => {
    const shown: string[] = [];
    follower = new Follower(root, folder, (text) => shown.push(text));
    await follow('```bash', 'echo hello', '```');
    expect(shown).toEqual(['$ echo hello\nhello\n']);
  });

  it('does not inherit Pact settings', async () => {
    process.env['PACT_BROKER_BASE_URL'] = 'http://elsewhere';
    await follow('```bash', 'echo "<$PACT_BROKER_BASE_URL>"', '```', '```text', '<>', '```');
    delete process.env['PACT_BROKER_BASE_URL'];
  });

  it('accepts an expected failure, but only for the stated reason', async () => {
    await follow('```bash fails="no product 10"', 'echo "no product 11"; exit 3', '```');
    expect(follower.tally).toMatchObject({commands: 1, failures: 1});
    await expect(follow('```bash fails="no product"', 'echo "no order"; false', '```')).rejects.toThrow(
      'page.mdx:1: this fails for a reason other than "no product"',
    );
    await expect(follow('```bash fails="no product"', 'echo "no product"', '```')).rejects.toThrow(
      'page.mdx:1: the page says that this fails',
    );
  });

  it('stops at a command that fails', async () => {
    await expect(follow('', '```bash', 'false', 'true', '```')).rejects.toThrow(
      'page.mdx:2: the page says that this succeeds',
    );
  });

  it('stops at unexpected output', async () => {
    await expect(follow('```bash', 'echo one', '```', '```text', 'two', '```')).rejects.toThrow(
      'page.mdx:1: this did not print "two" in that order, but\none',
    );
  });

  it('leaves programs running until the page ends', async () => {
    const script = 'console.log("ready"); process.on("SIGTERM", () => process.exit()); setInterval(() => {}, 1000);';
    writeFileSync(path.join(root, 'examples/server.js'), script);
    await follow(
      '```js title="server.js" file=examples/server.js',
      '```',
      '```bash background',
      'node server.js',
      '```',
      '```text',
      'ready',
      '```',
      '```bash',
      'pgrep -f "^node server.js"',
      '```',
    );
    await expect(follow('```bash', 'pgrep -f "^node server.js"', '```')).rejects.toThrow('succeeds');
  });

  it('stops at a program that ends before it is ready', async () => {
    await expect(follow('```bash background', 'echo no', '```', '```text', 'ready', '```')).rejects.toThrow(
      'page.mdx:1: "echo no" did not print "ready" but\nno',
    );
    await expect(follow('```bash background', 'sleep 9', '```')).rejects.toThrow('needs a text fence after it');
  });

  it('compares an excerpt of a file', async () => {
    writeFileSync(path.join(folder, 'pact.json'), '{"consumer": {"name": "ProductWeb"}}');
    await follow('```json shows="pact.json"', '{"consumer": {"name": "ProductWeb"}}', '```');
    await expect(follow('```json shows="pact.json"', '{"consumer": {"name": "x"}}', '```')).rejects.toThrow(
      'page.mdx:1: pact.json differs from what the page shows: $.consumer.name is "ProductWeb", not "x"',
    );
    await expect(follow('```json shows="other.json"', '{}', '```')).rejects.toThrow('other.json does not exist');
  });

  it('sets URL and token of a fake Broker', async () => {
    await follow(
      '```bash instead="double token"',
      'export PACT_BROKER_BASE_URL=https://YOUR-ACCOUNT.example',
      '```',
      '```bash',
      'curl --silent --fail --header "Authorization: Bearer $PACT_BROKER_TOKEN" "$PACT_BROKER_BASE_URL" > answer.json',
      '```',
    );
    expect(readFileSync(path.join(folder, 'answer.json'), 'utf8')).toContain('_links');
  });

  it('rejects a page without instructions', async () => {
    await expect(follow('Only words.')).rejects.toThrow('page.mdx: has no instructions to follow');
  });
});
