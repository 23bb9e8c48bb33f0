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

import {listFiles} from './build-folder.ts';
import {hashedPath} from './hashed.ts';

/** A release that readers may still have open, as recorded in `.releases.json` of the served folder. */
interface Release {
  /** When it was published. */
  readonly since: string;
  /** Paths of its hashed files. */
  readonly files: readonly string[];
}

const minReleases = 3;
const retentionDays = 30;
const listName = '.releases.json';

function isRelease(value: unknown): value is Release {
  const {since, files} = (value ?? {}) as Partial<Record<keyof Release, unknown>>;
  return (
    typeof since === 'string' &&
    !Number.isNaN(Date.parse(since)) &&
    Array.isArray(files) &&
    files.every((file) => typeof file === 'string' && new RegExp(hashedPath).test(file))
  );
}

/** Reads the recorded releases, newest first. */
function readReleases(folder: string): Release[] {
  const file = path.join(folder, listName);
  if (!existsSync(file)) {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new Error(
        `${file} is missing, but the folder contains files, which a release would delete: empty ${folder}`,
      );
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
    throw new Error(`${file} is not a list of releases: empty ${folder} to start over`);
  }
  return releases;
}

/** The releases whose pages may still be open: the newest ones, and those replaced recently. */
function retainedReleases(releases: readonly Release[], now: Date): Release[] {
  const oldest = now.getTime() - retentionDays * 24 * 60 * 60 * 1000;
  return releases.filter((_, index) => {
    const successor = releases[index - 1];
    return index < minReleases || (successor !== undefined && Date.parse(successor.since) >= oldest);
  });
}

/** Replaces a file atomically, and leaves an unchanged one alone. */
function replaceFile(source: string, target: string): void {
  if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) {
    return;
  }
  mkdirSync(path.dirname(target), {recursive: true});
  const temporary = `${target}.next`;
  copyFileSync(source, temporary);
  renameSync(temporary, target);
}

/** Deletes a file, and any folders this leaves empty. */
function removeFile(folder: string, file: string): void {
  rmSync(path.join(folder, file));
  for (let parent = path.posix.dirname(file); parent !== '/'; parent = path.posix.dirname(parent)) {
    if (readdirSync(path.join(folder, parent)).length > 0) {
      return;
    }
    rmdirSync(path.join(folder, parent));
  }
}

/**
 * Updates the served folder to a new build. Open pages of earlier releases must keep working: hashed files stay until
 * 30 days after the last release that needs them was replaced, and for at least three releases. Pages are written last,
 * so that what they load exists before them.
 *
 * @param from folder of the build
 * @param to served folder; created if missing
 * @returns the number of files released, kept from earlier releases, and deleted
 * @throws Error when `from` is not a build, or `to` contains anything but releases
 */
export function release(from: string, to: string, now: Date): {released: number; kept: number; deleted: number} {
  const files = listFiles(from);
  const hashed = new RegExp(hashedPath);
  const current = {since: now.toISOString(), files: files.filter((file) => hashed.test(file))};
  const releases = retainedReleases([current, ...readReleases(to)], now);
  const rank = (file: string): number => (hashed.test(file) ? 0 : file.endsWith('.html') ? 2 : 1);

  mkdirSync(to, {recursive: true});
  writeFileSync(path.join(to, `${listName}.next`), JSON.stringify(releases));
  renameSync(path.join(to, `${listName}.next`), path.join(to, listName));
  for (const file of [...files].sort((one, other) => rank(one) - rank(other))) {
    replaceFile(path.join(from, file), path.join(to, file));
  }

  const needed = new Set([...files, ...releases.flatMap((each) => each.files), `/${listName}`]);
  const present = listFiles(to);
  const stale = present.filter((file) => !needed.has(file));
  stale.forEach((file) => removeFile(to, file));
  return {
    released: files.length,
    kept: present.length - stale.length - files.length - 1,
    deleted: stale.length,
  };
}

// The container runs it compiled, without the `.ts`.
if (path.parse(process.argv[1] ?? '').name === 'release') {
  const {from, to} = parseArgs({options: {from: {type: 'string'}, to: {type: 'string'}}}).values;
  if (!from || !to) {
    throw new Error('Missing --from or --to; usage: npx tsx deploy/release.ts --from build --to FOLDER');
  }
  const {released, kept, deleted} = release(from, to, new Date());
  console.log(`release: ${released} files in ${to}, ${kept} kept from earlier releases, ${deleted} deleted`);
}
