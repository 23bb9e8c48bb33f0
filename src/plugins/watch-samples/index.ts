import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {sdks} from '../../data/sdks';

/**
 * Tells the bundler which samples a page shows, so that a changed sample makes the page anew: under
 * `npm start`, and in a build that has an older one in its cache.
 */
export default function watchSamples({siteDir}: LoadContext): Plugin {
  return {
    name: 'watch-samples',
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
