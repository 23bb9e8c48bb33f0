import {compare, prerelease, rcompare, valid} from 'semver';

import {libraries} from '../../src/data/releases/libraries';
import {releasesOf, type CheckedPage} from './checked';

/** A page that is due for review. */
export interface StalePage {
  readonly file: string;
  readonly on: string;
  readonly reasons: readonly string[];
}

/** Newest release of a library; a prerelease counts only if there is no other release. */
export function newestOf(id: string): string | undefined {
  const versions = (releasesOf(id) ?? []).map(({version}) => version).sort(rcompare);
  return versions.find((version) => prerelease(version) === null) ?? versions[0];
}

function outdated(id: string, version: unknown): string[] {
  const newest = newestOf(id);
  const name = libraries.find((library) => library.id === id)?.name ?? id;
  return typeof version === 'string' && valid(version) && newest !== undefined && compare(version, newest) < 0
    ? [`${name} ${version}, now ${newest}`]
    : [];
}

/**
 * Finds pages whose facts were last checked more than a year ago, or against an outdated version. The longest
 * unchecked come first.
 *
 * @param today ISO date, such as `2026-11-22`
 */
export function stalePages(pages: readonly CheckedPage[], today: string): StalePage[] {
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return pages
    .map(({file, on, against}) => ({
      file,
      on,
      reasons: [
        ...(on < aYearAgo ? ['more than a year ago'] : []),
        ...(on > today ? ['a date in the future'] : []),
        ...Object.entries(against).flatMap(([id, version]) => outdated(id, version)),
      ],
    }))
    .filter(({reasons}) => reasons.length > 0)
    .sort((a, b) => (a.on === b.on ? a.file.localeCompare(b.file) : a.on < b.on ? -1 : 1));
}

/** Formats the stale pages as Markdown: a summary, and a table unless there are none. */
export function formatStaleReport(stale: readonly StalePage[], count: number): string {
  const summary = `Checked ${count} pages; ${stale.length} ${stale.length === 1 ? 'is' : 'are'} due for review.`;
  const rows = stale.map(({file, on, reasons}) => `| \`${file}\` | ${on} | ${reasons.join('; ')} |`);
  return stale.length === 0
    ? summary
    : [summary, '', '| Page | Checked on | Why |', '| --- | --- | --- |', ...rows].join('\n');
}
