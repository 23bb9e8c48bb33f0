import {expect, test} from 'vitest';

import {offerFor} from '.';

test('an error message is looked up in the error index, and stays in the browser', () => {
  const offer = offerFor("Error: Cannot find module '@pact-foundation/pact' & more ");
  expect(offer?.hierarchy.lvl1).toBe('Look up this error message');
  const {pathname, search, hash} = new URL(offer?.url ?? '', 'https://docs.example');
  expect([pathname, search]).toEqual(['/help/errors', '']);
  expect(new URLSearchParams(hash.slice(1)).get('message')).toBe(
    "Error: Cannot find module '@pact-foundation/pact' & more",
  );
});

test.each([
  ['pact-js 10 → 12', 'Plan the upgrade of Pact JS from 10 to 12', '/help/upgrade?library=pact-js&from=10&to=12'],
  ['upgrade from 4.6', 'Plan the upgrade from 4.6', '/help/upgrade?from=4.6'],
  ['upgrade pact go to 2', 'Plan the upgrade of Pact Go to 2', '/help/upgrade?library=pact-go&to=2'],
])('%s is planned', (query, title, url) => {
  expect(offerFor(query)).toMatchObject({url, hierarchy: {lvl1: title}});
});

test.each(['matching', 'how do I upgrade', ''])('nothing is offered for "%s"', (query) => {
  expect(offerFor(query)).toBeUndefined();
});
