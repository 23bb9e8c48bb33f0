import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

import {findFaults, type Redirect} from './check';
import {renderPage, renderRules, renderSpellingScript, script, scriptName, spellingScriptName} from './render';

/**
 * Creates a plugin that writes redirects into the build: a page for each, which any static host can serve, a
 * `_redirects` file, and the script of the not-found page for other spellings of addresses. Docusaurus' client-redirects plugin drops the reader's query and fragment when the target has
 * its own, and writes no `_redirects`.
 *
 * The list is an argument rather than a plugin option, because Docusaurus sends options to the browser. It is read
 * when the build has finished, so that a faulty entry of `content/` is reported by the plugin that reads collections.
 *
 * @param readRedirects reads the list of `src/config/redirects.ts`; a broken one fails the build
 */
export default function redirectsPlugin(readRedirects: () => readonly Redirect[]): () => Plugin {
  return () => ({
    name: 'redirects',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const redirects = readRedirects();
      const faults = findFaults(redirects, new Set(routesPaths));
      if (faults.length > 0) {
        throw new Error(
          `src/config/redirects.ts has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
        );
      }
      const active = redirects.filter(({waiting}) => !waiting);
      await Promise.all(
        active.map(async (redirect) => {
          const file = path.join(outDir, `${redirect.from}.html`);
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, renderPage(redirect, siteConfig.url));
        }),
      );
      await writeFile(path.join(outDir, scriptName), script);
      await writeFile(path.join(outDir, '_redirects'), renderRules(active));
      // Pages last, because the last address with a name wins.
      const addresses = [...active.map(({from}) => from), ...routesPaths.filter((route) => route !== '/404.html')];
      await writeFile(path.join(outDir, spellingScriptName), renderSpellingScript(addresses));
    },
  });
}
