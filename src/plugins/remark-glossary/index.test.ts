import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';

import {readGlossary} from '../../content/glossary';
import remarkGlossary from './index';

const glossary = readGlossary();

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGlossary);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/page.mdx', value: source}));
}

describe('the glossary in a page', () => {
  const {children} = run('Before.\n\n<Glossary />');
  const headings = children.flatMap((node) => (node.type === 'heading' ? [node] : []));

  it('has a heading for each term, with the id that links rely on', () => {
    expect(headings.map(({data}) => data?.hProperties?.id)).toEqual(glossary.map(({id}) => id));
    expect(headings.map((node) => node.children)).toEqual(glossary.map(({term}) => [{type: 'text', value: term}]));
  });

  it('has the definition below, and alternative names if there are any', () => {
    const start = children.findIndex((node) => node === headings[glossary.findIndex(({id}) => id === 'pact-file')]);
    const [definition, names] = children.slice(start + 1);
    expect(definition).toMatchObject({
      type: 'paragraph',
      children: [{value: expect.stringMatching(/^A pact file is/)}, {type: 'inlineCode'}, {}],
    });
    expect(names).toMatchObject({type: 'paragraph', children: [{value: 'Also called: '}, {value: 'pact.'}]});
  });

  it('is rejected with an attribute', () => {
    expect(() => run('<Glossary of="tea" />')).toThrow('docs/page.mdx:1: Glossary takes');
  });
});
