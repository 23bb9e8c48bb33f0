import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {contentFolder} from '../../../tests/doubles/content-folder';
import {topics} from '../../data/library-guides';
import {readDecisions} from '.';

const schema = 'content/decisions.schema.json';

const group = (fields: Readonly<Record<string, string>>, title = 'Describe an interaction'): string =>
  `- title: ${title}\n  decisions:\n${Object.entries({
    page: '/how_do_i/pagination.mdx',
    question: 'test pagination',
    answer: 'One interaction for each page.',
    topics: '[consumer]',
    ...fields,
  })
    .map(([name, value], index) => `    ${index === 0 ? '- ' : '  '}${name}: ${value}\n`)
    .join('')}`;

const read = (text: string) =>
  readDecisions(
    contentFolder(schema, {'content/decisions.yml': text, 'docs/how_do_i/pagination.mdx': '', 'docs/faq.mdx': ''}),
  );

describe('the questions that begin with "How do I"', () => {
  it('are valid', () => {
    const count = readDecisions().flatMap(({decisions}) => decisions).length;
    console.log(`decisions: read ${count}`);
    expect(count).toBeGreaterThan(0);
  });

  it('are read in groups, in order', () => {
    const groups = read(group({}) + group({page: '/faq.mdx'}, 'Versions'));
    expect(groups.map(({title}) => title)).toEqual(['Describe an interaction', 'Versions']);
    expect(groups[1]?.decisions[0]).toMatchObject({page: '/faq.mdx', topics: ['consumer']});
  });

  it.each([
    [{page: '/gone.mdx'}, '3: page: there is no page docs/gone.mdx; link a page as /folder/page.mdx.'],
    [{page: '/how_do_i/pagination'}, '3: 0.decisions.0.page: "/how_do_i/pagination" has the wrong form (the page that'],
    [{question: 'Test pages?'}, '4: 0.decisions.0.question: "Test pages?" has the wrong form (what follows'],
    [{answer: 'no sentence'}, '5: 0.decisions.0.answer: "no sentence" has the wrong form (the short answer: one line'],
    [{topics: '[consumers]'}, '6: 0.decisions.0.topics.0: "consumers" is not one of start, consumer, matching,'],
    [{topics: '[]'}, '6: 0.decisions.0.topics: must NOT have fewer than 1 items (pages of each'],
  ])('are rejected with %o', (fields, fault) => {
    expect(() => read(group(fields))).toThrow(`content/decisions.yml:${fault}`);
  });

  it('are rejected with a duplicate page or heading', () => {
    expect(() => read(group({}) + group({}))).toThrow(
      [
        'content/decisions.yml:7: title: two groups have the title "Describe an interaction"; merge them.',
        'content/decisions.yml:9: page: /how_do_i/pagination.mdx already answers another question; keep one.',
      ].join('\n'),
    );
  });

  it('have the topics of the library guides', () => {
    expect(readFileSync(schema, 'utf8')).toContain(
      `"enum": [${Object.keys(topics)
        .map((topic) => `"${topic}"`)
        .join(', ')}]`,
    );
  });
});
