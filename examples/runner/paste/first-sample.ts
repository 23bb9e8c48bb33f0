import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unified} from 'unified';
import {CONTINUE, EXIT, visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Code, Node} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import remarkIncludeSample from '../../../src/plugins/remark-include-sample';
import {parsePage} from '../../../tests/content/pages';
import {readMeta} from '../../../tests/samples/fence';

/** A file that a reader gets by copying what a page shows. */
export interface PastedFile {
  readonly name: string;
  readonly code: string;
}

/** The first test of a page, with the samples before it and what the page shows below them: imports and helpers. */
export interface FirstSample {
  readonly language: string;
  readonly line: number;
  /** In the order of the page; the last is the test. */
  readonly files: readonly PastedFile[];
}

const tests: Readonly<Record<string, RegExp>> = {
  typescript: /^\s*(?:it|test)(?:\.\w+)?\(/m,
  ts: /^\s*(?:it|test)(?:\.\w+)?\(/m,
  javascript: /^\s*(?:it|test)(?:\.\w+)?\(/m,
  java: /@(?:Test|TestTemplate)\b/,
  kotlin: /@(?:Test|TestTemplate)\b/,
  groovy: /^\s*def (?:"|'|\w+ ?\()/m,
  python: /^\s*(?:async )?def test_/m,
  go: /^func Test\w*\(/m,
  rust: /^\s*#\[(?:tokio::)?test\b/m,
};

const isContext = (node: Node | undefined): node is MdxJsxFlowElement =>
  (node as MdxJsxFlowElement | undefined)?.name === 'SampleContext';

/** Where the code around a sample leaves it out. */
const gap = /^[ \t]*(?:\/\/|#) …$/m;

const titleOf = ({meta}: Code): string | undefined => readMeta(meta).values.title;

/**
 * Finds the first fence of a page that is a test in one of the languages, as a reader sees it.
 *
 * @param page path relative to the root
 * @returns undefined if the page shows no test in these languages
 */
export function firstSample(root: string, page: string, languages: readonly string[]): FirstSample | undefined {
  const source = readFileSync(path.join(root, page), 'utf8');
  const {tree} = parsePage(page, source);
  unified()
    .use(remarkIncludeSample, {root, source: 'https://example.org'})
    .runSync(tree, new VFile({path: page, value: source}));
  const files = new Map<string, string[]>();
  const add = (name: string, code: string): void => {
    files.set(name, [...(files.get(name) ?? []), code]);
  };
  let found: FirstSample | undefined;
  visit(tree, 'code', (node: Code, index, parent) => {
    const language = node.lang ?? '';
    const name = titleOf(node);
    if (name === undefined || !languages.includes(language) || isContext(parent)) {
      return CONTINUE;
    }
    const next = parent?.children[(index ?? 0) + 1];
    const below = isContext(next) ? (next.children as unknown as Code[]) : [];
    const around = below.find((each) => titleOf(each) === name && gap.test(each.value));
    below.filter((each) => each !== around).forEach((each) => add(titleOf(each) ?? name, each.value));
    add(name, around ? around.value.replace(gap, () => node.value) : node.value);
    if (!tests[language]?.test(node.value)) {
      return CONTINUE;
    }
    const order = [...files.keys()].filter((each) => each !== name);
    found = {
      language,
      line: node.position?.start.line ?? 1,
      files: [...order, name].map((each) => ({name: each, code: `${(files.get(each) ?? []).join('\n\n')}\n`})),
    };
    return EXIT;
  });
  return found;
}
