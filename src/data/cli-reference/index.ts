import {nearNames} from '../near-names';
import data from './reference.json';
import type {CliCommand, CliReference} from './types';

export type {CliArgument, CliCommand, CliOption, CliReference} from './types';

/** The commands of `pact` with their options, from the help of the pinned package. */
export const cliReference = data as CliReference;

/**
 * Finds a command by what is typed after `pact`: `broker can-i-deploy`; nothing is `pact` itself.
 *
 * @throws Error with the nearest names when there is no such command
 */
export function findCommand(path: string): CliCommand {
  const found = cliReference.commands.find((command) => command.path === path);
  if (!found) {
    const paths = cliReference.commands.map((command) => command.path);
    const near = nearNames(path, paths).map((name) => `"${name}"`);
    throw new Error(`There is no command "pact ${path}"; near are ${near.join(', ')}`);
  }
  return found;
}
