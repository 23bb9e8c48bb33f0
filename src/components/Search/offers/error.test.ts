import {expect, test} from 'vitest';

import {isErrorMessage} from './error';

test.each([
  "Error: Cannot find module '@pact-foundation/pact'",
  'java.lang.NoClassDefFoundError: au/com/dius/pact/core/model/Pact',
  'System.DllNotFoundException pact_ffi',
  "TypeError: Cannot read properties of undefined (reading 'uri')",
  'connect ECONNREFUSED 127.0.0.1:9292',
  'ERR_REQUIRE_ESM pact',
  'expected 200 but was 404',
  "Expected body with content type 'application/json' but was 'text/plain'",
  'The following request was expected but not received',
  'cannot find -lpact_ffi',
  "Unable to load shared library 'pact_ffi' or one of its dependencies",
  'error while loading shared libraries: libpact_ffi.so',
  'Failed to initialise the plugin',
  '401 Unauthorized publish pact',
  'undefined symbol pactffi_with_body',
  "thread 'main' panicked at src/lib.rs",
  'at Object.<anonymous> (/app/test/consumer.test.js:12:5)',
  'Caused by: java.net.ConnectException',
  'Traceback (most recent call last)',
  "Verification of pact between 'OrderWeb' and 'OrderApi' with state 'an order' has 1 mismatch",
])('%s', (query) => {
  expect(isErrorMessage(query)).toBe(true);
});

test.each([
  'matching',
  'provider states',
  'github actions',
  'how do I test an optional field',
  'how to debug error: in logs',
  'why is my state handler not found for state',
  'error handling',
  'test error responses',
  '--ignore-no-pacts-error',
  'PACT_BROKER_DATABASE_URL',
  'consumer version selectors',
  'MockServerConfig',
  'match array order does not matter when the items are objects',
  'who should write the contract tests, developers or testers',
  '"no such mock server"',
  'expected response body',
  'is pact free?',
  '9 to 10',
  '404',
  '',
])('%s is no error message', (query) => {
  expect(isErrorMessage(query)).toBe(false);
});
