import {createRequire} from 'node:module';
import type {PostCssOptions} from '@docusaurus/types';

const load = createRequire(__filename);

/**
 * Makes the steps that styles go through once, and not anew for each file, and looks for no settings beside each file.
 *
 * @param options as Docusaurus hands them to `postcss-loader`: a step is named with its own options, or made already
 */
export function withStepsAtHand({plugins, ...options}: PostCssOptions): PostCssOptions {
  const made = plugins.map((plugin) => {
    if (!Array.isArray(plugin)) {
      return plugin;
    }
    const [name, own] = plugin as [name: string, own: object];
    return (load(name) as (settings: object) => unknown)(own);
  });
  return {...options, config: false, plugins: made};
}
