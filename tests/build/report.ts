import {expect, type TestContext} from 'vitest';

/** Result of a check of the whole site: a row of the table at the end of the run. */
export interface Finding {
  readonly check: string;
  /** Number of checked items. */
  readonly checkedCount: number;
  readonly faults: number;
}

declare module 'vitest' {
  interface TaskMeta {
    findings?: readonly Finding[];
  }
}

/**
 * Records a check in the table at the end of the run, and fails the test if there are problems or nothing was checked.
 *
 * @param context context of the test
 * @param check name of the row; tests that use the same name are summed up
 * @param checkedCount number of checked items
 * @param faults a message per problem
 */
export function report(
  {task}: Pick<TestContext, 'task'>,
  check: string,
  checkedCount: number,
  faults: readonly string[],
) {
  task.meta.findings = [...(task.meta.findings ?? []), {check, checkedCount, faults: faults.length}];
  expect(checkedCount, `${check}: number of checked items`).toBeGreaterThan(0);
  // A problem in the layout is on every page, so the first few are enough.
  expect(faults.slice(0, 50), `${faults.length} faults`).toEqual([]);
}
