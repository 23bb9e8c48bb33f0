import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A query that the hosted service receives. */
export interface ReceivedSearch {
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly facetFilters: unknown;
  readonly appId: string | undefined;
  readonly apiKey: string | undefined;
}

/** A fake of the hosted search service. */
export interface AlgoliaDouble {
  readonly url: string;
  readonly received: readonly ReceivedSearch[];
  stop(): Promise<void>;
}

const hitsPerPage = 20;
const total = 23;
const matched = {matchLevel: 'full', matchedWords: ['webhook']};

/** A record of DocSearch's crawler. */
function makeHit(number: number): object {
  const hierarchy = {
    lvl0: 'Pact Broker Docs',
    lvl1: 'Webhooks',
    lvl2: `Hosted section ${number}`,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const highlighted = {
    hierarchy: {
      lvl0: {value: hierarchy.lvl0, ...matched},
      lvl1: {value: '<mark>Webhooks</mark>', ...matched},
      lvl2: {value: hierarchy.lvl2, ...matched},
    },
    content: {value: 'A <mark>webhook</mark> runs &amp; calls.', ...matched},
  };
  // Only the first page exists: a page shows few of its sections.
  const page = `https://docs.pact.io${number === 1 ? '/getting_started/terminology' : `/page-${number}`}`;
  return {
    objectID: `hosted-${number}`,
    type: 'content',
    url: `${page}#webhook`,
    url_without_anchor: page,
    anchor: 'webhook',
    content: 'A webhook runs & calls.',
    hierarchy,
    _highlightResult: highlighted,
    _snippetResult: highlighted,
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function credential(request: IncomingMessage, url: URL, name: string): string | undefined {
  const header = request.headers[name];
  return url.searchParams.get(name) ?? (Array.isArray(header) ? header[0] : header);
}

interface QueryBody {
  readonly requests: readonly {
    readonly indexName: string;
    readonly query?: string;
    readonly page?: number;
    readonly facetFilters?: unknown;
  }[];
}

async function answer(request: IncomingMessage, received: ReceivedSearch[]): Promise<object> {
  const url = new URL(request.url ?? '/', 'http://double');
  const {requests} = JSON.parse(await readBody(request)) as QueryBody;
  const results = requests.map(({indexName, query = '', page = 0, facetFilters}) => {
    const appId = credential(request, url, 'x-algolia-application-id');
    const apiKey = credential(request, url, 'x-algolia-api-key');
    received.push({indexName, query, page, facetFilters, appId, apiKey});
    const found = query.includes('xyzzy') ? 0 : total;
    const count = Math.max(0, Math.min(hitsPerPage, found - page * hitsPerPage));
    const hits = Array.from({length: count}, (_, at) => makeHit(page * hitsPerPage + at + 1));
    return {
      hits,
      nbHits: found,
      page,
      nbPages: Math.ceil(found / hitsPerPage),
      hitsPerPage,
      index: indexName,
      query,
      params: '',
      processingTimeMS: 1,
      exhaustiveNbHits: true,
    };
  });
  return {results};
}

/** Starts a server with the protocol of the hosted search: `POST /1/indexes/<names>/queries`. */
export async function startAlgoliaDouble(): Promise<AlgoliaDouble> {
  const received: ReceivedSearch[] = [];
  const server: Server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://double');
    if (request.method !== 'POST' || decodeURIComponent(pathname) !== '/1/indexes/*/queries') {
      response.writeHead(404).end(JSON.stringify({message: `No double of ${request.method} ${pathname}`}));
      return;
    }
    answer(request, received).then(
      (body) => response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(400).end(JSON.stringify({message: String(error)})),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
