import {expect, type TestContext} from 'vitest';

/** What a check of the whole site has come to: a row of the table at the end of the run. */
export interface Finding {
  readonly check: string;
  /** How many things the check has looked at. */
  readonly lookedAt: number;
  readonly faults: number;
}

declare module 'vitest' {
  interface TaskMeta {
    findings?: readonly Finding[];
  }
}

/**
 * Puts a check into the table at the end of the run, and fails its test for faults or for having looked at nothing.
 *
 * @param context context of the test
 * @param check name of the row; numbers of a name that several tests give are added up
 * @param lookedAt how many things the check has looked at
 * @param faults a message per problem
 */
export function report({task}: Pick<TestContext, 'task'>, check: string, lookedAt: number, faults: readonly string[]) {
  task.meta.findings = [...(task.meta.findings ?? []), {check, lookedAt, faults: faults.length}];
  expect(lookedAt, `${check}: things that were looked at`).toBeGreaterThan(0);
  // A fault in the frame of the site is on every page: the first few say enough.
  expect(faults.slice(0, 50), `${faults.length} faults`).toEqual([]);
}
