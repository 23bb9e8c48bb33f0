import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';

import {compareReferences} from './compare';
import {referenceFile, render} from './generate';
import {cliReference, findCommand, type CliCommand, type CliReference} from './index';
import {readTools, type HelpPages} from './read-tools';

let installed: CliReference;
let pages: HelpPages;

beforeAll(async () => {
  ({reference: installed, pages} = await readTools());
});

const countOptions = ({commands}: CliReference): number => commands.flatMap(({options}) => options).length;

/** Long options in a page of help, regardless of its layout. */
const namesIn = (help: string): string[] =>
  [...help.matchAll(/^\s+(?:-\w, )?(--[a-z][\w-]*)/gm)].map(([, long = '']) => long);

/** A copy of the reference with one command changed. */
function changed(path: string, change: (command: CliCommand) => CliCommand): CliReference {
  const commands = cliReference.commands.map((command) => (command.path === path ? change(command) : command));
  return {...cliReference, commands};
}

describe('the reference of the command line', () => {
  it('matches the installed tools', async () => {
    expect(compareReferences(cliReference, installed)).toEqual([]);
    expect(readFileSync(referenceFile, 'utf8'), 'run npm run generate -- cli').toBe(await render(installed));
  });

  it('has every option of every page of help', () => {
    expect(pages.size).toBe(cliReference.commands.length);
    for (const [path, help] of pages) {
      const long = findCommand(path).options.map((option) => option.long);
      expect(long.sort(), `pact ${path}`).toEqual(namesIn(help).sort());
    }
    expect(countOptions(cliReference)).toBe([...pages.values()].flatMap(namesIn).length);
    expect(countOptions(cliReference)).toBeGreaterThan(1000);
  });

  it('contains nothing of the machine that generated it', () => {
    const text = readFileSync(referenceFile, 'utf8');
    expect(text).toMatch(/^\{\n {2}"generated": "by npm run generate -- cli/);
    for (const own of [process.env['HOME'], process.cwd()]) {
      expect(text).not.toContain(`${own}/`);
    }
  });

  it('keeps the texts and annotations of the help', () => {
    const options = (path: string) => new Map(findCommand(path).options.map((option) => [option.long, option]));
    expect(options('broker publish').get('--broker-base-url')).toEqual({
      long: '--broker-base-url',
      short: '-b',
      value: 'PACT_BROKER_BASE_URL',
      required: true,
      environment: 'PACT_BROKER_BASE_URL',
      group: 'Options',
      help: expect.any(String),
    });
    expect(options('broker can-i-deploy').get('--output')).toMatchObject({
      default: 'table',
      possible: ['json', 'table'],
    });
    expect(options('broker can-i-deploy').get('--latest')).toMatchObject({value: 'TAG', valueIsOptional: true});
    expect(options('verifier').get('--file')).toMatchObject({repeatable: true, group: 'Loading pacts options'});
    expect(options('verifier').get('--no-colour')).toMatchObject({alias: '--no-color'});
    expect(options('mock').get('--help')).not.toHaveProperty('short');
    expect(findCommand('broker publish').arguments).toMatchObject([{required: true, repeatable: true}]);
    expect(findCommand('extension install').arguments).toMatchObject([{name: 'extension', help: expect.any(String)}]);
  });
});

describe('drift', () => {
  it('names an added option', () => {
    const older = changed('broker publish', (command) => ({
      ...command,
      options: command.options.filter(({long}) => long !== '--branch'),
    }));
    expect(compareReferences(older, installed)).toEqual([
      '`pact broker publish`: option --branch was added; run npm run generate -- cli',
    ]);
  });

  it('names a removed option', () => {
    const newer = changed('stub', (command) => ({
      ...command,
      options: [...command.options, {long: '--foresee', group: 'Options', help: 'Answer before the request'}],
    }));
    expect(compareReferences(newer, installed)).toEqual([
      '`pact stub`: option --foresee was removed; run npm run generate -- cli',
    ]);
  });

  it('names what changed about an option, a command and the versions', () => {
    const other = changed('broker can-i-merge', (command) => ({
      ...command,
      summary: 'Ask a colleague',
      options: command.options.map((option) => (option.long === '--output' ? {...option, default: 'json'} : option)),
    }));
    const older = {...other, tools: {...other.tools, broker: '0.0.1'}};
    const drift = compareReferences(older, installed);
    expect(drift).toHaveLength(3);
    expect(drift[0]).toMatch(/^version of broker "0\.0\.1" -> "[\d.]+"; run npm run generate -- cli$/);
    expect(drift[1]).toContain('`pact broker can-i-merge` changed: summary "Ask a colleague" -> ');
    expect(drift[2]).toBe(
      '`pact broker can-i-merge`: option --output changed: default "json" -> "table"; run npm run generate -- cli',
    );
  });

  it('names added and removed commands', () => {
    const commands = cliReference.commands.filter(({path}) => path !== 'broker ruby stop');
    const [first] = commands;
    const older = {...cliReference, commands: [...commands, ...(first ? [{...first, path: 'broker brew'}] : [])]};
    expect(compareReferences(older, installed)).toEqual([
      '`pact broker brew` was removed; run npm run generate -- cli',
      '`pact broker ruby stop` was added; run npm run generate -- cli',
    ]);
  });
});

describe('a command', () => {
  it('is found by its path', () => {
    expect(findCommand('broker can-i-deploy').usage).toMatch(/^pact broker can-i-deploy /);
    expect(findCommand('').usage).toMatch(/^pact /);
  });

  it('that does not exist is reported with the closest names', () => {
    expect(() => findCommand('broker can-i-deplyo')).toThrow(
      /^Unknown command "pact broker can-i-deplyo"; the closest are "broker can-i-deploy", "[\w -]+", "[\w -]+"$/,
    );
  });
});
