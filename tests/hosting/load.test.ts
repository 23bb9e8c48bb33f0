import {readFileSync} from 'node:fs';
import {Agent, createServer, request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {once} from 'node:events';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {serve, type Server} from './nginx';

const connections = 64;
const wanted = 10_000;

const paths = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

interface Run {
  readonly faults: readonly string[];
  readonly bytes: number;
  /** Connections that were opened. */
  readonly opened: number;
}

/** Asks for one page after the other, over a fixed number of connections that stay open. */
async function load(url: string, count: number): Promise<Run> {
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const sockets = new Set<unknown>();
  const faults: string[] = [];
  let bytes = 0;
  let next = 0;

  const ask = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const end = (fault?: string): void => {
        if (fault) {
          faults.push(`${path}: ${fault}`);
        }
        resolve();
      };
      request(`${url}${path}`, {agent}, (response) => {
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
        });
        response.on('error', ({message}) => end(message));
        response.on('end', () => {
          bytes += length;
          const isWhole = length > 0 && length === Number(response.headers['content-length'] ?? length);
          end(response.statusCode === 200 && isWhole ? undefined : `${response.statusCode}, ${length} bytes`);
        });
      })
        .on('socket', (socket) => sockets.add(socket))
        .on('error', ({message}) => end(message))
        .end();
    });

  const reader = async (): Promise<void> => {
    while (next < count) {
      const path = paths[next % paths.length] ?? '/';
      next += 1;
      await ask(path);
    }
  };
  await Promise.all(Array.from({length: connections}, reader));
  agent.destroy();
  return {faults, bytes, opened: sockets.size};
}

describe('under load', () => {
  let server: Server;

  beforeAll(async () => {
    server = await serve('build', {generated: 'build-nginx'});
  });
  afterAll(() => server.stop());

  it(`answers ${wanted} requests for all pages over ${connections} connections without an error`, async () => {
    const {faults, bytes, opened} = await load(server.url, wanted);
    console.log(`load: ${wanted} requests for ${paths.length} pages, ${bytes} bytes, ${opened} connections`);
    expect(paths.length).toBeGreaterThan(0);
    expect(faults.slice(0, 10)).toEqual([]);
    expect(bytes).toBeGreaterThan(0);
    // nginx closes a connection after a thousand requests.
    expect(opened).toBeLessThanOrEqual(connections + Math.ceil(wanted / 1000) + connections);
  });

  it('would notice an answer that fails or is cut short', async () => {
    let count = 0;
    const faulty = createServer((_, response) => {
      count += 1;
      response.writeHead(count % 2 ? 503 : 200);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(faulty, 'listening');
    const {port} = faulty.address() as AddressInfo;
    expect((await load(`http://127.0.0.1:${port}`, 100)).faults).toHaveLength(100);
    faulty.closeAllConnections();
    faulty.close();
  });
});
