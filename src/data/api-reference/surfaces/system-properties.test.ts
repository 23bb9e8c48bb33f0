import {expect, it} from 'vitest';

import {systemPropertiesIn} from './system-properties';

it('finds names of settings, once, with the default of an expression', () => {
  const strings = [
    'pact.rootDir',
    '${pactbroker.scheme:http}',
    'pactbroker.scheme',
    '${pactbroker.url:}',
    'pact.content_type.override.\u0001',
    'pact.reportDir:\u0001',
    'pact_do_not_track',
    'PACT_PLUGIN_DIR',
    'target/pacts',
    'pact',
    'pact file has no interactions',
    'The pact.rootDir is missing',
  ];
  expect(systemPropertiesIn(strings).map(({name, default: value}) => [name, value])).toEqual([
    ['PACT_PLUGIN_DIR', undefined],
    ['pact.content_type.override', undefined],
    ['pact.reportDir', undefined],
    ['pact.rootDir', undefined],
    ['pact_do_not_track', undefined],
    ['pactbroker.scheme', 'http'],
    ['pactbroker.url', undefined],
  ]);
});
