import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Reads the number of tests from the output or reports of a test runner. */
export interface Counter {
  /** Folders of XML reports, relative to the project. Old reports are deleted before each run. */
  readonly reports?: readonly string[];
  /**
   * Counts the tests that ran, without skipped ones.
   *
   * @param output output of the test command
   * @param reports contents of the reports
   */
  readonly count: (output: string, reports: readonly string[]) => number;
  /** Counts expected failures, which `count` leaves out. */
  readonly expectedFailures?: (output: string) => number;
  /** What is counted, singular and plural; defaults to "test" and "tests". */
  readonly unit?: readonly [one: string, several: string];
}

function attribute(element: string, name: string): number {
  return Number(new RegExp(`\\s${name}="(\\d+)"`).exec(element)?.[1] ?? 0);
}

/** Counts tests in JUnit reports. */
export function junit(...folders: readonly string[]): Counter {
  return {
    reports: folders,
    count: (_output, reports) =>
      reports
        .flatMap((report) => report.match(/<testsuite\s[^>]*>/g) ?? [])
        .reduce((total, suite) => total + attribute(suite, 'tests') - attribute(suite, 'skipped'), 0),
  };
}

/** Counts tests in the output of `go test -json`. */
export const goTest: Counter = {
  count: (output) => output.match(/^\{.*"Action":"pass".*"Test":"[^"]+".*\}$/gm)?.length ?? 0,
};

function sumMatches(output: string, pattern: RegExp): number {
  return [...output.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0);
}

/** Counts tests in the output of `cargo test`. */
export const cargoTest: Counter = {
  count: (output) => sumMatches(output, /^test result: ok\. (\d+) passed/gm),
};

/** Counts tests in the output of Python's `unittest`. */
export const unittest: Counter = {
  count: (output) => sumMatches(output, /^Ran (\d+) tests?/gm),
};

/** Counts tests in the output of `dotnet test`, which has a line for each test project. */
export const dotnetTest: Counter = {
  count: (output) => sumMatches(output, /^Passed! .*?Passed: +(\d+)/gm),
};

/** Counts tests in the output of RSpec, without pending ones. */
export const rspec: Counter = {
  count: (output) =>
    sumMatches(output, /^(\d+) examples?, 0 failures/gm) - sumMatches(output, /^\d+ examples?, .*, (\d+) pending/gm),
};

/** Counts tests in the output of sbt, without skipped ones. */
export const sbtTest: Counter = {
  count: (output) => sumMatches(output, /^\[info\] Passed: Total .*?Passed (\d+)/gm),
};

const failures = /^followed .*?(\d+) expected failures/gm;

/** Counts the commands that `follow/main.ts` has run. */
export const followed: Counter = {
  count: (output) => sumMatches(output, /^followed .*?(\d+) commands/gm) - sumMatches(output, failures),
  expectedFailures: (output) => sumMatches(output, failures),
  unit: ['command', 'commands'],
};

/** Lists the existing reports as absolute paths. */
export function reportFiles(project: string, {reports = []}: Counter): string[] {
  return reports
    .map((folder) => path.join(project, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith('.xml'));
}
