import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {dateLists, sitemap} from './sitemap';

const url = 'https://docs.pact.io';
const component = '@theme/Page';
const post = (day: string) => ({path: `/blog/${day}`, component, metadata: {sourceFilePath: `blog/${day}.mdx`}});
const listOf = (...days: string[]) => ({items: days.map((day) => ({content: {path: `@site/blog/${day}.mdx`}}))});

const routes = [
  {path: '/', component, routes: [{path: '/faq', component, metadata: {sourceFilePath: 'docs/faq.mdx'}}]},
  post('new'),
  post('old'),
  {path: '/blog', component, modules: listOf('new', 'old')},
  {path: '/blog/page/2', component, modules: listOf('old'), props: {list: {permalink: '/blog'}}},
  {path: '/blog/tags', component, props: {tags: [{permalink: '/blog'}]}},
  {path: '/tags/diagrams', component, props: {tag: {items: [{permalink: '/faq'}], permalink: '/tags/diagrams'}}},
  {path: '/blog/authors/nobody', component, modules: listOf()},
];

const date = (dated: Readonly<Record<string, string>>) =>
  dateLists(
    ['/faq', ...routes.map(({path}) => path)].map((path) => ({url: `${url}${path}`, lastmod: dated[path]})),
    routes,
    url,
  ).map(({url: address, lastmod}) => [address.replace(url, ''), lastmod]);

describe('the sitemap', () => {
  it('dates a list by the newest page on it, and a list of lists by the newest list', () => {
    const dated = {'/faq': '2026-02-03', '/blog/new': '2026-01-02', '/blog/old': '2020-01-01'};
    expect(Object.fromEntries(date(dated))).toEqual({
      '/': null,
      '/faq': '2026-02-03',
      '/blog/new': '2026-01-02',
      '/blog/old': '2020-01-01',
      '/blog': '2026-01-02',
      '/blog/page/2': '2020-01-01',
      '/blog/tags': '2026-01-02',
      '/tags/diagrams': '2026-02-03',
      '/blog/authors/nobody': null,
    });
  });

  it('dates posts by the last commit of their files, looked up by absolute path', async () => {
    const file = path.resolve('blog/new.mdx');
    const params = {
      routes: [post('new')],
      siteConfig: {
        url,
        future: {
          experimental_vcs: {
            getFileLastUpdateInfo: async (asked: string) => (asked === file ? {timestamp: Date.UTC(2026, 0, 2)} : null),
          },
        },
      },
      defaultCreateSitemapItems: async () => [{url: `${url}/blog/new`, lastmod: null}],
    };
    const items = await sitemap.createSitemapItems(
      params as unknown as Parameters<typeof sitemap.createSitemapItems>[0],
    );
    expect(items).toEqual([{url: `${url}/blog/new`, lastmod: '2026-01-02'}]);
  });

  it('dates nothing if version control has no dates', () => {
    expect(date({}).filter(([, lastmod]) => lastmod !== null)).toEqual([]);
  });
});
