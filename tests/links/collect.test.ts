import {describe, expect, it} from 'vitest';

import {parsePage} from '../content/pages';
import {collectLinks, linksIn, linksOfPage, render} from './collect';

describe('external links', () => {
  it('are collected from pages, posts and data', () => {
    const links = collectLinks();
    console.log(`external links: found ${[...links.values()].flat().length} in ${links.size} files`);
    expect(links.size).toBeGreaterThan(50);
    expect([...links.keys()]).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^docs\//),
        expect.stringMatching(/^blog\/.+\.mdx$/),
        'blog/authors.yml',
        'content/plugins.yml',
        'content/resources/events.yml',
      ]),
    );
    expect([...links.values()].flat().filter((link) => !/^https?:\/\//.test(link))).toEqual([]);
  });

  it('are found wherever a page has them', () => {
    const source = [
      '[Pact](https://pact.io), https://slack.pact.io and ![a mark](https://pact.io/mark.png)',
      '<Card href="https://github.com/pact-foundation" title="Code">All</Card>',
      '[this](./index.mdx), [site](https://docs.pact.io/faq), [sample](https://broker.example.org), [machine](http://localhost:9292)',
      '`https://code.example.net`',
    ].join('\n\n');
    expect(linksOfPage(parsePage('docs/page.mdx', source))).toEqual([
      'https://pact.io',
      'https://slack.pact.io',
      'https://pact.io/mark.png',
      'https://github.com/pact-foundation',
    ]);
  });

  it('are found in data, HTML in it included', () => {
    expect(
      linksIn({title: 'https', items: [{href: 'https://pact.io'}, {html: '<a href="https://slack.pact.io">Ask</a>'}]}),
    ).toEqual(['https://pact.io', 'https://slack.pact.io']);
  });

  it('are printed below the file that has them', () => {
    expect(render(new Map([['docs/a.mdx', ['https://pact.io', 'https://slack.pact.io']]]))).toBe(
      '# docs/a.mdx\nhttps://pact.io\nhttps://slack.pact.io\n',
    );
  });
});
