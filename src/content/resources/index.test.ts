import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {contentFolder} from '../../../tests/doubles/content-folder';
import {collectionIds, kinds, topics} from '../../data/resources/types';
import {sdks} from '../../data/sdks';
import {readResources} from '.';

const schema = 'content/resources.schema.json';

const entry = (fields: Readonly<Record<string, string>>): string =>
  Object.entries({title: 'A talk', url: 'https://example.org/a', date: '2024-02-29', kind: 'talk', ...fields})
    .map(([name, value], index) => `${index === 0 ? '- ' : '  '}${name}: ${value}\n`)
    .join('');

/** Reads lists of one entry each, with other articles, or another file. */
function read(articles: string, others: Readonly<Record<string, string>> = {}) {
  const noted = entry({note: 'Shows how it is done.'});
  const lists = {articles, books: noted, events: entry({}), projects: noted, ...others};
  return readResources(
    contentFolder(
      schema,
      Object.fromEntries(Object.entries(lists).map(([id, text]) => [`content/resources/${id}.yml`, text])),
    ),
  );
}

describe('the lists of articles, books, events and projects', () => {
  it('are valid', () => {
    const lists = readResources();
    console.log(`resources: read ${collectionIds.map((id) => `${lists[id].length} ${id}`).join(', ')}`);
    expect(Object.keys(lists)).toEqual(collectionIds);
  });

  it('are read in order', () => {
    const lists = read(entry({}) + entry({title: 'B', url: 'https://example.org/b', date: '2023-12'}));
    expect(lists.articles.map(({title}) => title)).toEqual(['A talk', 'B']);
    expect(lists.books[0]).toMatchObject({date: '2024-02-29', note: 'Shows how it is done.'});
  });

  it.each([
    [{date: '2024'}, '3: 0.date: must be string, not 2024; put it in quotes (a date as exactly as it is known'],
    [{date: '24-02'}, '3: 0.date: "24-02" has the wrong form (a date as exactly as it is known'],
    [{date: '2023-02-29'}, '1: date: 2023-02-29 is not in the calendar; correct the day or the month.'],
    [{date: "'2099'"}, '1: date: 2099 is in the future; add it once it has taken place.'],
    [{end: '2024-02-28'}, '1: end: 2024-02-28 is not after 2024-02-29; leave "end" out if it takes one day.'],
    [{url: 'http://example.org'}, '2: 0.url: "http://example.org" has the wrong form (begins with https://, or is'],
    [{url: 'https://example.org/a?utm_source=x'}, '1: url: remove from https://example.org/a?utm_source=x the'],
    [{title: '"A "'}, '1: 0.title: "A " has the wrong form (as its authors call it, without spaces around it'],
    [{kind: 'tallk'}, '4: 0.kind: "tallk" is not one of article, report, talk,'],
    [{languages: '[cobol]'}, '5: 0.languages.0: "cobol" is not one of javascript, java,'],
    [{topics: '[mesages]'}, 'Did you mean "messages"?'],
    [{note: 'no sentence'}, '5: 0.note: "no sentence" has the wrong form (a sentence in our words, with its full stop'],
    [{notes: 'One.'}, 'Did you mean "note"?'],
    [
      {also: '{title: slides, url: https://example.org/A/}'},
      '1: also.url: https://example.org/A/ is the address of "A talk", too; keep one of them.',
    ],
  ])('are rejected with %o', (fields, fault) => {
    expect(() => read(entry(fields))).toThrow(fault);
    expect(() => read(entry(fields))).toThrow('content/resources/articles.yml:');
  });

  it('are rejected if they are unsorted or have a duplicate address', () => {
    const second = {title: 'B', url: 'https://EXAMPLE.org/a/', date: '2024-03'};
    expect(() => read(entry({}) + entry(second))).toThrow(
      [
        'content/resources/articles.yml:5: url: https://EXAMPLE.org/a/ is the address of "A talk", too; keep one of them.',
        'content/resources/articles.yml:5: date: 2024-03 is below 2024-02-29; put the newest first, and a date without month or day below those with one.',
      ].join('\n'),
    );
  });

  it.each(['books', 'projects'])('are rejected without a note in %s', (id) => {
    expect(() => read(entry({}), {[id]: entry({})})).toThrow(
      `content/resources/${id}.yml:1: note: is missing; say in a sentence what the reader finds there.`,
    );
  });

  it('are rejected in a file that no page shows', () => {
    expect(() => read(entry({}), {podcasts: entry({})})).toThrow(
      'content/resources/podcasts.yml:1: no page shows this list; name it articles.yml, books.yml, events.yml, projects.yml.',
    );
  });

  it('have the kinds, topics and languages of the site', () => {
    const {properties} = (
      JSON.parse(readFileSync(schema, 'utf8')) as {
        items: {properties: Record<string, {enum?: string[]; items?: {enum?: string[]}}>};
      }
    ).items;
    expect(properties.kind?.enum).toEqual(Object.keys(kinds));
    expect(properties.topics?.items?.enum).toEqual(Object.keys(topics));
    expect(properties.languages?.items?.enum).toEqual(sdks.map(({id}) => id));
  });
});
