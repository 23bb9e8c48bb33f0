import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const matches = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, name = '']) => name).filter((name) => name !== '');

/** `./shop.js` is compiled from `shop.ts`. */
const script = (source: string): string[] =>
  matches(source, /\bfrom ['"](\.[^'"]+)['"]/g).flatMap((name) => [name.replace(/\.js$/, '.ts'), name]);

/**
 * Files of a project that a file may take names from, relative to its folder, by the language of a fence. In the other
 * languages, the files of a folder see each other.
 */
const modules: Readonly<Record<string, (source: string) => string[]>> = {
  typescript: script,
  javascript: script,
  // pytest passes what conftest.py declares to the tests of its folder and below.
  python: (source) => [
    ...matches(source, /^(?:from|import) (\w+)/gm).map((name) => `${name}.py`),
    'conftest.py',
    '../conftest.py',
  ],
  // RSpec loads spec_helper.rb before the tests, as .rspec says.
  ruby: (source) => [
    ...matches(source, /^require_relative "([^"]+)"/gm).map((name) => `${name}.rb`),
    '../../spec_helper.rb',
  ],
  rust: (source) => [
    ...(/\b(?:crate|super)::/.test(source) ? ['main.rs'] : []),
    ...matches(source, /\bcrate::(\w+)::/g).map((name) => `${name}.rs`),
    ...matches(source, /#\[path = "([^"]+)"\]/g),
  ],
};

function importedBy(file: string, filesOf: (source: string) => string[]): string[] {
  const seen = [file];
  for (const each of seen) {
    const folder = path.dirname(each);
    const others = filesOf(readFileSync(each, 'utf8')).map((name) => path.join(folder, name));
    seen.push(...new Set(others.filter((other) => existsSync(other) && !seen.includes(other))));
  }
  return seen.slice(1);
}

/** Languages whose packages are folders. */
const withPackages: readonly string[] = ['java', 'kotlin', 'groovy', 'scala'];

/** Files of other packages that a file imports, of the same sources. */
function importedPackages(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const [name = ''] = matches(source, /^package ([\w.]+)/gm);
  const top = path.resolve(path.dirname(file), ...name.split('.').map(() => '..'));
  return matches(source, /^import (?:static )?([\w.]+)/gm)
    .map((imported) => path.join(top, ...imported.split('.')) + path.extname(file))
    .filter((each) => path.dirname(each) !== path.dirname(file) && existsSync(each));
}

/** Lists the files whose declarations a file sees: those of its folder, those that it imports. */
export function filesVisibleTo(file: string, language: string): string[] {
  const filesOf = modules[language];
  if (filesOf !== undefined) {
    return importedBy(file, filesOf);
  }
  const folder = path.dirname(file);
  const siblings = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile() && path.extname(entry.name) === path.extname(file))
    .map(({name}) => path.join(folder, name))
    .filter((other) => other !== file)
    .sort();
  return withPackages.includes(language) ? [...siblings, ...importedPackages(file)] : siblings;
}

/** Whether the files of a folder see each other. */
export const isShared = (language: string): boolean => modules[language] === undefined;
