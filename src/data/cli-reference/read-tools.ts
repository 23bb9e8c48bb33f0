import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';

import {parseHelp} from './parse-help';
import type {CliCommand, CliReference} from './types';

const resolve = createRequire(__filename).resolve;
const packageName = '@pact-foundation/pact-cli';

/** Help of each command, by its path. */
export type HelpPages = ReadonlyMap<string, string>;

/** Finds the binary: the command of the package would start Node for each call. */
function findProgram(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = path.dirname(resolve(`${packageName}-${system}-${process.arch}/package.json`));
  return path.join(folder, 'standalone', system === 'windows' ? 'pact.exe' : 'pact');
}

async function runPact(command: readonly string[]): Promise<string> {
  // An empty environment, since the help shows the values of variables.
  const {stdout} = await promisify(execFile)(findProgram(), command, {env: {}, encoding: 'utf8', timeout: 30_000});
  return stdout;
}

async function readCommands(command: readonly string[], pages: Map<string, string>): Promise<CliCommand[]> {
  const name = command.join(' ');
  const text = await runPact([...command, '--help']);
  pages.set(name, text);
  const parsed = parseHelp(name, text);
  const nested = await Promise.all(parsed.subcommands.map((sub) => readCommands([...command, sub], pages)));
  return [parsed, ...nested.flat()];
}

/** Version of a tool, if it prints one. */
async function versionOf(tool: string): Promise<string | undefined> {
  try {
    return /\d+\.\d+\.\d+\S*/.exec(await runPact([tool, '--version']))?.[0];
  } catch {
    return undefined;
  }
}

/** Reads all commands of the installed package, and their help. */
export async function readTools(): Promise<{reference: CliReference; pages: HelpPages}> {
  const pages = new Map<string, string>();
  const commands = await readCommands([], pages);
  const {version} = JSON.parse(readFileSync(resolve(`${packageName}/package.json`), 'utf8')) as {version: string};
  const versions = await Promise.all(
    (commands[0]?.subcommands ?? []).map(async (tool) => [tool, await versionOf(tool)] as const),
  );
  return {
    pages,
    reference: {
      generated: `by npm run generate -- cli, from the help of ${packageName}; change nothing here`,
      package: {name: packageName, version},
      tools: Object.fromEntries(versions.flatMap(([tool, found]) => (found === undefined ? [] : [[tool, found]]))),
      commands,
    },
  };
}
