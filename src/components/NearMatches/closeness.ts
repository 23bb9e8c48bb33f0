function pairs(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = 0; index < text.length - 1; index += 1) {
    const pair = text.slice(index, index + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** How much two texts have in common: the Sørensen-Dice coefficient of their letter pairs, 0 to 1. */
export function closeness(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)];
  let shared = 0;
  left.forEach((count, pair) => {
    shared += Math.min(count, right.get(pair) ?? 0);
  });
  const total = Math.max(a.length - 1, 0) + Math.max(b.length - 1, 0);
  return total === 0 ? Number(a === b) : (2 * shared) / total;
}

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
