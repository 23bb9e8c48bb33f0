import type {ApiTable} from '../types';
import {gradleBroker, gradleConsumer, gradleExtension, gradleProvider, gradlePublish} from './build-gradle';
import {mavenBroker, mavenCanIDeploy, mavenProvider, mavenPublish, mavenVerify} from './build-maven';
import {systemProperties} from './build-system-properties';
import {httpInteraction, messageBuilders, pactBuilder, running} from './consumer';
import {bodyBuilders} from './consumer-bodies';
import {jsonArray, jsonBody, lambdaArray, lambdaDsl, lambdaObject, matchers, rootValue, rules} from './consumer-json';
import {consumerAnnotations} from './consumer-junit5';
import {kotlinExtensions} from './consumer-kotlin';
import {legacyBuilder} from './consumer-legacy';
import {providerAnnotations} from './provider-annotations';
import {providerJunit4} from './provider-junit4';
import {providerProgram} from './provider-program';
import {providerSelectors} from './provider-selectors';
import {providerSpring5, providerSpring6, providerSpring7} from './provider-spring';
import {providerTargets} from './provider-targets';

export {buildNotDocumented} from './build-not-documented';

/** The interface of the libraries for tests. */
export const pactJvm: readonly ApiTable[] = [
  pactBuilder,
  httpInteraction,
  messageBuilders,
  running,
  lambdaDsl,
  lambdaObject,
  lambdaArray,
  jsonBody,
  jsonArray,
  rootValue,
  matchers,
  rules,
  bodyBuilders,
  consumerAnnotations,
  kotlinExtensions,
  legacyBuilder,
  providerAnnotations,
  providerSelectors,
  providerTargets,
  providerSpring7,
  providerSpring6,
  providerSpring5,
  providerJunit4,
  providerProgram,
];

/** The plugins for Maven and Gradle, and the system properties. */
export const pactJvmBuild: readonly ApiTable[] = [
  mavenVerify,
  mavenPublish,
  mavenCanIDeploy,
  mavenProvider,
  mavenBroker,
  gradleExtension,
  gradleProvider,
  gradleConsumer,
  gradleBroker,
  gradlePublish,
  systemProperties,
];
