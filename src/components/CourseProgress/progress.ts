import {useCallback, useMemo, useSyncExternalStore} from 'react';

const changeEvent = 'course-progress';

/** Fallback when the browser denies access to local storage; lost on reload. */
const fallbackStorage = new Map<string, string>();

/** The key of a course's progress in local storage. */
export function storageKey(course: string): string {
  return `pact.course.${course}`;
}

function read(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return fallbackStorage.get(key) ?? '';
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    fallbackStorage.set(key, value);
  }
  window.dispatchEvent(new Event(changeEvent));
}

/** Parses `1,2,5` and skips whatever isn't a step number. */
function parse(value: string): Set<number> {
  return new Set(
    value
      .split(',')
      .filter((part) => /^[1-9]\d?$/.test(part))
      .map(Number),
  );
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(changeEvent, notify);
  // Fires when another tab changes the progress.
  window.addEventListener('storage', notify);
  return () => {
    window.removeEventListener(changeEvent, notify);
    window.removeEventListener('storage', notify);
  };
}

/** A reader's progress in a course. */
export interface Progress {
  /** Numbers of the steps that are done, from 1. */
  readonly done: ReadonlySet<number>;
  readonly mark: (step: number, isDone: boolean) => void;
}

/** The reader's progress in a course, stored only in this browser. On the server no step is done. */
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

/** The first step that isn't done; undefined when all are. */
export function nextStep(stepCount: number, done: ReadonlySet<number>): number | undefined {
  return Array.from({length: stepCount}, (_, index) => index + 1).find((step) => !done.has(step));
}
