/** Where something was written. */
export interface Source {
  /** From the top of the project, with forward slashes: `content/glossary.yml`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

const sources = new WeakMap<object, Source>();
const fieldLines = new WeakMap<object, ReadonlyMap<string, number>>();

/** Remembers where a value comes from; what is built from it can be marked with the same source. */
export function setSource<Value extends object>(value: Value, source: Source): Value {
  sources.set(value, source);
  return value;
}

/** Remembers the lines of the fields of an object, for those whose value is a string or a number. */
export function setFieldLines(value: object, lines: ReadonlyMap<string, number>): void {
  fieldLines.set(value, lines);
}

/**
 * Looks up where an entry of a collection was written, for its edit link and for error messages.
 *
 * @param value an object or a list that a collection returned, not a copy of it
 * @param field of the object; without it, or without a line of its own, the line of the object is used
 * @throws Error for a value that no collection has read
 */
export function sourceOf(value: object, field?: string): Source {
  const source = sources.get(value);
  if (!source) {
    throw new Error(`No source is known for ${JSON.stringify(value).slice(0, 80)}; pass the entry itself, not a copy`);
  }
  const line = field === undefined ? undefined : fieldLines.get(value)?.get(field);
  return line === undefined ? source : {...source, line};
}

/** One or more entries that can't be used: a line for each, with file, line, field, fault and fix. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** A line of a {@link ContentError}: `content/glossary.yml:12: short: is missing; add it`. */
export const faultAt = ({file, line}: Source, fault: string): string => `${file}:${line}: ${fault}`;

/**
 * Reads several things and reports the faults of all of them together.
 *
 * @throws ContentError with the faults that `read` has thrown
 */
export function collectFaults<Item, Result>(items: readonly Item[], read: (item: Item) => Result): Result[] {
  const faults: string[] = [];
  const results = items.flatMap((item) => {
    try {
      return [read(item)];
    } catch (error) {
      if (error instanceof ContentError) {
        faults.push(...error.faults);
        return [];
      }
      throw error;
    }
  });
  if (faults.length > 0) {
    throw new ContentError(faults);
  }
  return results;
}
