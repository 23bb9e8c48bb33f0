import {describe, expect, it} from 'vitest';

import {calloutFaults, headerFaults, openingFaults, wordFaults} from './checks/style';
import {parsePage, readPages, textOf} from './pages';
import {warn} from './warn';

const pages = readPages('docs', 'blog');
const page = (...lines: string[]) => parsePage('docs/page.mdx', lines.join('\n'));

describe('the prose of pages', () => {
  it('is checked for words to avoid, long openings and too many callouts, as warnings', () => {
    const words = pages.flatMap(({tree}) => textOf(tree).split(/\s+/)).length;
    const warnings = pages.flatMap((each) => [...wordFaults(each), ...openingFaults(each), ...calloutFaults(each)]);
    console.log(`style: checked ${words} words of ${pages.length} pages: ${warnings.length} warnings`);
    expect(words).toBeGreaterThan(0);
    warn(warnings);
  });

  it.each(['simple', 'Simply', 'easy', 'easily', 'just', 'Obviously', 'powerful', 'seamless', 'seamlessly'])(
    'gets a warning with "%s" in it',
    (word) => {
      expect(wordFaults(page('Text.', '', `It is ${word} so.`))).toEqual([
        `docs/page.mdx:3: "${word}"; write nothing, or the fact (STYLE.md)`,
      ]);
    },
  );

  it('can have such words in code and inside other words', () => {
    expect(
      wordFaults(page('Use `simple-server`, adjust it. [Text](./easy.mdx)', '', '```text', 'just', '```')),
    ).toEqual([]);
  });

  it('gets a warning when a page opens with four sentences, with a heading or with a callout', () => {
    expect(openingFaults(page('One. Two is `x.y`. Three! Four?'))).toEqual([
      'docs/page.mdx:1: the first paragraph has 4 sentences; cut it to three',
    ]);
    expect(openingFaults(page('## Heading', '', 'Text.'))).toEqual([
      'docs/page.mdx:1: opens with a heading; begin with a paragraph that says what this is',
    ]);
    expect(openingFaults(page(':::note', 'Text.', ':::'))).toHaveLength(1);
    expect(openingFaults(page('---', 'title: A', '---'))).toHaveLength(1);
  });

  it('counts the sentences of an opening, not its dots', () => {
    expect(openingFaults(page('Version 0.10.8, e.g. `pact.x`. Two (with 4.7). Three: see docs.pact.io.'))).toEqual([]);
  });
});

describe('callouts', () => {
  it('get a warning when there are three, or two in a row', () => {
    const callout = [':::warning', 'Text.', ':::', ''];
    expect(calloutFaults(page(...callout, ...callout))).toEqual([
      'docs/page.mdx:5: a callout right after another; merge them or put text between them',
    ]);
    expect(calloutFaults(page(...callout, 'A.', '', ...callout, 'B.', '', ...callout))).toEqual([
      'docs/page.mdx:13: callout number 3; two are the most a page may have, say the rest in the text',
    ]);
  });
});

describe('tables', () => {
  it('have a header for each column', () => {
    const tables = pages.flatMap(({source}) => source.match(/^\|\s*-{3}/gm) ?? []).length;
    console.log(`style: checked ${tables} tables`);
    expect(tables).toBeGreaterThan(0);
    expect(pages.flatMap(headerFaults)).toEqual([]);
    expect(headerFaults(page('| | B |', '| --- | --- |', '| a | b |'))).toEqual([
      'docs/page.mdx:1: a column of the table has no header; add one',
    ]);
  });
});
