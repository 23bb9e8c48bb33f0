import type {Action} from '../../../examples/runner/follow/page';

/** A step of a course: its page, and its folder in `examples/university/`. */
export interface StepSources {
  readonly page: string;
  readonly actions: readonly Action[];
  /** Path of the folder, without a trailing slash. */
  readonly folder: string;
  /** Contents of the files by path, relative to the folder. */
  readonly files: ReadonlyMap<string, string>;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Non-blank lines. */
function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .map((line, index) => ({number: index + 1, text: line.trim()}))
    .filter((line) => line.text !== '');
}

/** Longest common subsequence of lines, as lines of the second text. */
function unchangedLines(before: readonly Line[], after: readonly Line[]): Line[] {
  const lengths = Array.from({length: before.length + 1}, () => new Array<number>(after.length + 1).fill(0));
  const length = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const same = before[row]?.text === after[column]?.text;
      const best = same ? length(row + 1, column + 1) + 1 : Math.max(length(row + 1, column), length(row, column + 1));
      (lengths[row] ?? [])[column] = best;
    }
  }
  const unchanged: Line[] = [];
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    const line = after[column];
    if (line && before[row]?.text === line.text) {
      unchanged.push(line);
      row += 1;
      column += 1;
    } else if (length(row + 1, column) >= length(row, column + 1)) {
      row += 1;
    } else {
      column += 1;
    }
  }
  return unchanged;
}

/** Whether lines occur in a text, in this order. */
function isSubsequence(lines: readonly Line[], text: readonly Line[]): boolean {
  let from = 0;
  return lines.every((line) => {
    const at = text.findIndex((each, index) => index >= from && each.text === line.text);
    from = at + 1;
    return at >= 0;
  });
}

function ranges(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) {
      last[1] = number;
    } else {
      runs.push([number, number]);
    }
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

function highlightFaults(place: string, file: string, old: string, now: string, marked: readonly number[]): string[] {
  const [before, after] = [linesOf(old), linesOf(now)];
  const unchanged = unchangedLines(before, after);
  if (unchanged.length === after.length && after.length === before.length) {
    return [`${place}: ${file} is unchanged; delete it from the step`];
  }
  const unmarked = after.filter(({number}) => !marked.includes(number));
  // Several diffs can be equally short; any of them is fine.
  if (unmarked.length === unchanged.length && isSubsequence(unmarked, before)) {
    return [];
  }
  const changed = after.filter((line) => !unchanged.includes(line)).map(({number}) => number);
  return [
    changed.length > 0
      ? `${place}: ${file} exists since an earlier step; highlight its changed lines with {${ranges(changed)}}`
      : `${place}: ${file} only has lines removed; highlight none`,
  ];
}

/**
 * Compares the pages of a course with its folders: a page shows every file of its step whole, titled with its path,
 * and highlights what changed since an earlier step.
 *
 * @param steps the steps in order
 * @returns a message per problem
 */
export function courseFaults(steps: readonly StepSources[]): string[] {
  const written = new Map<string, string>();
  return steps.flatMap(({page, actions, folder, files}) => {
    const shown = actions.filter((action) => action.kind === 'write');
    const faults = shown.flatMap(({line, file, source, marked}) => {
      const place = `${page}:${line}`;
      const text = files.get(file);
      if (source !== `${folder}/${file}` || text === undefined) {
        return [`${place}: shows ${source} as ${file}; a page shows ${folder}/PATH as PATH`];
      }
      const old = written.get(file);
      return old === undefined ? [] : highlightFaults(place, file, old, text, marked);
    });
    const hidden = [...files.keys()].filter((file) => !shown.some((action) => action.file === file));
    files.forEach((text, file) => written.set(file, text));
    return [...faults, ...hidden.map((file) => `${page}: doesn't show ${folder}/${file}; show it whole, or delete it`)];
  });
}
