import {describe, expect, it} from 'vitest';

import {brokerFacts} from '../../src/data/pact-broker';
import {comparePages} from '../../src/data/pact-broker/check-pages';
import {pages} from './site';

describe('facts of the Broker', () => {
  it('are all on their pages', () => {
    const {checkedCount, faults} = comparePages(
      brokerFacts,
      (wanted) => pages.find(({address}) => address === wanted)?.$,
    );
    console.log(`pact-broker: checked ${checkedCount} facts of ${brokerFacts.source.version}`);
    expect(checkedCount).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});
