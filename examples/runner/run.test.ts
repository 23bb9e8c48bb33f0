import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, test} from 'vitest';

import type {Project} from './projects';
import {execute, Runner} from './run';

let root: string;
let lines: string[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'runner-'));
  mkdirSync(path.join(root, 'examples/shop/pacts'), {recursive: true});
  lines = [];
});
afterEach(() => rmSync(root, {recursive: true}));

const runner = (): Runner => new Runner(root, (line) => lines.push(line));

function node(script: string): string[] {
  return [process.execPath, '-e', script];
}

/** A project whose tests print their number. */
function project(changes: Partial<Project> = {}): Project {
  return {
    id: 'shop',
    tools: [[process.execPath, '--version']],
    prepare: [],
    test: node('console.log(3)'),
    counter: {count: (output) => Number.parseInt(output, 10) || 0},
    ...changes,
  };
}

test('a command that does not end is stopped', async () => {
  const waiting = node('setInterval(() => {}, 1000)');
  await expect(execute(root, waiting, {}, 500)).rejects.toMatchObject({output: 'It did not end within 0.5 seconds.'});
});

describe('a project', () => {
  it('is logged in one line with the number of its tests', async () => {
    expect(await runner().test(project())).toBe(true);
    expect(lines).toEqual(['shop               shop: 3 tests']);
  });

  it('is skipped, with the reason, without its toolchain', async () => {
    const tested = runner();
    expect(await tested.test(project({tools: [['no-such-tool', '--version']]}))).toBe(false);
    expect(lines).toEqual([
      'shop               skipped: "no-such-tool --version" fails, so a tool is missing or too old',
    ]);
    expect(tested.results).toMatchObject([{status: 'skipped'}]);
  });

  it('is skipped, with the reason, if its package registry does not answer', async () => {
    const tested = runner();
    const registry = {name: 'the registry', probe: ['no-such-tool', 'ping']};
    expect(await tested.test(project({registries: [registry]}))).toBe(false);
    expect(lines).toEqual(['shop               skipped: the registry doesn\'t answer "no-such-tool ping"']);
  });

  it('asks a registry once for all projects', async () => {
    const tested = runner();
    const asked = path.join(root, 'asked');
    const registry = {name: 'the registry', probe: node(`fs.appendFileSync(${JSON.stringify(asked)}, '1')`)};
    expect(await tested.test(project({registries: [registry]}))).toBe(true);
    expect(await tested.test(project({registries: [registry]}))).toBe(true);
    expect(readFileSync(asked, 'utf8')).toBe('1');
  });

  it.each([
    {required: [], missing: []},
    {required: ['all'], missing: ['web']},
    {required: ['web'], missing: ['web']},
    {required: ['shop'], missing: []},
  ])('is missing if it is skipped, and required by $required', async ({required, missing}) => {
    const tested = runner();
    await tested.test(project());
    await tested.test(project({id: 'web', folder: 'shop', tools: [['no-such-tool']]}));
    expect(tested.missing(required).map(({id}) => id)).toEqual(missing);
  });

  it('fails with the output of its tests', async () => {
    const tested = runner();
    const test = node('console.log("expected 200"); process.exit(1)');
    expect(await tested.test(project({test}))).toBe(false);
    expect(lines[0]).toContain('shop: FAILED in ');
    expect(tested.results[0]?.output).toContain('expected 200');
  });

  it('fails when it cannot be prepared', async () => {
    const tested = runner();
    expect(await tested.test(project({prepare: [node('process.exit(2)')]}))).toBe(false);
    expect(tested.results).toMatchObject([{status: 'failed'}]);
  });

  it('fails when it runs no test', async () => {
    const tested = runner();
    expect(await tested.test(project({test: node('console.log("nothing")')}))).toBe(false);
    expect(tested.results[0]?.output).toContain('No test ran.');
  });

  it('counts expected failures separately', async () => {
    const counter = {...project().counter, expectedFailures: () => 2, unit: ['command', 'commands'] as const};
    await runner().test(project({counter}));
    expect(lines).toEqual(['shop               shop: 3 commands and 2 expected failures']);
  });

  it('starts without the reports of an earlier run', async () => {
    mkdirSync(path.join(root, 'examples/shop/reports'));
    writeFileSync(path.join(root, 'examples/shop/reports/old.xml'), '<testsuite tests="9"/>');
    const test = node('console.log(1)');
    const counter = {
      reports: ['reports'],
      count: (output: string, reports: readonly string[]) => Number.parseInt(output, 10) + reports.length * 10,
    };
    await runner().test(project({test, counter}));
    expect(lines).toEqual(['shop               shop: 1 test']);
  });

  it('sends no telemetry', async () => {
    const test = node('console.log(process.env.PACT_DO_NOT_TRACK === "true" ? 1 : 0)');
    expect(await runner().test(project({test}))).toBe(true);
  });
});

describe('the pacts of another project', () => {
  it('are verified if every language has them', async () => {
    const pacts = path.join(root, 'examples/web/pacts');
    mkdirSync(pacts, {recursive: true});
    ['OrderWeb-OrderApi.json', 'OrderDesk-OrderApi.json'].forEach((name) =>
      writeFileSync(path.join(pacts, name), '{}'),
    );
    const cross = node('console.log(`${fs.readdirSync(process.env.PACT_DIR)}` === "OrderWeb-OrderApi.json" ? 2 : 0)');
    expect(await runner().cross(project({cross}), project({id: 'web'}))).toBe(true);
    expect(lines).toEqual(['shop               verifies the pacts of web: 2 tests']);
  });

  it('fail when there are none', async () => {
    expect(await runner().cross(project({cross: node('console.log(1)')}), project({id: 'web'}))).toBe(false);
  });
});

describe('the pacts of a Broker', () => {
  it('are verified from its URL', async () => {
    const broker = node('console.log(process.env.PACT_BROKER_BASE_URL === "http://broker" ? 1 : 0)');
    expect(await runner().fromBroker(project({broker}), {PACT_BROKER_BASE_URL: 'http://broker'})).toBe(true);
    expect(lines).toEqual(['shop               verifies pacts from the fake Broker: 1 test']);
  });
});
