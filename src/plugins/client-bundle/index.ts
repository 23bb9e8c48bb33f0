import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {unusedSocialIcons} from './social-icons';
import {withStepsAtHand} from './steps-at-hand';
import {unusedStyles} from './unused-styles';

const ofGenerated = (file: string, loader: string) => ({
  test: (resource: string) => resource.endsWith(path.join('.docusaurus', file)),
  use: [path.join(__dirname, loader)],
});

/** Tables that every reader loads, in less text; `route-names.js` says more. */
const shorterTables = [
  ofGenerated('registry.js', 'registry-loader.js'),
  ofGenerated('routes.js', 'routes-loader.js'),
  ofGenerated('routesChunkNames.json', 'chunk-names-loader.js'),
  ofGenerated('globalData.json', 'global-data-loader.js'),
];

/** Pages, but no parts of pages: those have no route, and their code would not be waited for. */
const codeApart = {
  test: /[\\/](?!_)[^\\/]+\.mdx$/,
  enforce: 'post' as const,
  use: [path.join(__dirname, 'code-loader.js')],
};

/** With a folder before the name: a rule that takes "page.mdx" alone would be one of Docusaurus's own to it. */
const jsxTakenOnce = {
  test: /[\\/][^\\/]+\.mdx?$/,
  enforce: 'post' as const,
  use: [path.join(__dirname, 'jsx-loader.js')],
};

/** Parts by the names that routes have for them: a number of its own beside each would only travel along. */
const shorterFiles = {
  output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
  optimization: {chunkIds: 'named' as const},
  plugins: [unusedStyles],
};

const compat = path.dirname(require.resolve('preact/compat/package.json'));

/**
 * Preact stands in for React in what readers load, and in what renders it, so that both make the same ids. It has
 * React's interface in 49 kB (brotli) less. `npm start` and unit tests run React itself.
 */
const preact = {react: compat, 'react-dom': compat};

const ofFramework = (file: string, loader: string) => ({
  test: (resource: string) => resource.endsWith(path.join('@docusaurus', file)),
  use: [path.join(__dirname, loader)],
});

/** Where the framework counts on what React does and Preact doesn't. */
const forPreact = [
  ofFramework('core/lib/client/App.js', 'app-loader.js'),
  ofFramework('core/lib/client/renderToHtml.js', 'render-loader.js'),
];

/** Where the framework has the browser do more than a reader sees. */
const onlySeen = [
  ofFramework('core/lib/client/exports/Link.js', 'link-loader.js'),
  ofFramework('core/lib/client/PendingNavigation.js', 'pending-navigation-loader.js'),
  ofFramework('theme-common/lib/utils/scrollUtils.js', 'scroll-utils-loader.js'),
];

/** Leaves out of the bundle what the site has no use for in the browser. */
export default function clientBundle({siteDir}: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configurePostCss: withStepsAtHand,
    configureWebpack: (_config, isServer) => ({
      ...(isServer || process.env.NODE_ENV !== 'production' ? {} : shorterFiles),
      module: {
        rules: [
          {
            // What the docs plugin hands to its routes.
            test: /[\\/]docusaurus-plugin-content-docs[\\/][\w-]+[\\/]p[\\/][^\\/]+\.json$/,
            use: [path.join(__dirname, 'docs-data-loader.js')],
          },
          {
            test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
            use: [path.join(__dirname, 'site-config-loader.js')],
          },
          ...(process.env.NODE_ENV === 'production' ? [...forPreact, ...onlySeen, jsxTakenOnce] : []),
          // The server bundle needs the names as they are, to know the parts of a page.
          ...(isServer || process.env.NODE_ENV !== 'production' ? [] : [...shorterTables, codeApart]),
        ],
      },
      resolve: {
        alias: {
          ...(process.env.NODE_ENV === 'production' ? preact : {}),
          ...(isServer ? {} : {tslib$: path.join(__dirname, 'tslib.ts')}),
          nprogress$: path.join(__dirname, 'progress-bar'),
          // Code is highlighted while the site is built.
          'prism-react-renderer$': false,
          // An optional layout engine of Mermaid that no diagram asks for.
          '@mermaid-js/layout-elk': false,
          ...unusedSocialIcons(path.join(siteDir, 'blog/authors.yml')),
        },
      },
    }),
  };
}
