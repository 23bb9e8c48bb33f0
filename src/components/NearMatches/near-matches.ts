import {closeness} from '@site/src/data/near-names';

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const plain = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replaceAll(/[-_]/g, ' ');

/**
 * Pages whose address is close to one that doesn't exist, the closest first.
 *
 * @param wanted the path that the reader asked for
 * @param pages paths of all pages
 * @param most how many to return at the most
 */
export function nearMatches(wanted: string, pages: readonly string[], most = 5): string[] {
  const path = plain(wanted);
  return pages
    .map((page) => {
      const candidate = plain(page);
      return {page, score: Math.max(closeness(path, candidate), 0.9 * closeness(lastPart(path), lastPart(candidate)))};
    })
    .filter(({score}) => score >= 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({page}) => page);
}
