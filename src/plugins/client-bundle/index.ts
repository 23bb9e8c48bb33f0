import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** JSON that the docs plugin passes to its routes. */
const docsRouteData = /[\\/]docusaurus-plugin-content-docs[\\/][\w-]+[\\/]p[\\/][^\\/]+\.json$/;

/**
 * Keeps out of the client bundle what this site never uses in the browser. The figures are brotli, for every reader.
 */
export default function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack: ({mode}, isServer) => ({
      // Saves 3.5 kB: routes refer to chunks by name, so numeric ids would be a second list. Ten digits: the
      // bundler replaces a hash wherever it occurs in a file, and one of six digits matched part of a timestamp.
      ...(mode === 'production' &&
        !isServer && {
          optimization: {chunkIds: 'named' as const},
          output: {chunkFilename: 'assets/js/[id].[contenthash:10].js'},
        }),
      module: {
        // Saves 24.5 of 32.5 kB.
        rules: [{test: docsRouteData, use: [path.join(__dirname, 'docs-version-loader.js')]}],
      },
      resolve: {
        alias: {
          // Saves 22.8 kB: code is highlighted during the build, but the theme still imports the highlighter.
          'prism-react-renderer$': false,
        },
      },
    }),
  };
}
