import {existsSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';

/**
 * Environment for linking and loading the native Pact library from the npm package that the JavaScript project
 * installs, so that nothing has to be installed globally.
 *
 * @param root root of the repository, with `node_modules`
 */
export function nativeLibraryEnvironment(root: string): Readonly<Record<string, string>> {
  const platform = `${process.platform}-${process.arch}`;
  const folder = [`pact-core-${platform}`, `pact-core-${platform}-glibc`, `pact-core-${platform}-musl`]
    .map((name) => path.join(root, 'node_modules/@pact-foundation', name, 'prebuilds', platform))
    .find((each) => existsSync(each));
  return folder ? {LIBRARY_PATH: folder, LD_LIBRARY_PATH: folder, DYLD_LIBRARY_PATH: folder} : {};
}

/**
 * Environment of all Rust projects: one target folder in the user's cache, so that shared crates compile once for all
 * checkouts, and no debug info.
 */
export const cargoEnvironment = (): Readonly<Record<string, string>> => ({
  CARGO_TARGET_DIR: path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'docs.pact.io/cargo'),
  CARGO_PROFILE_DEV_DEBUG: 'none',
});

/** Environment of Maven: options for a fast start, since it runs often and briefly. */
export const mavenEnvironment = (): Readonly<Record<string, string>> => ({
  MAVEN_OPTS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
});

/** Command that fails without Ruby 3.2 or newer. */
export const atLeastRuby32 = ['ruby', '-e', 'exit Gem::Version.new(RUBY_VERSION) >= Gem::Version.new("3.2")'] as const;

/** Command that fails without PHP 8.3 or newer, or without its extension FFI. */
export const php83WithFfi = ['php', '-r', 'exit(PHP_VERSION_ID >= 80300 && extension_loaded("ffi") ? 0 : 1);'] as const;
