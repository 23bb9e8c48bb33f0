import {describe, expect, it} from 'vitest';

import {parsePage} from '../content/pages';
import {copiesOf} from './copies';

const page = (file: string, title: string) => parsePage(file, `---\ntitle: ${title}\nslug: /tea\n---\n\nText.\n`);

describe('copies of pages for a larger site', () => {
  it('are beside their originals, round robin', () => {
    const copies = copiesOf([page('docs/a.mdx', 'Tea'), page('docs/b/index.mdx', '"Mugs: all"')], 3);
    expect(copies.map(({file}) => file)).toEqual(['docs/a-copy-1.mdx', 'docs/b/index-copy-2.mdx', 'docs/a-copy-3.mdx']);
  });

  it('have their own title, and no slug', () => {
    const [first, second] = copiesOf([page('docs/a.mdx', 'Tea'), page('docs/b.mdx', '"Mugs: all"')], 2);
    expect(first?.text).toBe('---\ntitle: Tea, copy 1\n---\n\nText.\n');
    expect(second?.text).toContain('title: "Mugs: all, copy 2"\n');
  });

  it('are rejected for an invalid count, and without pages', () => {
    expect(() => copiesOf([page('docs/a.mdx', 'Tea')], Number('many'))).toThrow('a positive integer, not NaN');
    expect(() => copiesOf([], 1)).toThrow('no page to copy');
  });
});
