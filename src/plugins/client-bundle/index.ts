import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {unusedSocialIcons} from './social-icons';

const ofGenerated = (file: string, loader: string) => ({
  test: (resource: string) => resource.endsWith(path.join('.docusaurus', file)),
  use: [path.join(__dirname, loader)],
});

/** Routes and their parts by short names; `route-names.js` says why. */
const shorterNames = [
  ofGenerated('registry.js', 'registry-loader.js'),
  ofGenerated('routes.js', 'routes-loader.js'),
  ofGenerated('routesChunkNames.json', 'chunk-names-loader.js'),
];

/** Leaves out of the bundle what the site has no use for in the browser. */
export default function clientBundle({siteDir}: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack: (_config, isServer) => ({
      // The name of a part beside its hash would stand in the list of all parts, which every reader loads.
      ...(isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {output: {chunkFilename: 'assets/js/[contenthash:8].js'}}),
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
          // The server bundle needs the names as they are, to know the parts of a page.
          ...(isServer || process.env.NODE_ENV !== 'production' ? [] : shorterNames),
        ],
      },
      resolve: {
        alias: {
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
