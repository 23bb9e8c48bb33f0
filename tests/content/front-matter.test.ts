import {expect, it} from 'vitest';

import {validateFrontMatter} from '../../src/plugins/front-matter';
import {parsePage, readPages, type ContentPage} from './pages';

/** Errors that would fail the build, one per page. */
function frontMatterFaults({file, frontMatter}: ContentPage): string[] {
  try {
    validateFrontMatter(file, frontMatter);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

it('the front matter of every page and post follows its schema', () => {
  const pages = readPages('docs', 'blog');
  console.log(`front matter: checked ${pages.length} pages`);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap(frontMatterFaults)).toEqual([]);
});

it('a page with an unknown field and without a description is rejected', () => {
  const [fault] = frontMatterFaults(parsePage('docs/bad.mdx', '---\ntitle: Tea\ntaste: strong\n---\n\nText.'));
  expect(fault).toContain('Front matter of docs/bad.mdx breaks the schema');
  expect(fault).toContain('"description" is required');
  expect(fault).toContain('"taste" is not allowed');
});
