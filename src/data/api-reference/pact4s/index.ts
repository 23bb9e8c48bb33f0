import type {ApiTable} from '../types';
import {consumer, dsl} from './consumer';
import {messages} from './messages';
import {provider} from './provider';

/** The interface of `io.github.jbwheatley:pact4s-*`, by hand from its source. */
export const pact4s: readonly ApiTable[] = [consumer, dsl, messages, provider];
