import {compare, valid} from 'semver';

import {readAccessors, readAttributes, readVariables} from './read-settings';
import type {SourceFile} from './types';

/** A release with the files that declare its settings. */
export interface Release {
  readonly version: string;
  readonly files: readonly SourceFile[];
}

/** Parses tags such as `v2.120.0`, and sorts them oldest first. */
export function readTags(text: string): {tag: string; version: string}[] {
  return text
    .split('\n')
    .map((tag) => ({tag, version: tag.replace(/^v/, '')}))
    .filter(({version}) => valid(version) === version)
    .sort((a, b) => compare(a.version, b.version));
}

/** Keys of a file, in whatever form its release declared them; if it can't be parsed, the word before each colon. */
function keysOf(file: SourceFile, version: string): string[] {
  const declared = [...readVariables(file).map(({key}) => key), ...readAccessors(file)];
  try {
    return [...declared, ...readAttributes(file, version).map(({key}) => key)];
  } catch {
    return [...declared, ...[...file.text.matchAll(/^\s*(\w+): /gm)].map(([, key = '']) => key)];
  }
}

/** Maps each key to the first release that has it. */
export function firstReleases(releases: readonly Release[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const {version, files} of releases) {
    for (const key of files.flatMap((file) => keysOf(file, version))) {
      if (!found.has(key)) {
        found.set(key, version);
      }
    }
  }
  return found;
}
