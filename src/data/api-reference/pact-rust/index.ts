import type {ApiTable} from '../types';
import {
  httpPartBuilder,
  interactionBuilder,
  mockServer,
  pactBuilder,
  pactBuilderAsync,
  requestBuilder,
  responseBuilder,
} from './builders';
import {messageBuilder, pluginBuilder, syncMessageBuilder} from './messages';
import {patterns, patternTypes} from './patterns';
import {
  consumerVersionSelector,
  filterInfo,
  pactSource,
  providerInfo,
  providerStates,
  publishOptions,
  requestFilter,
  verificationOptions,
  verificationResult,
  verifyProvider,
} from './verifier';

/** The interface of `pact_consumer` and `pact_verifier`. */
export const pactRust: readonly ApiTable[] = [
  pactBuilder,
  pactBuilderAsync,
  interactionBuilder,
  httpPartBuilder,
  requestBuilder,
  responseBuilder,
  mockServer,
  messageBuilder,
  syncMessageBuilder,
  pluginBuilder,
  patterns,
  patternTypes,
  verifyProvider,
  providerInfo,
  pactSource,
  consumerVersionSelector,
  filterInfo,
  verificationOptions,
  publishOptions,
  providerStates,
  requestFilter,
  verificationResult,
];
