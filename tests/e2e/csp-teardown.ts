import {readReports, reportsFile} from '../hosting/violations';

/** Ends the run: no page of any test may have gone against the content security policy. */
export default function policyHeld(): void {
  const reports = readReports(reportsFile('build'));
  if (reports.length > 0) {
    throw new Error(
      `${reports.length} time(s) a page went against the content security policy (src/config/hosts.ts, deploy/policy.ts):\n${[...new Set(reports)].join('\n')}`,
    );
  }
}
