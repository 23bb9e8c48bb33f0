import {sourceOf} from '../../src/content/collection';
import type {GoneLink} from '../../src/content/gone-links';
import {addressesIn, type Source} from './sources';

/** What the link checker, lychee, writes with `--format json`. */
export interface Outcome {
  readonly total: number;
  readonly error_map: Readonly<
    Record<string, readonly {readonly url: string; readonly status: {readonly text: string}}[]>
  >;
}

const withoutSlash = (url: string): string => url.replace(/\/$/, '');

/** A link that failed, with how to record it. */
function describeDead(url: string, status: string, sources: readonly Source[], today: string): string {
  const places = sources.flatMap(({file, text}) =>
    addressesIn(text)
      .filter((address) => withoutSlash(address.url) === withoutSlash(url))
      .map(({line}) => `- \`${file}:${line}\``),
  );
  return [
    `### ${url}`,
    `${status}. Linked from:`,
    places.join('\n') || '- a file that was not found',
    `Copies: <https://web.archive.org/web/*/${url}>. If it is gone for good, change the links, and add:`,
    [
      '```yaml',
      `- url: ${url}`,
      `  instead: https://web.archive.org/web/<time of a good copy>/${url}`,
      `  since: ${today}`,
      `  checked: ${today}`,
      `  note: Answers "${status}" in the weekly check.`,
      '```',
    ].join('\n'),
  ].join('\n\n');
}

/**
 * Describes a run of the link checker as Markdown: each link that failed, where it is and what to add to
 * `content/gone-links.yml`, then entries of that file that no link uses.
 *
 * @param today ISO date
 */
export function describeRun(
  {total, error_map: errors}: Outcome,
  sources: readonly Source[],
  unused: readonly GoneLink[],
  today: string,
): string {
  const dead = new Map(
    Object.values(errors)
      .flat()
      .map(({url, status}) => [url, status.text]),
  );
  return [
    `${total} links to other sites followed, ${dead.size} failed.`,
    ...(dead.size > 0
      ? [
          'A link that failed once may work tomorrow: open it. If the page has moved, correct the links. If it is gone, link to its new address or an archived copy, and record that in `content/gone-links.yml`, so that nobody links to it again.',
        ]
      : []),
    ...[...dead].sort().map(([url, status]) => describeDead(url, status, sources, today)),
    ...(unused.length > 0
      ? [
          '### Entries that no link uses',
          unused
            .map((entry) => {
              const {file, line} = sourceOf(entry);
              return `- \`${file}:${line}\`: nothing links to ${entry.instead}; remove the entry unless ${entry.url} is likely to be linked again`;
            })
            .join('\n'),
        ]
      : []),
  ].join('\n\n');
}
