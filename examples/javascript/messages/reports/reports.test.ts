import {describe, test} from 'vitest';
import {provoke} from '../provoke.js';

/** The report, or its last part, up to the number of failures. */
function report(printed: string, first: string): string {
  const lines = printed.split('\n');
  const start = lines.findIndex((line) => line.startsWith(first));
  const end = lines.findIndex((line) => /^There were \d+ pact failures$/.test(line));
  const found = lines.slice(start, end < 0 ? undefined : end + 1);
  return found.join('\n').trim() + '\n';
}

// They need the pacts that the tests of the consumers write. `-u` writes the files anew.
describe('reports that pages show', () => {
  test.for([
    {slug: 'too-much', first: 'Failures:', fails: true},
    {slug: 'enough', first: 'Verifying a pact', fails: false},
    {slug: 'not-found', first: 'Verifying a pact', fails: true},
  ])('$slug', async ({slug, first, fails}, {expect}) => {
    const {failed, printed} = await provoke('reports', slug);

    expect(failed).toBe(fails);
    await expect(report(printed, first)).toMatchFileSnapshot(`./${slug}.txt`);
  });
});
