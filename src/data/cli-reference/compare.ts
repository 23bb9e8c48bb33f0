import type {CliCommand, CliOption, CliReference} from './types';

const fix = 'run npm run generate -- cli';

const commandName = ({path}: CliCommand): string => (path === '' ? '`pact`' : `\`pact ${path}\``);

/** Fields that differ, with both values. */
function differences(before: object, after: object): string[] {
  const [previous, current] = [before, after].map((entry) => new Map(Object.entries(entry)));
  const fields = [...new Set([...(previous?.keys() ?? []), ...(current?.keys() ?? [])])];
  const show = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
  return fields
    .filter((field) => show(previous?.get(field)) !== show(current?.get(field)))
    .map((field) => `${field} ${show(previous?.get(field))} -> ${show(current?.get(field))}`);
}

function compareOptions(command: CliCommand, before: readonly CliOption[], after: readonly CliOption[]): string[] {
  const names = (options: readonly CliOption[]): Map<string, CliOption> =>
    new Map(options.map((option) => [option.long, option]));
  const [previous, current] = [names(before), names(after)];
  const removed = [...previous.keys()].filter((long) => !current.has(long)).map((long) => `option ${long} was removed`);
  const added = [...current.keys()].filter((long) => !previous.has(long)).map((long) => `option ${long} was added`);
  const changed = [...current.values()].flatMap((option) => {
    const previousEntry = previous.get(option.long);
    const found = previousEntry ? differences(previousEntry, option) : [];
    return found.length > 0 ? [`option ${option.long} changed: ${found.join(', ')}`] : [];
  });
  return [...removed, ...added, ...changed].map((text) => `${commandName(command)}: ${text}; ${fix}`);
}

/**
 * Finds what the installed tools added, removed and changed since the reference was generated.
 *
 * @returns a message per change, with command, option and fix
 */
export function compareReferences(before: CliReference, after: CliReference): string[] {
  const names = ({commands}: CliReference): Map<string, CliCommand> =>
    new Map(commands.map((command) => [command.path, command]));
  const [previous, current] = [names(before), names(after)];
  const versions = differences(
    {[before.package.name]: before.package.version, ...before.tools},
    {[after.package.name]: after.package.version, ...after.tools},
  ).map((text) => `version of ${text}; ${fix}`);
  const removed = [...previous.values()]
    .filter(({path}) => !current.has(path))
    .map((c) => `${commandName(c)} was removed; ${fix}`);
  const added = [...current.values()]
    .filter(({path}) => !previous.has(path))
    .map((c) => `${commandName(c)} was added; ${fix}`);
  const changed = [...current.values()].flatMap((command) => {
    const previousEntry = previous.get(command.path);
    if (!previousEntry) {
      return [];
    }
    const own = differences({...previousEntry, options: undefined}, {...command, options: undefined});
    return [
      ...own.map((text) => `${commandName(command)} changed: ${text}; ${fix}`),
      ...compareOptions(command, previousEntry.options, command.options),
    ];
  });
  return [...versions, ...removed, ...added, ...changed];
}
