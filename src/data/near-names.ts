function pairs(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = 0; index < text.length - 1; index += 1) {
    const pair = text.slice(index, index + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/**
 * How much two names have in common. Unlike an edit distance, it finds names whose parts have changed places.
 *
 * @returns the Sørensen-Dice coefficient of their letter pairs, 0 to 1
 */
export function closeness(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)];
  let shared = 0;
  left.forEach((count, pair) => {
    shared += Math.min(count, right.get(pair) ?? 0);
  });
  const total = Math.max(a.length - 1, 0) + Math.max(b.length - 1, 0);
  return total === 0 ? Number(a === b) : (2 * shared) / total;
}

/**
 * The names that are closest to one that doesn't exist, for the message that says so.
 *
 * @returns three at most, the closest first
 */
export function nearNames(wanted: string, known: readonly string[]): string[] {
  return known
    .map((name) => ({name, near: closeness(wanted, name)}))
    .sort((a, b) => b.near - a.near)
    .slice(0, 3)
    .map(({name}) => name);
}
