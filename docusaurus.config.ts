import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';

import {announcement} from './src/config/announcement';
import {blog} from './src/config/blog';
import {readEnvironment} from './src/config/environment';
import {copyright, footerLinks} from './src/config/footer';
import {versionControl} from './src/config/git';
import {markdownPlugins} from './src/config/markdown';
import {mermaid} from './src/config/mermaid';
import {navbarItems} from './src/config/navbar';
import {highlightedLanguages} from './src/config/prism';
import {readRedirects} from './src/config/redirects';
import {search} from './src/config/search';
import {hiddenPages, sitemap} from './src/config/sitemap';
import arrivalFocus from './src/plugins/arrival-focus';
import blogPosts from './src/plugins/blog-posts';
import clientBundle from './src/plugins/client-bundle';
import contentCollections from './src/plugins/content-collections';
import errorIndex from './src/plugins/error-index';
import {parseFrontMatter} from './src/plugins/front-matter';
import markdownCopies from './src/plugins/markdown-copies';
import pageDependencies from './src/plugins/page-dependencies';
import redirectsPlugin from './src/plugins/redirects';
import releaseFeed from './src/plugins/release-feed';
import sampleVersions from './src/plugins/sample-versions';
import readerChoices from './src/plugins/reader-choices';
import scriptsAfterLoad, {documentTemplate} from './src/plugins/scripts-after-load';
import searchPlugin from './src/plugins/search';
import sidebarScroll from './src/plugins/sidebar-scroll';
import socialCards from './src/plugins/social-cards';
import typedAddresses from './src/plugins/typed-addresses';
import upgradeSteps from './src/plugins/upgrade-steps';
import wording from './src/plugins/wording';
import sidebars from './sidebars';

const {hostedSearch, tagManagerContainer, feedbackEndpoint} = readEnvironment(process.env);
const repository = 'https://github.com/pact-foundation/docs.pact.io';
const markdown = markdownPlugins({root: __dirname, source: `${repository}/blob/master`, sidebars});

const config: Config = {
  title: 'Pact Docs',
  tagline: 'Test your integrations quickly. Deploy your apps safely.',
  url: 'https://docs.pact.io',
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'img/mark.svg',
  organizationName: 'pact-foundation',
  projectName: 'docs.pact.io',

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  // It tests whether the framework has run by DOMContentLoaded; here, its scripts come later.
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: 'en', locales: ['en']},
  customFields: {feedbackEndpoint},
  ssrTemplate: documentTemplate,
  markdown: {
    mermaid: true,
    emoji: false,
    mdx1Compat: {comments: false, admonitions: false, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter,
  },
  themes: ['@docusaurus/theme-mermaid'],

  // The storage keys are promises: theme, docusaurus.announcement.*, docs-preferred-version-default.
  storage: {namespace: false},
  future: {
    // babel.config.js compiles the site. SWC's HTML minifier loses type parameters: "&Vec<u8>" becomes an element <u8>.
    faster: {swcJsLoader: false, swcHtmlMinimizer: false},
    experimental_vcs: versionControl(),
    v4: true,
  },

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          // A number at the start of a file name belongs to its address.
          numberPrefixParser: false,
          editUrl: `${repository}/edit/master/`,
          onInlineTags: 'throw',
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
          ...markdown,
        },
        blog: {
          editUrl: `${repository}/edit/master/`,
          ...blog,
          ...markdown,
        },
        pages: markdown,
        theme: {customCss: ['./src/css/custom.css', './src/css/print.css']},
        sitemap,
        googleTagManager: tagManagerContainer ? {containerId: tagManagerContainer} : undefined,
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    contentCollections,
    typedAddresses,
    arrivalFocus,
    [searchPlugin, {...search, hosted: hostedSearch}],
    redirectsPlugin(readRedirects),
    releaseFeed(copyright),
    [markdownCopies, {ignore: ['/*-wip', '/blog/archive']}],
    [socialCards, {ignore: hiddenPages, fallback: '/img/social-card.png'}],
    blogPosts,
    errorIndex,
    readerChoices,
    sampleVersions,
    upgradeSteps,
    pageDependencies,
    clientBundle,
    scriptsAfterLoad,
    sidebarScroll,
    wording,
  ],

  themeConfig: {
    announcementBar: announcement,
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    navbar: {
      title: 'Pact',
      hideOnScroll: true,
      logo: {alt: '', src: 'img/mark.svg', width: 28, height: 28},
      items: navbarItems,
    },
    footer: {style: 'light', links: footerLinks, copyright},
    // The colours of code are variables in src/css/custom.css; a theme here would only travel to every reader.
    prism: {theme: {plain: {}, styles: []}, additionalLanguages: [...highlightedLanguages]},
    mermaid,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies Preset.ThemeConfig,
};

export default config;
