import type {ApiTable} from '../types';
import {graphql} from './graphql';
import {
  httpInteraction,
  httpObject,
  httpPlugin,
  httpRequest,
  httpResponse,
  mockServer,
  pact,
  pactOptions,
} from './http';
import {matchers} from './matchers';
import {asynchronousMessage, messageConsumer, messageProvider, synchronousMessage} from './message';
import {matcherFunctions, types} from './type-names';
import {verifier, verifierOptions} from './verifier';
import {xml} from './xml';

/** The interface of `@pact-foundation/pact`. */
export const pactJs: readonly ApiTable[] = [
  pactOptions,
  pact,
  httpInteraction,
  httpRequest,
  httpResponse,
  httpPlugin,
  mockServer,
  httpObject,
  asynchronousMessage,
  synchronousMessage,
  messageConsumer,
  messageProvider,
  graphql,
  xml,
  verifier,
  verifierOptions,
  matchers,
  matcherFunctions,
  types,
];
