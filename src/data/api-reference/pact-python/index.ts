import type {ApiTable} from '../types';
import {http, interaction, syncMessage} from './interaction';
import {generate, match, xml} from './matching';
import {errors, pact, serve, server} from './pact';
import {logging, plugins, testing, types} from './support';
import {addTransport, brokerSource, consumerVersion, selectors, verifier} from './verifier';

/** The interface of `pact-python`. */
export const pactPython: readonly ApiTable[] = [
  pact,
  serve,
  server,
  errors,
  interaction,
  http,
  syncMessage,
  match,
  generate,
  xml,
  verifier,
  addTransport,
  brokerSource,
  selectors,
  consumerVersion,
  types,
  logging,
  plugins,
  testing,
];
