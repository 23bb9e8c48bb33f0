import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {readEnvironment} from '../src/config/environment';
import {listFiles} from './build-folder';
import {policyForMeta} from './policy';
import {sitePolicy} from './site-policy';

/**
 * Adds the content security policy to a page, for a host that lets us set no headers.
 *
 * @throws Error when the page has no place for it, or already has one
 */
export function addPolicy(file: string, html: string, policy: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) {
    throw new Error(`${file} already has a policy; rebuild before preparing it for GitHub Pages`);
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  // The policy applies only to what follows it, so it must precede any script; the charset must come first.
  const updated = html.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + meta);
  if (updated === html) {
    throw new Error(`${file} has no <meta charset="utf-8"> that the policy can follow: add one to its template`);
  }
  return updated;
}

/** Prepares a build for GitHub Pages: adds the policy to each page, and turns Jekyll off. */
export function prepareForPages(folder: string): void {
  const files = listFiles(folder);
  const policy = policyForMeta(sitePolicy(folder, files, readEnvironment(process.env)));
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const page = path.join(folder, file);
    writeFileSync(page, addPolicy(page, readFileSync(page, 'utf8'), policy));
  }
  writeFileSync(path.join(folder, '.nojekyll'), '');
}

if (process.argv[1] && path.basename(process.argv[1]) === 'github-pages.ts') {
  prepareForPages(process.argv[2] ?? 'build');
}
