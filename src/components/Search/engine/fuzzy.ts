/**
 * Number of letters to insert, delete, replace or swap with their neighbour to turn one word into another.
 *
 * @param most give up beyond this many and return `most + 1`
 */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) {
    return most + 1;
  }
  let before: number[] = [];
  let last = Array.from({length: to.length + 1}, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    let best = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      next.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) {
      return most + 1;
    }
    before = last;
    last = next;
  }
  return last[to.length] ?? most + 1;
}

/** How many wrong letters a word of this length may have. */
export function toleranceOf(word: string): number {
  if (word.length < 4 || /^\d/.test(word)) {
    return 0;
  }
  return word.length < 7 ? 1 : 2;
}
