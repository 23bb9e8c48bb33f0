import {existsSync} from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Link, Paragraph, Root} from 'mdast';
import {describe, expect, it} from 'vitest';

import {libraryGuides, topics} from '../../data/library-guides';
import remarkLibraryGuides from './index';

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkLibraryGuides);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/page.mdx', value: source}));
}

const linksIn = ({children}: Paragraph): Link[] => children.filter((node): node is Link => node.type === 'link');

describe('the guides of the libraries', () => {
  it('are a line of links to the pages on a topic', () => {
    const [, line] = run('Before.\n\n<LibraryGuides on="matching" />\n\nAfter.').children;
    const links = linksIn(line as Paragraph);
    expect(links.map(({children}) => children)).toEqual(
      libraryGuides.map((each) => [{type: 'text', value: each.name}]),
    );
    expect(links[0]?.url).toBe('/implementation_guides/javascript/docs/matching.mdx');
  });

  it('exist for every library and topic; only messages and plugins may be missing', () => {
    const optional = ['messages', 'plugins'];
    const needed = Object.keys(topics).filter((topic) => !optional.includes(topic));
    for (const {name, pages} of libraryGuides) {
      expect(Object.keys(pages), name).toEqual(expect.arrayContaining(needed));
    }
    const pages = libraryGuides.flatMap((library) => Object.values(library.pages));
    expect(pages.filter((page) => !existsSync(path.join('docs', page)))).toEqual([]);
  });

  it('skip a library without the topic', () => {
    const [line] = run('<LibraryGuides on="plugins" />').children;
    const names = linksIn(line as Paragraph).map(({children}) => children[0]);
    expect(names).not.toContainEqual({type: 'text', value: 'PactSwift'});
    expect(names).toContainEqual({type: 'text', value: 'PactNet'});
  });

  it('are rejected for an unknown topic', () => {
    const needed = 'docs/page.mdx:1: LibraryGuides needs on="…", one of start, consumer, matching';
    expect(() => run('<LibraryGuides on="cooking" />')).toThrow(needed);
    expect(() => run('<LibraryGuides />')).toThrow(needed);
  });
});
