import {useCallback, useMemo, useSyncExternalStore} from 'react';

const changed = 'course-progress';

/** Where progress is kept when storage is closed: until the page is loaded anew. */
const inMemory = new Map<string, string>();

/** Key in local storage of a course's progress. */
export function storageKey(course: string): string {
  return `pact.course.${course}`;
}

function read(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return inMemory.get(key) ?? '';
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    inMemory.set(key, value);
  }
  window.dispatchEvent(new Event(changed));
}

/** Reads `1,2,5`; what is no number of a step is left out. */
function parse(value: string): Set<number> {
  return new Set(
    value
      .split(',')
      .filter((each) => /^[1-9]\d?$/.test(each))
      .map(Number),
  );
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify);
  // Another tab of the browser.
  window.addEventListener('storage', notify);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener('storage', notify);
  };
}

/** Which steps of a course are done. */
export interface Progress {
  readonly done: ReadonlySet<number>;
  /** Takes the number of a step, from 1, and whether it is done. */
  readonly mark: (step: number, isDone: boolean) => void;
}

/** The reader's progress in a course, kept in this browser and nowhere else. On the server nothing is done. */
export function useProgress(course: string): Progress {
  const key = storageKey(course);
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  );
  const done = useMemo(() => parse(value), [value]);
  const mark = useCallback(
    (step: number, isDone: boolean): void => {
      const steps = parse(read(key));
      if (isDone) {
        steps.add(step);
      } else {
        steps.delete(step);
      }
      write(key, [...steps].sort((a, b) => a - b).join(','));
    },
    [key],
  );
  return {done, mark};
}

/** The first of so many steps that isn't done; undefined when all are. */
export function nextStep(steps: number, done: ReadonlySet<number>): number | undefined {
  return Array.from({length: steps}, (_, index) => index + 1).find((step) => !done.has(step));
}
