import type {ApiTable} from '../types';
import {consumer, httpInteraction, message, plugin} from './consumer';
import {generators, matchers} from './matchers';
import {provider, providerOptions} from './provider';
import {version1Configuration, version1Consumer, version1Matchers, version1Provider, version1Tasks} from './version1';

/** The interfaces of the gem `pact`, versions 2 and 1. */
export const pactRuby: readonly ApiTable[] = [
  consumer,
  httpInteraction,
  matchers,
  generators,
  message,
  plugin,
  provider,
  providerOptions,
  version1Consumer,
  version1Matchers,
  version1Configuration,
  version1Provider,
  version1Tasks,
];
