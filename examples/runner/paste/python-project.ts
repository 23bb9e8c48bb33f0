import {cpSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {FirstSample, PastedFile} from './first-sample';
import {run, type Run} from './run';
import type {Needs, Outcome} from './needs';
import type {SetUp} from './set-up';

/** `import x`, and `from x import y` on one line or in parentheses. */
const importStatement = /^(?:import .+|from \S+ import (?:\([^)]*\)|.+))$/gm;

/** Puts the imports of pasted code first, each once, as a reader would who pastes one sample below another. */
function importsFirst(code: string): string {
  const imports = [...new Set(code.match(importStatement) ?? [])];
  return `${[...imports, code.replace(importStatement, '').trim()].join('\n')}\n`;
}

/** Whether code imports a module, such as `order_web.orders`. */
const importedAs = (module: string, code: string): string | undefined =>
  new RegExp(`^(?:from|import) ((?:\\w+\\.)*${module})\\b`, 'm').exec(code)?.[1];

/**
 * Gives pasted files the places that Python looks for them: a module where the imports name it, `conftest.py` at the
 * top, tests and what they import without a package in `tests/`. Parts of one file become one file.
 *
 * @param files the last is the test
 */
export function pythonFiles(files: readonly PastedFile[]): PastedFile[] {
  const all = files.map(({code}) => code).join('\n');
  const placed = new Map<string, string[]>();
  for (const {name, code} of files) {
    const base = path.posix.basename(name);
    const module = importedAs(path.posix.parse(base).name, all);
    const isInPackage = module?.includes('.') === true;
    const place = base === 'conftest.py' ? base : isInPackage ? `${module.replaceAll('.', '/')}.py` : `tests/${base}`;
    const parts = [...(placed.get(place) ?? []), code];
    placed.delete(place); // the test stays last
    placed.set(place, parts);
  }
  return [...placed].map(([name, codes]) => ({name, code: importsFirst(codes.join('\n\n'))}));
}

/** Creates a virtual environment with packages. */
export function createVirtualEnvironment(folder: string, packages: SetUp): Run {
  mkdirSync(folder, {recursive: true});
  const created = run('python3', ['-m', 'venv', '.venv'], folder);
  return created.passed
    ? run('.venv/bin/pip', ['install', '--quiet', '--disable-pip-version-check', ...packages], folder)
    : created;
}

/** Where a test writes its pacts. */
const written = 'pacts';

/**
 * Pastes a sample into a folder of a project, and runs its test with pytest.
 *
 * @param project folder with the virtual environment
 * @param folder an empty folder for the sample
 */
export function pasteIntoPythonProject(
  project: string,
  folder: string,
  sample: FirstSample,
  {provider, pacts}: Needs,
): Outcome {
  const files = pythonFiles(sample.files);
  const test = files.at(-1)?.name ?? '';
  for (const {name, code} of files) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, code);
  }
  if (provider !== undefined) {
    cpSync(provider, path.join(folder, path.basename(provider)), {recursive: true});
  }
  if (pacts !== undefined && existsSync(pacts)) {
    cpSync(pacts, path.join(folder, written), {recursive: true});
  }
  // Also adds the folder to the search path of modules.
  const tested = run(path.join(project, '.venv/bin/python'), ['-m', 'pytest', '--rootdir=.', test], folder);
  return {...tested, pacts: path.join(folder, written)};
}
