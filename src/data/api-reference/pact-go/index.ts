import type {ApiTable} from '../types';
import {helpers, httpInteraction, httpObject, httpPlugin, httpRequest, httpResponse, mockProvider, types} from './http';
import {matchers, matcherTypes} from './matchers';
import {asynchronousMessage, messagePlugin, messageProvider, messageV3, synchronousMessage} from './messages';
import {selectors, verifier, verifyRequest} from './provider';

/** The interface of `github.com/pact-foundation/pact-go/v2`. */
export const pactGo: readonly ApiTable[] = [
  mockProvider,
  httpInteraction,
  httpRequest,
  httpResponse,
  httpObject,
  httpPlugin,
  matchers,
  matcherTypes,
  asynchronousMessage,
  synchronousMessage,
  messagePlugin,
  messageProvider,
  messageV3,
  verifier,
  verifyRequest,
  selectors,
  types,
  helpers,
];
