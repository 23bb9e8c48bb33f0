import {closeness} from '../../components/NearMatches/closeness';
import data from './reference.json';
import type {CliCommand, CliReference} from './types';

export type {CliArgument, CliCommand, CliOption, CliReference} from './types';

/** The commands of `pact` with their options, as the help of the pinned package tells them. */
export const cliReference = data as CliReference;

/** How many names an unknown command is answered with. */
const suggestions = 3;

/**
 * Finds a command by what is typed after `pact`: `broker can-i-deploy`; nothing is `pact` itself.
 *
 * @throws Error with the nearest names when there is no such command
 */
export function findCommand(path: string): CliCommand {
  const found = cliReference.commands.find((command) => command.path === path);
  if (!found) {
    const near = cliReference.commands
      .map((command) => ({path: command.path, near: closeness(path, command.path)}))
      .sort((a, b) => b.near - a.near)
      .slice(0, suggestions);
    throw new Error(`There is no command "pact ${path}"; near are ${near.map((n) => `"${n.path}"`).join(', ')}`);
  }
  return found;
}
