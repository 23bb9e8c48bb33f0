// #region lambda-http-server
import {createServer, type IncomingMessage, type Server} from 'node:http';
import {text} from 'node:stream/consumers';
import type {Handler, HttpEvent} from './order-lambda.js';

/** Calls a function as API Gateway does: a request becomes an event, a result a response. */
export function serverFor(handler: Handler): Server {
  return createServer((request, response) => {
    eventOf(request)
      .then(handler)
      .then(({statusCode, headers, body, isBase64Encoded}) => {
        response.writeHead(statusCode, headers);
        response.end(body, isBase64Encoded ? 'base64' : 'utf8');
      })
      .catch(() => response.writeHead(500).end());
  });
}

async function eventOf(request: IncomingMessage): Promise<HttpEvent> {
  const [rawPath = '/', rawQueryString = ''] = (request.url ?? '/').split('?');
  const headers = Object.entries(request.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(',') : (value ?? ''),
  ]);
  return {
    rawPath,
    rawQueryString,
    headers: Object.fromEntries(headers) as Record<string, string>,
    requestContext: {http: {method: request.method ?? 'GET'}},
    body: await text(request),
    isBase64Encoded: false,
  };
}
// #endregion lambda-http-server
