import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Options} from '@docusaurus/preset-classic';
import type {ThemeConfig} from '@docusaurus/theme-common';

import {mermaid} from '@site/src/config/mermaid';
import {highlightedLanguages} from '@site/src/config/prism';
import config from '@site/docusaurus.config';
import {navigationEntries} from '../promises/navigation';

interface Prism {
  readonly additionalLanguages: readonly string[];
}

const preset = config.presets?.[0] as [string, Options];
const {docs, blog, sitemap, googleTagManager} = preset[1];
const theme = config.themeConfig as unknown as ThemeConfig & {
  readonly prism: Prism;
  readonly algolia?: object;
};

const repository = 'https://github.com/pact-foundation/docs.pact.io/edit/master/';

describe('the configuration', () => {
  it('is wiring: under 150 lines, with a type', () => {
    const source = readFileSync('docusaurus.config.ts', 'utf8');
    expect(source.split('\n').length).toBeLessThan(150);
    expect(source).toMatch(/satisfies Preset\.Options/);
    expect(source).toMatch(/satisfies Preset\.ThemeConfig/);
  });

  it('has the title, the tagline and the address of the site', () => {
    expect(config).toMatchObject({
      title: 'Pact Docs',
      tagline: 'Test your integrations quickly. Deploy your apps safely.',
      url: 'https://docs.pact.io',
      baseUrl: '/',
    });
  });

  it('serves addresses without a trailing slash and docs at the root', () => {
    expect(config.trailingSlash).toBe(false);
    expect(docs).toMatchObject({routeBasePath: '/'});
  });

  it('has one locale, English', () => {
    expect(config.i18n).toMatchObject({defaultLocale: 'en', locales: ['en']});
  });

  it('fails a build with a broken link or anchor, and warns of Markdown links and duplicate routes', () => {
    expect(config).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'throw',
      onDuplicateRoutes: 'warn',
      markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},
    });
  });

  it('lists levels 2 to 3 in the table of contents', () => {
    expect(theme.tableOfContents).toEqual({minHeadingLevel: 2, maxHeadingLevel: 3});
  });

  it('lists 10 posts a page and all posts in the sidebar of the blog', () => {
    expect(blog).toMatchObject({postsPerPage: 10, blogSidebarCount: 'ALL', blogSidebarTitle: 'All posts'});
  });

  it('fails a build with a post whose tag or author has no entry, or that shows its whole text in lists', () => {
    expect(blog).toMatchObject({onInlineTags: 'throw', onInlineAuthors: 'throw', onUntruncatedBlogPosts: 'throw'});
  });

  it('offers the feeds with the notice of the site', () => {
    expect(blog).toMatchObject({feedOptions: {type: ['rss', 'atom'], copyright: 'Copyright © 2025 Pact Foundation'}});
  });

  it('highlights the languages that the specification names, and Kotlin', () => {
    const promised = 'ruby rust csharp java powershell docker groovy scala erlang php go kotlin'.split(' ');
    expect(theme.prism.additionalLanguages).toEqual(expect.arrayContaining(promised));
    expect(theme.prism.additionalLanguages).toEqual(highlightedLanguages);
  });

  it('has diagrams neutral in light mode and dark in dark mode', () => {
    expect(mermaid.theme).toEqual({light: 'neutral', dark: 'dark'});
  });

  it('starts light, with a switch, whatever the system prefers', () => {
    expect(theme.colorMode).toEqual({defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false});
  });

  it('keeps preferences under the storage keys of the specification', () => {
    expect(config.future?.v4).toMatchObject({siteStorageNamespacing: false});
  });

  it('has the top navigation in its order', () => {
    const entries = theme.navbar.items.filter(({to}) => to !== undefined);
    expect(entries.map(({label, to}) => [label, to])).toEqual(navigationEntries);
  });

  it('has a navbar that is titled Pact and hides while the reader scrolls down', () => {
    expect(theme.navbar).toMatchObject({title: 'Pact', hideOnScroll: true});
  });

  it('has the link groups of the footer, and its notice of 2025', () => {
    const links = theme.footer?.links as readonly {title: string; items: readonly Record<string, string>[]}[];
    expect(links.map(({title, items}) => [title, items.map(({label, to, href}) => [label, to ?? href])])).toEqual([
      [
        'Docs',
        [
          ['Getting Started', '/'],
          ['Guides', '/consumer'],
          ['Pact Docs', '/implementation_guides/cli'],
          ['Resources', '/history'],
          ['Help', '/help'],
        ],
      ],
      [
        'Community',
        [
          ['Stack Overflow', 'https://stackoverflow.com/questions/tagged/pact'],
          ['Join Slack', 'https://slack.pact.io'],
          ['Twitter', 'https://twitter.com/pact_up'],
        ],
      ],
      [
        'More',
        [
          ['Blog', '/blog'],
          ['GitHub', 'https://github.com/pact-foundation'],
        ],
      ],
    ]);
    expect(theme.footer?.copyright).toBe('Copyright © 2025 Pact Foundation');
  });

  it('has an announcement bar that promotes AI in the hosted offering, cannot be closed and links to the sign-up', () => {
    expect(theme.announcementBar).toMatchObject({
      id: 'announcement-bar',
      backgroundColor: '#454CF0',
      textColor: '#fff',
      isCloseable: false,
    });
    expect(theme.announcementBar?.content).toMatch(/\bAI\b.*\bPactFlow\b/);
    expect(theme.announcementBar?.content).toMatch(/<a [^>]*href="https:\/\/pactflow\.io\/ai\/"[^>]*>Sign up<\/a>/);
  });

  it('leads to the sources and shows author and time of the last update', () => {
    expect(docs).toMatchObject({editUrl: repository, showLastUpdateAuthor: true, showLastUpdateTime: true});
    expect(blog).toMatchObject({editUrl: repository});
  });

  it('searches the index pact, in context, on the page /search', () => {
    const [, options] = (config.plugins ?? []).find((plugin) => Array.isArray(plugin)) as [unknown, object];
    expect(options).toMatchObject({indexName: 'pact', contextualSearch: true, searchPagePath: 'search'});
    expect(theme.algolia).toBeUndefined();
  });

  it('loads no analytics unless the environment names a container', () => {
    expect(googleTagManager).toBeUndefined();
  });

  it('keeps search and work in progress out of the sitemap', () => {
    expect(sitemap).toMatchObject({ignorePatterns: ['/search', '/*-wip']});
  });
});
