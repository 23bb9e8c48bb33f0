import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type Cheerio} from 'cheerio';
import {isText, type Element} from 'domhandler';
import {describe, expect, it} from 'vitest';

import {editLabels} from '@site/src/texts/edit-link';

import {report} from './report';
import {pages, parsePage, type BuiltPage} from './site';

/** Links to edit a file, and to view a generated one. */
const edit = /^https:\/\/github\.com\/pact-foundation\/docs\.pact\.io\/(?:edit|blob)\/master\//;
const links = '.edit-link a, a.theme-edit-this-page';

/** Content of a file of the project; empty if there is none. */
type ReadSource = (file: string) => string | undefined;

/** Only the letters, so that Pact Swift, PactSwift and pact-swift are equal. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** All pairs of consecutive words of a text, and all long words, without markup of Markdown, YAML or HTML. */
function pairsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return new Set([...pairs, ...words.filter((word) => word.length > 7)]);
}

/** Labels of passages that start at their heading; other passages are the table or list above the link. */
const entries: readonly string[] = (['error', 'matcher', 'note', 'setting', 'term'] as const).map(
  (passage) => editLabels[passage],
);

/** The elements that a link is about. */
function passageOf(link: Cheerio<Element>): Cheerio<Element> {
  const before = link.closest('.edit-link').prevUntil('.edit-link');
  const heading = before.toArray().findIndex(({tagName}) => /^h[1-6]$/.test(tagName));
  const length = entries.includes(link.text()) ? (heading === -1 ? before.length : heading + 1) : 1;
  return before.slice(0, length);
}

/** Texts of elements and names of pictures, separated by spaces. */
const textOf = (elements: Cheerio<Element>): string =>
  elements
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .map((node) => (isText(node) ? node.data : 'attribs' in node ? (node.attribs.alt ?? '') : ''))
    .join(' ');

/** Text of a page without samples, and without passages that have a separate edit link. */
function ownTextOf({html}: BuiltPage): string {
  const $ = load(html);
  const passages = $('.edit-link a')
    .toArray()
    .map((element) => passageOf($(element)));
  passages.forEach((passage) => passage.remove());
  $('.edit-link, pre').remove();
  return textOf($('main'));
}

/**
 * Whether a file contains a passage, starting at a line. Names, types, versions and dates can come from generated data or
 * other files, so a small part of the passage is enough.
 */
function has(file: string, line: number, source: string, passage: string): boolean {
  const pairs = [...pairsOf(passage)];
  const rest = source.split('\n').slice(line - 1);
  const there = pairsOf(rest.join('\n'));
  const found = pairs.filter((pair) => there.has(pair)).length;
  // The note for a missing feature has only the name of the library, which is also the name of the file.
  const named = lettersOf(passage).includes(lettersOf(path.parse(file).name));
  return found >= 3 || (found > 0 && found >= pairs.length / 200) || (pairs.length < 20 && named);
}

/** Finds edit links of a page to missing files, or to files without the passage. @returns a message per link */
function findFaults(page: BuiltPage, read: ReadSource): string[] {
  const {$, address} = page;
  return $(links)
    .toArray()
    .flatMap((element) => {
      const link = $(element);
      const [file = '', line = '1'] = (link.attr('href') ?? '').replace(edit, '').split('#L');
      const source = read(file);
      if (source === undefined) {
        return [`${address}: "${link.text()}" leads to ${file}, which doesn't exist`];
      }
      if (Number(line) > source.split('\n').length) {
        return [`${address}: "${link.text()}" leads to line ${line} of ${file}, which is shorter`];
      }
      const isPassage = link.closest('.edit-link').length > 0;
      // A page that is generated as a whole has no other text.
      const isGenerated = file.startsWith('content/');
      const text = isPassage ? textOf(passageOf(link)) : isGenerated ? textOf($('main')) : ownTextOf(page);
      return has(file, Number(line), source, text)
        ? []
        : [`${address}: ${file} doesn't have what "${link.text()}" is about from line ${line} on`];
    });
}

const readProject: ReadSource = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

describe('edit links', () => {
  it('lead to the file and line of their passage', (context) => {
    const count = pages.reduce((sum, {$}) => sum + $(links).length, 0);
    const faults = pages.flatMap((page) => findFaults(page, readProject));
    report(context, 'Edit links', count, faults);
  });
});

describe('an edit link', () => {
  const html = (href: string, text = 'Steep it for three minutes.') =>
    `<main><h1>Tea</h1><h2>Green</h2><p>${text}</p><p class="edit-link"><a href="https://github.com/pact-foundation/docs.pact.io/edit/master/${href}">${editLabels.term}</a></p></main>`;
  const read: ReadSource = (file) =>
    file === 'content/teas.yml'
      ? '- name: Black\n\n- name: Green\n  how: Steep **it** for three [minutes](/a).\n'
      : undefined;
  const faultsOf = (...page: Parameters<typeof html>) => findFaults(parsePage('tea.html', html(...page)), read);

  it('finds its passage, whatever the markup of its source', () => {
    expect(faultsOf('content/teas.yml#L3')).toEqual([]);
  });

  it.each<[string, Parameters<typeof html>, string]>([
    ['a file that is gone', ['content/tea.yml#L3'], "leads to content/tea.yml, which doesn't exist"],
    ['a line past the end', ['content/teas.yml#L30'], 'leads to line 30 of content/teas.yml, which is shorter'],
    ['a line below the passage', ['content/teas.yml#L5'], "doesn't have what"],
  ])('is rejected with %s', (_, page, fault) => {
    expect(faultsOf(...page)).toEqual([expect.stringContaining(fault)]);
  });

  it('ignores what is above the heading of its passage', () => {
    const {$} = parsePage('tea.html', html('content/teas.yml#L3'));
    expect(textOf(passageOf($('a')))).toBe('Green Steep it for three minutes.');
  });
});
