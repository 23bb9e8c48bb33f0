import type {Action} from '../../../examples/runner/follow/page';

/** One step of a course: its page, and what is in its folder in `examples/university/`. */
export interface StepSources {
  readonly page: string;
  readonly actions: readonly Action[];
  /** Path of the folder, without a slash at the end. */
  readonly folder: string;
  /** Texts of the files by their path in the folder. */
  readonly files: ReadonlyMap<string, string>;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Lines with something on them. */
function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .map((line, index) => ({number: index + 1, text: line.trim()}))
    .filter((line) => line.text !== '');
}

/** The longest run of lines, in their order, that both texts have: the lines of the second that are kept. */
function keptLines(before: readonly Line[], after: readonly Line[]): Line[] {
  const lengths = Array.from({length: before.length + 1}, () => new Array<number>(after.length + 1).fill(0));
  const length = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const same = before[row]?.text === after[column]?.text;
      const best = same ? length(row + 1, column + 1) + 1 : Math.max(length(row + 1, column), length(row, column + 1));
      (lengths[row] ?? [])[column] = best;
    }
  }
  const kept: Line[] = [];
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    const line = after[column];
    if (line && before[row]?.text === line.text) {
      kept.push(line);
      row += 1;
      column += 1;
    } else if (length(row + 1, column) >= length(row, column + 1)) {
      row += 1;
    } else {
      column += 1;
    }
  }
  return kept;
}

/** Whether lines stand in a text, in this order. */
function standIn(lines: readonly Line[], text: readonly Line[]): boolean {
  let from = 0;
  return lines.every((line) => {
    const at = text.findIndex((each, index) => index >= from && each.text === line.text);
    from = at + 1;
    return at >= 0;
  });
}

function ranges(numbers: readonly number[]): string {
  const parts: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = parts.at(-1);
    if (last && last[1] === number - 1) {
      last[1] = number;
    } else {
      parts.push([number, number]);
    }
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

function markFaults(place: string, file: string, old: string, now: string, marked: readonly number[]): string[] {
  const [before, after] = [linesOf(old), linesOf(now)];
  const kept = keptLines(before, after);
  if (kept.length === after.length && after.length === before.length) {
    return [`${place}: ${file} is as it was; delete it from the step`];
  }
  const unmarked = after.filter(({number}) => !marked.includes(number));
  // There may be several ways to tell the old lines from the new ones; any that marks as few is right.
  if (unmarked.length === kept.length && standIn(unmarked, before)) {
    return [];
  }
  const changed = after.filter((line) => !kept.includes(line)).map(({number}) => number);
  return [
    changed.length > 0
      ? `${place}: ${file} was written before; mark its changed lines with {${ranges(changed)}}`
      : `${place}: ${file} only loses lines; mark none`,
  ];
}

/**
 * Compares the pages of a course with its folders: a page shows each file of its step whole, under its path, and marks
 * what has changed since it was written.
 *
 * @param steps in their order
 * @returns a message for each fault
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
      return old === undefined ? [] : markFaults(place, file, old, text, marked);
    });
    const hidden = [...files.keys()].filter((file) => !shown.some((action) => action.file === file));
    files.forEach((text, file) => written.set(file, text));
    return [...faults, ...hidden.map((file) => `${page}: doesn't show ${folder}/${file}; show it whole, or delete it`)];
  });
}
