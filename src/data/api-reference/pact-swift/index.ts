import type {ApiTable} from '../types';
import {consumer} from './consumer';
import {matchers} from './matchers';
import {provider} from './provider';

/** The interface of PactSwift 1.2.0. It is read by hand: Swift isn't installed where the tables are checked. */
export const pactSwift: readonly ApiTable[] = [consumer, matchers, provider];
