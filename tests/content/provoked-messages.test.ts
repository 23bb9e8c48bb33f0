import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';

import {messages} from '../../examples/javascript/messages/messages';
import {parseReference} from '../../src/plugins/remark-include-sample';
import {fencesOf, parsePage, placeOf, readPages, type ContentPage} from './pages';

const folder = 'examples/javascript/messages';

/** Folders where tests of other languages store the messages that they provoke and compare. */
const folders = [
  'examples/java/src/test/java/com/example/shop/problems/messages',
  'examples/go/problems/messages',
  'examples/python/tests/problems/messages',
  'examples/rust/tests/problems/messages',
  'examples/cli/problems/output',
];

interface Shown {
  readonly slug: string;
  readonly heading: string;
}

/** A message on a page, with the code in the heading above it and the positions of both. */
interface Place extends Shown {
  readonly codes: readonly string[];
  readonly place: string;
  readonly below: string;
}

/** Messages that a page shows, each with its file and the code in the heading above it. */
function shownOn(page: ContentPage, within: string = folder): Place[] {
  const headings: {line: number; codes: string[]}[] = [];
  visit(page.tree, 'heading', (heading) => {
    const line = heading.position?.start.line ?? 0;
    const codes = heading.children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : []));
    headings.push({line, codes});
  });
  return fencesOf(page).flatMap((fence) => {
    const file = parseReference(fence.meta)?.file ?? '';
    if (path.posix.dirname(file) !== within || !file.endsWith('.txt')) {
      return [];
    }
    const line = fence.position?.start.line ?? 0;
    const above = headings.filter((heading) => heading.line < line).at(-1);
    const codes = above?.codes ?? [];
    const slug = path.basename(file, '.txt');
    return [
      {slug, heading: codes.join(' '), codes, place: placeOf(page, fence), below: `${page.file}:${above?.line ?? 1}`},
    ];
  });
}

/** Finds differences between the list of messages, their files and the pages. */
function faultsOf(list: readonly Shown[], files: readonly string[], pages: readonly ContentPage[]): string[] {
  const shown = pages.flatMap((page) => shownOn(page));
  return [
    ...list
      .filter(({slug}) => !shown.some((each) => each.slug === slug))
      .map(({slug}) => `${folder}/${slug}.txt is on no page; include it below a heading with its message`),
    ...list
      .filter(({slug}) => !files.includes(`${slug}.txt`))
      .map(({slug}) => `${folder}/${slug}.txt is missing; run the project "messages" with -u`),
    ...files
      .filter((file) => !list.some(({slug}) => `${slug}.txt` === file))
      .map((file) => `${folder}/${file} is not in messages.ts; add it there or delete it`),
    ...shown.flatMap(({slug, heading, place}) => {
      const reference = list.find((each) => each.slug === slug)?.heading;
      return reference === undefined || heading === reference
        ? []
        : [`${place}: the heading above has \`${heading}\`; messages.ts says \`${reference}\``];
    }),
  ];
}

/** Strips layout and punctuation. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u200B“”"'`]/g, '')
    .toLowerCase();

/** Whether a text contains a message, in which `…` matches anything. */
const says = (text: string, message: string): boolean =>
  message.split('…').every((part) => plain(text).includes(plain(part.trim())));

/** Finds texts of a folder that no page shows, and messages in headings that the text below doesn't contain. */
function unshown(within: string, texts: ReadonlyMap<string, string>, pages: readonly ContentPage[]): string[] {
  const shown = pages.flatMap((page) => shownOn(page, within));
  const below = new Map(shown.map((each) => [each.below, shown.filter((other) => other.below === each.below)]));
  return [
    ...[...texts.keys()]
      .filter((slug) => !shown.some((each) => each.slug === slug))
      .map((slug) => `${within}/${slug}.txt is on no page; include it below a heading with its message`),
    ...[...below].flatMap(([place, all]) =>
      (all[0]?.codes ?? [])
        .filter((code) => !all.some(({slug}) => says(texts.get(slug) ?? '', code)))
        .map((code) => `${place}: the heading has \`${code}\`, which ${all.map((each) => each.slug).join(', ')} lacks`),
    ),
  ];
}

const docs = readPages('docs');

describe('error messages captured by tests', () => {
  it('are on a page, below a heading with the message', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    console.log(`provoked messages: checked ${messages.length} messages, ${files.length} files`);
    expect(messages.length).toBeGreaterThanOrEqual(20);
    expect(faultsOf(messages, files, docs)).toEqual([]);
  });

  it('are reported when missing from a page, with another heading, or without a file or entry', () => {
    const page = parsePage(
      'docs/page.mdx',
      ['## `expected 404`', '', `\`\`\`text file=${folder}/status.txt`, '```'].join('\n'),
    );
    const list = [
      {slug: 'status', heading: 'expected 200'},
      {slug: 'body', heading: 'a body'},
    ];
    expect(faultsOf(list, ['status.txt', 'old.txt'], [page])).toEqual([
      `${folder}/body.txt is on no page; include it below a heading with its message`,
      `${folder}/body.txt is missing; run the project "messages" with -u`,
      `${folder}/old.txt is not in messages.ts; add it there or delete it`,
      'docs/page.mdx:3: the heading above has `expected 404`; messages.ts says `expected 200`',
    ]);
  });

  it.each(folders)('are on a page, below a heading with part of the message: %s', (within) => {
    const files = readdirSync(within).filter((name) => name.endsWith('.txt'));
    const texts = new Map(
      files.map((file) => [path.basename(file, '.txt'), readFileSync(path.join(within, file), 'utf8')]),
    );
    console.log(`provoked messages: checked ${files.length} files of ${within}`);
    expect(files.length).toBeGreaterThanOrEqual(8);
    expect(unshown(within, texts, docs)).toEqual([]);
  });

  it('are reported when missing from a page, or different from their heading', () => {
    const page = parsePage(
      'docs/page.mdx',
      ['## `expected 404`', '', '```text file=examples/go/problems/messages/status.txt', '```'].join('\n'),
    );
    const texts = new Map([
      ['status', 'Expected\n  200'],
      ['body', 'a body'],
    ]);
    expect(unshown('examples/go/problems/messages', texts, [page])).toEqual([
      'examples/go/problems/messages/body.txt is on no page; include it below a heading with its message',
      'docs/page.mdx:1: the heading has `expected 404`, which status lacks',
    ]);
  });
});
