import {stripVTControlCharacters} from 'node:util';

const volatilePatterns = [
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  // An abbreviated commit or another id, but not a word such as "added".
  /\b(?=[a-f]*\d)[\da-f]{7,}\b/gi,
  // A duration, whose unit may also vary.
  /\b\d+(?:\.\d+)?(?:ns|µs|ms|s)\b/g,
  /\d+/g,
];

/** Normalises a line of output: numbers, durations, ids, colours and white space vary between runs. */
export function normalize(line: string): string {
  const plain = stripVTControlCharacters(line).replaceAll(/\s+/g, ' ').trim();
  return volatilePatterns.reduce((text, pattern) => text.replaceAll(pattern, '0'), plain);
}

/**
 * Finds the expected lines in the output of a command, in order. A line with an ellipsis shows where it was shortened.
 *
 * @returns the first missing line, if any
 */
export function missingLine(shown: readonly string[], printed: string): string | undefined {
  const lines = printed.split(/\r?\n/).map(normalize);
  let from = 0;
  for (const line of shown.filter((each) => each.trim() !== '…')) {
    const at = lines.indexOf(normalize(line), from);
    if (at < 0) {
      return line;
    }
    from = at + 1;
  }
  return undefined;
}

/**
 * Compares a JSON value with an excerpt: objects may have more keys, arrays more elements at the end.
 *
 * @returns the first difference, with a path from `$`, if any
 */
export function findDifference(excerpt: unknown, whole: unknown, path = '$'): string | undefined {
  if (typeof excerpt !== 'object' || excerpt === null) {
    return excerpt === whole ? undefined : `${path} is ${JSON.stringify(whole)}, not ${JSON.stringify(excerpt)}`;
  }
  if (typeof whole !== 'object' || whole === null || Array.isArray(excerpt) !== Array.isArray(whole)) {
    return `${path} is ${JSON.stringify(whole)}`;
  }
  const values = new Map(Object.entries(whole));
  for (const [key, value] of Object.entries(excerpt)) {
    const found = findDifference(value, values.get(key), Array.isArray(excerpt) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
