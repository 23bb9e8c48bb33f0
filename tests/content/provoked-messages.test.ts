import {readdirSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';

import {messages} from '../../examples/javascript/messages/messages';
import {includeOf} from '../../src/plugins/remark-include-sample';
import {fencesOf, parsePage, placeOf, readPages, type ContentPage} from './pages';

const folder = 'examples/javascript/messages';

interface Shown {
  readonly slug: string;
  readonly heading: string;
}

/** The messages that a page shows: the file of each, and the code in the heading above it. */
function shownOn(page: ContentPage): (Shown & {place: string})[] {
  const codes: {line: number; text: string}[] = [];
  visit(page.tree, 'heading', (heading) => {
    const line = heading.position?.start.line ?? 0;
    const texts = heading.children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : []));
    codes.push({line, text: texts.join(' ')});
  });
  return fencesOf(page).flatMap((fence) => {
    const file = includeOf(fence.meta)?.file ?? '';
    if (path.posix.dirname(file) !== folder || !file.endsWith('.txt')) {
      return [];
    }
    const line = fence.position?.start.line ?? 0;
    const heading = codes.filter((code) => code.line < line).at(-1)?.text ?? '';
    return [{slug: path.basename(file, '.txt'), heading, place: placeOf(page, fence)}];
  });
}

/** What differs between the list of messages, their files and the pages. */
function faultsOf(list: readonly Shown[], files: readonly string[], pages: readonly ContentPage[]): string[] {
  const shown = pages.flatMap(shownOn);
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
      const wanted = list.find((each) => each.slug === slug)?.heading;
      return wanted === undefined || heading === wanted
        ? []
        : [`${place}: the heading above has \`${heading}\`; messages.ts says \`${wanted}\``];
    }),
  ];
}

describe('error messages that tests provoke', () => {
  it('are on a page, below a heading that says the same', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    console.log(`provoked messages: looked at ${messages.length} messages, ${files.length} files`);
    expect(messages.length).toBeGreaterThanOrEqual(20);
    expect(faultsOf(messages, files, readPages('docs'))).toEqual([]);
  });

  it('are reported when the page lacks one, words its heading otherwise, or a file is too much or missing', () => {
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
});
