import assert from 'node:assert/strict';
import {mock, test} from 'node:test';
import {ProductClient} from './client.js';

const teapot = {id: 10, name: 'Teapot', price: 24.5};
const answers = {'/products': [teapot], '/product/10': teapot};

// Takes the place of the network and of ProductApi.
mock.method(globalThis, 'fetch', async (url) => {
  const answer = answers[new URL(url).pathname];
  return answer ? Response.json(answer) : new Response(null, {status: 404});
});

const client = new ProductClient('http://product-api.test');

test('lists the products', async () => {
  assert.deepEqual(await client.products(), [teapot]);
});

test('reads a product', async () => {
  assert.deepEqual(await client.product(10), teapot);
});
