import {existsSync, readFileSync} from 'node:fs';
import type {Cheerio} from 'cheerio';
import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';

import {report} from './report';
import {pages, parsePage, type BuiltPage} from './site';

const edit = 'https://github.com/pact-foundation/docs.pact.io/edit/master/';
/** Parts of a page that are long enough to be found again in its source. */
const blocks = 'h1, h2, h3, p, li, td, th, dt, dd, summary, pre';

/** A file of the project; nothing if there is none. */
type ReadSource = (file: string) => string | undefined;

/** Letters and digits alone: what Markdown, YAML and HTML have in common. */
const lettersOf = (text: string): string =>
  text
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** The elements that a link stands below: back to the previous link or heading, that heading included. */
function passageOf(link: Cheerio<Element>): Cheerio<Element> {
  const before = link.closest('.edit-link').prevUntil('.edit-link');
  const heading = before.toArray().findIndex(({tagName}) => /^h[1-6]$/.test(tagName));
  return heading === -1 ? before : before.slice(0, heading + 1);
}

/** The parts of a page that are written in its own file: what stands above no other edit link. */
function ownPartsOf({$}: BuiltPage): Cheerio<Element> {
  const elsewhere = new Set(
    $('.edit-link a')
      .toArray()
      .flatMap((link) => passageOf($(link)).toArray()),
  );
  const isOwn = (element: Element): boolean =>
    !elsewhere.has(element) &&
    !$(element)
      .parents()
      .toArray()
      .some((parent) => elsewhere.has(parent));
  return $('main')
    .find(blocks)
    .filter((_, element) => isOwn(element));
}

/** How many of the passage's parts the source has, from a line on. */
function countFound({$}: BuiltPage, passage: Cheerio<Element>, source: string, line: number): [number, number] {
  const rest = lettersOf(
    source
      .split('\n')
      .slice(line - 1)
      .join('\n'),
  );
  const own = passage.toArray().flatMap((element) => ($(element).is(blocks) ? [element] : []));
  const texts = [...own, ...passage.find(blocks).toArray()]
    .map((element) => lettersOf($(element).text()))
    .filter((text) => text.length > 3);
  return [texts.filter((text) => rest.includes(text)).length, texts.length];
}

/** A sentence for each edit link of a page that leads to no file, or to one without what the link is about. */
function findFaults(page: BuiltPage, read: ReadSource): string[] {
  const {$, address} = page;
  return $(`a[href^="${edit}"]`)
    .toArray()
    .flatMap((element) => {
      const link = $(element);
      const [file = '', line = '1'] = (link.attr('href') ?? '').slice(edit.length).split('#L');
      const source = read(file);
      if (source === undefined) {
        return [`${address}: "${link.text()}" leads to ${file}, which doesn't exist`];
      }
      if (Number(line) > source.split('\n').length) {
        return [`${address}: "${link.text()}" leads to line ${line} of ${file}, which is shorter`];
      }
      const isPassage = link.closest('.edit-link').length > 0;
      const passage = isPassage ? passageOf(link) : ownPartsOf(page);
      const [found, all] = countFound(page, passage, source, Number(line));
      return found > 0 && (!isPassage || found >= all / 10)
        ? []
        : [`${address}: ${file}, from line ${line}, has ${found} of ${all} parts of what "${link.text()}" is about`];
    });
}

const readProject: ReadSource = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

describe('edit links', () => {
  it('lead to the file and the line of what they are about', (context) => {
    const links = pages.flatMap(({$}) => $(`a[href^="${edit}"]`).toArray());
    report(
      context,
      'Edit links',
      links.length,
      pages.flatMap((page) => findFaults(page, readProject)),
    );
  });
});

describe('an edit link', () => {
  const html = (href: string, text = 'Steep it for three minutes.') =>
    `<main><h1>Tea</h1><h2>Green</h2><p>${text}</p><p class="edit-link"><a href="${edit}${href}">Edit this entry</a></p></main>`;
  const read: ReadSource = (file) =>
    file === 'content/teas.yml'
      ? '- name: Black\n\n- name: Green\n  how: Steep **it** for three [minutes](/a).\n'
      : undefined;
  const faultsOf = (...page: Parameters<typeof html>) => findFaults(parsePage('tea.html', html(...page)), read);

  it('finds its passage, whatever marks the text has there', () => {
    expect(faultsOf('content/teas.yml#L3')).toEqual([]);
  });

  it.each<[string, Parameters<typeof html>, string]>([
    ['a file that is gone', ['content/tea.yml#L3'], "leads to content/tea.yml, which doesn't exist"],
    ['a line past the end', ['content/teas.yml#L30'], 'leads to line 30 of content/teas.yml, which is shorter'],
    ['a line below the passage', ['content/teas.yml#L5'], 'from line 5, has 0 of 2 parts'],
  ])('is refused with %s', (_, page, fault) => {
    expect(faultsOf(...page)).toEqual([expect.stringContaining(fault)]);
  });

  it('looks at nothing above the heading of its passage', () => {
    const {$} = parsePage('tea.html', html('content/teas.yml#L3'));
    expect(passageOf($('a')).text()).toBe('Steep it for three minutes.Green');
  });
});
