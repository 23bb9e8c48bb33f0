import {copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {FirstSample} from './first-sample';
import {placeFiles} from './place';
import {run, type Run} from './run';
import type {SetUp} from './set-up';

/** How the runner that a test imports is started. */
function commandFor(file: string, code: string): readonly string[] {
  if (/from 'vitest'/.test(code)) {
    return ['npx', 'vitest', 'run', '--root', '.', file];
  }
  if (/['"]node:test['"]/.test(code)) {
    return file.endsWith('.ts') ? ['npx', 'tsx', '--test', file] : ['node', '--test', file];
  }
  throw new Error(`${file} imports neither vitest nor node:test`);
}

/** The newest version of a package, and not the newest that supports the Node.js at hand, which npm takes otherwise. */
const newest = (name: string): string => (name.lastIndexOf('@') > 0 ? name : `${name}@latest`);

/** Creates an empty project with packages of npm. */
export function createProject(folder: string, packages: SetUp): Run {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"private": true, "type": "module"}\n');
  return run('npm', ['install', '--save-dev', '--no-audit', '--no-fund', ...packages.map(newest)], folder);
}

/** What a test finds in its project. */
interface Surroundings {
  readonly root: string;
  /** Folder of the provider, if the reader has one. */
  readonly provider?: string;
  /** Files of the example project besides code. */
  readonly files?: readonly string[];
  /** Folder with the pacts to verify. */
  readonly pacts?: string;
}

/** Where a test writes its pacts. */
const written = 'pacts';

/** Pastes a sample into a folder of a project, and runs its test. */
export function pasteAndRun(
  folder: string,
  sample: FirstSample,
  {root, provider, files: others = [], pacts}: Surroundings,
): Run & {readonly pacts: string} {
  const files = placeFiles(sample.files);
  const test = files.at(-1);
  if (!test) {
    throw new Error('the sample has no file');
  }
  const home = path.join(folder, path.dirname(test.name));
  mkdirSync(home, {recursive: true});
  if (provider !== undefined) {
    readdirSync(provider)
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .forEach((name) => copyFileSync(path.join(provider, name), path.join(home, name)));
  }
  for (const {name, code} of files) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, code);
  }
  for (const each of others) {
    const target = path.join(folder, path.relative('examples/javascript', each));
    mkdirSync(path.dirname(target), {recursive: true});
    copyFileSync(path.join(root, each), target);
  }
  if (pacts !== undefined && existsSync(pacts)) {
    cpSync(pacts, path.join(folder, written), {recursive: true});
  }
  const [program = '', ...args] = commandFor(test.name, test.code);
  return {...run(program, args, folder), pacts: path.join(folder, written)};
}
