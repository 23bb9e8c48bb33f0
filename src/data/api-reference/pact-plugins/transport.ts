import data from '../surfaces/pact-plugins.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {options} = tellOf(data);

const whole = 'The whole pact, as a text of JSON in version 4 of the specification.';
const key = 'Key of the interaction within `pact`. The driver gives keys to interactions that have none.';
const verification =
  'Of the verifiers: `host`, `port` of this transport where one is given, and `providerState` with what the handlers of the states have returned.';

/** A protocol: mock server and verification. */
export const transport: ApiTable = {
  id: 'pact-plugins/transport',
  groups: [
    options('StartMockServerRequest', 'StartMockServerRequest', {
      hostInterface: 'Address to bind to; empty for the loopback address.',
      port: 'Port to bind to; 0 for a free one.',
      tls: 'Whether the client wants TLS.',
      interactions: 'The interactions of the pact, **without their contents**.',
      testContext: 'Data of the test library; settings for the transport are in `transport_config`.',
      pact: whole,
    }),
    options('StartMockServerResponse', 'StartMockServerResponse', {
      error: 'Why it could not start. The test fails with `Mock server failed to start:` and this.',
      details: 'Where it listens.',
    }),
    options('MockServerDetails', 'MockServerDetails', {
      key: 'A name for this server, of the plugin’s choice; the later calls have it.',
      port: 'Port on which it listens.',
      address: 'Address at which it listens, as the client needs it.',
    }),
    options('MockServerRequest', 'MockServerRequest', {serverKey: 'The key from `MockServerDetails`.'}),
    options('ShutdownMockServerRequest', 'ShutdownMockServerRequest', {serverKey: 'The key from `MockServerDetails`.'}),
    options('MockServerResults', 'MockServerResults', {
      ok: 'Whether every request was expected and every interaction was asked for. The drivers believe it: with `true`, `results` are not looked at.',
      results: 'One for each request, and for each interaction that nobody asked for.',
    }),
    options('ShutdownMockServerResponse', 'ShutdownMockServerResponse', {
      ok: 'As in `MockServerResults`.',
      results: 'As in `MockServerResults`.',
    }),
    options('MockServerResult', 'MockServerResult', {
      path: 'What was asked for, in the words of the protocol: `StockService/GetStock`.',
      error: 'Why the request could not be answered.',
      mismatches: 'How it differs from the interaction.',
    }),
    options('InteractionContents', 'InteractionContents', {
      interactionType: '`Synchronous/HTTP`, `Asynchronous/Messages` or `Synchronous/Messages`.',
      pluginConfiguration:
        'What the plugin had stored in the consumer’s test. **All** that it needs has to be in `interactionConfiguration`: what it stored for the pact arrives only if it stood below a key `pactConfiguration` there, in the drivers 1.2.',
      consumer: 'Name of the consumer.',
      provider: 'Name of the provider.',
    }),
    options('VerificationPreparationRequest', 'VerificationPreparationRequest', {
      interactionContents: 'The interaction, without its contents.',
      config: verification,
      testContext: 'Not filled by the drivers 1.2.',
      pact: whole,
      interactionKey: key,
    }),
    options('VerificationPreparationResponse', 'VerificationPreparationResponse', {
      error: 'Why there is no request. The verification fails with `Failed to prepare the request:` and this.',
      interactionData: 'The request.',
    }),
    options('InteractionData', 'InteractionData', {
      body: 'The contents.',
      metadata: 'What goes with them: headers, keys, metadata of gRPC. The user of the verifier may add to it.',
    }),
    options('MetadataValue', 'MetadataValue', {
      nonBinaryValue: 'Any value of JSON.',
      binaryValue: 'Bytes.',
    }),
    options('VerifyInteractionRequest', 'VerifyInteractionRequest', {
      interactionData: 'The request, with what the user of the verifier has changed.',
      config: verification,
      interactionContents: 'The interaction, without its contents.',
      testContext: 'Not filled by the drivers 1.2.',
      pact: whole,
      interactionKey: key,
    }),
    options('VerifyInteractionResponse', 'VerifyInteractionResponse', {
      error: 'The provider could not be asked. The verification fails with `Failed to verify the request:` and this.',
      result: 'What came of it.',
    }),
    options('VerificationResult', 'VerificationResult', {
      success: 'Whether the answer was the expected one.',
      responseData: 'What the provider has answered. The drivers 1.2 don’t use it.',
      mismatches: 'What is wrong with it.',
      output: 'Lines for the report, one each; colours of terminals are allowed.',
    }),
    options('VerificationResultItem', 'VerificationResultItem', {
      error:
        'A fault that belongs to no value. The verifier in Rust, 1.5.0, writes it to its log and not into the report; a `mismatch` is shown.',
      mismatch: 'A value that differs.',
    }),
  ],
};
