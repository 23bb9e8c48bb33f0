import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Code} from 'mdast';

import remarkIncludeSample from '../../../src/plugins/remark-include-sample';
import {parsePage} from '../../../tests/content/pages';

/** What a page tells its reader to install: packages of npm, or for Maven a POM, elements `<dependency>` or coordinates. */
export type SetUp = readonly string[];

const npmPackages = (command: string): string[] =>
  [...command.matchAll(/^\s*npm install (?:--save-dev |-D )?(.+)$/gm)].flatMap(([, names = '']) =>
    names.trim().split(/\s+/),
  );

const mavenDependencies = (xml: string): string[] =>
  xml.includes('</project>') ? [xml] : (xml.match(/<dependency>[^]*?<\/dependency>/g) ?? []);

/** Of the block `dependencies` in a build script of Gradle. */
const gradleDependencies = (script: string): string[] =>
  [...script.matchAll(/^\s*\w*[iI]mplementation[ (]['"]([^'"]+)['"]/gm)].map(([, coordinates = '']) => coordinates);

/**
 * Reads what a page tells to install.
 *
 * @param page path relative to the root
 * @param before line of the page before which this has to stand
 */
export function setUpOf(root: string, page: string, tool: 'npm' | 'maven', before = Infinity): SetUp {
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
    if (tool === 'npm' && node.lang === 'bash') {
      found.push(...npmPackages(node.value));
    } else if (tool === 'maven' && node.lang === 'xml') {
      found.push(...mavenDependencies(node.value));
    } else if (tool === 'maven' && node.lang === 'groovy') {
      found.push(...gradleDependencies(node.value));
    }
  });
  return found;
}
