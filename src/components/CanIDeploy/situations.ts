import type {BrokerEvent} from '@site/src/data/pact-broker/matrix/state';
import {consumer, provider} from './words';

/** A beginning that the reader can go on from. */
export interface Situation {
  readonly id: string;
  readonly title: string;
  readonly events: readonly BrokerEvent[];
  readonly ask: {readonly pacticipant: string; readonly version: string; readonly environment: string};
}

const production = 'production';

const publish = (version: string, content: string): BrokerEvent => ({
  kind: 'publish',
  consumer,
  version,
  pacts: {[provider]: content},
});
const verify = (version: string, content: string, success = true): BrokerEvent => ({
  kind: 'verify',
  consumer,
  provider,
  version,
  content,
  success,
});
const deploy = (pacticipant: string, version: string, instance?: string): BrokerEvent => ({
  kind: 'deploy',
  pacticipant,
  version,
  environment: production,
  instance,
});

const bothInProduction = [publish('1', 'A'), verify('10', 'A'), deploy(provider, '10'), deploy(consumer, '1')];

/** Situations to begin with; the page shows the first, which needs no scripts. */
export const situations = [
  {
    id: 'new-expectation',
    title: 'A consumer expects something new',
    events: [...bothInProduction, publish('2', 'B'), verify('11', 'B')],
    ask: {pacticipant: consumer, version: '2', environment: production},
  },
  {
    id: 'unchanged',
    title: 'A consumer changes, its pact does not',
    events: [...bothInProduction, publish('2', 'A')],
    ask: {pacticipant: consumer, version: '2', environment: production},
  },
  {
    id: 'breaking',
    title: 'A provider breaks its consumer',
    events: [...bothInProduction, verify('11', 'A', false)],
    ask: {pacticipant: provider, version: '11', environment: production},
  },
  {
    id: 'first-provider',
    title: 'The provider comes first',
    events: [publish('1', 'A'), verify('10', 'A')],
    ask: {pacticipant: provider, version: '10', environment: production},
  },
  {
    id: 'instances',
    title: 'Two instances of a provider',
    events: [
      publish('1', 'A'),
      verify('10', 'A', false),
      deploy(provider, '10', 'blue'),
      verify('11', 'A'),
      deploy(provider, '11', 'green'),
    ],
    ask: {pacticipant: consumer, version: '1', environment: production},
  },
] as const satisfies readonly Situation[];
