import {readFileSync} from 'node:fs';
import path from 'node:path';

import {nearNames} from '../near-names';
import type {CliCommand, CliReference} from './types';

export type {CliArgument, CliCommand, CliOption, CliReference} from './types';

/** Read rather than imported, so that `npm start` shows a change. */
const text = readFileSync(path.join(__dirname, 'reference.json'), 'utf8');

/** The commands of `pact` with their options, from the help of the pinned package. */
export const cliReference = JSON.parse(text) as CliReference;

/**
 * Finds a command by what is typed after `pact`: `broker can-i-deploy`; an empty string is `pact` itself.
 *
 * @throws Error with the closest names when there is no such command
 */
export function findCommand(path: string): CliCommand {
  const found = cliReference.commands.find((command) => command.path === path);
  if (!found) {
    const paths = cliReference.commands.map((command) => command.path);
    const near = nearNames(path, paths).map((name) => `"${name}"`);
    throw new Error(`Unknown command "pact ${path}"; the closest are ${near.join(', ')}`);
  }
  return found;
}

/** The line of `reference.json` that a command begins on, counted from 1. */
export function lineOf(command: string): number {
  const lines = text.split('\n');
  return lines.findIndex((line) => line.includes(`"path": ${JSON.stringify(command)}`)) + 1;
}
