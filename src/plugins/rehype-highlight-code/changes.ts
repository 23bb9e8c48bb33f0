/** A line of a changed file: `kept` and `added` ones are in the new version, `removed` ones only in the old. */
export interface ChangedLine {
  readonly kind: 'kept' | 'added' | 'removed';
  readonly text: string;
}

/**
 * Compares two versions of a file line by line, by their longest common subsequence.
 *
 * @returns the lines of both in order, removed ones before those that are there now
 */
export function compareLines(before: string, after: string): ChangedLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  // common[i][j] is the length of the longest common subsequence of the lines from i in the old and from j in the new.
  const common = Array.from({length: old.length + 1}, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = common[i] ?? [];
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: ChangedLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [gone = '', here = ''] = [old[i], now[j]];
    if (i < old.length && j < now.length && gone === here) {
      lines.push({kind: 'kept', text: here});
      i += 1;
      j += 1;
    } else if (i < old.length && (j >= now.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({kind: 'removed', text: gone});
      i += 1;
    } else {
      lines.push({kind: 'added', text: here});
      j += 1;
    }
  }
  return lines;
}
