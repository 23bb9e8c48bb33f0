import {expect, test} from 'vitest';

import {trailsOf, type DocsVersion} from './trails';

const category = (label: string, items: DocsVersion['sidebars'][string], link?: {type: 'doc'; id: string}) =>
  ({type: 'category', label, items, link, collapsed: true, collapsible: true}) as const;
const doc = (id: string) => ({type: 'doc', id}) as const;

const trails = trailsOf({
  sidebars: {
    first: [{type: 'ref', id: 'js/matching'}, doc('overview')],
    docs: [
      category('Pact JS', [doc('js/matching'), category('Upgrading', [doc('js/17')])]),
      category('Broker', [
        category('Webhooks', [doc('webhooks')]),
        category('More', [doc('tags')], {type: 'doc', id: 'more'}),
      ]),
    ],
  },
  docs: ['overview', 'js/matching', 'js/17', 'webhooks', 'tags', 'more', 'nowhere'].map((id) => ({
    id,
    title: id === 'webhooks' ? 'Webhooks' : 'A title',
    permalink: id === 'tags' ? '/tags/' : `/${id}`,
  })),
});

test.each([
  ['/js/matching', 'Pact JS'],
  ['/js/17', 'Pact JS › Upgrading'],
  ['/tags', 'Broker › More'],
])('%s is in %s', (address, trail) => {
  expect(trails.get(address)).toBe(trail);
});

test('the page of a category is beside it, not in it', () => {
  expect(trails.get('/more')).toBe('Broker');
});

test('a category that is called like its page is not repeated', () => {
  expect(trails.get('/webhooks')).toBe('Broker');
});

test.each(['/overview', '/nowhere'])('%s is in no category', (address) => {
  expect(trails.has(address)).toBe(false);
});
