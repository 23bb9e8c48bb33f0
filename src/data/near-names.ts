function countPairs(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = 0; index < text.length - 1; index += 1) {
    const pair = text.slice(index, index + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/**
 * Measures how similar two names are. Unlike an edit distance, it also matches names whose parts are in another order.
 *
 * @returns the Sørensen-Dice coefficient of their letter pairs, 0 to 1
 */
export function closeness(a: string, b: string): number {
  const [left, right] = [countPairs(a), countPairs(b)];
  let shared = 0;
  left.forEach((count, pair) => {
    shared += Math.min(count, right.get(pair) ?? 0);
  });
  const total = Math.max(a.length - 1, 0) + Math.max(b.length - 1, 0);
  return total === 0 ? Number(a === b) : (2 * shared) / total;
}

/**
 * Finds the names closest to an unknown one, for "did you mean" in error messages.
 *
 * @returns at most three, closest first
 */
export function nearNames(unknown: string, known: readonly string[]): string[] {
  return known
    .map((name) => ({name, similarity: closeness(unknown, name)}))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, 3)
    .map(({name}) => name);
}

/** Returns ` Did you mean "cause"?` if a known name is close to one that doesn't exist, and nothing otherwise. */
export function suggestName(wanted: string, known: readonly string[]): string {
  const [near] = nearNames(wanted, known);
  return near !== undefined && closeness(wanted, near) > 0.3 ? ` Did you mean "${near}"?` : '';
}
