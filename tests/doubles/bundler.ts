import type {Plugin} from '@docusaurus/types';

class RawSource {
  constructor(readonly text: string) {}
}

/**
 * Collects the files that a plugin adds to a bundle.
 *
 * @param isServer - Whether it is the server bundle instead of the client bundle
 * @returns Contents by path
 */
export function emittedBy(plugin: Plugin, isServer = false): Map<string, string> {
  const files = new Map<string, string>();
  const tap = (_name: string, run: (given: unknown) => void): void =>
    run({
      hooks: {processAssets: {tap}},
      emitAsset: (file: string, {text}: RawSource) => files.set(file, text),
    });
  const config = plugin.configureWebpack?.({}, isServer, {} as never, undefined) as {
    plugins: {apply: (compiler: unknown) => void}[];
  };
  config.plugins.forEach((each) => each.apply({hooks: {thisCompilation: {tap}}, webpack: {sources: {RawSource}}}));
  return files;
}
