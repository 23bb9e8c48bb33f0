import {existsSync} from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';

import remarkPageComponents, {pageComponents} from './index';

function importsOf(source: string): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkPageComponents);
  return processor
    .runSync(processor.parse(source))
    .children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

describe('a rarely used component', () => {
  it('is imported once by a page that uses it', () => {
    expect(importsOf('Text\n\n<ResourceList of="books" />\n\n- <ResourceList of="events" />')).toEqual([
      "import ResourceList from '@site/src/components/ResourceList';",
    ]);
  });

  it('is imported by name when it is not the default export', () => {
    expect(importsOf('<Sdk of="go">\n\nText\n\n</Sdk>')).toEqual([
      "import {Sdk} from '@site/src/components/Sdk/Tabs';",
    ]);
  });

  it('is not imported by other pages', () => {
    expect(importsOf('Text\n\n<Term id="pact" />')).toEqual([]);
  });

  it.each(Object.entries(pageComponents))('exists: %s', (_, {from}) => {
    const file = `src/components/${from}`;
    expect(existsSync(`${file}.tsx`) || existsSync(`${file}/index.tsx`)).toBe(true);
  });
});
