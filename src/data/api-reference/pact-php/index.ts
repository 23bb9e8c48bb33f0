import type {ApiTable} from '../types';
import {consumerConfig, interaction, messages, stubServer, xml} from './consumer';
import {generators, matchers} from './matchers';
import {sources, verifier} from './verifier';

/** The interface of Pact PHP, written from its source at 10.2.1. */
export const pactPhp: readonly ApiTable[] = [
  consumerConfig,
  generators,
  interaction,
  matchers,
  messages,
  sources,
  stubServer,
  verifier,
  xml,
];
