import {readFileSync} from 'node:fs';
import {Agent, createServer, request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {once} from 'node:events';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {serve, type Server} from './nginx';

const connections = 64;
const requestCount = 10_000;

const paths = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

interface Run {
  readonly faults: readonly string[];
  readonly bytes: number;
  /** Number of connections that were opened. */
  readonly opened: number;
}

/** Requests pages over a fixed number of keep-alive connections. */
async function load(url: string, count: number): Promise<Run> {
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const sockets = new Set<unknown>();
  const faults: string[] = [];
  let bytes = 0;
  let nextIndex = 0;

  const fetchPage = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const finish = (fault?: string): void => {
        if (fault) {
          faults.push(`${path}: ${fault}`);
        }
        resolve();
      };
      request(`${url}${path}`, {agent}, (response) => {
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
        });
        response.on('error', ({message}) => finish(message));
        response.on('end', () => {
          bytes += length;
          const isComplete = length > 0 && length === Number(response.headers['content-length'] ?? length);
          finish(response.statusCode === 200 && isComplete ? undefined : `${response.statusCode}, ${length} bytes`);
        });
      })
        .on('socket', (socket) => sockets.add(socket))
        .on('error', ({message}) => finish(message))
        .end();
    });

  const worker = async (): Promise<void> => {
    while (nextIndex < count) {
      const path = paths[nextIndex % paths.length] ?? '/';
      nextIndex += 1;
      await fetchPage(path);
    }
  };
  await Promise.all(Array.from({length: connections}, worker));
  agent.destroy();
  return {faults, bytes, opened: sockets.size};
}

describe('under load', () => {
  let server: Server;

  beforeAll(async () => {
    server = await serve('build', {generated: 'build-nginx'});
  });
  afterAll(() => server.stop());

  it(`answers ${requestCount} requests for all pages over ${connections} connections without an error`, async () => {
    const {faults, bytes, opened} = await load(server.url, requestCount);
    console.log(`load: ${requestCount} requests for ${paths.length} pages, ${bytes} bytes, ${opened} connections`);
    expect(paths.length).toBeGreaterThan(0);
    expect(faults.slice(0, 10)).toEqual([]);
    expect(bytes).toBeGreaterThan(0);
    // nginx closes a connection after a thousand requests.
    expect(opened).toBeLessThanOrEqual(connections + Math.ceil(requestCount / 1000) + connections);
  });

  it('notices failed and truncated responses', async () => {
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
