import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';

/** Data that a page fetches when it needs them: no script, so that no one parses what no one asked for. */
export interface FetchedData {
  /** Path in the site, from its base: `assets/upgrade/pact-js.1a2b3c4d.json`. */
  readonly file: string;
  /** JSON. */
  readonly text: string;
}

/**
 * Names data by what they hold, so that hosts and browsers may keep them for ever.
 *
 * @param name - Path without ending, below `assets`: `upgrade/pact-js`
 */
export function toFetchedData(name: string, data: unknown): FetchedData {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `assets/${name}.${hash}.json`, text};
}

/**
 * A step of the bundler that writes data beside the parts of the bundle for browsers. As parts of the bundle, they
 * would stand in the list of all parts, which every reader loads.
 *
 * @param plugin - Name of the plugin whose data they are
 * @param prepared - Gives the data; called when the bundle is written, after all content is loaded
 */
export function emitFetchedData(
  plugin: string,
  prepared: () => readonly FetchedData[],
): NonNullable<Plugin['configureWebpack']> {
  return (_config, isServer) => ({
    plugins: isServer
      ? []
      : [
          {
            apply: ({hooks, webpack}) =>
              hooks.thisCompilation.tap(plugin, (compilation) =>
                compilation.hooks.processAssets.tap(plugin, () =>
                  prepared().forEach(({file, text}) =>
                    compilation.emitAsset(file, new webpack.sources.RawSource(text)),
                  ),
                ),
              ),
          },
        ],
  });
}
