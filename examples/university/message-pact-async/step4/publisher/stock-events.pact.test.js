import {test} from 'node:test';
import {providerWithMetadata, Verifier} from '@pact-foundation/pact';
import {stockEvents} from './stock-events.js';

let shelf;

const messageProviders = {};
for (const [name, makeMessage] of Object.entries(stockEvents)) {
  messageProviders[name] = (interaction) => {
    const {topic, content} = makeMessage(shelf);
    return providerWithMetadata(() => content, {topic})(interaction);
  };
}

test('StockPublisher keeps its pact with StockBoard', () =>
  new Verifier({
    provider: 'StockPublisher',
    pactUrls: ['pacts/StockBoard-StockPublisher.json'],
    stateHandlers: {
      'a shelf holds a product': async ({warehouse, sku}) => {
        shelf = {warehouse, sku, name: 'Red mug', counted: 9, reserved: 2};
      },
    },
    messageProviders,
    logLevel: 'error',
  }).verifyProvider());
