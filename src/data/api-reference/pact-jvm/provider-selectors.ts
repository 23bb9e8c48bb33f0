import surface from '../surfaces/pact-jvm.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods} = tellOf(surface);

/** Which pacts the Broker chooses for a provider test. */
export const providerSelectors: ApiTable = {
  id: 'pact-jvm/provider-selectors',
  groups: [
    methods('SelectorBuilder', 'SelectorBuilder', {
      constructor: 'An empty list; each method adds a selector to it. An empty list leaves the choice to the Broker.',
      mainBranch: "Latest version of each consumer's main branch.",
      matchingBranch: 'Latest version of the branch that is called like `providerBranch`, which it needs.',
      branch:
        'Latest version of a branch, of all consumers or of one. `fallback` is the branch to take for a consumer without it. `null` leaves a parameter out.',
      deployedOrReleased: 'All versions that are deployed, or released and supported, in any environment.',
      deployedTo: 'Versions that are deployed to an environment.',
      releasedTo: 'Versions that are released to an environment and supported.',
      environment: 'Versions that are deployed to an environment, or released there and supported.',
      tag: 'Older: all versions with a tag.',
      latestTag: 'Older: latest version with a tag.',
      selector: 'Older: a selector by tag, in full.',
      rawSelectorJson: 'A selector as JSON, for what has no method: `{"mainBranch": true, "consumer": "OrderWeb"}`.',
      build: 'The selectors as a list, for a method that returns `List<ConsumerVersionSelectors>`.',
      getSelectors: 'The selectors so far.',
    }),
    methods('IConsumerVersionSelectors', 'IConsumerVersionSelectors', {
      consumerVersionSelectors:
        'The method that a class has to have. In 4.7.5 the annotation on the interface is not found: repeat `@PactBrokerConsumerVersionSelectors` on your method.',
    }),
  ],
};
