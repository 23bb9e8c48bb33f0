import {stripVTControlCharacters} from 'node:util';

const variable = [
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  // An abbreviated commit, or another id; a word such as "added" is none.
  /\b(?=[a-f]*\d)[\da-f]{7,}\b/gi,
  // A duration; its unit depends on the machine's mood, too.
  /\b\d+(?:\.\d+)?(?:ns|µs|ms|s)\b/g,
  /\d+/g,
];

/** A line of output without what differs from run to run: numbers, durations, ids, colours, the amount of white space. */
export function steady(line: string): string {
  const plain = stripVTControlCharacters(line).replaceAll(/\s+/g, ' ').trim();
  return variable.reduce((text, pattern) => text.replaceAll(pattern, '0'), plain);
}

/**
 * Looks for the lines that a page shows in what a command printed, in their order.
 *
 * @returns the first line that isn't there; undefined when all are
 */
export function missingLine(shown: readonly string[], printed: string): string | undefined {
  const lines = printed.split(/\r?\n/).map(steady);
  let from = 0;
  for (const line of shown) {
    const at = lines.indexOf(steady(line), from);
    if (at < 0) {
      return line;
    }
    from = at + 1;
  }
  return undefined;
}

/**
 * Looks for an extract in a JSON value: an object may have more than the extract, an array more elements at its end.
 *
 * @returns where they differ, as a path from `$`; undefined when they don't
 */
export function difference(extract: unknown, whole: unknown, path = '$'): string | undefined {
  if (typeof extract !== 'object' || extract === null) {
    return extract === whole ? undefined : `${path} is ${JSON.stringify(whole)}, not ${JSON.stringify(extract)}`;
  }
  if (typeof whole !== 'object' || whole === null || Array.isArray(extract) !== Array.isArray(whole)) {
    return `${path} is ${JSON.stringify(whole)}`;
  }
  const values = new Map(Object.entries(whole));
  for (const [key, value] of Object.entries(extract)) {
    const found = difference(value, values.get(key), Array.isArray(extract) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
