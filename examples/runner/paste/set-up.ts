import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Code} from 'mdast';

import remarkIncludeSample from '../../../src/plugins/remark-include-sample';
import {parsePage} from '../../../tests/content/pages';

/**
 * What a page tells its reader to install: packages of npm or pip, modules of Go, lines of a Cargo manifest, or for Maven
 * a POM, elements `<dependency>` or coordinates.
 */
export type SetUp = readonly string[];

/** A tool that installs libraries. */
export type Tool = 'npm' | 'maven' | 'pip' | 'go' | 'cargo';

const namesAfter = (command: RegExp, commands: string): string[] =>
  [...commands.matchAll(command)].flatMap(([, names = '']) => names.trim().split(/\s+/));

const mavenDependencies = (xml: string): string[] =>
  xml.includes('</project>') ? [xml] : (xml.match(/<dependency>[^]*?<\/dependency>/g) ?? []);

/** Of the block `dependencies` in a build script of Gradle. */
const gradleDependencies = (script: string): string[] =>
  [...script.matchAll(/^\s*\w*[iI]mplementation[ (]['"]([^'"]+)['"]/gm)].map(([, coordinates = '']) => coordinates);

/** Of the tables `dependencies` and `dev-dependencies`. */
const cargoDependencies = (manifest: string): string[] => {
  const [, ...tables] = manifest.split(/^\[(?:dev-)?dependencies\]$/m);
  return tables.flatMap((table) => table.replace(/^\[[^]*/m, '').match(/^[\w-]+ = .+$/gm) ?? []);
};

/** What a block of code tells to install, by tool and language of the block. */
const readers: Readonly<Record<Tool, Readonly<Record<string, (code: string) => string[]>>>> = {
  npm: {bash: (code) => namesAfter(/^\s*npm install (?:--save-dev |-D )?(.+)$/gm, code)},
  maven: {xml: mavenDependencies, groovy: gradleDependencies},
  pip: {bash: (code) => namesAfter(/^\s*pip install ((?:[\w-]+ ?)+)$/gm, code)},
  go: {bash: (code) => namesAfter(/^\s*go get (.+)$/gm, code)},
  cargo: {toml: cargoDependencies},
};

/**
 * Reads what a page tells to install.
 *
 * @param page path relative to the root
 * @param before line of the page before which this has to stand
 */
export function setUpOf(root: string, page: string, tool: Tool, before = Infinity): SetUp {
  const source = readFileSync(path.join(root, page), 'utf8');
  const {tree} = parsePage(page, source);
  unified()
    .use(remarkIncludeSample, {root, source: 'https://example.org'})
    .runSync(tree, new VFile({path: page, value: source}));
  const found: string[] = [];
  visit(tree, 'code', (node: Code) => {
    if ((node.position?.start.line ?? 1) >= before) {
      return;
    }
    found.push(...(readers[tool][node.lang ?? '']?.(node.value) ?? []));
  });
  return found;
}
