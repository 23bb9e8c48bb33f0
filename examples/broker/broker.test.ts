import {execFile, execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';

import {extractRegion} from '../../src/plugins/remark-include-sample/extract';
import {listSources} from '../../src/plugins/remark-include-sample/sources';
import {languageOfFile, parse} from '../../tests/samples/parsers';
import {schemaFaults} from '../../tests/samples/schemas';
import {startBrokerDouble, type BrokerDouble} from '../broker-double';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const read = (file: string): string => readFileSync(path.join(here, file), 'utf8');
const files = listSources(here).map((file) => path.relative(here, file).split(path.sep).join('/'));
const ending = (...endings: readonly string[]): string[] =>
  files.filter((file) => endings.some((each) => file.endsWith(each)));

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The paths of all values that are no objects, such as `broker.image.tag`. */
function leavesOf(value: unknown, at = ''): string[] {
  return isObject(value)
    ? Object.entries(value).flatMap(([key, each]) => leavesOf(each, at ? `${at}.${key}` : key))
    : [at];
}

/** Whether every brace is closed, and every statement of nginx ends in a semicolon or a brace. */
function nginxFaults(code: string): string[] {
  const lines = code.split('\n').map((line) => line.replace(/#.*/, '').trim());
  const depth = (code.match(/\{$/gm) ?? []).length - (code.match(/^\s*\}$/gm) ?? []).length;
  const loose = lines.filter((line) => line && !/[;{}]$/.test(line));
  return [...loose.map((line) => `"${line}" has no end`), ...(depth === 0 ? [] : ['braces are not in pairs'])];
}

/** Properties of a selector of versions to keep, from `PactBroker::DB::Clean::Selector`. */
const versionProperties = [
  'pacticipant',
  'latest',
  'tag',
  'branch',
  'environment',
  'max_age',
  'deployed',
  'released',
  'main_branch',
];

function selectorFaults(text: string, properties: readonly string[]): string[] {
  const selectors: unknown = JSON.parse(text);
  if (!Array.isArray(selectors) || selectors.length === 0) {
    return ['is no list of selectors'];
  }
  return selectors.flatMap((selector: unknown) =>
    Object.entries(isObject(selector) ? selector : {none: true}).flatMap(([name, value]) => [
      ...(properties.includes(name) ? [] : [`has the unknown property ${name}`]),
      ...(name === 'max_age' && typeof value !== 'number' ? ['max_age is no number'] : []),
    ]),
  );
}

/** Variables of a Compose file or of manifests, by name. */
function variablesOf(text: string): [string, string][] {
  return [...text.matchAll(/(?:name: )?\b(PACT_\w+)(?:: |\n\s+value: )(?:>-\n)?([^\n]*)/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
}

describe('files for running a Broker', () => {
  it('parse', async () => {
    const faults = [];
    let parsed = 0;
    for (const file of files) {
      const language = languageOfFile(file);
      if (language) {
        parsed += 1;
        faults.push(...(await parse(language, read(file))).map(({line, what}) => `${file}:${line}: ${what}`));
      }
    }
    console.log(`broker: looked at ${files.length} files, ${parsed} in a language with a parser`);
    expect(parsed).toBeGreaterThan(12);
    expect(faults).toEqual([]);
  });

  it.each(files.filter((file) => path.basename(file).startsWith('compose')))('%s follows the schema', (file) => {
    expect(schemaFaults('compose', read(file))).toEqual([]);
  });

  it('pin their images', () => {
    const images = files
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) => [...read(file).matchAll(/^\s*(?:- )?image: (\S+)$/gm)].map(([, image = '']) => image));
    expect(images.length).toBeGreaterThan(4);
    expect(images.filter((image) => !/:[\w.-]*\d/.test(image))).toEqual([]);
    const brokers = new Set(images.filter((image) => image.includes('pact-broker')));
    expect([...brokers]).toHaveLength(1);
    expect([...brokers][0]).toContain(`:${(parseYaml(read('helm/values.yaml')) as Values).broker.image.tag}`);
  });

  it('name variables that the pages or the settings have', () => {
    const pages = ['docker_images/pactfoundation', 'quick_start'].map((page) =>
      readFileSync(path.join(root, `docs/pact_broker/${page}.mdx`), 'utf8'),
    );
    const settings = /^PACT_BROKER_(?:DATABASE|BASIC_AUTH|WEBHOOK|BASE_URL|PUBLIC_HEARTBEAT)/;
    const names = ending('.yaml').flatMap((file) => variablesOf(read(file)).map(([name]) => name));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !settings.test(name) && !pages.some((page) => page.includes(name)))).toEqual([]);
  });

  it('select versions and branches by properties that the Broker knows', () => {
    expect(selectorFaults(read('clean/keep-versions.json'), versionProperties)).toEqual([]);
    expect(selectorFaults(read('clean/keep-branches.json'), ['max_age', 'branch'])).toEqual([]);
    expect(selectorFaults('[{"maxage": 1}, {"max_age": "1"}]', versionProperties)).toHaveLength(2);
    const keep = 'PACT_BROKER_DATABASE_CLEAN_KEEP_VERSION_SELECTORS';
    const inCompose = parseYaml(read('clean/compose.yaml')) as {
      services: {clean: {environment: Record<string, string>}};
    };
    const same = JSON.parse(read('clean/keep-versions.json')) as unknown;
    expect(JSON.parse(inCompose.services.clean.environment[keep] ?? '')).toEqual(same);
    const inJob = parseYaml(read('kubernetes/clean.yaml')) as CronJob;
    const [container] = inJob.spec.jobTemplate.spec.template.spec.containers;
    expect(JSON.parse(container?.env.find(({name}) => name === keep)?.value ?? '')).toEqual(same);
    const {broker} = parseYaml(read('helm/values.yaml')) as Values;
    expect(selectorFaults(broker.config.databaseClean.keepVersionSelectors, versionProperties)).toEqual([]);
  });

  it('set values that the page about the chart lists', () => {
    const page = readFileSync(path.join(root, 'docs/pact_broker/kubernetes/readme.mdx'), 'utf8');
    const listed = new Set([...page.matchAll(/`\.?([\w.]+)`/g)].map(([, name = '']) => name));
    const known = (leaf: string): boolean =>
      leaf.split('.').some((_, index, parts) => listed.has(parts.slice(index).join('.')));
    const leaves = leavesOf(parseYaml(read('helm/values.yaml'))).map((leaf) =>
      leaf.replace(/\.annotations\..*/, '.annotations'),
    );
    expect(leaves.length).toBeGreaterThan(20);
    expect(leaves.filter((leaf) => !known(leaf))).toEqual([]);
  });

  it('configure nginx in whole statements, and leave encoded slashes alone', () => {
    for (const file of ending('.conf')) {
      expect(nginxFaults(read(file)), file).toEqual([]);
      // With a path of its own behind the host, nginx decodes the address.
      expect(read(file), file).not.toMatch(/proxy_pass http:\/\/\w+\/;/);
    }
    expect(nginxFaults('server {\n  listen 80\n')).toHaveLength(2);
  });

  it('use resources of Terraform that an open-source Broker has', () => {
    const code = read('terraform/main.tf');
    const resources = [...code.matchAll(/^resource "(\w+)" "\w+" \{$/gm)].map(([, type]) => type);
    expect(new Set(resources)).toEqual(new Set(['pact_pacticipant', 'pact_environment', 'pact_webhook']));
    expect((code.match(/\{/g) ?? []).length).toBe((code.match(/\}/g) ?? []).length);
  });
});

interface Values {
  readonly broker: {
    readonly image: {readonly tag: string};
    readonly config: {readonly databaseClean: {readonly keepVersionSelectors: string}};
  };
}

interface CronJob {
  readonly spec: {
    readonly jobTemplate: {
      readonly spec: {
        readonly template: {
          readonly spec: {
            readonly containers: readonly {readonly env: readonly {readonly name: string; readonly value: string}[]}[];
          };
        };
      };
    };
  };
}

describe('the first pact', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-pact-'));
  const source = read('quick-start/first-pact.sh');
  let broker: BrokerDouble;

  beforeAll(async () => {
    broker = await startBrokerDouble();
    mkdirSync(path.join(folder, 'pacts'));
    cpSync(path.join(here, 'quick-start/OrderWeb-OrderApi.json'), path.join(folder, 'pacts/OrderWeb-OrderApi.json'));
  });

  afterAll(async () => {
    await broker.stop();
    rmSync(folder, {recursive: true, force: true});
  });

  /** Runs a region after the client was told where the Broker is. */
  async function run(name: string): Promise<{readonly code: number; readonly output: string}> {
    const logIn = extractRegion(source, 'log-in').replace('http://localhost:9292', broker.url);
    const environment = {
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      HOME: folder,
      PACT_DO_NOT_TRACK: 'true',
      PACT_BROKER_HTTP_RETRIES: '0',
    };
    return new Promise((resolve) => {
      const commands = `set -euo pipefail\n${logIn}\n${extractRegion(source, name)}`;
      execFile('bash', ['-c', commands], {cwd: folder, env: environment}, (error, stdout, stderr) => {
        resolve({code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr});
      });
    });
  }

  it('comes after random passwords that others can not read', () => {
    execFileSync('bash', ['-c', extractRegion(source, 'write-env')], {cwd: folder});
    const env = path.join(folder, '.env');
    const passwords = readFileSync(env, 'utf8').trim().split('\n');
    expect(passwords.every((line) => /^BROKER_(?:DB|CI|READER)_PASSWORD=[0-9a-f]{32}$/.test(line))).toBe(true);
    expect(new Set(passwords.map((line) => line.split('=')[1])).size).toBe(3);
    expect(statSync(env).mode & 0o077).toBe(0);
    const asked = [...read('quick-start/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(passwords.map((line) => line.split('=')[0])));
  });

  it('is published, listed, and not safe to deploy yet', async () => {
    const published = await run('publish-first');
    expect(published).toMatchObject({code: 0});
    expect(published.output).toContain('Pact successfully published for OrderWeb version 1.0.0 and provider OrderApi');
    expect(await run('publish-first')).toMatchObject({code: 0});
    const listed = await run('look-first');
    expect(listed.code).toBe(0);
    expect(listed.output).toContain('OrderWeb');
    expect(await run('ask-first')).toMatchObject({code: 1});
  });
});
