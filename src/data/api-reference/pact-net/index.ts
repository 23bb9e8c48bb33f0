import type {ApiTable} from '../types';
import {config, pact, request} from './consumer';
import {matchers} from './matchers';
import {messages} from './messages';
import {broker, verifier} from './verifier';

/** The interface of PactNet 5.0.1, written by hand from its source. */
export const pactNet: readonly ApiTable[] = [pact, request, config, matchers, messages, verifier, broker];
