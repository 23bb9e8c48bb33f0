import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Leaves out of the bundle what the site has no use for in the browser. */
export default function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // What the docs plugin hands to its routes.
            test: /[\\/]docusaurus-plugin-content-docs[\\/][\w-]+[\\/]p[\\/][^\\/]+\.json$/,
            use: [path.join(__dirname, 'docs-data-loader.js')],
          },
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
