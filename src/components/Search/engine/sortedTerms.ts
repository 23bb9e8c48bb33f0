/** Position of the first term that is not before the given one. */
export function positionOf(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < term) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** The terms that begin with the given letters. */
export function startingWith(terms: readonly string[], letters: string): string[] {
  const found: string[] = [];
  for (let at = positionOf(terms, letters); terms[at]?.startsWith(letters); at += 1) {
    found.push(terms[at] ?? '');
  }
  return found;
}
