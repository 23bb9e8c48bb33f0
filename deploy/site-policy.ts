import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Environment} from '../src/config/environment';
import {hostsOf} from '../src/config/hosts';
import {readInlineScripts} from './inline-scripts';
import {composePolicy} from './policy';

/**
 * Builds the content security policy for all pages of a build.
 *
 * @param files paths of the files of the build
 * @throws Error naming each page with a script that no policy without 'unsafe-inline' can allow
 */
export function sitePolicy(folder: string, files: readonly string[], environment: Environment): string {
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readInlineScripts(`${folder}${file}`, readFileSync(path.join(folder, file), 'utf8')));
  const faults = pages.flatMap((page) => page.faults);
  if (faults.length > 0) {
    throw new Error(`${folder} has ${faults.length} script(s) in attributes:\n  - ${faults.join('\n  - ')}`);
  }
  const hashes = [...new Set(pages.flatMap((page) => page.hashes))];
  console.log(`headers: checked ${pages.length} pages; found ${hashes.length} distinct inline scripts`);
  return composePolicy(hashes, hostsOf({...environment, button: pages.some(({hasGithubButton}) => hasGithubButton)}));
}
