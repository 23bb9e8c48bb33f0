import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {sdks} from '../../data/sdks';

/**
 * Tells the bundler which samples, collections and data a page shows, so that it compiles the page again when one of
 * them changes: under `npm start`, and in a build with a cache.
 */
export default function pageDependencies({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/i,
            include: ['docs', 'blog'].map((folder) => path.join(siteDir, folder)),
            enforce: 'pre',
            use: [
              {loader: path.join(__dirname, 'loader.js'), options: {root: siteDir, projects: sdks.map(({id}) => id)}},
            ],
          },
        ],
      },
    }),
  };
}
