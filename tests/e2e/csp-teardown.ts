import {readReports, reportsFile} from '../hosting/violations';

/** Fails the run if any page violated the content security policy. */
export default function cspTeardown(): void {
  const reports = readReports(reportsFile('build'));
  if (reports.length > 0) {
    throw new Error(
      `${reports.length} violation(s) of the content security policy (see src/config/hosts.ts, deploy/policy.ts):\n${[...new Set(reports)].join('\n')}`,
    );
  }
}
