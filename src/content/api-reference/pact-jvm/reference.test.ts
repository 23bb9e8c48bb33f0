import {expect, it} from 'vitest';

import {sinceOf} from '../../../data/api-reference/since';
import {membersInTables} from '../members-in-tables';

it('the tables of Pact JVM have only members whose first version is known', () => {
  const {holders = {}} = sinceOf('pact-jvm') ?? {};
  const members = [...membersInTables('pact-jvm')].flatMap(([of, names]) => [...names].map((name) => ({of, name})));
  expect(members.length).toBeGreaterThan(500);
  const unknown = members.filter(({of, name}) => holders[of]?.[name] === undefined).map(({name}) => name);
  // The first two belong to the plugin driver, the last to its plugins.
  expect(unknown).toEqual(['pact.plugin.dir', 'pact.plugin.loadTimeoutInMs', 'PACT_OUTPUT_DIR']);
  console.info(`Pact JVM: ${members.length} members, ${unknown.length} of other libraries`);
});
