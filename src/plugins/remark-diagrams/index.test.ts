import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {drawingName, writeDrawing} from '../../data/diagrams';
import remarkDiagrams from './index';

const titled = 'flowchart LR\n  accTitle: The round\n  accDescr {\n    From tea\n    to cup.\n  }\n  a-->b';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawings-'));
  for (const code of ['flowchart LR\n  a-->b', titled]) {
    const wide = {width: 10, height: 20, shapes: '<rect/>\n<text>a</text>'};
    const narrow = code === titled ? {narrow: {...wide, width: 5}} : {};
    writeFileSync(path.join(folder, drawingName(code)), writeDrawing({type: 'flowchart', wide, ...narrow}));
  }
});

afterAll(() => rmSync(folder, {recursive: true}));

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDiagrams, {folder});
  return processor.runSync(
    processor.parse(source.replaceAll('{#', String.raw`\{#`)),
    new VFile({path: 'docs/tea.mdx', value: source}),
  );
}

/** Attributes of the diagrams of a page. */
function diagrams(source: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  visit(run(source), 'mdxJsxFlowElement', ({name, attributes}: MdxJsxFlowElement) => {
    if (name === 'Diagram') {
      const entries = attributes.flatMap((each) => ('name' in each ? [[each.name, each.value] as const] : []));
      found.push(Object.fromEntries(entries));
    }
  });
  return found;
}

const fence = '```mermaid\nflowchart LR\n  a-->b\n```\n';

describe('a mermaid fence', () => {
  it('becomes its drawing, named after the heading above it', () => {
    expect(diagrams(`## Hot *tea* with \`milk\` {#hot}\n\n${fence}`)).toEqual([
      {
        label: 'Diagram: Hot tea with milk',
        type: 'flowchart',
        width: '10',
        height: '20',
        shapes: '<rect/><text>a</text>',
      },
    ]);
  });

  it('is numbered when it is not the first under its heading', () => {
    expect(
      diagrams(`${fence}\n${fence}\n## Hot\n\n- step\n\n  ${fence.replaceAll('\n', '\n  ')}`).map(({label}) => label),
    ).toEqual(['Diagram', 'Diagram 2', 'Diagram: Hot']);
  });

  it('is named by its own accTitle and accDescr', () => {
    expect(diagrams(`## Hot\n\n\`\`\`mermaid\n${titled}\n\`\`\``)[0]).toMatchObject({
      label: 'The round. From tea to cup.',
    });
  });

  it('brings the layout for narrow columns, if there is one', () => {
    expect(diagrams(`\`\`\`mermaid\n${titled}\n\`\`\``)[0]).toMatchObject({
      width: '10',
      narrowWidth: '5',
      narrowHeight: '20',
      narrowShapes: '<rect/><text>a</text>',
    });
  });

  it('without a drawing is rendered in the browser, under the same name', () => {
    const [node] = run('```mermaid\nflowchart LR\n  a-->c\n```\n').children as MdxJsxFlowElement[];
    expect(node?.name).toBe('LiveDiagram');
    expect(node?.attributes).toMatchObject([
      {name: 'label', value: 'Diagram'},
      {name: 'code', value: 'flowchart LR\n  a-->c'},
    ]);
  });

  it('is the only kind of fence that changes', () => {
    expect(run('```ts\nflowchart\n```').children.map(({type}) => type)).toEqual(['code']);
  });
});
