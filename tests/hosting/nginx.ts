import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {findOrInstallNginx} from './find-nginx';
import {collectReports} from './violations';

/** A running server. */
export interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Folder with the generated parts of the configuration. */
  readonly generated: string;
  /** Defaults to a free port. */
  readonly port?: number;
  /** File to collect policy violations in; by default, browsers aren't asked to report any. */
  readonly reports?: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function waitUntilReady(url: string, hasExited: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 500 && !hasExited(); attempt += 1) {
    try {
      await fetch(url, {method: 'HEAD', redirect: 'manual'});
      return;
    } catch {
      await wait(20);
    }
  }
  throw new Error(`nginx does not respond at ${url}; see its messages above`);
}

/** Starts a server for violation reports, and adds it to the policy; returns a function that stops it. */
async function collectViolations(headers: string, reports: string): Promise<() => void> {
  const listener = collectReports(reports).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const {port} = listener.address() as AddressInfo;
  const policy = readFileSync(headers, 'utf8');
  writeFileSync(
    headers,
    policy.replace(
      /(?<=^add_header Content-Security-Policy ".*)(?=" always)/m,
      `; report-uri http://127.0.0.1:${port}/`,
    ),
  );
  return () => {
    listener.closeAllConnections();
    listener.close();
  };
}

/**
 * Serves a folder as the container does, with `deploy/nginx/nginx.conf`. Only the address and the log differ, and the
 * policy asks for violation reports if wanted.
 *
 * @throws Error when nginx is missing, rejects the configuration or doesn't respond
 */
export async function serve(folder: string, {generated, port, reports}: Options): Promise<Server> {
  const program = findOrInstallNginx();
  const host = `127.0.0.1:${port ?? (await freePort())}`;
  const prefix = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  for (const name of ['headers.conf', 'caching.conf', 'redirects.conf', 'addresses.conf']) {
    copyFileSync(path.join(generated, name), path.join(prefix, name));
  }
  copyFileSync('deploy/nginx/nginx.conf', path.join(prefix, 'nginx.conf'));
  writeFileSync(path.join(prefix, 'host.conf'), `listen ${host};\naccess_log off;\n`);
  symlinkSync(path.resolve(folder), path.join(prefix, 'site'));
  const stopListening = reports ? await collectViolations(path.join(prefix, 'headers.conf'), reports) : () => undefined;

  // As root, nginx would run its workers as a user who may not be able to read the folder.
  const directives = `daemon off; ${process.getuid?.() === 0 ? 'user root; ' : ''}`;
  const server = spawn(program, ['-p', prefix, '-c', path.join(prefix, 'nginx.conf'), '-g', directives], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exit = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await exit;
    stopListening();
    rmSync(prefix, {recursive: true, force: true});
  };
  try {
    await waitUntilReady(`http://${host}/`, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return {url: `http://${host}`, stop};
}
