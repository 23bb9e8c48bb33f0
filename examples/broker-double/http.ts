import {createServer, type IncomingMessage, type Server} from 'node:http';

/** A request as a route sees it. */
export interface Call {
  /** Address of the double as the client wrote it, without a slash at the end; links begin with it. */
  readonly base: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The parsed body; undefined when there was none. */
  readonly body: unknown;
  /** The part of the path that stands for a `:name` of the route. */
  readonly param: (name: string) => string;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

type Handler = (call: Call) => Answer | Promise<Answer>;

/** Keys are a method and a path, with `:name` for a part that varies: `GET /pacticipants/:pacticipant`. */
export type Routes = Readonly<Record<string, Handler>>;

export const ok = (body: unknown): Answer => ({status: 200, body});
export const created = (body: unknown): Answer => ({status: 201, body});
export const gone: Answer = {status: 204};
export const notFound = (what: string): Answer => ({status: 404, body: {error: `${what} does not exist`}});
/** Errors go by field; where a question as a whole is at fault, they are a list. */
export const invalid = (errors: Readonly<Record<string, readonly string[]>> | readonly string[]): Answer => ({
  status: 400,
  body: {errors},
});

interface Match {
  readonly handle: Handler;
  readonly param: (name: string) => string;
}

function match(routes: Routes, method: string, path: string): Match | undefined {
  const parts = path.split('/');
  const fits = (pattern: string): boolean => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((want, at) => want.startsWith(':') || want === parts[at]);
  };
  // Where several fit, the one that spells most of the path out is meant.
  const best = Object.entries(routes)
    .map(([key, handle]) => ({pattern: key.slice(method.length + 1), handle, ofMethod: key.startsWith(`${method} `)}))
    .filter(({pattern, ofMethod}) => ofMethod && fits(pattern))
    .sort((a, b) => a.pattern.split(':').length - b.pattern.split(':').length)[0];
  if (!best) {
    return undefined;
  }
  const names = best.pattern.split('/');
  return {
    handle: best.handle,
    param: (name) => decodeURIComponent(parts[names.indexOf(`:${name}`)] ?? ''),
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

interface Options {
  readonly routes: Routes;
  /** The bearer token that requests must carry; undefined lets everybody in. */
  readonly token: string | undefined;
  /** Filled with `METHOD /path?query` of each request. */
  readonly requests: string[];
}

/** Serves the routes as a Pact Broker does: HAL documents, 404 for what it doesn't know, 401 without the token. */
export function serve({routes, token, requests}: Options): Server {
  async function answer(request: IncomingMessage): Promise<Answer> {
    const method = request.method ?? 'GET';
    const base = `http://${request.headers.host ?? '127.0.0.1'}`;
    const url = new URL(request.url ?? '/', base);
    requests.push(`${method} ${url.pathname}${url.search}`);
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) {
      return {status: 401, body: {error: 'The bearer token is missing or wrong'}};
    }
    const route = match(routes, method, url.pathname);
    if (!route) {
      return {status: 404, body: {error: `The double of the Broker has no route for ${method} ${url.pathname}`}};
    }
    let body: unknown;
    try {
      body = await readBody(request);
    } catch {
      return {status: 400, body: {error: 'The body is no JSON'}};
    }
    return route.handle({base, path: url.pathname, query: url.searchParams, body, param: route.param});
  }

  return createServer((request, response) => {
    void answer(request)
      .catch((error: unknown): Answer => ({status: 500, body: {error: String(error)}}))
      .then(({status, body}) => {
        response.writeHead(status, {
          ...(body === undefined ? {} : {'content-type': 'application/hal+json;charset=utf-8'}),
          ...(status === 401 ? {'www-authenticate': 'Bearer'} : {}),
        });
        response.end(body === undefined ? undefined : JSON.stringify(body));
      });
  });
}
