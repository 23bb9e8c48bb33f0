import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';

import {readDecisions} from '../../content/decisions';
import remarkDecisions from './index';

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDecisions);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/page.mdx', value: source}));
}

function linksOf(tree: Root): string[] {
  const urls: string[] = [];
  visit(tree, 'link', ({url}) => {
    urls.push(url);
  });
  return urls;
}

const groups = readDecisions();
const decisions = groups.flatMap((group) => group.decisions);

describe('the questions of a page', () => {
  it('include all of them by default, with their short answers', () => {
    const tree = run('<Decisions />');
    expect(linksOf(tree)).toEqual(expect.arrayContaining(decisions.map(({page}) => page)));
    expect(tree.children.filter(({type}) => type === 'table')).toHaveLength(groups.length);
  });

  it('have an edit link below each table', () => {
    const links = run('<Decisions />').children.filter((node) => 'name' in node && node.name === 'EditLink');
    expect(links).toHaveLength(groups.length);
    expect(links[0]).toMatchObject({
      attributes: [
        {name: 'of', value: 'content/decisions.yml#L3'},
        {name: 'passage', value: 'table'},
      ],
    });
  });

  it('can be limited to a topic', () => {
    const wanted = decisions.filter(({topics}) => topics.includes('plugins')).map(({page}) => page);
    expect(wanted.length).toBeGreaterThan(0);
    expect(linksOf(run('<Decisions on="plugins" />'))).toEqual(wanted);
  });

  it.each([
    ['<Decisions on="weather" />', 'Decisions takes on="…", one of start, consumer'],
    [
      '<Decisions on="troubleshooting" />',
      'no question of content/decisions.yml has the topic "troubleshooting"; add one',
    ],
  ])('are rejected as %s', (source, fault) => {
    expect(() => run(source)).toThrow(`docs/page.mdx:1: ${source.includes('weather') ? '' : 'Decisions: '}${fault}`);
  });
});
