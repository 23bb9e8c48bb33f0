import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';

import {readGlossary} from '../../content/glossary';
import remarkTerms from './index';

interface Options {
  readonly path?: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

const glossary = readGlossary();

function run(source: string, {path = 'docs/page.mdx', frontMatter = {}}: Options = {}): Root {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx).use(remarkTerms);
  return processor.runSync(processor.parse(source), new VFile({path, data: {frontMatter}}));
}

function termsOf(source: string, options?: Options): MdxJsxTextElement[] {
  const found: MdxJsxTextElement[] = [];
  visit(run(source, options), 'mdxJsxTextElement', (node) => {
    if (node.name === 'Term') {
      found.push(node);
    }
  });
  return found;
}

const textsIn = (source: string, options?: Options): string[] =>
  termsOf(source, options).flatMap(({children}) =>
    children.flatMap((child) => (child.type === 'text' ? [child.value] : [])),
  );

const tutorial: Options = {frontMatter: {title: 'A shop', page_type: 'tutorial'}};

describe('terms in pages', () => {
  it('are explained at their first use, with the hint of the glossary', () => {
    const [first, ...others] = termsOf('A pending pact fails. Pending pacts are pending pacts.');
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      attributes: [{name: 'id', value: 'pending-pact'}],
      children: [{value: 'pending pact'}],
    });
  });

  it('leave the text around them unchanged', () => {
    const [paragraph] = run('The *pact file*, a pacticipant’s.').children;
    expect(paragraph).toMatchObject({
      children: [
        {value: 'The '},
        {type: 'emphasis', children: [{name: 'Term', children: [{value: 'pact file'}]}]},
        {value: ', a '},
        {name: 'Term', children: [{value: 'pacticipant'}]},
        {value: '’s.'},
      ],
    });
  });

  it('are found in paragraphs, lists, quotations and callouts, in the order of the page', () => {
    const source = [
      'A **provider state**, then an interaction.',
      '- a pact file',
      '> a stub server',
      ':::note[WIP pact]\nA matching rule.\n:::',
    ];
    expect(textsIn(source.join('\n\n'))).toEqual([
      'provider state',
      'interaction',
      'pact file',
      'stub server',
      'matching rule',
    ]);
  });

  it.each([
    ['headings', '## Pending pacts'],
    ['links', '[a pending pact](./a.mdx)'],
    ['code', '`pending pact`'],
    ['tables', '| pending pact |\n| --- |\n| pending pact |'],
    ['components', '<Sdk of="go">\n\nA pending pact.\n\n</Sdk>'],
    ['components in a line', 'A <Anchor id="x">pending pact</Anchor>'],
    ['titles of callouts', ':::note[Pending pact]\nText.\n:::'],
  ])('are not explained in %s', (_, source) => {
    expect(textsIn(source)).toEqual([]);
    expect(textsIn(`${source}\n\nA pending pact.`)).toEqual(['pending pact']);
  });

  it.each([
    'unpending pacts',
    'a pending pact-like thing',
    'docs/pacticipant',
    'pacticipant.name',
    'PACTICIPANT',
    'a_pacticipant',
  ])('are whole words as the glossary has them, unlike %s', (source) => {
    expect(textsIn(source)).toEqual([]);
  });

  it('are matched longest first', () => {
    expect(textsIn('A consumer version selector for a consumer version.', tutorial)).toEqual([
      'consumer version selector',
      'consumer version',
    ]);
  });

  it('are not found in phrases that only look like them', () => {
    expect(textsIn('A build matrix, then the matrix.', tutorial)).toEqual(['matrix']);
  });

  it('that most readers know are only explained in tutorials and explanations', () => {
    const source = 'The consumer and its provider have a pacticipant version.';
    expect(textsIn(source)).toEqual(['pacticipant version']);
    expect(textsIn(source, {frontMatter: {page_type: 'explanation'}})).toHaveLength(3);
  });

  it('are not explained on the page that is about them, nor in the glossary', () => {
    const source = 'A pending pact and a provider state.';
    expect(textsIn(source, {frontMatter: {title: 'Pending pacts'}})).toEqual(['provider state']);
    expect(textsIn(source, {path: '/site/docs/getting_started/terminology.mdx'})).toEqual([]);
  });

  it('are explained at most eight times a page', () => {
    const forms = glossary.filter(({everywhere}) => everywhere).map(({forms: [form = '']}) => form);
    expect(forms.length).toBeGreaterThan(8);
    expect(textsIn(`${forms.join(', ')}.`)).toEqual(forms.slice(0, 8));
  });
});
