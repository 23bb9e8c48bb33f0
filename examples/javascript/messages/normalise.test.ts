import {expect, test} from 'vitest';
import {normalise} from './normalise.js';

test.each([
  ['\u001b[31mFAILED\u001b[0m', 'FAILED'],
  [
    '[21:15:26.268] ERROR (13035): pact@17.1.4: no',
    '[09:26:53.000] ERROR (4711): pact@17.x: no',
  ],
  [
    '2026-11-21T21:15:27.628576Z ERROR ThreadId(01) pact_ffi::mock_server: no',
    '2026-03-14T09:26:53.000000Z ERROR pact_ffi::mock_server: no',
  ],
  ['http://127.0.0.1:43469/orders', 'http://127.0.0.1:8080/orders'],
  ['in use (os error 48)', 'in use (os error 98)'],
  ['(13ms loading, 1s verification)', '(0s loading, 50ms verification)'],
  [
    '@pact-foundation/pact-core-darwin-arm64 ',
    '@pact-foundation/pact-core-linux-x64-glibc',
  ],
  ['\t0) The request: \n', '  0) The request:\n'],
])('%j becomes %j', (printed, kept) => {
  expect(normalise(printed)).toBe(kept);
});

test('what a message says is kept', () => {
  const text =
    "1.2) has status code 200\n       expected 200 but was 404, '31.50' at 2026-03-14";
  expect(normalise(text)).toBe(text);
});
