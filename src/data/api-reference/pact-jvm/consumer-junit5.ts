import surface from '../surfaces/pact-jvm.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {options} = tellOf(surface);

const replaced = 'Deprecated: use the attribute of `@MockServerConfig`.';

/** Annotations of a consumer test with JUnit 5. */
export const consumerAnnotations: ApiTable = {
  id: 'pact-jvm/consumer-annotations',
  groups: [
    options('@PactTestFor', 'PactTestFor', {
      providerName:
        'Name of the provider. Takes expressions of system properties and variables: `${provider:OrderApi}`. On a test method it wins over that of the class.',
      pactMethod:
        'Name of the method that describes the interaction. Without it, the first `@Pact` method of the class for this provider is taken, and in which order they come is not defined: give it as soon as there are two.',
      pactMethods: 'Names of several: their interactions are put together by provider, with a mock server each.',
      pactVersion: {
        meaning:
          'Version of the pact. Unless given it is 4, **or 3 if there is a `@MockServerConfig`**, which then refuses a `V4Pact`. Given as `V4`, the name of the test is written as well.',
        allowed: [
          'PactSpecVersion.V1',
          'PactSpecVersion.V1_1',
          'PactSpecVersion.V2',
          'PactSpecVersion.V3',
          'PactSpecVersion.V4',
        ],
      },
      providerType: {
        meaning: 'What the provider speaks; HTTP unless given.',
        allowed: ['ProviderType.SYNCH', 'ProviderType.ASYNCH', 'ProviderType.SYNCH_MESSAGE'],
      },
      hostInterface: replaced,
      port: replaced,
      https: 'Deprecated: use `tls` of `@MockServerConfig`, unless you need a key store of your own.',
      keyStorePath:
        'Deprecated, but the only one that works in 4.7.5: `@MockServerConfig` ignores its key store. Needs `https = true`.',
      keyStoreAlias: 'Name of the certificate in the key store.',
      keyStorePassword: 'Password of the key store.',
      privateKeyPassword: 'Password of the key.',
      mockServerImplementation: 'Deprecated: use `implementation` of `@MockServerConfig`.',
    }),
    options('@Pact', 'Pact', {
      consumer: {
        meaning: 'Name of the consumer. Takes expressions: `${consumer:OrderWeb}`.',
        required: true,
      },
      provider: 'Name of the provider, where `@PactTestFor` has none. Needed with `pactMethods`.',
    }),
    options('@MockServerConfig', 'MockServerConfig', {
      port: 'Port to listen on; a free one unless given. Takes expressions, which are worked out for each test: `${mock.port:0}`.',
      hostInterface: 'Address to listen on; `127.0.0.1` unless given.',
      tls: 'HTTPS with a certificate that is made for the run. [With Maven, three dependencies are missing](/implementation_guides/jvm/consumer/junit5#using-https).',
      providerName: 'The provider that this is for, when the annotation is repeated.',
      implementation: {
        meaning: 'Which server to use.',
        allowed: [
          'MockServerImplementation.JavaHttpServer',
          'MockServerImplementation.KTorServer',
          'MockServerImplementation.Plugin',
        ],
      },
      registryEntry: 'Name of the server in the catalogue, with `MockServerImplementation.Plugin`.',
      transportConfig: 'Settings for the server of a plugin.',
      keyStorePath: 'Ignored in 4.7.5; use the attribute of `@PactTestFor`.',
      keyStoreAlias: 'Ignored in 4.7.5.',
      keyStorePassword: 'Ignored in 4.7.5.',
      privateKeyPassword: 'Ignored in 4.7.5.',
    }),
    options('@TransportConfigurationEntry', 'TransportConfigurationEntry', {
      key: {meaning: 'Name of the setting.', required: true},
      value: {meaning: 'Its value.', required: true},
    }),
    options('@PactDirectory', 'PactDirectory', {
      value: {
        meaning:
          'Folder of the pact files, relative to the working directory; on the class. Wins over the property `pact.rootDir`.',
        required: true,
      },
    }),
    options('@ForProvider', 'ForProvider', {
      value: {meaning: 'The provider whose `MockServer` the parameter gets.', required: true},
    }),
    options('ProviderType', 'ProviderType', {
      SYNCH: 'HTTP, or the transport of a plugin.',
      ASYNCH: 'Messages that the provider sends.',
      SYNCH_MESSAGE: 'Messages with answers.',
      UNSPECIFIED: 'Not given, which is HTTP.',
    }),
    options('PactSpecVersion', 'PactSpecVersion', {
      V1: 'Version 1, without matching rules.',
      V1_1: 'Version 1.1, without matching rules.',
      V2: 'Version 2, with rules for type, pattern and length.',
      V3: 'Version 3, with parameters of states, generators and messages.',
      V4: 'Version 4, with comments, pending interactions and plugins.',
      UNSPECIFIED: 'Not given.',
    }),
  ],
};
