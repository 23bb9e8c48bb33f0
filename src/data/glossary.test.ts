import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {glossary, type Term} from './glossary';

interface Promised {
  readonly path: string;
  readonly headings?: readonly string[];
}

const repeated = (texts: readonly string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index);

/** What is wrong with the glossary: a sentence each, naming the term and the fix. */
function faultsOf(terms: readonly Term[]): string[] {
  const ids = terms.map(({id}) => id);
  const names = terms.map(({term}) => term);
  const sorted = [...names].sort((a, b) => a.localeCompare(b, 'en'));
  const disordered = names.find((name, index) => name !== sorted[index]);
  return [
    ...repeated(ids).map((id) => `the id ${id} is there twice; give one term another`),
    ...repeated(terms.flatMap(({forms}) => forms)).map((form) => `"${form}" is a form twice; leave it with one term`),
    ...(disordered === undefined ? [] : [`${disordered} is out of order; sort the terms by name`]),
    ...terms.flatMap(({term, id, short, definition, alsoCalled = 'x.', forms, except = []}) => [
      ...(/^[a-z][a-z-]*$/.test(id) ? [] : [`${term}: the id ${id}; use small letters and hyphens`]),
      ...(short.length <= 160 && /^[A-Z][^.`[\]*]*\.$/.test(short)
        ? []
        : [`${term}: "${short}"; a hint is one sentence of at most 160 characters without Markdown`]),
      ...(definition.length > 0 && [...definition, alsoCalled].every((text) => text.endsWith('.'))
        ? []
        : [`${term}: needs a definition; texts end with a full stop`]),
      ...except
        .filter((words) => !forms.some((form) => words.includes(form)))
        .map((words) => `${term}: "${words}" contains none of its forms; leave it out`),
      ...definition
        .flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url))
        .filter((url) =>
          url.startsWith('#') ? !ids.includes(url.slice(1)) : !existsSync(path.join('docs', url.replace(/#.*/, ''))),
        )
        .map(
          (url) => `${term}: leads to ${url}, which there is not; write /path/page.mdx from docs/, or #id of a term`,
        ),
    ]),
  ];
}

const sound: Term = {
  id: 'pact-file',
  term: 'Pact file',
  forms: ['pact file'],
  everywhere: true,
  short: 'A file.',
  definition: ['A file. See [FAQ](/faq/index.mdx) and [itself](#pact-file).'],
};

describe('the glossary', () => {
  it('has terms with an id, a hint and a definition, in alphabetical order', () => {
    console.log(`glossary: looked at ${glossary.length} terms, ${glossary.flatMap(({forms}) => forms).length} forms`);
    expect(glossary.length).toBeGreaterThan(0);
    expect(faultsOf(glossary)).toEqual([]);
  });

  it('has every term that other addresses lead to', () => {
    const routes = JSON.parse(readFileSync('tests/url-contract/routes.json', 'utf8')) as readonly Promised[];
    const promised = routes.find((route) => route.path === '/getting_started/terminology')?.headings ?? [];
    expect(promised.length).toBeGreaterThan(0);
    expect(glossary.map(({id}) => id)).toEqual(expect.arrayContaining([...promised]));
  });

  it.each<[string, Partial<Term>, string]>([
    ['a long hint', {short: `A ${'x'.repeat(160)}.`}, 'a hint is one sentence of at most 160'],
    ['two sentences', {short: 'A. B.'}, 'a hint is one sentence'],
    ['Markdown in a hint', {short: 'A `b`.'}, 'without Markdown'],
    ['an id with capitals', {id: 'Pact', definition: ['A.']}, 'the id Pact; use small letters'],
    ['no definition', {definition: []}, 'needs a definition'],
    ['a link to no page', {definition: ['[A](/gone.mdx).']}, 'leads to /gone.mdx, which there is not'],
    ['a link to no term', {definition: ['[A](#gone).']}, 'leads to #gone, which there is not'],
    ['an exception that nothing matches', {except: ['tea']}, '"tea" contains none of its forms'],
  ])('is refused with %s', (_, change, fault) => {
    expect(faultsOf([{...sound, ...change}])).toEqual([expect.stringContaining(fault)]);
  });

  it('is refused with ids or forms that are there twice, and out of order', () => {
    expect(faultsOf([sound])).toEqual([]);
    expect(faultsOf([sound, {...sound, term: 'A file'}])).toEqual([
      'the id pact-file is there twice; give one term another',
      '"pact file" is a form twice; leave it with one term',
      'Pact file is out of order; sort the terms by name',
    ]);
  });
});
