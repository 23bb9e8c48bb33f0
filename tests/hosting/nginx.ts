import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {provideNginx} from './find-nginx';
import {collectReports} from './violations';

/** A running server. */
export interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** The folder with the parts of the configuration that a build writes. */
  readonly generated: string;
  /** A free one unless given. */
  readonly port?: number;
  /** File for what browsers report about the policy; without it, they aren't asked to report. */
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

async function untilItAnswers(url: string, isGone: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 500 && !isGone(); attempt += 1) {
    try {
      await fetch(url, {method: 'HEAD', redirect: 'manual'});
      return;
    } catch {
      await wait(20);
    }
  }
  throw new Error(`nginx does not answer at ${url}: its messages above say why`);
}

/** Listens for reports, and asks for them in the headers; returns how to stop. */
async function listen(headers: string, reports: string): Promise<() => void> {
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
 * Serves a folder as the container does, with `deploy/nginx/nginx.conf`; only the address and the log differ, and the
 * policy asks for reports where they are wanted.
 *
 * @throws Error when nginx is missing, refuses the configuration or doesn't answer
 */
export async function serve(folder: string, {generated, port, reports}: Options): Promise<Server> {
  const program = provideNginx();
  const host = `127.0.0.1:${port ?? (await freePort())}`;
  const prefix = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  for (const name of ['headers.conf', 'caching.conf', 'redirects.conf']) {
    copyFileSync(path.join(generated, name), path.join(prefix, name));
  }
  copyFileSync('deploy/nginx/nginx.conf', path.join(prefix, 'nginx.conf'));
  writeFileSync(path.join(prefix, 'host.conf'), `listen ${host};\naccess_log off;\n`);
  symlinkSync(path.resolve(folder), path.join(prefix, 'site'));
  const endReports = reports ? await listen(path.join(prefix, 'headers.conf'), reports) : () => undefined;

  // Workers of root would run as a user who may not be able to read the folder.
  const main = `daemon off; ${process.getuid?.() === 0 ? 'user root; ' : ''}`;
  const server = spawn(program, ['-p', prefix, '-c', path.join(prefix, 'nginx.conf'), '-g', main], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exit = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await exit;
    endReports();
    rmSync(prefix, {recursive: true, force: true});
  };
  try {
    await untilItAnswers(`http://${host}/`, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return {url: `http://${host}`, stop};
}
