import {describe, expect, it} from 'vitest';

import {brokerFacts} from './index';

const {settings} = brokerFacts;

describe('the facts about the Broker', () => {
  it('have a variable for each setting, and the release that added it', () => {
    expect(settings.length).toBeGreaterThan(70);
    expect(new Set(settings.map(({variable}) => variable)).size).toBe(settings.length);
    expect(settings.filter(({since}) => since === undefined)).toEqual([]);
  });

  it('have events, variables, fields and reasons', () => {
    expect(brokerFacts.webhookEvents).toContain('contract_requiring_verification_published');
    expect(brokerFacts.templateVariables).toContain('pactbroker.pactUrl');
    expect(brokerFacts.consumerVersionSelectorFields).toContainEqual({name: 'mainBranch', type: 'true'});
    expect(brokerFacts.matrixSelectorFields).toContainEqual({
      name: 'pacticipant',
      path: '/can-i-deploy',
      required: true,
    });
    expect(brokerFacts.matrixReasons.filter(({unused}) => unused).map(({name}) => name)).toEqual([
      'InteractionsMissingVerifications',
    ]);
  });
});
