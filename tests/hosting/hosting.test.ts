import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {listFiles} from '@site/deploy/build-folder';
import {compress} from '@site/deploy/compress';
import {hashedPath, immutable} from '@site/deploy/hashed';
import {release} from '@site/deploy/release';
import former from '../url-contract/former-addresses.json';
import {otherSpellings} from '../url-contract/spellings';
import withoutSuccessor from '../url-contract/without-successor.json';
import {serve, type Server} from './nginx';

interface Result {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const build = 'build';
const files = listFiles(build);
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({file, address: file.replace(/(\/index)?\.html$/, '') || '/'}));
const redirects = readFileSync(path.join(build, '_redirects'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split(' '))
  .map(([from = '', to = '', status = '']) => ({from, to, status: Number(status)}));
const redirected = new Set(redirects.map(({from}) => from));

let folder = '';
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  const site = path.join(folder, 'site');
  release(build, site, new Date());
  await compress(site, 1);
  server = await serve(site, {generated: 'build-nginx'});
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, {recursive: true, force: true});
});

/** Sends a raw request: follows no redirects, decompresses nothing and doesn't normalise the path. */
async function fetchPath(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(server.url);
    request({hostname, port, path: address, method, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Headers that every response must have, by lower-case name, as the build wrote them. */
const expectedHeaders = Object.fromEntries(
  [...readFileSync('build-nginx/headers.conf', 'utf8').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value] as const,
  ),
);

/** Checks the status and headers of any response. */
function responseFaults(address: string, {status, headers}: Result, expected: number): string[] {
  return [
    ...(status === expected ? [] : [`${address}: answered with ${status}, not ${expected}`]),
    ...Object.entries(expectedHeaders)
      .filter(([name, value]) => headers[name] !== value)
      .map(([name]) => `${address}: ${name} is "${String(headers[name])}"`),
    ...(headers['cache-control'] ? [] : [`${address}: has no Cache-Control`]),
    ...(headers.server === 'nginx' ? [] : [`${address}: reveals the server's version`]),
  ];
}

describe('a page', () => {
  it('is at its path, with all headers, and must be revalidated', async () => {
    const faults: string[] = [];
    const requested = pages.filter(({address}) => !redirected.has(address) && address !== '/404');
    for (const {file, address} of requested) {
      const result = await fetchPath(address);
      faults.push(...responseFaults(address, result, 200));
      if (!result.body.equals(readFileSync(path.join(build, file)))) {
        faults.push(`${address}: is not ${file}`);
      }
      if (
        result.headers['cache-control'] !== 'no-cache' ||
        result.headers['content-type'] !== 'text/html; charset=utf-8'
      ) {
        faults.push(`${address}: ${result.headers['cache-control']}, ${result.headers['content-type']}`);
      }
    }
    console.log(
      `hosting: checked ${requested.length} pages and ${Object.keys(expectedHeaders).length} headers of each`,
    );
    expect(requested.length).toBeGreaterThan(0);
    expect(Object.keys(expectedHeaders).length).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });

  it('has one canonical path: other spellings redirect to it permanently, on the same host, with the query', async () => {
    const requested = pages.filter(({address}) => !redirected.has(address) && address !== '/404');
    const faults: string[] = [];
    let count = 0;
    for (const {address} of requested) {
      for (const other of otherSpellings(address)) {
        count += 1;
        const result = await fetchPath(`${other}?a=1&b=%20`);
        faults.push(...responseFaults(other, result, 301));
        if (result.headers.location !== `${address}?a=1&b=%20`) {
          faults.push(`${other}: leads to ${result.headers.location}`);
        }
      }
    }
    console.log(`hosting: checked ${count} other spellings of ${requested.length} addresses`);
    expect(faults).toEqual([]);
  });

  it('is at the end of every address that the site ever had, after two redirects at most', async () => {
    const faults: string[] = [];
    const led = former.pages.filter((address) => !(address in withoutSuccessor.pages));
    for (const address of led) {
      for (const requested of [address, `${address === '/' ? '/index' : address}.html`, address.replaceAll('_', '-')]) {
        let result = await fetchPath(requested);
        for (let hop = 0; hop < 2 && result.headers.location; hop += 1) {
          result = await fetchPath(result.headers.location.replace(/#.*/, ''));
        }
        faults.push(...responseFaults(requested, result, 200));
      }
    }
    console.log(`hosting: followed ${led.length} former addresses, each with .html and with hyphens, too`);
    expect(led.length).toBeGreaterThan(800);
    expect(faults).toEqual([]);
  });

  it('is not sent again to a browser that has it cached', async () => {
    const {etag = '', 'last-modified': modified = ''} = (await fetchPath('/faq')).headers;
    const result = await fetchPath('/faq', {'if-none-match': etag});
    expect(responseFaults('/faq', result, 304)).toEqual([]);
    expect(result.body).toHaveLength(0);
    expect(result.headers['cache-control']).toBe('no-cache');
    expect((await fetchPath('/faq', {'if-modified-since': modified})).status).toBe(304);
    expect((await fetchPath('/faq', {'if-none-match': '"other"'})).status).toBe(200);
  });

  it('supports HEAD, but no other methods', async () => {
    const head = await fetchPath('/faq', {}, 'HEAD');
    expect(responseFaults('/faq', head, 200)).toEqual([]);
    expect(head.body).toHaveLength(0);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
    expect(responseFaults('/faq', await fetchPath('/faq', {}, 'POST'), 405)).toEqual([]);
  });
});

describe('a redirect', () => {
  it('has the status and target of its rule, and keeps the query', async () => {
    const faults: string[] = [];
    for (const {from, to, status} of redirects) {
      const [, target = '', fragment = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
      const plain = await fetchPath(from);
      const result = await fetchPath(`${from}?a=1&b=%20`);
      faults.push(...responseFaults(from, plain, status), ...responseFaults(from, result, status));
      if (plain.headers.location !== to) {
        faults.push(`${from}: leads to ${plain.headers.location}, not to ${to}`);
      }
      if (result.headers.location !== `${target}${target.includes('?') ? '&' : '?'}a=1&b=%20${fragment}`) {
        faults.push(`${from}: redirects with a query to ${result.headers.location}`);
      }
    }
    const temporary = redirects.filter(({status}) => status === 302).length;
    console.log(`hosting: checked ${redirects.length} redirects, ${temporary} of them temporary`);
    expect(temporary).toBeGreaterThan(0);
    expect(redirects.length).toBeGreaterThan(temporary);
    expect(faults).toEqual([]);
  });
});

describe('a file', () => {
  it('has its content type, and is immutable if its name has a hash', async () => {
    const requested = files.filter((file) => !/\.html$|^\/_/.test(file));
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const file of requested) {
      const result = await fetchPath(encodeURI(file), {}, 'HEAD');
      faults.push(...responseFaults(file, result, 200));
      const cacheControl = result.headers['cache-control'];
      if ((cacheControl === immutable) !== new RegExp(hashedPath).test(file)) {
        faults.push(`${file}: ${cacheControl}`);
      }
      if (result.headers['content-type'] === 'application/octet-stream') {
        faults.push(`${file}: has no content type; add its extension to deploy/nginx/nginx.conf`);
      }
      seen.add(`${path.extname(file)} ${result.headers['content-type']}`);
    }
    console.log(`hosting: checked ${requested.length} files; ${[...seen].sort().join(', ')}`);
    expect(requested.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining([
        '.md text/markdown; charset=utf-8',
        '.js text/javascript; charset=utf-8',
        '.xml application/opensearchdescription+xml',
        '.txt text/plain; charset=utf-8',
      ]),
    );
  });

  it.each(['/faq', '/consumer.md', files.find((file) => /^\/assets\/js\/main\./.test(file)) ?? 'main.js is missing'])(
    'is compressed as the browser accepts: %s',
    async (address) => {
      const [plain, gz, br] = await Promise.all([
        fetchPath(address),
        fetchPath(address, {'accept-encoding': 'gzip'}),
        fetchPath(address, {'accept-encoding': 'gzip, deflate, br, zstd'}),
      ]);
      expect([plain, gz, br].map(({headers}) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
      expect([plain, gz, br].map(({headers}) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
      expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      expect(br.body.length).toBeLessThan(plain.body.length / 2);
      expect(br.headers['content-type']).toBe(plain.headers['content-type']);
      expect(br.headers['cache-control']).toBe(plain.headers['cache-control']);
    },
  );
});

describe('a missing path', () => {
  const notFound = readFileSync(path.join(build, '404.html'));

  it.each([
    '/no/such/page',
    '/no/such/page.html'.replace('.html', '.md'),
    '/404',
    '/404.html',
    '/assets/js/main.00000000.js',
    '/assets/',
    '/assets',
    '/.releases.json',
    '/.git/config',
    '/blog/.htaccess',
    '/_headers',
    '/_redirects',
    '/%5cevil.example/',
    '/a%0d%0aset-cookie:x/',
    '/faq%00.html',
  ])('gets the 404 page, or redirects to it: %s', async (address) => {
    let result = await fetchPath(address);
    if (result.status === 301) {
      expect(result.headers.location).toBe(address.slice(0, -1));
      result = await fetchPath(result.headers.location ?? '');
    }
    if (address.includes('%00')) {
      expect(responseFaults(address, result, 400)).toEqual([]);
      return;
    }
    expect(responseFaults(address, result, 404)).toEqual([]);
    expect(result.headers['cache-control']).toBe('no-cache');
    expect(result.body.equals(notFound)).toBe(true);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/../../package.json', '/..%2fpackage.json'])(
    'is not found outside the folder: %s',
    async (address) => {
      expect(responseFaults(address, await fetchPath(address), 400)).toEqual([]);
    },
  );

  it.each(['//evil.example/', '//evil.example/index.html', '//evil.example.html', '/\\evil.example/'])(
    'never redirects to another host: %s',
    async (address) => {
      const {headers, status} = await fetchPath(address);
      expect([301, 404]).toContain(status);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  it('gets a 414 with all headers when it is too long', async () => {
    const address = `/${'a'.repeat(9000)}`;
    expect(responseFaults('a long address', await fetchPath(address), 414)).toEqual([]);
  });
});

it('a response without a header, with another status or with the server version is reported', () => {
  const headers = {
    ...expectedHeaders,
    'x-frame-options': undefined,
    'cache-control': 'no-cache',
    server: 'nginx/1.22.1',
  };
  expect(responseFaults('/bad', {status: 500, headers, body: Buffer.from('')}, 200)).toEqual([
    '/bad: answered with 500, not 200',
    '/bad: x-frame-options is "undefined"',
    "/bad: reveals the server's version",
  ]);
});
