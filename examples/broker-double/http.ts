import {createServer, type IncomingHttpHeaders, type IncomingMessage, type Server} from 'node:http';

import {isObject} from './json';

/** A request as a route sees it. */
export interface Call {
  /** Address of the double as the client wrote it, without a slash at the end; links begin with it. */
  readonly base: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The parsed body; undefined when there was none. */
  readonly body: unknown;
  /** The part of the path that stands for a `:name` of the route. */
  readonly param: (name: string) => string;
}

export interface Answer {
  readonly status: number;
  /** A text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Handler = (call: Call) => Answer | Promise<Answer>;

/** Keys are a method and a path, with `:name` for a part that varies: `GET /pacticipants/:pacticipant`. */
export type Routes = Readonly<Record<string, Handler>>;

export const ok = (body: unknown): Answer => ({status: 200, body});
export const created = (body: unknown): Answer => ({status: 201, body});
export const gone: Answer = {status: 204};
/** What the Broker says of an address where nothing is. */
export const missing: Answer = {
  status: 404,
  body: {error: 'The requested document was not found on this server.'},
};
/** What it says of the name of an application that it doesn't know. */
export const noPacticipant = (name: string, role = 'pacticipant'): Answer => ({
  status: 404,
  body: {error: `No ${role} with name '${name}' found`},
});
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

/** The body of an error as those get it who accept `application/problem+json`. */
function asProblem(base: string, {status, body}: Answer): unknown {
  const error = isObject(body) ? body['error'] : undefined;
  if (isObject(body) && body['errors'] !== undefined) {
    const details = isObject(body['errors']) ? Object.entries(body['errors']) : [['', body['errors']] as const];
    const errors = details.flatMap(([field, texts]) =>
      (Array.isArray(texts) ? (texts as unknown[]) : [texts]).map((detail) => ({
        type: `${base}/problems/${String(detail).includes('missing') ? 'missing-body-property' : 'invalid-body-property-value'}`,
        title: 'Invalid body parameter',
        detail,
        pointer: `/${field.replaceAll('.', '/')}`,
      })),
    );
    const type = `${base}/problems/validation-error`;
    return {title: 'Validation errors', type, status, instance: '/', errors};
  }
  return status === 404
    ? {title: 'Not found', type: `${base}/problem/not-found`, detail: error, status}
    : // The Broker names a status of 500 here, whatever the status of the answer.
      {title: 'Server error', type: `${base}/problem/server-error`, detail: error, status: 500};
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
    const {headers} = request;
    return route.handle({base, path: url.pathname, query: url.searchParams, headers, body, param: route.param});
  }

  return createServer((request, response) => {
    void answer(request)
      .catch((error: unknown): Answer => ({status: 500, body: {error: String(error)}}))
      .then((result) => {
        const {status, headers} = result;
        const base = `http://${request.headers.host ?? '127.0.0.1'}`;
        const problem = status >= 400 && (request.headers.accept ?? '').includes('application/problem+json');
        const body = problem ? asProblem(base, result) : result.body;
        const json = problem ? 'application/problem+json' : 'application/hal+json';
        const type = typeof body === 'string' ? 'text/plain' : json;
        response.writeHead(status, {
          ...(body === undefined ? {} : {'content-type': `${type};charset=utf-8`}),
          ...(status === 401 ? {'www-authenticate': 'Bearer'} : {}),
          ...headers,
        });
        response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
      });
  });
}
