import {describe, expect, it} from 'vitest';

import {headingFaults} from './checks/headings';
import {headingsOf, parsePage, readPages} from './pages';

const pages = readPages('docs', 'blog');

describe('headings of pages', () => {
  it('are of level 2 and 3, with ids that are unique on their page', () => {
    const count = pages.flatMap(headingsOf).length;
    console.log(`headings: checked ${count} of ${pages.length} pages`);
    expect(count).toBeGreaterThan(0);
    expect(pages.flatMap(headingFaults)).toEqual([]);
  });

  it('are rejected when they are deeper, higher, written as HTML or share an id', () => {
    const page = parsePage(
      'docs/bad.mdx',
      [
        '---',
        'title: A',
        '---',
        '# One',
        '#### Four',
        '<h2>Html</h2>',
        '## Same {#same}',
        '<Anchor id="same" />',
        '',
        '## Other {#same}',
        '## `same`',
      ].join('\n'),
    );
    expect(headingFaults(page)).toEqual([
      'docs/bad.mdx:4: a heading of level 1; the title is the h1, use ## or ### below it',
      'docs/bad.mdx:5: a heading of level 4; the title is the h1, use ## or ### below it',
      'docs/bad.mdx:6: <h2> is a heading; write it as ## or ###',
      'docs/bad.mdx:10: the id "same" is used at docs/bad.mdx:7 already; give one of them another with {#id}',
      'docs/bad.mdx:11: the id "same" is used at docs/bad.mdx:7 already; give one of them another with {#id}',
      'docs/bad.mdx:8: the id "same" is used at docs/bad.mdx:7 already; give one of them another with {#id}',
    ]);
  });
});
