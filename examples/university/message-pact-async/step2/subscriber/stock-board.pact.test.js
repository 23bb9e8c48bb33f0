import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Matchers, Pact} from '@pact-foundation/pact';
import {updateBoard} from './stock-board.js';

const {integer, string} = Matchers;

const pact = new Pact({
  consumer: 'StockBoard',
  provider: 'StockPublisher',
  logLevel: 'error',
});

const mug = {warehouse: 'leeds', sku: 'MUG-07', name: 'Blue mug', available: 12};

test('lists a product that is in stock', () =>
  pact
    .addAsynchronousInteraction()
    .given('a shelf holds a product', {warehouse: 'leeds', sku: 'MUG-07'})
    .expectsToReceive('stock changed', (message) => {
      message.withMetadata({topic: 'stock/leeds/changed'});
      message.withJSONContent({
        sku: 'MUG-07',
        name: string('Blue mug'),
        available: integer(12),
      });
    })
    .executeTest(async ({contents, metadata}) => {
      assert.deepEqual(updateBoard([], contents.content, metadata), [mug]);
    }));
