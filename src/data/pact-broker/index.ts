import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {BrokerFacts} from './types';

export type {BrokerFacts, BrokerSetting, MatrixField, MatrixReason, SelectorField} from './types';

/** Facts about the Broker, generated from its source code. */
export const brokerFacts = JSON.parse(readFileSync(path.join(__dirname, 'facts.json'), 'utf8')) as BrokerFacts;
