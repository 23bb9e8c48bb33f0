import {compare, prerelease, rcompare, valid} from 'semver';

import {libraries} from '../../src/data/releases/libraries';
import {releasesOf, type CheckedPage} from './checked';

/** A page that is due to be checked again. */
export interface StalePage {
  readonly file: string;
  readonly on: string;
  readonly reasons: readonly string[];
}

/** The newest release of a library; one that is announced as unfinished counts only where there is no other. */
export function newestOf(id: string): string | undefined {
  const versions = (releasesOf(id) ?? []).map(({version}) => version).sort(rcompare);
  return versions.find((version) => prerelease(version) === null) ?? versions[0];
}

function behind(id: string, version: unknown): string[] {
  const newest = newestOf(id);
  const name = libraries.find((library) => library.id === id)?.name ?? id;
  return typeof version === 'string' && valid(version) && newest !== undefined && compare(version, newest) < 0
    ? [`${name} ${version}, now ${newest}`]
    : [];
}

/**
 * Finds pages whose facts were checked more than a year ago, or against a version that is no longer the newest. The
 * longest unchecked stand first.
 *
 * @param today `2026-11-22`
 */
export function stalePages(pages: readonly CheckedPage[], today: string): StalePage[] {
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return pages
    .map(({file, on, against}) => ({
      file,
      on,
      reasons: [
        ...(on < aYearAgo ? ['more than a year ago'] : []),
        ...(on > today ? ['a day to come'] : []),
        ...Object.entries(against).flatMap(([id, version]) => behind(id, version)),
      ],
    }))
    .filter(({reasons}) => reasons.length > 0)
    .sort((a, b) => (a.on === b.on ? a.file.localeCompare(b.file) : a.on < b.on ? -1 : 1));
}

/** The list as Markdown, with how many pages were looked at; without a table when none is due. */
export function tellStale(stale: readonly StalePage[], count: number): string {
  const sum = `Looked at ${count} pages: ${stale.length} are due to be checked again.`;
  const rows = stale.map(({file, on, reasons}) => `| \`${file}\` | ${on} | ${reasons.join('; ')} |`);
  return stale.length === 0 ? sum : [sum, '', '| Page | Checked on | Why |', '| --- | --- | --- |', ...rows].join('\n');
}
