import {createServer as createHttpServer, type IncomingHttpHeaders, type IncomingMessage} from 'node:http';
import {createServer as createHttpsServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Proxy {
  readonly url: string;
  /** Every request so far, with what the double doesn't keep. */
  readonly received: Received[];
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Answers every request with this status, in place of the Broker. */
  readonly status?: number;
  /** Speaks TLS with this certificate. */
  readonly tls?: {readonly cert: string; readonly key: string};
}

/** Stands between the client and the double: it keeps the headers, fails on request and can speak TLS. */
export async function startProxy(target: string, {status, tls}: Options = {}): Promise<Proxy> {
  const received: Received[] = [];

  async function pass(request: IncomingMessage, base: string): Promise<{status: number; type: string; body: string}> {
    const {method = 'GET', url = '/', headers} = request;
    const body = await text(request);
    received.push({method, path: url, headers, body});
    if (status !== undefined) {
      return {status, type: 'text/plain', body: 'no'};
    }
    // As the proxy of a company, it gets whole addresses.
    const {pathname, search} = new URL(url, target);
    const response = await fetch(`${target}${pathname}${search}`, {
      method,
      headers: {'content-type': headers['content-type'] ?? 'application/json'},
      ...(body === '' ? {} : {body}),
    });
    const type = response.headers.get('content-type') ?? 'text/plain';
    return {status: response.status, type, body: (await response.text()).replaceAll(target, base)};
  }

  const listener: Parameters<typeof createHttpServer>[1] = (request, response) => {
    const base = `${tls ? 'https' : 'http'}://${request.headers.host ?? ''}`;
    void pass(request, base).then((answer) => {
      response.writeHead(answer.status, {'content-type': answer.type});
      response.end(answer.status === 204 ? undefined : answer.body);
    });
  };
  const server = tls ? createHttpsServer(tls, listener) : createHttpServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const {port} = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    received,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
