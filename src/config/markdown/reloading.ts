import {watch} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {unified, type Plugin} from 'unified';

import remarkPlugins, {type Sources} from './remark-plugins';

const src = path.resolve(__dirname, '../..');

/**
 * Runs the remark plugins under `npm start`, and loads them again when a module in `src` has changed. Otherwise an edit of
 * a plugin would need a restart, because Docusaurus reads its configuration only once.
 */
export function reloadingRemarkPlugins(sources: Sources): Plugin<[], Root> {
  let changed = false;
  let plugins = Promise.resolve(remarkPlugins(sources));
  watch(src, {recursive: true, persistent: false}, () => {
    changed = true;
  });
  return () => async (tree, page) => {
    if (changed) {
      changed = false;
      plugins = loadFreshModule(path.join(__dirname, 'remark-plugins.ts')).then((load) =>
        (load as typeof remarkPlugins)(sources),
      );
    }
    await unified()
      .use(await plugins)
      .run(tree, page);
  };
}
