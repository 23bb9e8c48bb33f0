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
import {serve, type Server} from './nginx';

interface Answer {
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

/** Asks as a browser does, but follows nothing, unpacks nothing and leaves the address as it is. */
async function ask(address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(server.url);
    request({hostname, port, path: address, method, headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts)}),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** The headers that every answer has, by their lower-case names, as the build wrote them. */
const promised = Object.fromEntries(
  [...readFileSync('build-nginx/headers.conf', 'utf8').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value] as const,
  ),
);

/** What is wrong about an answer, whatever it answers. */
function faultsOf(address: string, {status, headers}: Answer, expected: number): string[] {
  return [
    ...(status === expected ? [] : [`${address}: answered with ${status}, not ${expected}`]),
    ...Object.entries(promised)
      .filter(([name, value]) => headers[name] !== value)
      .map(([name]) => `${address}: ${name} is "${String(headers[name])}"`),
    ...(headers['cache-control'] ? [] : [`${address}: doesn't say how long it may be kept`]),
    ...(headers.server === 'nginx' ? [] : [`${address}: tells the server's version`]),
  ];
}

describe('a page', () => {
  it('is at its address, with all headers, and is asked for again each time', async () => {
    const faults: string[] = [];
    const asked = pages.filter(({address}) => !redirected.has(address) && address !== '/404');
    for (const {file, address} of asked) {
      const answer = await ask(address);
      faults.push(...faultsOf(address, answer, 200));
      if (!answer.body.equals(readFileSync(path.join(build, file)))) {
        faults.push(`${address}: is not ${file}`);
      }
      if (
        answer.headers['cache-control'] !== 'no-cache' ||
        answer.headers['content-type'] !== 'text/html; charset=utf-8'
      ) {
        faults.push(`${address}: ${answer.headers['cache-control']}, ${answer.headers['content-type']}`);
      }
    }
    console.log(`hosting: checked ${asked.length} pages and ${Object.keys(promised).length} headers of each`);
    expect(asked.length).toBeGreaterThan(0);
    expect(Object.keys(promised).length).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });

  it('has one address: others lead to it for good, on the same host, with the query', async () => {
    const asked = pages.filter(({address}) => !redirected.has(address) && address !== '/404');
    const faults: string[] = [];
    for (const {address} of asked) {
      const others = address === '/' ? ['/index.html'] : [`${address}/`, `${address}.html`, `${address}/index.html`];
      for (const other of others) {
        const answer = await ask(`${other}?a=1&b=%20`);
        faults.push(...faultsOf(other, answer, 301));
        if (answer.headers.location !== `${address}?a=1&b=%20`) {
          faults.push(`${other}: leads to ${answer.headers.location}`);
        }
      }
    }
    console.log(`hosting: checked other spellings of ${asked.length} addresses`);
    expect(faults).toEqual([]);
  });

  it('is not sent again to a browser that has it', async () => {
    const {etag = '', 'last-modified': modified = ''} = (await ask('/faq')).headers;
    const answer = await ask('/faq', {'if-none-match': etag});
    expect(faultsOf('/faq', answer, 304)).toEqual([]);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await ask('/faq', {'if-modified-since': modified})).status).toBe(304);
    expect((await ask('/faq', {'if-none-match': '"other"'})).status).toBe(200);
  });

  it('is answered to HEAD without its body, and to nothing else', async () => {
    const head = await ask('/faq', {}, 'HEAD');
    expect(faultsOf('/faq', head, 200)).toEqual([]);
    expect(head.body).toHaveLength(0);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
    expect(faultsOf('/faq', await ask('/faq', {}, 'POST'), 405)).toEqual([]);
  });
});

describe('a redirect', () => {
  it('has the status and target of its rule, and takes the query along', async () => {
    const faults: string[] = [];
    for (const {from, to, status} of redirects) {
      const [, target = '', fragment = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
      const plain = await ask(from);
      const answer = await ask(`${from}?a=1&b=%20`);
      faults.push(...faultsOf(from, plain, status), ...faultsOf(from, answer, status));
      if (plain.headers.location !== to) {
        faults.push(`${from}: leads to ${plain.headers.location}, not to ${to}`);
      }
      if (answer.headers.location !== `${target}${target.includes('?') ? '&' : '?'}a=1&b=%20${fragment}`) {
        faults.push(`${from}: leads with a query to ${answer.headers.location}`);
      }
    }
    const short = redirects.filter(({status}) => status === 302).length;
    console.log(`hosting: checked ${redirects.length} redirects, ${short} of them for now`);
    expect(short).toBeGreaterThan(0);
    expect(redirects.length).toBeGreaterThan(short);
    expect(faults).toEqual([]);
  });
});

describe('a file', () => {
  it('has its type, and is kept for ever if its name has a hash', async () => {
    const asked = files.filter((file) => !/\.html$|^\/_/.test(file));
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const file of asked) {
      const answer = await ask(encodeURI(file), {}, 'HEAD');
      faults.push(...faultsOf(file, answer, 200));
      const kept = answer.headers['cache-control'];
      if ((kept === immutable) !== new RegExp(hashedPath).test(file)) {
        faults.push(`${file}: ${kept}`);
      }
      if (answer.headers['content-type'] === 'application/octet-stream') {
        faults.push(`${file}: has no type; add its ending to deploy/nginx/nginx.conf`);
      }
      seen.add(`${path.extname(file)} ${answer.headers['content-type']}`);
    }
    console.log(`hosting: looked at ${asked.length} files; ${[...seen].sort().join(', ')}`);
    expect(asked.length).toBeGreaterThan(0);
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
    'is sent as the browser reads it: %s',
    async (address) => {
      const [plain, gz, br] = await Promise.all([
        ask(address),
        ask(address, {'accept-encoding': 'gzip'}),
        ask(address, {'accept-encoding': 'gzip, deflate, br, zstd'}),
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

describe('what is not there', () => {
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
  ])('is answered with the page for it and its status, or leads to that: %s', async (address) => {
    let answer = await ask(address);
    if (answer.status === 301) {
      expect(answer.headers.location).toBe(address.slice(0, -1));
      answer = await ask(answer.headers.location ?? '');
    }
    if (address.includes('%00')) {
      expect(faultsOf(address, answer, 400)).toEqual([]);
      return;
    }
    expect(faultsOf(address, answer, 404)).toEqual([]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body.equals(notFound)).toBe(true);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/../../package.json', '/..%2fpackage.json'])(
    'is not found outside the folder: %s',
    async (address) => {
      expect(faultsOf(address, await ask(address), 400)).toEqual([]);
    },
  );

  it.each(['//evil.example/', '//evil.example/index.html', '//evil.example.html', '/\\evil.example/'])(
    'never leads to another host: %s',
    async (address) => {
      const {headers, status} = await ask(address);
      expect([301, 404]).toContain(status);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  it('is a refusal with all headers when the address is too long', async () => {
    const address = `/${'a'.repeat(9000)}`;
    expect(faultsOf('a long address', await ask(address), 414)).toEqual([]);
  });
});

it('an answer without a header, with another status or with the version of the server is a fault', () => {
  const headers = {...promised, 'x-frame-options': undefined, 'cache-control': 'no-cache', server: 'nginx/1.22.1'};
  expect(faultsOf('/bad', {status: 500, headers, body: Buffer.from('')}, 200)).toEqual([
    '/bad: answered with 500, not 200',
    '/bad: x-frame-options is "undefined"',
    "/bad: tells the server's version",
  ]);
});
