import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Where a project's test runner tells how many tests it ran. */
export interface Counter {
  /** Folders of the XML reports, relative to the project's; the reports in them are removed before each run. */
  readonly reports?: readonly string[];
  /**
   * Counts the tests that ran; one that was skipped did not.
   *
   * @param output what the test command printed
   * @param reports the reports' texts
   */
  readonly count: (output: string, reports: readonly string[]) => number;
  /** Counts what failed because it is meant to, and is told apart; it is not in the other count. */
  readonly declared?: (output: string) => number;
  /** What is counted, one and several; "test" and "tests" unless it is something else. */
  readonly unit?: readonly [one: string, several: string];
}

function attribute(element: string, name: string): number {
  return Number(new RegExp(`\\s${name}="(\\d+)"`).exec(element)?.[1] ?? 0);
}

/** Counts in JUnit reports. */
export function junit(...folders: readonly string[]): Counter {
  return {
    reports: folders,
    count: (_output, reports) =>
      reports
        .flatMap((report) => report.match(/<testsuite\s[^>]*>/g) ?? [])
        .reduce((sum, suite) => sum + attribute(suite, 'tests') - attribute(suite, 'skipped'), 0),
  };
}

/** Counts in the output of `go test -json`. */
export const goTest: Counter = {
  count: (output) => output.match(/^\{.*"Action":"pass".*"Test":"[^"]+".*\}$/gm)?.length ?? 0,
};

function sum(output: string, pattern: RegExp): number {
  return [...output.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0);
}

/** Counts in the output of `cargo test`. */
export const cargoTest: Counter = {
  count: (output) => sum(output, /^test result: ok\. (\d+) passed/gm),
};

/** Counts in the output of Python's `unittest`. */
export const unittest: Counter = {
  count: (output) => sum(output, /^Ran (\d+) tests?/gm),
};

const failures = /^followed .*?(\d+) declared failures/gm;

/** Counts the commands that pages tell their readers, in the output of `follow/main.ts`. */
export const followed: Counter = {
  count: (output) => sum(output, /^followed .*?(\d+) commands/gm) - sum(output, failures),
  declared: (output) => sum(output, failures),
  unit: ['command', 'commands'],
};

/** The reports that are there, as absolute paths. */
export function reportFiles(project: string, {reports = []}: Counter): string[] {
  return reports
    .map((folder) => path.join(project, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith('.xml'));
}
