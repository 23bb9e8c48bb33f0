import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Verifier} from '@pact-foundation/pact';
import {afterAll, beforeAll, test} from 'vitest';

const pactDir = process.env.PACT_DIR ?? 'pacts';

// No value is the example of the pact, but for those that the pact wants exactly.
const product = {
  sku: 'MUG-07',
  name: 'Mug',
  weight: 410,
  organic: false,
  maker: {name: 'Clay Works', country: 'Portugal', founded: 1984},
  barcode: '5012345678900',
  picture: '/pictures/2048.webp',
  stock: 0,
  price: 12.95,
  rating: 4,
  inStock: false,
  addedOn: '2025-11-30',
  dispatchedUntil: '09:15',
  changedAt: '2026-02-01T18:00:07+01:00',
  revision: '9b0e4d7a-13c5-4f28-8e6d-50a7f2c4b1e3',
  colours: ['white', 'blue', 'red'],
  pictures: [
    {url: '/pictures/1.webp'},
    {url: '/pictures/2.webp'},
    {url: '/pictures/3.webp'},
  ],
  awards: [],
  sizes: [{grams: 410}, {grams: 520}],
  links: [
    {rel: 'search', href: '/search'},
    {rel: 'reviews', href: '/products/TEA-01/reviews', count: 3},
    {rel: 'self', href: '/products/MUG-07'},
  ],
  translations: {fr: 'Tasse', it: 'Tazza'},
  prices: {GBP: 10.99, USD: 13.49},
  seller: 'Clay Works',
  currency: 'EUR',
  terms: 'Goods may be sent back within 30 days.',
  discount: null,
};

const server = createServer((request, response) => {
  const isReviews = request.url?.includes('/reviews');
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(isReviews ? [{stars: 5}] : product));
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

test('CatalogueApi keeps its pact with OrderWeb with other values', async () => {
  const {port} = server.address() as AddressInfo;

  await new Verifier({
    provider: 'CatalogueApi',
    providerBaseUrl: `http://127.0.0.1:${port}`,
    pactUrls: [`${pactDir}/OrderWeb-CatalogueApi.json`],
    logLevel: 'error',
  }).verifyProvider();
});
