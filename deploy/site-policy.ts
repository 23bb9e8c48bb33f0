import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Environment} from '../src/config/environment';
import {hostsOf} from '../src/config/hosts';
import {readInline} from './inline-scripts';
import {composePolicy} from './policy';

/**
 * The content security policy that all pages of a build need.
 *
 * @param files addresses of the build's files
 * @throws Error naming each page with a script that no policy without 'unsafe-inline' can allow
 */
export function policyOf(folder: string, files: readonly string[], environment: Environment): string {
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readInline(`${folder}${file}`, readFileSync(path.join(folder, file), 'utf8')));
  const faults = pages.flatMap((page) => page.faults);
  if (faults.length > 0) {
    throw new Error(`${folder} has ${faults.length} script(s) in attributes:\n  - ${faults.join('\n  - ')}`);
  }
  const hashes = [...new Set(pages.flatMap((page) => page.hashes))];
  console.log(`headers: looked at ${pages.length} pages; they hold ${hashes.length} different scripts`);
  return composePolicy(hashes, hostsOf({...environment, button: pages.some(({button}) => button)}));
}
