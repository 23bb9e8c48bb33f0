import {closeness} from '@site/src/data/near-names';

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const normalise = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replaceAll(/[-_]/g, ' ');

/**
 * Pages whose address is similar to one that doesn't exist, best match first.
 *
 * @param requested the path that the reader opened
 * @param pages paths of all pages
 * @param limit maximum number of results
 */
export function nearMatches(requested: string, pages: readonly string[], limit = 5): string[] {
  const path = normalise(requested);
  return pages
    .map((page) => {
      const candidate = normalise(page);
      return {
        page,
        score: Math.max(closeness(path, candidate), 0.9 * closeness(lastSegment(path), lastSegment(candidate))),
      };
    })
    .filter(({score}) => score >= 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({page}) => page);
}
