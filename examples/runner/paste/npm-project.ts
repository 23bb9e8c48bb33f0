import {mkdirSync, writeFileSync} from 'node:fs';
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

/** Creates an empty project with packages of npm. */
export function createProject(folder: string, packages: SetUp): Run {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"private": true, "type": "module"}\n');
  return run('npm', ['install', '--save-dev', '--no-audit', '--no-fund', ...packages], folder);
}

/** Pastes a sample into a folder of a project, and runs its test. */
export function pasteAndRun(folder: string, sample: FirstSample): Run {
  const files = placeFiles(sample.files);
  for (const {name, code} of files) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, code);
  }
  const test = files.at(-1);
  if (!test) {
    throw new Error('the sample has no file');
  }
  const [program = '', ...args] = commandFor(test.name, test.code);
  return run(program, args, folder);
}
