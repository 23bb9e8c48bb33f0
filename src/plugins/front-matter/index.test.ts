import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {pageTypes} from '../../shared/front-matter';
import {parseFrontMatter, validateFrontMatter} from './index';

const doc = {
  title: 'Webhooks',
  description: 'How the Broker tells a build that a pact has changed, and what the request holds.',
  page_type: 'reference',
  // YAML reads it as a date.
  checked: {on: new Date('2026-11-22')},
};
const post = {
  title: 'Welcome!',
  description: 'A place for news that is too long for a changelog, kept by the Pact team.',
  authors: ['pact_team'],
};

function messageOf(file: string, frontMatter: Record<string, unknown>): string {
  try {
    validateFrontMatter(file, frontMatter);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('front matter', () => {
  it('passes when a docs page has all required fields', () => {
    for (const page_type of pageTypes) {
      expect(messageOf('docs/webhooks.mdx', {...doc, page_type})).toBe('');
    }
  });

  it('passes with every field that a docs page may have', () => {
    const optional = {
      sidebar_label: 'Hooks',
      title_meta: 'Hooks of the Broker',
      slug: '/webhooks',
      tags: ['a', 'b'],
      keywords: ['@pact-foundation/pact', 'pact-js'],
      unlisted: true,
    };
    const looks = {hide_table_of_contents: true, hide_title: false};
    expect(messageOf('docs/webhooks.mdx', {...doc, ...optional, ...looks})).toBe('');
  });

  it('passes when a post has all required fields', () => {
    expect(messageOf('blog/2018-07-10-welcome/index.mdx', post)).toBe('');
  });

  it.each([
    ['a missing title', {title: undefined}, '"title" is required'],
    ['a missing description', {description: undefined}, '"description" is required'],
    ['a short description', {description: 'Too short.'}, '"description" length must be at least 50'],
    ['a long description', {description: 'x'.repeat(156)}, '"description" length must be less than or equal to 155'],
    [
      'a description that opens with Learn',
      {description: `Learn ${'x'.repeat(60)}`},
      '"description" must give the substance',
    ],
    [
      'a description that opens with This page',
      {description: `This page ${'x'.repeat(60)}`},
      '"description" must give the substance',
    ],
    [
      'a description that repeats the title',
      {
        title: 'A title that is as long as a description has to be to pass',
        description: 'A title that is as long as a description has to be to pass',
      },
      '"description" must not repeat the title',
    ],
    ['a missing page type', {page_type: undefined}, '"page_type" is required'],
    ['an unknown page type', {page_type: 'guide'}, '"page_type" must be one of [tutorial, how-to'],
    ['a slug that is not absolute', {slug: 'webhooks'}, '"slug" with value "webhooks" fails to match'],
    ['an empty list of tags', {tags: []}, '"tags" must contain at least 1 items'],
    ['a repeated tag', {tags: ['a', 'a']}, '"tags[1]" contains a duplicate value'],
    ['a keyword with a comma', {keywords: ['a, b']}, '"keywords[0]" with value "a, b" matches'],
    ['an unknown field', {sidebar_position: 1}, '"sidebar_position" is not allowed'],
    ['no day of the last check', {checked: undefined}, '"checked" is required'],
    ['a check without a day', {checked: {against: {'pact-go': '2.7.0'}}}, '"checked.on" is required'],
    ['a check on no day', {checked: {on: 'last week'}}, '"checked.on" must be in ISO 8601 date format'],
    [
      'a check against an unknown library',
      {checked: {on: '2026-11-22', against: {'pact-tea': '1.0.0'}}},
      '"checked.against.pact-tea" is not allowed',
    ],
    [
      'a check against a version that YAML reads as a number',
      {checked: {on: '2026-11-22', against: {'pact-go': 2.7}}},
      '"checked.against.pact-go" must be a string',
    ],
    [
      'a check against nothing',
      {checked: {on: '2026-11-22', against: {}}},
      '"checked.against" must have at least 1 key',
    ],
    ['a number for a label', {sidebar_label: 3}, '"sidebar_label" must be a string'],
  ])('of a docs page is rejected with %s, naming file, field and rule', (_, change, rule) => {
    const message = messageOf('docs/broker/webhooks.mdx', {...doc, ...change});
    expect(message).toContain(
      'Front matter of docs/broker/webhooks.mdx breaks the schema in src/plugins/front-matter:',
    );
    expect(message).toContain(rule);
  });

  it.each([
    ['no author', {authors: undefined}, '"authors" is required'],
    ['an empty list of authors', {authors: []}, '"authors" must contain at least 1 items'],
    ['an author written out', {authors: [{name: 'A'}]}, '"authors[0]" must be a string'],
    ['a field of docs pages', {page_type: 'reference'}, '"page_type" is not allowed'],
  ])('of a post is rejected with %s', (_, change, rule) => {
    expect(messageOf('blog/2018-07-10-welcome/index.mdx', {...post, ...change})).toContain(rule);
  });

  it('is rejected with all errors at once, one per line', () => {
    const message = messageOf('docs/a.mdx', {slug: 'a'});
    expect(message.split('\n').slice(1)).toEqual([
      '  - "title" is required',
      '  - "description" is required',
      '  - "page_type" is required',
      '  - "checked" is required',
      expect.stringContaining('  - "slug" with value'),
    ]);
  });

  it('formats the last check, with the names of libraries', () => {
    const against = {'pact-go': '2.7.0', 'pact-broker': '2.120.0'};
    for (const on of [new Date('2026-11-02'), '2026-11-02']) {
      expect(validateFrontMatter('docs/a.mdx', {...doc, checked: {on, against}}).checked).toEqual({
        on: '2026-11-02',
        day: '2 November 2026',
        against: 'Pact Go 2.7.0 and the Pact Broker 2.120.0',
      });
    }
    expect(validateFrontMatter('docs/a.mdx', doc).checked).toMatchObject({against: ''});
  });

  it('of partials and of files outside docs and blog is not checked', () => {
    expect(messageOf('docs/broker/_note.mdx', {})).toBe('');
    expect(messageOf('src/pages/users/index.mdx', {})).toBe('');
  });

  it('is checked where Docusaurus parses it', async () => {
    const params = {
      filePath: path.join(process.cwd(), 'docs/a.mdx'),
      fileContent: '',
      defaultParseFrontMatter: async () => ({frontMatter: {...doc, title: undefined}, content: ''}),
    };
    await expect(parseFrontMatter(params)).rejects.toThrow('Front matter of docs/a.mdx breaks the schema');
  });
});
