/** An error message that readers meet, and how it is provoked. */
export interface Message {
  /** Name of the fault in `faults/` and of the file with the text: `slug.txt`. */
  readonly slug: string;
  /** Module in `faults/`. */
  readonly topic:
    | 'broker'
    | 'consumer'
    | 'installation'
    | 'messages'
    | 'plugins'
    | 'upgrading'
    | 'verification';
  /** Distinctive part of the text; it stands in backticks in a heading of the page. */
  readonly heading: string;
  /** The text begins in the line of the output that contains this. */
  readonly first: string;
  /** How many lines it has. */
  readonly lines: number;
  /** The run ends without an error all the same. */
  readonly passes?: true;
  /** The only system on which the fault exists. */
  readonly system?: NodeJS.Platform;
}

/**
 * Every message of the page "Troubleshooting" that can be provoked, in the page's order, then those of the
 * pages about plugins and about upgrading.
 */
export const messages: readonly Message[] = [
  {
    slug: 'native-package-missing',
    topic: 'installation',
    heading: "Couldn't find npm package",
    first: "Couldn't find npm package",
    lines: 2,
  },
  {
    slug: 'native-library-not-loaded',
    topic: 'installation',
    heading: "Cannot read properties of undefined (reading 'pactffiInitWithLogLevel')",
    first: 'TypeError:',
    lines: 1,
  },

  {
    slug: 'threads',
    topic: 'installation',
    heading: 'Failed to initialise global tracing subscriber',
    first: 'Failed to initialise',
    lines: 1,
    passes: true,
  },

  {
    slug: 'request-not-received',
    topic: 'consumer',
    heading: 'The following request was expected but not received',
    first: 'Error: Test failed',
    lines: 8,
  },
  {
    slug: 'request-not-expected',
    topic: 'consumer',
    heading: 'The following request was not expected',
    first: 'Error: Test failed',
    lines: 20,
  },
  {
    slug: 'request-incorrect',
    topic: 'consumer',
    heading: 'The following request was incorrect',
    first: 'Error: Test failed',
    lines: 9,
  },
  {
    slug: 'header-json',
    topic: 'consumer',
    heading: `Expected '{"id":7,"shop":"main"}' to be equal to ''`,
    first: 'Error: Test failed',
    lines: 5,
  },
  {
    slug: 'client-error',
    topic: 'consumer',
    heading: 'OrderApi answered 500',
    first: 'Test failed for the following reasons',
    lines: 11,
  },
  {
    slug: 'mock-server-gone',
    topic: 'consumer',
    heading: 'connect ECONNREFUSED',
    first: 'connect ECONNREFUSED',
    lines: 1,
  },
  {
    slug: 'port-in-use',
    topic: 'consumer',
    heading: 'Failed to start mock server - Address already in use',
    first: 'Failed to start mock server',
    lines: 2,
  },
  {
    slug: 'pact-file-broken',
    topic: 'consumer',
    heading: 'The pact core was unable to write the pact file',
    first: 'read_pact_from_file',
    lines: 3,
  },
  {
    slug: 'log-level',
    topic: 'consumer',
    heading: 'default level:none must be included in custom levels',
    first: 'default level',
    lines: 1,
  },
  {
    slug: 'value-undefined',
    topic: 'consumer',
    heading: 'expected a string',
    first: 'Pactffi',
    lines: 1,
  },
  {
    slug: 'matcher-in-text',
    topic: 'consumer',
    heading: '[object Object]',
    first: 'The following request was expected but not received',
    lines: 3,
  },
  {
    slug: 'integer-example',
    topic: 'consumer',
    heading: "The integer matcher was passed '31.5' which is not an integer",
    first: 'The integer matcher',
    lines: 1,
  },
  {
    slug: 'datetime-example',
    topic: 'consumer',
    heading: 'you must provide an example datetime',
    first: 'you must provide',
    lines: 1,
  },

  {
    slug: 'status',
    topic: 'verification',
    heading: 'expected 200 but was 404',
    first: '1) Verifying a pact',
    lines: 7,
  },
  {
    slug: 'state-missing',
    topic: 'verification',
    heading: 'no state handler found for state',
    first: 'no state handler',
    lines: 1,
  },
  {
    slug: 'state-throws',
    topic: 'verification',
    heading: 'Error executing state handler for state',
    first: 'Error executing state handler',
    lines: 2,
  },
  {
    slug: 'state-change',
    topic: 'verification',
    heading: 'One or more of the setup state change handlers has failed',
    first: '1) Verifying a pact',
    lines: 1,
  },
  {
    slug: 'body-type',
    topic: 'verification',
    heading: 'to be a decimal number',
    first: '1) Verifying a pact',
    lines: 3,
  },
  {
    slug: 'body-keys',
    topic: 'verification',
    heading: 'Actual map is missing the following keys',
    first: '1) Verifying a pact',
    lines: 14,
  },
  {
    slug: 'array-empty',
    topic: 'verification',
    heading: 'Expected [] (size 0) to have minimum size of 1',
    first: '1) Verifying a pact',
    lines: 3,
  },
  {
    slug: 'datetime-format',
    topic: 'verification',
    heading: 'to match a timestamp pattern of',
    first: '1) Verifying a pact',
    lines: 3,
  },
  {
    slug: 'content-type',
    topic: 'verification',
    heading: "expected a body of 'application/json'",
    first: '1) Verifying a pact',
    lines: 5,
  },
  {
    slug: 'header',
    topic: 'verification',
    heading: "Expected header 'Location' to have value",
    first: '1) Verifying a pact',
    lines: 3,
  },
  {
    slug: 'provider-not-running',
    topic: 'verification',
    heading: 'connect ECONNREFUSED',
    first: 'connect ECONNREFUSED',
    lines: 1,
  },
  {
    slug: 'provider-slow',
    topic: 'verification',
    heading: 'error sending request for url',
    first: '1) Verifying a pact',
    lines: 1,
  },
  {
    slug: 'provider-certificate',
    topic: 'verification',
    heading: 'self-signed certificate',
    first: 'self-signed certificate',
    lines: 1,
  },
  {
    slug: 'certificates-missing',
    topic: 'verification',
    heading: 'builder error',
    first: 'Request Failed',
    lines: 1,
    system: 'linux',
  },
  {
    slug: 'pact-file-missing',
    topic: 'verification',
    heading: 'does not exist, or is not a file or directory',
    first: 'the required ffi function',
    lines: 1,
  },
  {
    slug: 'option-undefined',
    topic: 'verification',
    heading: 'TypeError: providerVersion',
    first: 'TypeError:',
    lines: 1,
  },
  {
    slug: 'version-missing',
    topic: 'verification',
    heading: 'publishVerificationResult requires the following properties',
    first: 'publishVerificationResult requires',
    lines: 1,
  },
  {
    slug: 'base-url-missing',
    topic: 'verification',
    heading: "'providerBaseUrl' is mandatory",
    first: "'providerBaseUrl'",
    lines: 1,
  },
  {
    slug: 'hook-throws',
    topic: 'verification',
    heading: 'Provider verification hooks failed',
    first: 'Provider verification hooks failed',
    lines: 2,
  },

  {
    slug: 'broker-unauthorized',
    topic: 'broker',
    heading: '401 Unauthorized',
    first: '1) Failed to load pact',
    lines: 1,
  },
  {
    slug: 'broker-without-pacts',
    topic: 'broker',
    heading: 'No pacts were found for this provider',
    first: 'No pacts found for provider',
    lines: 1,
  },
  {
    slug: 'broker-not-found',
    topic: 'broker',
    heading: 'Failed to access pact broker path',
    first: '1) Failed to load pact',
    lines: 1,
  },
  {
    slug: 'broker-certificates-missing',
    topic: 'broker',
    heading: 'No CA certificates were loaded from the system',
    first: 'called `Result::unwrap()`',
    lines: 1,
    system: 'linux',
  },
  {
    slug: 'broker-not-a-broker',
    topic: 'broker',
    heading: 'Expected a HAL+JSON response from the pact broker',
    first: '1) Failed to load pact',
    lines: 1,
  },
  {
    slug: 'broker-url-of-pact',
    topic: 'broker',
    heading: 'Request failed with status - 404 Not Found',
    first: '1) Failed to load pact',
    lines: 1,
  },
  {
    slug: 'selectors-missing',
    topic: 'broker',
    heading: 'pactBrokerUrl requires one of the following properties',
    first: 'pactBrokerUrl requires',
    lines: 1,
  },
  {
    slug: 'selector-unknown',
    topic: 'broker',
    heading: "The consumer version selector 'mainbranch' is unknown",
    first: 'The consumer version selector',
    lines: 1,
    passes: true,
  },
  {
    slug: 'token-and-user',
    topic: 'broker',
    heading: 'pactBrokerToken is incompatible with the following properties',
    first: 'pactBrokerToken is incompatible',
    lines: 1,
  },
  {
    slug: 'pending',
    topic: 'broker',
    heading: 'Pending Failures',
    first: 'Pending Failures',
    lines: 6,
    passes: true,
  },
  {
    slug: 'publishing-failed',
    topic: 'broker',
    heading: 'Publishing of verification results failed with an error',
    first: 'Publishing of verification results',
    lines: 1,
    passes: true,
  },

  {
    slug: 'message-handler-missing',
    topic: 'messages',
    heading: 'no handler found for message',
    first: 'no handler found',
    lines: 1,
  },
  {
    slug: 'message-metadata',
    topic: 'messages',
    heading: "Expected message metadata 'topic' to have value",
    first: '1) Verifying a pact',
    lines: 3,
  },
  {
    slug: 'message-empty',
    topic: 'messages',
    heading: 'You must provide a valid JSON document or primitive for the Message',
    first: 'You must provide',
    lines: 1,
  },

  {
    slug: 'plugin-missing',
    topic: 'plugins',
    heading: 'Could not load plugin',
    first: 'Could not load plugin',
    lines: 1,
    passes: true,
  },
  {
    slug: 'plugin-missing-in-verification',
    topic: 'plugins',
    heading: 'The underlying pact core crashed',
    first: 'Verification execution failed',
    lines: 3,
  },

  {
    slug: 'mock-service-missing',
    topic: 'upgrading',
    heading: "Cannot read properties of undefined (reading 'baseUrl')",
    first: 'TypeError:',
    lines: 1,
  },
  {
    slug: 'verify-missing',
    topic: 'upgrading',
    heading: 'provider.verify is not a function',
    first: 'TypeError:',
    lines: 1,
  },
  {
    slug: 'something-like-missing',
    topic: 'upgrading',
    heading: 'somethingLike is not a function',
    first: 'TypeError:',
    lines: 1,
  },
  {
    slug: 'each-like-object',
    topic: 'upgrading',
    heading: 'n must be a non-negative number',
    first: 'RangeError:',
    lines: 1,
  },
  {
    slug: 'interactions-before-verify',
    topic: 'upgrading',
    heading: 'Failed to start mock server - Address already in use',
    first: 'Failed to start mock server',
    lines: 1,
    passes: true,
  },
  {
    slug: 'publisher-missing',
    topic: 'upgrading',
    heading: 'Publisher is not a constructor',
    first: 'TypeError:',
    lines: 1,
  },
];
