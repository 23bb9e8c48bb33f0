import type {packageManagers} from '../../data/build-tools';

type Manager = (typeof packageManagers)[number]['id'];

/** A command of npm, and how the others write it. `$1` is what follows it. */
const commands: readonly (readonly [RegExp, Readonly<Record<Exclude<Manager, 'npm'>, string>>])[] = [
  [/^npm install$/, {pnpm: 'pnpm install', yarn: 'yarn install'}],
  [/^npm install --save-dev ((?!-)\S+(?: (?!-)\S+)*)$/, {pnpm: 'pnpm add --save-dev $1', yarn: 'yarn add --dev $1'}],
  [/^npm install ((?!-)\S+(?: (?!-)\S+)*)$/, {pnpm: 'pnpm add $1', yarn: 'yarn add $1'}],
  [/^npm uninstall ((?!-)\S+)$/, {pnpm: 'pnpm remove $1', yarn: 'yarn remove $1'}],
  [/^npm run (\S+)$/, {pnpm: 'pnpm run $1', yarn: 'yarn run $1'}],
  [/^npx (.+)$/, {pnpm: 'pnpm exec $1', yarn: 'yarn run $1'}],
  // What has nothing to do with npm stays.
  [/^((?:cd|mkdir) [\w./-]+|\s.*)$/, {pnpm: '$1', yarn: '$1'}],
];

/**
 * Translates commands of npm that install packages.
 *
 * @returns the commands of each package manager; undefined for commands that don't install, or that have no equivalent here
 */
export function commandsOfManagers(code: string): Readonly<Record<Manager, string>> | undefined {
  if (!/^npm install\b/m.test(code)) {
    return undefined;
  }
  const lines = code.split('\n').map((line) => {
    const found = commands.find(([pattern]) => pattern.test(line));
    return found && {pnpm: line.replace(found[0], found[1].pnpm), yarn: line.replace(found[0], found[1].yarn)};
  });
  const known = lines.filter((line) => line !== undefined);
  if (known.length < lines.length) {
    return undefined;
  }
  const join = (manager: 'pnpm' | 'yarn'): string => known.map((line) => line[manager]).join('\n');
  return {npm: code, pnpm: join('pnpm'), yarn: join('yarn')};
}
