import {execFileSync} from 'node:child_process';

/**
 * Whether Git can provide last-update authors and times: true in a checkout with at least one commit. Builds from an
 * unpacked archive leave them out; otherwise Docusaurus would fail.
 */
export function versionControl(): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
