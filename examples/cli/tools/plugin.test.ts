import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';

import {listen} from '../../listen';
import {Regions} from '../regions';
import {Shell, type Finished} from '../shell';
import {steady} from './steady';

const shown = (name: string): string => path.join(import.meta.dirname, 'output', `${name}.txt`);
const shell = new Shell();
const regions = new Regions(shell, path.join(import.meta.dirname, 'plugin.sh'));
const plugins = path.join(shell.folder, '.pact/plugins');

afterAll(() => shell.remove());

const manifest = (version: string): string =>
  JSON.stringify({
    manifestVersion: 1,
    pluginInterfaceVersion: 1,
    name: 'csv',
    version,
    executableType: 'exec',
    entryPoint: 'pact-csv-plugin',
  });

/** Puts a plugin where an installation would put it. */
function place(version: string, folder = plugins): void {
  mkdirSync(path.join(folder, `csv-${version}`), {recursive: true});
  writeFileSync(path.join(folder, `csv-${version}/pact-plugin.json`), manifest(version));
}

beforeEach(() => {
  rmSync(plugins, {recursive: true, force: true});
  place('0.0.5');
  place('0.0.6');
});

const pact = (command: string): Promise<Finished> => shell.script(`pact plugin ${command}`);

describe('what is there', () => {
  it('is a folder', async () => {
    const {status, output} = await regions.run('tool-plugin-env');
    expect([status, output]).toEqual([0, expect.stringContaining('$HOME/.pact/plugins')]);
    const {output: other} = await shell.script('PACT_PLUGIN_DIR=/opt/pact pact plugin env');
    expect(other).toMatch(/\$PACT_PLUGIN_DIR.*\/opt\/pact/);
  });

  it('is listed, with what is known', async () => {
    const {status, output} = await regions.run('tool-plugin-list');
    expect([status, output]).toEqual([0, expect.stringContaining('protobuf')]);
    await expect(steady((await pact('list installed')).output)).toMatchFileSnapshot(shown('plugin-list'));
  });

  it('needs the folder, and says so only if asked', async () => {
    rmSync(plugins, {recursive: true});
    expect(await pact('list installed')).toEqual({status: 1, output: ''});
    expect(await pact('--debug list installed')).toEqual({status: 1, output: ''});
    expect((await pact('list installed --log-level error')).output).toContain('does not exist!');
  });
});

describe('a version', () => {
  it('is taken out of use and back', async () => {
    const {status, output} = await regions.run('tool-plugin-disable');
    expect([status, output]).toEqual([0, expect.stringContaining("version '0.0.5' is now enabled")]);
    await pact('disable csv 0.0.5');
    expect(existsSync(path.join(plugins, 'csv-0.0.5/pact-plugin.json.disabled'))).toBe(true);
    expect((await pact('disable csv 0.0.5')).output).toContain('already disabled');
    const both = await pact('disable csv --log-level error');
    expect([both.status, both.output]).toEqual([1, expect.stringContaining('There is more than one plugin version')]);
    expect((await pact('enable csv 9.9.9')).status).toBe(1);
  });

  it('is removed, if somebody agrees', async () => {
    const asked = await shell.script('pact plugin remove csv 0.0.5 < /dev/null');
    expect(asked).toEqual({status: 0, output: 'Aborting deletion of plugin.\n'});
    expect((await regions.run('tool-plugin-remove')).status).toBe(0);
    expect(existsSync(path.join(plugins, 'csv-0.0.5'))).toBe(false);
    expect((await regions.run('tool-plugin-remove')).status).toBe(1);
  });
});

describe('an installation', () => {
  /** Stands in for GitHub, with a release that lacks a program for this machine. */
  const release = createServer((request, response) => {
    const {url = ''} = request;
    response.setHeader('content-type', 'application/json');
    if (url.includes('/limited/')) {
      response.writeHead(403).end('{"message": "API rate limit exceeded"}');
    } else if (url.endsWith('pact-plugin.json')) {
      response.end(manifest('0.0.7'));
    } else if (url.endsWith('/releases/tag/v0.0.7')) {
      response.end('{"tag_name": "v0.0.7"}');
    } else {
      response.writeHead(404).end();
    }
  });

  it('of what is there is skipped', async () => {
    const before = 'pact() { command pact plugin list installed; printf "%s\\n" "$@" > asked; }';
    expect((await regions.run('tool-plugin-install', {}, {before})).status).toBe(0);
    const {output} = await shell.script('cat asked');
    expect(output.split('\n')).toEqual(
      expect.arrayContaining(['install', 'protobuf', '--skip-if-installed', '--yes', '0.8.0']),
    );
  });

  it('that fails leaves a folder, which counts as installed', async () => {
    const {url, stop} = await listen(release);
    const install = `install ${url}/pact-foundation/csv/releases/tag/v0.0.7 --log-level error`;
    const failed = await pact(`${install} --skip-if-installed`);
    expect([failed.status, failed.output]).toEqual([
      1,
      expect.stringContaining('Did not find a matching file pattern on GitHub to install'),
    ]);
    const again = await pact(`${install} --skip-if-installed`);
    expect([again.status, again.output]).toEqual([0, expect.stringContaining('as it is already installed')]);
    const asked = await shell.script(`pact plugin ${install} < /dev/null`);
    expect([asked.status, asked.output]).toEqual([1, expect.stringContaining('Plugin already exists, aborting.')]);
    const limited = await pact(`install ${url}/limited/releases/latest --log-level error`);
    expect([limited.status, limited.output]).toEqual([
      1,
      expect.stringContaining('does not have a valid tag_name attribute'),
    ]);
    await stop();
  });

  it('knows names', async () => {
    const unknown = await pact('install teapot --log-level error');
    expect([unknown.status, unknown.output]).toEqual([1, expect.stringContaining("'teapot' is not a known plugin")]);
    const version = await pact('install csv --version 9.9.9 --log-level error');
    expect([version.status, version.output]).toEqual([1, expect.stringContaining("'9.9.9' is not a valid version")]);
  });
});

describe('an index', () => {
  it('is made, filled, checked and listed', async () => {
    const {status, output} = await regions.run('tool-plugin-index', {}, {before: `cp -r ${plugins}/csv-0.0.6 .`});
    expect([status, output]).toEqual([0, expect.stringContaining('Added plugin version csv/0.0.6')]);
    expect((await shell.script('ls shop.index*')).output).toBe('shop.index\nshop.index.sha256\n');
    await shell.script('echo "# changed" >> shop.index');
    expect((await pact('repository validate shop.index')).status).toBe(1);
    expect((await pact('repository new shop.index')).status).toBe(1);
    expect((await pact('repository new shop.index --overwrite')).status).toBe(0);
  });

  it('cannot lose a version', async () => {
    const {status, output} = await pact('repository yank-version');
    expect([status, output]).toEqual([101, expect.stringContaining('not yet implemented')]);
  });
});

it('without a command is a wrong use', async () => {
  expect((await pact('')).status).toBe(2);
  expect((await pact('--version')).output).toBe('pact-plugin 0.3.0\n');
});

it('the page shows no command that is not run here', () => {
  expect(regions.notRun()).toEqual([]);
});
