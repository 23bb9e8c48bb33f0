import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Nodes, Root} from 'mdast';
import {describe, expect, it} from 'vitest';

import {readLibraries} from '../../content/support/collections';
import {formatDay} from '../../data/days';
import pactJs from '../../data/releases/pact-js.json';
import remarkLibraryFacts from './index';

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkLibraryFacts);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/page.mdx', value: source}));
}

/** Text of a node, with the addresses of its links. */
function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  const inside = 'children' in node ? node.children.map(textOf).join('') : '';
  return node.type === 'link' ? `[${inside}](${node.url})` : inside;
}

/** The facts of a library, one a line. */
function factsOf(library: string): string[] {
  const [box] = run(`<LibraryFacts of="${library}" />`).children;
  const [list] = box && 'children' in box ? box.children : [];
  return list && 'children' in list ? list.children.map(textOf) : [];
}

describe('the facts of a library', () => {
  it('are its package, its newest version with the day, and what it needs', () => {
    // The releases of Pact JS are in the order of their dates, and it has no newer branch.
    const {version, date} = pactJs.releases[0] ?? {version: '', date: ''};
    expect(factsOf('pact-js')).toEqual([
      'Package @pact-foundation/pact (npm)',
      `Newest version [${version}](https://github.com/pact-foundation/pact-js/releases/tag/v${version}), ${formatDay(date)}`,
      'Needs at least Node.js 22',
    ]);
  });

  it('exist for every library with a release history, whatever the name of that', () => {
    const libraries = readLibraries().filter(({id}) => !['cli', 'pact-ruby-1'].includes(id));
    expect(libraries.map(({id}) => id)).toContain('pact-rust');
    for (const {id} of libraries) {
      expect(factsOf(id)[1], id).toMatch(/^Newest version \[\d+\.\d+\.\d+\]\(https:\S+\), \d+ \w+ \d{4}$/);
    }
  });

  it('name a stable version, and the highest, not the latest', () => {
    // 11.0.0-alpha2 of Pact PHP is newer than 10.2, and 1.67.5 of Pact Ruby came out after 2.0.
    expect(factsOf('pact-php')[1]).not.toContain('alpha');
    expect(factsOf('pact-ruby')[1]).toMatch(/\[2\./);
  });

  it('are rejected for an unknown library', () => {
    expect(() => run('<LibraryFacts of="pact-basic" />')).toThrow(
      'docs/page.mdx:1: Unknown library "pact-basic"; use one of pact-js, pact-jvm',
    );
    expect(() => run('<LibraryFacts />')).toThrow('docs/page.mdx:1: LibraryFacts needs of="…", the id of a library');
  });
});
