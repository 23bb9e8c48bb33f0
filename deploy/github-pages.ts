import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {readEnvironment} from '../src/config/environment';
import {filesOf} from './build-folder';
import {policyForMeta} from './policy';
import {policyOf} from './site-policy';

/**
 * Writes the content security policy into a page, for a host that sends no headers of ours.
 *
 * @throws Error when the page has no place for it, or has one already
 */
export function addPolicy(file: string, html: string, policy: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) {
    throw new Error(`${file} has a policy already: build again before you prepare it for GitHub Pages`);
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  // It holds for what follows it, so it has to come before any script; the character set has to come first.
  const placed = html.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + meta);
  if (placed === html) {
    throw new Error(`${file} has no <meta charset="utf-8"> that the policy can follow: add one to its template`);
  }
  return placed;
}

/** Prepares a build for GitHub Pages: the policy in each page, and no processing by Jekyll. */
export function prepareForPages(folder: string): void {
  const files = filesOf(folder);
  const policy = policyForMeta(policyOf(folder, files, readEnvironment(process.env)));
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const page = path.join(folder, file);
    writeFileSync(page, addPolicy(page, readFileSync(page, 'utf8'), policy));
  }
  writeFileSync(path.join(folder, '.nojekyll'), '');
}

if (process.argv[1] && path.basename(process.argv[1]) === 'github-pages.ts') {
  prepareForPages(process.argv[2] ?? 'build');
}
