import {expect, test} from 'vitest';

import {readUpgrade} from './upgrade';

test.each([
  ['9 to 10', undefined, '9', '10'],
  ['pact-js 10 → 12', 'pact-js', '10', '12'],
  ['pact js 9-10', 'pact-js', '9', '10'],
  ['@pact-foundation/pact 9.18 -> 10', 'pact-js', '9.18', '10'],
  ['upgrade from 4.6', undefined, '4.6', undefined],
  ['upgrade pact jvm from 4.5.x to 4.6.x', 'pact-jvm', '4.5', '4.6'],
  ['migrate pact python v2 to v3', 'pact-python', '2', '3'],
  ['pact-go v1 v2 migration guide', 'pact-go', '1', '2'],
  ['How do I upgrade PactNet to 5?', 'pact-net', undefined, '5'],
  ['upgrading the pact broker from 2.98 to 2.110', 'pact-broker', '2.98', '2.110'],
  ['von 9 auf 10 aktualisieren', undefined, '9', '10'],
  ['actualizar de 4 a 5', undefined, '4', '5'],
])('%s', (query, library, from, to) => {
  const upgrade = readUpgrade(query);
  expect(upgrade).toBeDefined();
  expect([upgrade?.library?.id, upgrade?.from, upgrade?.to]).toEqual([library, from, to]);
});

test.each([
  'retry 1 to 5 times',
  'array with 1 to 10 elements',
  'port 8080 to 9292',
  'expected 200 but was 404',
  '404 to 500',
  'pact v3 vs v4 specification',
  'specification 2 to 3',
  'junit4 to junit5 pact',
  'spring boot 3 upgrade',
  'upgrade pact jvm',
  'pact-js 10 to 9',
  'pact-js 16',
  'upgrade 9 10 11',
  'GLIBC_2.28 not found',
  'migrate from tags to branches',
  '--to-environment production',
  '10',
  '',
])('%s is no upgrade', (query) => {
  expect(readUpgrade(query)).toBeUndefined();
});
