// cspell:words creatordate
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {valid} from 'semver';

import type {FoundReleases, Library, Run} from './types';

type TagNames = Pick<Library, 'tagPrefix' | 'tagSuffix' | 'tagSeparator' | 'formerTags'>;

/** Parses a list of tags with dates, `name<tab>date` per line; tags that aren't versions are left out. */
export function readTags(
  text: string,
  {tagPrefix, tagSuffix, tagSeparator = '.', formerTags}: TagNames,
): FoundReleases {
  const prefixes = [tagPrefix, ...(formerTags ? [formerTags.prefix] : [])];
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [tag = '', date = ''] = line.split('\t');
      const prefix = prefixes.find((each) => tag.startsWith(each)) ?? tag;
      const [name = ''] = tagSuffix === undefined ? [tag] : tag.split(tagSuffix);
      const version = name.slice(prefix.length).replaceAll(tagSeparator, '.');
      return valid(version) === version ? [[version, date]] : [];
    }),
  );
}

/** Parses the headings of a changelog: `## [1.2.3](link) (2026-01-31)`. */
export function readChangelog(text: string): FoundReleases {
  const heading = /^#+ \[?v?(\d+\.\d+\.\d+[^\s\]]*)\]?.*\((\d{4}-\d{2}-\d{2})\)\s*$/gm;
  const found = new Map<string, string>();
  for (const [, version = '', date = ''] of text.matchAll(heading)) {
    const earlier = found.get(version);
    found.set(version, earlier !== undefined && earlier < date ? earlier : date);
  }
  return found;
}

/** Reads the tags of a library's repository, from a temporary clone without files. */
export async function fetchTags(library: Library, run: Run): Promise<FoundReleases> {
  const url = `https://github.com/${library.repository}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  try {
    await run('git', ['clone', '--quiet', '--bare', '--filter=tree:0', url, folder]);
    const format = '--format=%(refname:strip=2)%09%(creatordate:short)';
    return readTags(await run('git', ['-C', folder, 'for-each-ref', 'refs/tags', format]), library);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${url}: ${reason}; correct the repository in libraries.ts, or try again later`);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
