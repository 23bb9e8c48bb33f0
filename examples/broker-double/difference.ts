import {isObject} from './json';

/** Stands where a value is missing on one side. */
const absent = Symbol('absent');
/** Stands in a list where both sides are equal. */
const same = Symbol('same');

/** Both sides of a difference, as far as they differ; undefined when they don't. */
interface Sides {
  readonly older: unknown;
  readonly newer: unknown;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sortKeys);
  }
  if (!isObject(value)) {
    return value;
  }
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sortKeys(value[key])]));
}

/** Brings keys, and the interactions or the messages, into an order of their own. */
function sorted(content: unknown): unknown {
  const result = sortKeys(content);
  const key = isObject(result) ? ['interactions', 'messages'].find((name) => Array.isArray(result[name])) : undefined;
  if (!isObject(result) || key === undefined) {
    return result;
  }
  const texts = (result[key] as unknown[]).map((item) => JSON.stringify(item)).sort();
  return {...result, [key]: texts.map((text) => JSON.parse(text) as unknown)};
}

function compare(older: unknown, newer: unknown): Sides | undefined {
  if (Array.isArray(older) && Array.isArray(newer)) {
    const length = Math.max(older.length, newer.length);
    const items = Array.from({length}, (_, at) =>
      compare(at < older.length ? older[at] : absent, at < newer.length ? newer[at] : absent),
    );
    const side = (which: keyof Sides): unknown[] =>
      items.map((item) => (item ? item[which] : same)).filter((item) => item !== absent);
    return items.some(Boolean) ? {older: side('older'), newer: side('newer')} : undefined;
  }
  if (isObject(older) && isObject(newer)) {
    // Keys that only the newer side has are no difference, as in the Broker.
    const changed = Object.keys(older).flatMap((key) => {
      const sides = compare(older[key], key in newer ? newer[key] : absent);
      return sides ? [[key, sides] as const] : [];
    });
    const side = (which: keyof Sides): unknown =>
      Object.fromEntries(changed.map(([key, sides]) => [key, sides[which]]).filter(([, value]) => value !== absent));
    return changed.length > 0 ? {older: side('older'), newer: side('newer')} : undefined;
  }
  return older === newer ? undefined : {older, newer};
}

/** The end of a list gets a comma, so that its last item reads the same when others follow. */
const linesOf = (value: unknown): string[] =>
  JSON.stringify(value ?? {}, (_, item: unknown) => (item === same ? '\u0000' : item), 2)
    .replaceAll(/"\\u0000"/g, '... ')
    .replaceAll(/(\n\s*\])/g, ',$1')
    .split('\n');

/** Lines of both sides, marked `-`, `+` or with a space. */
function merge(older: readonly string[], newer: readonly string[]): string[] {
  // The length of the longest common part of what follows each pair of lines.
  const common = Array.from({length: older.length + 1}, () => new Array<number>(newer.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = older.length - 1; i >= 0; i -= 1) {
    for (let j = newer.length - 1; j >= 0; j -= 1) {
      (common[i] ?? [])[j] = older[i] === newer[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const result: string[] = [];
  let [i, j] = [0, 0];
  while (i < older.length || j < newer.length) {
    if (i < older.length && older[i] === newer[j]) {
      result.push(` ${older[i]}`);
      i += 1;
      j += 1;
    } else if (i < older.length && (j >= newer.length || at(i + 1, j) >= at(i, j + 1))) {
      result.push(`-${older[i]}`);
      i += 1;
    } else {
      result.push(`+${newer[j]}`);
      j += 1;
    }
  }
  return result;
}

/** Keeps three lines around each change. */
function hunks(lines: readonly string[]): string[] {
  const near = (at: number): boolean => lines.slice(Math.max(0, at - 3), at + 4).some((line) => !line.startsWith(' '));
  const result: string[] = [];
  let [older, newer] = [1, 1];
  lines.forEach((line, at) => {
    if (near(at) && !near(at - 1) && result.length > 0) {
      const end = lines.findIndex((_, later) => later > at && !near(later));
      const part = lines.slice(at, end < 0 ? undefined : end);
      const count = (mark: string): number => part.filter((one) => !one.startsWith(mark)).length;
      result.push(`@@ -${older},${count('+')} +${newer},${count('-')} @@`);
    }
    if (near(at)) {
      result.push(line);
    }
    older += line.startsWith('+') ? 0 : 1;
    newer += line.startsWith('-') ? 0 : 1;
  });
  return result;
}

/** How the Broker writes what has changed from an older content of a pact to a newer one. */
export function difference(older: unknown, newer: unknown): string {
  const sides = compare(sorted(older), sorted(newer));
  const lines = sides ? hunks(merge(linesOf(sides.older), linesOf(sides.newer))) : [];
  return lines.join('\n').replaceAll(/,(\n\s*\])/g, '$1');
}
