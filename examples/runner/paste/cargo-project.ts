import {copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {FirstSample, PastedFile} from './first-sample';
import {run} from './run';
import type {Needs, Outcome} from './needs';

/** Where the crate with the samples' own code is. */
const isOfLibrary = (name: string): boolean => name.startsWith('src/');

const moduleOf = (name: string): string => path.posix.parse(name.replace(/\/mod\.rs$/, '.rs')).name;

const useStatement = /^use [^;]+;\n/gm;

/** Leaves out a `use` that a part above has. */
function importsOnce(code: string): string {
  const seen = new Set<string>();
  return code.replace(useStatement, (statement) => {
    const isNew = !seen.has(statement);
    seen.add(statement);
    return isNew ? statement : '';
  });
}

/** The files of one test program, and of the library that it tests. */
export interface Crate {
  /** Below `src/`, with `lib.rs`. */
  readonly library: readonly PastedFile[];
  /** Below `tests/pasted/`, with `main.rs`. */
  readonly tests: readonly PastedFile[];
}

/**
 * Makes the files of a crate of pasted ones. What the test imports from the library goes to `src/`, with a `lib.rs` that
 * declares its modules. The rest is one test program: a module for each file, and a `main.rs` that declares them, holds
 * what the page shows of `main.rs`, and imports what the others import from `crate`.
 *
 * @param files the last is the test
 * @param library name of the library's crate
 */
export function crateFiles(files: readonly PastedFile[], library: string): Crate {
  const all = files.map(({code}) => code).join('\n');
  const isImported = (name: string): boolean => new RegExp(`\\b${library}::${moduleOf(name)}\\b`).test(all);
  const ofLibrary = files.filter(({name}) => isOfLibrary(name) || isImported(name));
  const ofTests = new Map<string, string[]>();
  for (const {name, code} of files.filter((file) => !ofLibrary.includes(file))) {
    ofTests.set(moduleOf(name), [...(ofTests.get(moduleOf(name)) ?? []), code]);
  }
  const main = ofTests.get('main') ?? [];
  ofTests.delete('main');
  const modules = [...ofTests.keys()];
  const shared = [...all.matchAll(/^use crate::(?:(\w+)|\{([^}]+)\});$/gm)]
    .flatMap(([, one = '', several = one]) => several.split(',').map((each) => each.trim()))
    .flatMap((name) => {
      const owner = modules.find((module) =>
        new RegExp(`^pub (?:async )?fn ${name}\\b`, 'm').test((ofTests.get(module) ?? []).join('\n')),
      );
      return owner === undefined ? [] : [`use ${owner}::${name};`];
    });
  const declared = modules.map((module) => `mod ${module};`);
  return {
    library: [
      {name: 'lib.rs', code: ofLibrary.map(({name}) => `pub mod ${moduleOf(name)};\n`).join('')},
      ...ofLibrary.map(({name, code}) => ({name: `${moduleOf(name)}.rs`, code})),
    ],
    tests: [
      {name: 'main.rs', code: `${[...declared, ...new Set(shared), ...main].join('\n')}\n`},
      ...[...ofTests].map(([module, codes]) => ({name: `${module}.rs`, code: importsOnce(codes.join('\n\n'))})),
    ],
  };
}

/** Where a test writes its pacts. */
const written = 'pacts';

/** Lines `name = …` of the example project, for crates besides Pact. */
function dependenciesOf(manifest: string, code: string): string[] {
  return [...manifest.matchAll(/^([\w-]+) = (?:"\d.*|\{ version.*)$/gm)]
    .filter(([, name = '']) => new RegExp(`\\b${name.replaceAll('-', '_')}\\b`).test(code))
    .map(([line]) => line);
}

const nameOf = (dependency: string): string => dependency.split(' ')[0] ?? '';

/**
 * Creates a crate with the dependencies of a page and those of the samples' own code, in the versions of the example
 * project, pastes a sample into it, and runs its test.
 *
 * @param folder folder for the crate
 * @param needs `setUp` has lines of a manifest, such as `pact_consumer = "1.4.11"`
 */
export function pasteIntoCrate(
  root: string,
  folder: string,
  sample: FirstSample,
  {setUp, provider, files = [], pacts}: Needs,
): Outcome {
  const example = path.join(root, 'examples/rust');
  const {library, tests} = crateFiles(sample.files, 'order_shop');
  const write = (place: string, {name, code}: PastedFile): void => {
    const target = path.join(folder, place, name);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, code);
  };
  library.forEach((file) => write('src', file));
  tests.forEach((file) => write('tests/pasted', file));
  if (provider !== undefined) {
    const name = path.basename(provider);
    copyFileSync(provider, path.join(folder, 'src', name));
    write('src', {name: 'lib.rs', code: `pub mod ${moduleOf(name)};\n`});
  }
  for (const file of files) {
    const target = path.join(folder, path.relative('examples/rust/core', file));
    mkdirSync(path.dirname(target), {recursive: true});
    copyFileSync(path.join(root, file), target);
  }
  if (pacts !== undefined && existsSync(pacts)) {
    cpSync(pacts, path.join(folder, written), {recursive: true});
  }
  const sources = [...library, ...tests].map(({code}) => code);
  const provided = provider === undefined ? '' : readFileSync(provider, 'utf8');
  const manifest = readFileSync(path.join(example, 'Cargo.toml'), 'utf8');
  const known = new Set(setUp.map(nameOf));
  const others = dependenciesOf(manifest, [...sources, provided].join('\n')).filter((line) => !known.has(nameOf(line)));
  writeFileSync(
    path.join(folder, 'Cargo.toml'),
    ['[package]', 'name = "order-shop"', 'edition = "2024"', '[dependencies]', ...setUp, ...others, ''].join('\n'),
  );
  copyFileSync(path.join(example, 'Cargo.lock'), path.join(folder, 'Cargo.lock'));
  return {...run('cargo', ['test', '--quiet', '--test', 'pasted'], folder), pacts: path.join(folder, written)};
}
