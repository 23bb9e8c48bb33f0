import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {filesOf} from './build-folder.ts';
import {hashedAddress} from './hashed.ts';

/** A release that pages may be open of, as `.releases.json` in the served folder keeps it. */
interface Release {
  /** When it was put in place. */
  readonly since: string;
  /** Addresses of its hashed files. */
  readonly files: readonly string[];
}

const keptReleases = 3;
const keptDays = 30;
const listName = '.releases.json';

function isRelease(value: unknown): value is Release {
  const {since, files} = (value ?? {}) as Partial<Record<keyof Release, unknown>>;
  return (
    typeof since === 'string' &&
    !Number.isNaN(Date.parse(since)) &&
    Array.isArray(files) &&
    files.every((file) => typeof file === 'string' && new RegExp(hashedAddress).test(file))
  );
}

/** Reads the list of releases, the newest first. */
function readReleases(folder: string): Release[] {
  const file = path.join(folder, listName);
  if (!existsSync(file)) {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new Error(`${file} is missing, but the folder holds files, which a release would delete: empty ${folder}`);
    }
    return [];
  }
  let releases: unknown;
  try {
    releases = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    releases = undefined;
  }
  if (!Array.isArray(releases) || !releases.every(isRelease)) {
    throw new Error(`${file} is no list of releases: empty ${folder}, and the next release starts anew`);
  }
  return releases;
}

/** The releases whose pages may still be open: the newest ones, and those replaced not long ago. */
function stillOpen(releases: readonly Release[], now: Date): Release[] {
  const oldest = now.getTime() - keptDays * 24 * 60 * 60 * 1000;
  return releases.filter((_, index) => {
    const successor = releases[index - 1];
    return index < keptReleases || (successor !== undefined && Date.parse(successor.since) >= oldest);
  });
}

/** Puts a file in place at once: a reader gets the former one or the new one, never a part. */
function replace(source: string, target: string): void {
  if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) {
    return;
  }
  mkdirSync(path.dirname(target), {recursive: true});
  const next = `${target}.next`;
  copyFileSync(source, next);
  renameSync(next, target);
}

/** Deletes a file, and the folders that it leaves empty. */
function remove(folder: string, file: string): void {
  rmSync(path.join(folder, file));
  for (let parent = path.posix.dirname(file); parent !== '/'; parent = path.posix.dirname(parent)) {
    if (readdirSync(path.join(folder, parent)).length > 0) {
      return;
    }
    rmdirSync(path.join(folder, parent));
  }
}

/**
 * Puts a build in the place of another while it is served. Open pages of former releases keep navigating: hashed files
 * stay until 30 days after the release that needs them was replaced, and as long as it is one of the last three. Pages
 * come last, so that what they load is there before them.
 *
 * @param from the folder of the build
 * @param to the folder that is served; it is made if it's missing
 * @returns how many files were released, kept of former releases, and deleted
 * @throws Error when `from` is no build, or `to` holds something else than releases
 */
export function release(from: string, to: string, now: Date): {released: number; kept: number; deleted: number} {
  const files = filesOf(from);
  const hashed = new RegExp(hashedAddress);
  const current = {since: now.toISOString(), files: files.filter((file) => hashed.test(file))};
  const releases = stillOpen([current, ...readReleases(to)], now);
  const rank = (file: string): number => (hashed.test(file) ? 0 : file.endsWith('.html') ? 2 : 1);

  mkdirSync(to, {recursive: true});
  writeFileSync(path.join(to, `${listName}.next`), JSON.stringify(releases));
  renameSync(path.join(to, `${listName}.next`), path.join(to, listName));
  for (const file of [...files].sort((one, other) => rank(one) - rank(other))) {
    replace(path.join(from, file), path.join(to, file));
  }

  const wanted = new Set([...files, ...releases.flatMap((each) => each.files), `/${listName}`]);
  const there = filesOf(to);
  const unwanted = there.filter((file) => !wanted.has(file));
  unwanted.forEach((file) => remove(to, file));
  return {
    released: files.length,
    kept: there.length - unwanted.length - files.length - 1,
    deleted: unwanted.length,
  };
}

// Node runs it compiled in the container.
if (path.parse(process.argv[1] ?? '').name === 'release') {
  const {from, to} = parseArgs({options: {from: {type: 'string'}, to: {type: 'string'}}}).values;
  if (!from || !to) {
    throw new Error('Say what to release, and where: npx tsx deploy/release.ts --from build --to FOLDER');
  }
  const {released, kept, deleted} = release(from, to, new Date());
  console.log(`release: ${released} files in ${to}, ${kept} kept of former releases, ${deleted} deleted`);
}
