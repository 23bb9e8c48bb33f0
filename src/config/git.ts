import {execFileSync} from 'node:child_process';

/**
 * Whether last-update authors and times can be read: true inside a Git checkout with at least one
 * commit. A build from an unpacked archive leaves them out where Docusaurus would stop with an error.
 */
export function versionControl(): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
