import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {pageComponents} from '../../src/plugins/remark-page-components';
import {componentFaults, registeredComponents, replacedElements} from './checks/mdx-components';
import {elementsOf, parsePage, readPages} from './pages';

const registered = [
  ...registeredComponents(readFileSync('src/theme/MDXComponents.tsx', 'utf8')),
  ...Object.keys(pageComponents),
  ...replacedElements,
];
const pages = readPages('docs', 'blog');

describe('components in pages', () => {
  it('are registered ones; pages import and export nothing and hold no logic', () => {
    const count = pages.flatMap(elementsOf).length;
    console.log(
      `components: looked at ${count} elements of ${pages.length} pages; registered are ${registered.join(', ')}`,
    );
    expect(registered.length).toBeGreaterThan(0);
    expect(count).toBeGreaterThan(0);
    expect(pages.flatMap((page) => componentFaults(page, registered))).toEqual([]);
  });

  it('are listed in CONTRIBUTING.md, all of them', () => {
    const guide = readFileSync('CONTRIBUTING.md', 'utf8');
    const missing = registered.filter((name) => !guide.includes(`\`${name}\``) && !guide.includes(`<${name}`));
    expect(missing, 'CONTRIBUTING.md: list each component that pages may use, with an example').toEqual([]);
  });

  it('are refused when they are unknown, imported, exported or computed', () => {
    const source = [
      "import Chart from '@site/src/components/Chart';",
      '',
      'export const a = 1;',
      '',
      '<Chart />',
      '',
      '<div>Text</div>',
      '',
      'One {1 + 1} two.',
      '',
      '{/* truncate */}',
      '',
      'Run it with node:test at 10:30.',
      '',
      '<Card to="/" title="A">Text <kbd>Esc</kbd></Card>',
    ];
    expect(componentFaults(parsePage('docs/bad.mdx', source.join('\n')), ['Card'])).toEqual([
      'docs/bad.mdx:5: <Chart> is not registered; use one of Card, or register it in src/theme/MDXComponents.tsx',
      'docs/bad.mdx:7: <div>; write it in Markdown, or use one of details, summary, kbd, sub, sup, br',
      'docs/bad.mdx:1: an import or export; pages use registered components only',
      'docs/bad.mdx:3: an import or export; pages use registered components only',
      'docs/bad.mdx:9: the expression {1 + 1}; a page holds no logic, put it into a component',
      'docs/bad.mdx:13: ":test" is read as a directive; put the word around it in backticks',
    ]);
  });

  it('are read from the file that registers them', () => {
    const source =
      'const components: X = {\n  ...MDXComponents,\n  Anchor,\n  Card: Other,\n  CodeBlock,\n  table: ScrollTable,\n};\n';
    expect(registeredComponents(source)).toEqual(['Anchor', 'Card']);
    expect(registeredComponents('nothing')).toEqual([]);
  });
});
