import facts from './facts.json';
import type {BrokerFacts} from './types';

export type {BrokerFacts, BrokerSetting, MatrixField, MatrixReason, SelectorField} from './types';

/** What the source of the Broker says. */
export const brokerFacts = facts as BrokerFacts;
