import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Code, Heading, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';

import {readErrorFamilies, readErrorMessages} from '../../content/errors';
import {sdks} from '../../data/sdks';
import {attribute} from '../remark-include-sample/elements';
import remarkErrors from './index';

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkErrors);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/errors.mdx', value: source}));
}

function all<Node>(tree: Root, type: string): Node[] {
  const found: Node[] = [];
  visit(tree, type, (node) => {
    found.push(node as unknown as Node);
  });
  return found;
}

const idOf = (node: Heading): unknown => node.data?.hProperties?.id;

const families = readErrorFamilies();

describe.each(families)('the page of $id', ({id, problems}) => {
  const tree = run(`<ErrorList of="${id}" />`);

  it('has a heading for each problem, in order', () => {
    expect(all<Heading>(tree, 'heading').map(idOf)).toEqual(problems.map((problem) => problem.id));
  });

  it('has each message with its short link, and each fix', () => {
    const fences = all<Code>(tree, 'code').map(({value}) => value);
    const links = all<MdxJsxTextElement>(tree, 'mdxJsxTextElement').map(({attributes: [href]}) => href?.value);
    for (const problem of problems) {
      expect(fences).toEqual(expect.arrayContaining(problem.messages.map(({text}) => text)));
      expect(fences).toEqual(expect.arrayContaining(problem.fixes.flatMap(({code}) => code.map(({value}) => value))));
      expect(links).toEqual(expect.arrayContaining(problem.messages.map(({slug}) => `/e/${slug}`)));
    }
  });

  it('has a panel for every language in each group of tabs', () => {
    const groups = all<MdxJsxFlowElement>(tree, 'mdxJsxFlowElement').filter(({name}) => name === 'SdkTabs');
    for (const {children} of groups) {
      const ids = children.flatMap((child) =>
        child.type === 'mdxJsxFlowElement' ? (attribute(child, 'of')?.split(' ') ?? []) : [],
      );
      expect(ids.sort()).toEqual(sdks.map((sdk) => sdk.id).sort());
    }
  });
});

describe('the list of all', () => {
  it('links to every problem', () => {
    const problems = families.flatMap((family) => family.problems);
    const items = all(run('<ErrorList />'), 'listItem');
    console.log(`error list: checked ${items.length} problems, ${readErrorMessages().length} messages`);
    expect(items.length).toBeGreaterThan(0);
    expect(items).toHaveLength(problems.length);
  });
});

describe('an error list', () => {
  it.each([
    ['<ErrorList of="weather" />', 'Unknown family "weather"; use one of'],
    ['<ErrorList of />', 'ErrorList takes of="…", not of'],
  ])('is rejected as %s', (source, fault) => {
    expect(() => run(source)).toThrow(`docs/errors.mdx:1: ${fault}`);
  });
});
