import {describe, expect, it} from 'vitest';

import {brokerFacts} from '../../src/data/pact-broker';
import {comparePages} from '../../src/data/pact-broker/check-pages';
import {pages} from './site';

describe('facts of the Broker', () => {
  it('are all on their pages', () => {
    const {looked, faults} = comparePages(brokerFacts, (wanted) => pages.find(({address}) => address === wanted)?.$);
    console.log(`pact-broker: checked ${looked} facts of ${brokerFacts.source.version}`);
    expect(looked).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});
