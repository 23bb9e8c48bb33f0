import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import {createServer as createHttpsServer} from 'node:https';
import {text} from 'node:stream/consumers';

import {listen, type Listening} from '../listen';

export interface Received {
  readonly method: string;
  /** As it was asked for: a whole address from a client that takes this for the proxy of a company. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Proxy extends Listening {
  /** Every request so far. */
  readonly received: readonly Received[];
}

interface Options {
  /** Answers a request with a status, in place of the target; undefined lets it pass. */
  readonly refuse?: (request: Received) => number | undefined;
  /** Changes the body of an answer. */
  readonly edit?: (body: string) => string;
  /** Speaks TLS with this certificate. */
  readonly tls?: {readonly cert: string; readonly key: string};
}

/** Stands between a client and a server, and makes its own address of the server's in answers. */
export async function startProxy(
  target: string,
  {refuse = () => undefined, edit = (body) => body, tls}: Options = {},
): Promise<Proxy> {
  const received: Received[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {method = 'GET', url = '/', headers} = request;
    const body = await text(request);
    const asked = {method, path: url, headers, body};
    received.push(asked);
    const status = refuse(asked);
    if (status !== undefined) {
      response.writeHead(status, {'content-type': 'text/plain'}).end('no');
      return;
    }
    const {pathname, search} = new URL(url, target);
    const passed = await fetch(`${target}${pathname}${search}`, {
      method,
      headers: {'content-type': headers['content-type'] ?? 'application/json'},
      ...(body === '' ? {} : {body}),
    });
    const base = `${tls ? 'https' : 'http'}://${headers.host ?? ''}`;
    const sent = edit((await passed.text()).replaceAll(target, base));
    response.writeHead(passed.status, {'content-type': passed.headers.get('content-type') ?? 'text/plain'});
    response.end(passed.status === 204 ? undefined : sent);
  }

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch(() => response.writeHead(502).end());
  };
  const server = tls ? createHttpsServer(tls, listener) : createHttpServer(listener);
  return {...(await listen(server, 0, tls ? 'https' : 'http')), received};
}
