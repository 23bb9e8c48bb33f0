/** File and line of an entry of a collection. */
export interface Source {
  /** Relative to the project, with forward slashes: `content/glossary.yml`. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

const sources = new WeakMap<object, Source>();
const fieldLines = new WeakMap<object, ReadonlyMap<string, number>>();

/** Records the source of a value, or of another object that is built from it. */
export function setSource<Value extends object>(value: Value, source: Source): Value {
  sources.set(value, source);
  return value;
}

/** Records the lines of an object's fields, for those whose value is a string or a number. */
export function setFieldLines(value: object, lines: ReadonlyMap<string, number>): void {
  fieldLines.set(value, lines);
}

/**
 * Looks up the file and line of an entry of a collection, for its edit link and for error messages.
 *
 * @param value an object or a list that a collection returned, not a copy of it
 * @param field a field of the object; by default, and for a field without a recorded line, it is the line of the object
 * @throws Error for a value that isn't from a collection
 */
export function sourceOf(value: object, field?: string): Source {
  const source = sources.get(value);
  if (!source) {
    throw new Error(
      `No source is recorded for ${JSON.stringify(value).slice(0, 80)}; pass the entry itself, not a copy`,
    );
  }
  const line = field === undefined ? undefined : fieldLines.get(value)?.get(field);
  return line === undefined ? source : {...source, line};
}

/** Faults of one or more entries. The message has a line for each, with file, line, field, fault and fix. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** Rejects content that has faults. @throws ContentError unless the list is empty */
export function assertNoFaults(faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new ContentError(faults);
  }
}

/** Formats a line of a {@link ContentError}: `content/glossary.yml:12: short: is missing; add it`. */
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
  assertNoFaults(faults);
  return results;
}
