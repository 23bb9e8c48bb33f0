import {describe, expect, it} from 'vitest';

import {linkFaults, linksOf, type Targets} from './checks/links';
import {addressOf, parsePage, readPages} from './pages';

const pages = readPages('docs', 'blog');
const targets: Targets = {
  files: new Set(pages.map(({file}) => file)),
  addresses: new Map(pages.filter(({file}) => file.startsWith('docs/')).map((page) => [addressOf(page), page.file])),
};

describe('links of pages', () => {
  it('name their destination, and are relative paths of existing files in docs pages', () => {
    const count = pages.flatMap(linksOf).length;
    console.log(`links: checked ${count} of ${pages.length} pages`);
    expect(count).toBeGreaterThan(0);
    expect(pages.flatMap((page) => linkFaults(page, targets))).toEqual([]);
  });

  it.each([
    ['Read it [here](./index.mdx).', 'has the text "here"; name the destination'],
    ['See [this page](./index.mdx).', 'has the text "this page"; name the destination'],
    ['[Click here](./index.mdx)', 'has the text "Click here"; name the destination'],
    ['A [link](https://example.org).', 'has the text "link"; name the destination'],
    ['[FAQ](/faq#a)', 'leads to /faq#a; link by file: ./index.mdx'],
    ['[Guide](/consumer)', 'leads to /consumer; link by file: ../consumer/index.mdx'],
    ['[Guide](../consumer)', 'leads to ../consumer, and there is no docs/consumer; correct the path'],
    ['[Guide](./gone.mdx#a)', 'leads to ./gone.mdx#a, and there is no docs/faq/gone.mdx'],
    ['[FAQ](https://docs.pact.io/faq)', 'leads to https://docs.pact.io/faq, this site itself; link to the file'],
    ['[FAQ](//docs.pact.io)', 'leads to //docs.pact.io, this site itself'],
    ['https://docs.pact.io', 'leads to https://docs.pact.io, this site itself'],
  ])('are rejected when they look like %s', (source, fault) => {
    const faults = linkFaults(parsePage('docs/faq/bad.mdx', source), {
      files: new Set(['docs/faq/index.mdx', 'docs/consumer/index.mdx']),
      addresses: new Map([
        ['/faq', 'docs/faq/index.mdx'],
        ['/consumer', 'docs/consumer/index.mdx'],
      ]),
    });
    expect(faults).toEqual([expect.stringContaining(`docs/faq/bad.mdx:1: a link ${fault}`)]);
  });

  it('are rejected when an element links to the site itself with an absolute URL', () => {
    const page = parsePage('docs/bad.mdx', '<Card to="https://docs.pact.io/faq" title="FAQ">\n  Text\n</Card>');
    expect(linkFaults(page, targets)).toEqual([
      'docs/bad.mdx:1: <Card> leads to https://docs.pact.io/faq, this site itself; give the path alone',
    ]);
  });

  it('can lead to other hosts, headings and pages outside docs, and from posts to paths', () => {
    const good =
      '[Pact JS](https://github.com/pact-foundation/pact-js) [A](#a) [Users](/users) [Mail](mailto:a@example.org)';
    expect(linkFaults(parsePage('docs/good.mdx', good), targets)).toEqual([]);
    expect(
      linkFaults(parsePage('blog/good/index.mdx', '[How Pact works](/getting_started/how_pact_works)'), targets),
    ).toEqual([]);
  });
});
