import type {Reporter, TestModule} from 'vitest/node';

import type {Finding} from './report';

const number = new Intl.NumberFormat('en-GB');

/** Formats results as a table with a row per check, sorted by name. */
export function tableOf(findings: readonly Finding[]): string {
  const checks = [...new Set(findings.map(({check}) => check))].sort((a, b) => a.localeCompare(b, 'en'));
  const rows = checks.map((check) => {
    const own = findings.filter((finding) => finding.check === check);
    const sum = (count: (finding: Finding) => number): string =>
      number.format(own.reduce((total, finding) => total + count(finding), 0));
    return [check, sum(({checkedCount}) => checkedCount), sum(({faults}) => faults)] as const;
  });
  const all = [['Check', 'Looked at', 'Faults'] as const, ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart((widths[column] ?? 0) + 3),
        )
        .join(''),
    )
    .join('\n');
}

/** Vitest reporter that prints the results of site checks below the output of the default reporter. */
export default class CheckTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const findings = modules
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test) => test.meta().findings ?? []);
    if (findings.length > 0) {
      console.log(`\n${tableOf(findings)}\n`);
    }
  }
}
