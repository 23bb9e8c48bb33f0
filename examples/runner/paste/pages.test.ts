import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {firstSample} from './first-sample';
import {sections} from './pages';

const root = path.resolve(__dirname, '../../..');

/** Pages of a guide, relative to the root of the repository. */
function pagesOf(guide: string): string[] {
  const folder = `docs/implementation_guides/${guide}`;
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`);
}

describe.each(sections)('the section $id', ({guide, languages, pages, others}) => {
  const withTests = pagesOf(guide).filter((page) => firstSample(root, page, languages));

  it('names each page that shows a test, to paste it or with a reason not to', () => {
    const named = [...pages.map(({page}) => page), ...Object.keys(others)];
    console.log(`first samples: ${withTests.length} pages, of which ${pages.length} are pasted`);
    expect(named.sort()).toEqual(withTests.sort());
  });

  it('verifies a pact only after the page that writes it', () => {
    pages.forEach(({pactOf}, index) => {
      const before = pages.slice(0, index).map(({page}) => page);
      expect(pactOf === undefined || before.includes(pactOf), `the pact of ${pactOf}`).toBe(true);
    });
  });
});
