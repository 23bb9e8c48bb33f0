import type {ApiTable} from '../types';
import {dsl} from './dsl';
import {matchers} from './matchers';

/** The interface of the consumer DSL of pact-cplusplus, 0.1.0. It is read by hand: the library can't be installed here. */
export const pactCpp: readonly ApiTable[] = [dsl, matchers];
