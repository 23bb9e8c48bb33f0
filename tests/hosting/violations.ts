import {appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';

/** What a browser reports about a page that went against the content security policy. */
interface Report {
  readonly 'csp-report': Readonly<Record<string, string>>;
}

/** Where the reports about a folder that is served are kept; workers that serve the same one have their own. */
export const reportsFile = (folder: string, worker = 0): string =>
  path.join('.cache/policy-violations', `${folder}-${worker}.txt`);

/**
 * Takes reports of browsers and writes each to a file, as a line.
 *
 * @param file is emptied first
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
 * Reads what went against the policy.
 *
 * @throws Error when the file is missing, since nobody has looked then
 */
export function readReports(file: string): string[] {
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: no server of tests/hosting/nginx.ts has listened for reports`);
  }
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}
