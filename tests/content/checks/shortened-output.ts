const gap = '…';

const linesOf = (output: string): string[] =>
  output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);

/**
 * Finds the first line of a shortened output that the whole output doesn't have at this point. A line with an ellipsis
 * says where lines were left out; blank lines don't count.
 *
 * @returns the line, or undefined when the shortened output is true
 */
export function untrueLine(shortened: string, whole: string): string | undefined {
  const rest = linesOf(whole);
  let isGap = false;
  for (const line of [...linesOf(shortened), undefined]) {
    if (line === gap) {
      isGap = true;
      continue;
    }
    const place = line === undefined ? rest.length : rest.indexOf(line);
    if (place === -1 || (place > 0 && !isGap)) {
      return line ?? 'the end';
    }
    rest.splice(0, place + 1);
    isGap = false;
  }
  return undefined;
}
