import {createHash, createHmac} from 'node:crypto';
import {createServer, type IncomingHttpHeaders, type Server} from 'node:http';
import {buffer} from 'node:stream/consumers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) =>
  createHmac('sha256', key).update(data).digest();

interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Computes the signature that a request must have, as AWS documents it for version 4. */
export function signatureFor(received: Received, secret: string): string {
  const {method, url, headers, body} = received;
  const authorization = headers.authorization ?? '';
  const scope = /Credential=[^/]+\/([^,]+)/.exec(authorization)?.[1] ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? '';
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort();
  const lines = names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [
    method,
    url.pathname,
    query.join('&'),
    lines.join(''),
    names,
    sha256(body),
  ];
  const date = String(headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(request.join('\n'))].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

/** The stage is part of the address, and of the signature, but not of the service's paths. */
const stage = /^\/prod(?=\/)/;

/** Stands for API Gateway with IAM authorisation: lets signed requests through to a service. */
export function createAwsGateway(service: () => string, secret: string): Server {
  return createServer((request, response) => {
    const forward = async (): Promise<Response> => {
      const {method = 'GET', headers} = request;
      const url = new URL(request.url ?? '/', `http://${headers.host}`);
      const body = await buffer(request);
      const given = /Signature=(\w+)/.exec(headers.authorization ?? '')?.[1];
      if (!given) {
        return Response.json({message: 'Missing Authentication Token'}, {status: 403});
      }
      if (given !== signatureFor({method, url, headers, body}, secret)) {
        const message =
          'The request signature we calculated does not match the signature you provided.';
        return Response.json({message}, {status: 403});
      }
      return fetch(service() + url.pathname.replace(stage, '') + url.search, {
        method,
        headers: {'Content-Type': headers['content-type'] ?? 'application/json'},
        body: method === 'GET' ? undefined : body,
      });
    };
    forward()
      .then(async (result) => {
        const type = result.headers.get('content-type') ?? 'application/json';
        response.writeHead(result.status, {'Content-Type': type});
        response.end(await result.text());
      })
      .catch(() => response.writeHead(502).end());
  });
}
