import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Nodes, Root, Table} from 'mdast';
import {describe, expect, it} from 'vitest';

import {sourceOf} from '../../content/collection';
import {readDeploymentRules} from '../../content/deployment-rules';
import {editLink} from '../remark-element/markdown';
import remarkDeploymentRules from './index';

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDeploymentRules);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/rules.mdx', value: source}));
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

function rowsOf(about: string): string[][] {
  const [table] = run(`<DeploymentRules about="${about}" />`).children;
  return (table as Table).children.map((row) => row.children.map((cell) => textOf(cell)));
}

describe('rules on a page', () => {
  it('have an answer and reasons', () => {
    expect(rowsOf('providers').slice(0, 2)).toEqual([
      ['Rule', 'Answer', 'Reason'],
      ['A provider needs no consumer in the environment', 'yes', 'nothing missing'],
    ]);
  });

  it('have an edit link below their table', () => {
    const [, edit] = run('<DeploymentRules about="providers" />').children;
    const first = readDeploymentRules().find(({about}) => about === 'providers') ?? {};
    expect(edit).toEqual(editLink(sourceOf(first), 'table'));
  });

  it('are selected by an existing subject', () => {
    expect(() => run('<DeploymentRules about="weather" />')).toThrow(
      'docs/rules.mdx:1: DeploymentRules needs about="…": versions, consumers, ',
    );
  });
});
