import type {BrokerEvent} from '@site/src/data/pact-broker/matrix/state';
import {canIDeployTexts} from '@site/src/texts/can-i-deploy';
import {consumer, provider} from './broker';

/** The title of each scenario, by its id. */
const titles = canIDeployTexts.scenarios;

/** A state of the Broker and a question, which the reader can start from. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly events: readonly BrokerEvent[];
  readonly question: {readonly pacticipant: string; readonly version: string; readonly environment: string};
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

/** The scenarios to choose from. The first is rendered on the server. */
export const scenarios = [
  {
    id: 'new-expectation',
    title: titles['new-expectation'],
    events: [...bothInProduction, publish('2', 'B'), verify('11', 'B')],
    question: {pacticipant: consumer, version: '2', environment: production},
  },
  {
    id: 'unchanged',
    title: titles.unchanged,
    events: [...bothInProduction, publish('2', 'A')],
    question: {pacticipant: consumer, version: '2', environment: production},
  },
  {
    id: 'breaking',
    title: titles.breaking,
    events: [...bothInProduction, verify('11', 'A', false)],
    question: {pacticipant: provider, version: '11', environment: production},
  },
  {
    id: 'first-provider',
    title: titles['first-provider'],
    events: [publish('1', 'A'), verify('10', 'A')],
    question: {pacticipant: provider, version: '10', environment: production},
  },
  {
    id: 'instances',
    title: titles.instances,
    events: [
      publish('1', 'A'),
      verify('10', 'A', false),
      deploy(provider, '10', 'blue'),
      verify('11', 'A'),
      deploy(provider, '11', 'green'),
    ],
    question: {pacticipant: consumer, version: '1', environment: production},
  },
] as const satisfies readonly Scenario[];
