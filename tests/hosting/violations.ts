import {appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';

/** A violation report of a browser. */
interface Report {
  readonly 'csp-report': Readonly<Record<string, string>>;
}

/** File with the reports for a served folder; each worker has its own. */
export const reportsFile = (folder: string, worker = 0): string =>
  path.join('.cache/policy-violations', `${folder}-${worker}.txt`);

/**
 * Creates a server that appends violation reports to a file, one per line.
 *
 * @param file file to write; it is truncated first
 */
export function collectReports(file: string): Server {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, '');
  return createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const {'csp-report': report} = JSON.parse(body) as Report;
      appendFileSync(
        file,
        `${report['document-uri']}: ${report['violated-directive']} forbids ${report['blocked-uri']} (${report['source-file'] ?? ''}:${report['line-number'] ?? ''})\n`,
      );
      response.writeHead(204).end();
    });
  });
}

/**
 * Reads the collected violations.
 *
 * @throws Error when the file is missing, because then nothing has been collected
 */
export function readReports(file: string): string[] {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: serve the site with tests/hosting/nginx.ts, which collects the reports`);
  }
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}
