import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Leaves out of the bundle what the site has no use for in the browser. */
export default function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            // What the docs plugin hands to its routes.
            test: /[\\/]docusaurus-plugin-content-docs[\\/][\w-]+[\\/]p[\\/][^\\/]+\.json$/,
            use: [path.join(__dirname, 'docs-data-loader.js')],
          },
          {test: /[\\/]\.docusaurus[\\/]globalData\.json$/, use: [path.join(__dirname, 'global-data-loader.js')]},
          // The server bundle needs the names in it, to know the parts of a page.
          ...(isServer
            ? []
            : [{test: /[\\/]\.docusaurus[\\/]registry\.js$/, use: [path.join(__dirname, 'registry-loader.js')]}]),
        ],
      },
      resolve: {
        alias: {
          // Code is highlighted while the site is built.
          'prism-react-renderer$': false,
          // An optional layout engine of Mermaid that no diagram asks for.
          '@mermaid-js/layout-elk': false,
        },
      },
    }),
  };
}
