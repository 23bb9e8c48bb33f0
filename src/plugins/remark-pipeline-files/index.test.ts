import {existsSync} from 'node:fs';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import {models, systems} from '../../data/pipelines';
import remarkPipelineFiles from './index';

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkPipelineFiles);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/page.mdx', value: source}));
}

describe('the list of pipeline files', () => {
  it('links to files that exist, for each CI system and release model', () => {
    const folders = new Set<string>();
    let links = 0;
    visit(run('<PipelineFiles />'), 'link', ({url}) => {
      const [, file = ''] = /\/blob\/master\/(.+)$/.exec(url) ?? [];
      expect(existsSync(file), url).toBe(true);
      folders.add(file.split('/').slice(2, 4).join('/'));
      links += 1;
    });
    expect(folders.size).toBe(systems.length * models.length);
    expect(links).toBeGreaterThan(60);
  });

  it('takes no attributes', () => {
    expect(() => run('<PipelineFiles of="jenkins" />')).toThrow(/PipelineFiles takes .*not of="…"/);
  });
});
