import type {CliCommand, CliOption, CliReference} from './types';

const fix = 'run npm run generate -- cli';

const called = ({path}: CliCommand): string => (path === '' ? '`pact`' : `\`pact ${path}\``);

/** Fields in which two entries differ, with both values. */
function differences(before: object, after: object): string[] {
  const [old, fresh] = [before, after].map((entry) => new Map(Object.entries(entry)));
  const fields = [...new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])];
  const show = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
  return fields
    .filter((field) => show(old?.get(field)) !== show(fresh?.get(field)))
    .map((field) => `${field} ${show(old?.get(field))} -> ${show(fresh?.get(field))}`);
}

function compareOptions(command: CliCommand, before: readonly CliOption[], after: readonly CliOption[]): string[] {
  const names = (options: readonly CliOption[]): Map<string, CliOption> =>
    new Map(options.map((option) => [option.long, option]));
  const [old, fresh] = [names(before), names(after)];
  const gone = [...old.keys()].filter((long) => !fresh.has(long)).map((long) => `option ${long} went`);
  const added = [...fresh.keys()].filter((long) => !old.has(long)).map((long) => `option ${long} appeared`);
  const changed = [...fresh.values()].flatMap((option) => {
    const known = old.get(option.long);
    const found = known ? differences(known, option) : [];
    return found.length > 0 ? [`option ${option.long} changed: ${found.join(', ')}`] : [];
  });
  return [...gone, ...added, ...changed].map((text) => `${called(command)}: ${text}; ${fix}`);
}

/**
 * Finds what the installed tools have that the reference lacks, what went, and what changed.
 *
 * @returns a sentence each, naming command, option and fix; empty when all is the same
 */
export function compareReferences(before: CliReference, after: CliReference): string[] {
  const names = ({commands}: CliReference): Map<string, CliCommand> =>
    new Map(commands.map((command) => [command.path, command]));
  const [old, fresh] = [names(before), names(after)];
  const versions = differences(
    {[before.package.name]: before.package.version, ...before.tools},
    {[after.package.name]: after.package.version, ...after.tools},
  ).map((text) => `version of ${text}; ${fix}`);
  const gone = [...old.values()].filter(({path}) => !fresh.has(path)).map((c) => `${called(c)} went; ${fix}`);
  const added = [...fresh.values()].filter(({path}) => !old.has(path)).map((c) => `${called(c)} appeared; ${fix}`);
  const changed = [...fresh.values()].flatMap((command) => {
    const known = old.get(command.path);
    if (!known) {
      return [];
    }
    const own = differences({...known, options: undefined}, {...command, options: undefined});
    return [
      ...own.map((text) => `${called(command)} changed: ${text}; ${fix}`),
      ...compareOptions(command, known.options, command.options),
    ];
  });
  return [...versions, ...gone, ...added, ...changed];
}
