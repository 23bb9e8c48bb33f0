import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';

import {documentTemplate} from '.';

const original = createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as {default: string};

/** The lines of a template without what differs on purpose. */
const linesOf = (template: string): string[] =>
  template
    .replace(/<script type="application\/json"[\s\S]*?<\/script>/, '')
    .replace(/<% it\.scripts\.forEach[\s\S]*?<% \}\); %>/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('the document around a page', () => {
  it("is the framework's own but for the scripts", () => {
    const lines = linesOf(documentTemplate);
    console.log(`${lines.length} lines of the document compared`);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines, 'read ssgTemplate.html.js of @docusaurus/core again, and take over what changed').toEqual(
      linesOf(original.default),
    );
  });

  it('differs when the framework changes its own', () => {
    const changed = original.default.replace('</body>', '<footer></footer></body>');
    expect(linesOf(documentTemplate)).not.toEqual(linesOf(changed));
  });

  it('names the scripts without loading them', () => {
    expect(documentTemplate).toContain('JSON.stringify(it.scripts.map(');
    expect(documentTemplate).not.toMatch(/<script[^>]*src=/);
  });
});
