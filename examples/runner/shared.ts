import {existsSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';

/**
 * Variables that let Go link and load the native library of Pact from the npm package that the JavaScript project
 * brings, so that nothing has to be installed for the whole machine.
 *
 * @param root the repository's root, where packages of npm are installed
 */
export function nativeLibrary(root: string): Readonly<Record<string, string>> {
  const platform = `${process.platform}-${process.arch}`;
  const folder = [`pact-core-${platform}`, `pact-core-${platform}-glibc`, `pact-core-${platform}-musl`]
    .map((name) => path.join(root, 'node_modules/@pact-foundation', name, 'prebuilds', platform))
    .find((each) => existsSync(each));
  return folder ? {LIBRARY_PATH: folder, LD_LIBRARY_PATH: folder, DYLD_LIBRARY_PATH: folder} : {};
}

/**
 * Variables that all Rust projects compile with: one folder in the user's cache, so that what they share is compiled
 * once, also for another checkout, and no debug information, which nobody reads here.
 */
export const compileOnce = (): Readonly<Record<string, string>> => ({
  CARGO_TARGET_DIR: path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'docs.pact.io/cargo'),
  CARGO_PROFILE_DEV_DEBUG: 'none',
});

/** Options that let Maven start soon, since it runs often and never long. */
export const quickStart = (): Readonly<Record<string, string>> => ({
  MAVEN_OPTS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
});
