import {watch} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {unified, type Plugin} from 'unified';

import remarkPlugins, {type Samples} from './remark-plugins';

const src = path.resolve(__dirname, '../..');

/**
 * Runs the remark plugins for the development server, which keeps its configuration until it restarts: they are loaded
 * again when a module of `src` has changed, so that an edit of one shows up like any other.
 */
export function reloadingRemarkPlugins(samples: Samples): Plugin<[], Root> {
  let changed = false;
  let plugins = Promise.resolve(remarkPlugins(samples));
  watch(src, {recursive: true, persistent: false}, () => {
    changed = true;
  });
  return () => async (tree, page) => {
    if (changed) {
      changed = false;
      plugins = loadFreshModule(path.join(__dirname, 'remark-plugins.ts')).then((load) =>
        (load as typeof remarkPlugins)(samples),
      );
    }
    await unified()
      .use(await plugins)
      .run(tree, page);
  };
}
