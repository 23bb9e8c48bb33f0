import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';

import {documentTemplate} from '.';

const original = createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as {default: string};

/** The lines of a template, without those that differ on purpose. */
const linesOf = (template: string): string[] =>
  template
    .replace(/<script type="application\/json"[\s\S]*?<\/script>/, '')
    .replace(/<% it\.scripts\.forEach[\s\S]*?<% \}\); %>/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('the document template', () => {
  it("is Docusaurus' own, except for the scripts", () => {
    const lines = linesOf(documentTemplate);
    console.log(`document template: compared ${lines.length} lines`);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines, 'copy the changes of ssgTemplate.html.js in @docusaurus/core to documentTemplate').toEqual(
      linesOf(original.default),
    );
  });

  it('differs if Docusaurus changes its template', () => {
    const changed = original.default.replace('</body>', '<footer></footer></body>');
    expect(linesOf(documentTemplate)).not.toEqual(linesOf(changed));
  });

  it('lists the scripts without loading them', () => {
    expect(documentTemplate).toContain('JSON.stringify(it.scripts.map(');
    expect(documentTemplate).not.toMatch(/<script[^>]*src=/);
  });
});
