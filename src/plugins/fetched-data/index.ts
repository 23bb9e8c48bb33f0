import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';

/** JSON that a page fetches on demand. It isn't part of a script, so that browsers don't parse what nobody asked for. */
export interface FetchedData {
  /** Path in the site, from its base: `assets/upgrade/pact-js.1a2b3c4d.json`. */
  readonly file: string;
  /** The data as JSON. */
  readonly text: string;
}

/**
 * Puts a hash of the data into the file name, so that hosts and browsers may cache the file forever.
 *
 * @param name - Path below `assets`, without hash and extension: `upgrade/pact-js`
 */
export function toFetchedData(name: string, data: unknown): FetchedData {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `assets/${name}.${hash}.json`, text};
}

/**
 * Configures the bundler to emit data files with the client bundle. As chunks, they would be in the manifest of chunks,
 * which every reader loads.
 *
 * @param plugin - Name of the plugin that the data belongs to
 * @param getData - Returns the data; called when assets are emitted, after all content has been loaded
 */
export function emitFetchedData(
  plugin: string,
  getData: () => readonly FetchedData[],
): NonNullable<Plugin['configureWebpack']> {
  return (_config, isServer) => ({
    plugins: isServer
      ? []
      : [
          {
            apply: ({hooks, webpack}) =>
              hooks.thisCompilation.tap(plugin, (compilation) =>
                compilation.hooks.processAssets.tap(plugin, () =>
                  getData().forEach(({file, text}) => compilation.emitAsset(file, new webpack.sources.RawSource(text))),
                ),
              ),
          },
        ],
  });
}
