import {copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {FirstSample, PastedFile} from './first-sample';
import {run} from './run';
import type {Needs, Outcome} from './needs';

const importBlock = /^import \(\n([^)]*)\)$/gm;
const importLine = /^import ("[^"]+")$/gm;

/** Makes a file of pasted code: its package, its imports, each once, then the rest. */
function goFile(code: string, packageName: string): string {
  const specs = [
    ...[...code.matchAll(importBlock)].flatMap(([, block = '']) => block.split('\n')),
    ...[...code.matchAll(importLine)].map(([, spec = '']) => spec),
  ].map((spec) => spec.trim());
  const imports = [...new Set(specs.filter(Boolean))];
  const rest = code
    .replace(/^package \w+$/gm, '')
    .replace(importBlock, '')
    .replace(importLine, '')
    .trim();
  return `package ${packageName}\n\nimport (\n${imports.map((spec) => `\t${spec}\n`).join('')})\n\n${rest}\n`;
}

/**
 * Makes Go files of pasted ones, all of one package. Parts of one file become one file, and a helper of tests that
 * stands in a folder of its own on the page, such as `consumer/main_test.go`, goes beside the test.
 *
 * @param files the last is the test
 */
export function goFiles(files: readonly PastedFile[], packageName: string): PastedFile[] {
  const placed = new Map<string, string[]>();
  files.forEach(({name, code}) => {
    const base = path.posix.basename(name);
    placed.set(base, [...(placed.get(base) ?? []), code]);
  });
  return [...placed].map(([name, codes]) => ({name, code: goFile(codes.join('\n\n'), packageName)}));
}

/** Where a test of the package writes its pacts, and looks for those to verify: beside the package. */
const written = 'pacts';

/**
 * Creates a Go module, pastes a sample into a package of it, and runs its tests.
 *
 * @param folder folder for the module
 * @param needs what the page tells to get: modules with their versions
 */
export function pasteIntoGoModule(folder: string, sample: FirstSample, {setUp, provider, pacts}: Needs): Outcome {
  const packageName = provider === undefined ? 'consumer' : 'provider';
  const home = path.join(folder, packageName);
  mkdirSync(home, {recursive: true});
  if (provider !== undefined) {
    readdirSync(provider)
      .filter((name) => name.endsWith('.go') && !name.endsWith('_test.go'))
      .forEach((name) => copyFileSync(path.join(provider, name), path.join(home, name)));
  }
  goFiles(sample.files, packageName).forEach(({name, code}) => writeFileSync(path.join(home, name), code));
  if (pacts !== undefined && existsSync(pacts)) {
    cpSync(pacts, path.join(folder, written), {recursive: true});
  }
  const commands = [
    ['mod', 'init', 'example.org/shop'],
    ...setUp.map((module) => ['get', module]),
    ['mod', 'tidy'],
    ['test', '-count=1', './...'],
  ];
  let outcome: Outcome = {passed: true, printed: ''};
  for (const args of commands) {
    const {passed, printed} = run('go', args, folder);
    outcome = {passed, printed, pacts: path.join(folder, written)};
    if (!passed) {
      break;
    }
  }
  return outcome;
}
