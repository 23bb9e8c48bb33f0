import {describe, expect, it} from 'vitest';

import {matchMessages} from '../../src/components/ErrorFinder/match';
import {readErrorMessages} from '../../src/content/errors';

/** Realistic build outputs, with the message that explains each. Names, paths, numbers and times are invented. */
const outputs: readonly (readonly [slug: string, output: string])[] = [
  [
    'go-request-not-received',
    `/home/runner/work/billing/client_test.go:58:
	Pact Verification Failed for: TestInvoiceClient/finds_an_invoice

		Diff:
		expected: 	GET /invoices/7781 (Expected request that was not received)

    client_test.go:71: pact validation failed: false [{Request:{Method:GET Path:/invoices/7781 Query: Headers:map[] Body:<nil>} Mismatches:[] Type:missing-request}]`,
  ],
  [
    'jvm-signature-v4',
    `[ERROR] com.acme.web.BasketClientTest.readsABasket(MockServer)  Time elapsed: 0.112 s  <<< ERROR!
java.lang.UnsupportedOperationException: Method basketPact does not conform required method signature 'public au.com.dius.pact.core.model.V4Pact xxx(PactBuilder builder)'
	at au.com.dius.pact.consumer.junit.JUnitTestSupport.conformsToSignature(JUnitTestSupport.kt:35)`,
  ],
  [
    'platform-npm-eresolve-tree',
    `npm error code ERESOLVE
npm error ERESOLVE unable to resolve dependency tree
npm error While resolving: basket-web@0.4.0
npm error Found: @pact-foundation/pact@17.1.4
npm error Could not resolve dependency:
npm error peer @pact-foundation/pact@"^16.0.0" from jest-pact@0.13.0`,
  ],
  [
    'jvm-state-method-missing',
    `au.com.dius.pact.provider.junitsupport.MissingStateChangeMethod: Did not find a test class method annotated with @State("a parcel is on its way")
for Interaction "a request to track a parcel"
with Consumer "ParcelWeb"
	at au.com.dius.pact.provider.junit5.PactVerificationStateChangeExtension.invokeStateChangeMethods(PactVerificationStateChangeExtension.kt:131)`,
  ],
  [
    'go-proxy-connection-refused',
    `2026/11/20 17:02:11 [ERROR] dial tcp 127.0.0.1:9871: connect: connection refused
2026/11/20 17:02:11 http: proxy error: dial tcp 127.0.0.1:9871: connect: connection refused
1) Verifying a pact between CartWeb and CartApi - a request for a cart
    1.1) has status code 204
           expected 204 but was 502
--- FAIL: TestCartAPI (0.41s)`,
  ],
  [
    'core-but-was-401',
    `Verifying a pact between Checkout and PaymentApi

  a request for a payment (0s loading, 214ms verification)
     Given a payment was made
    returns a response which
      has status code 200 (FAILED)

Failures:

1) Verifying a pact between Checkout and PaymentApi Given a payment was made - a request for a payment
    1.1) has status code 200
           expected 200 but was 401

There were 1 pact failures`,
  ],
  [
    'plugin-not-found',
    `2026-11-02T08:14:55.123456Z ERROR ThreadId(01) pact_ffi::plugins: Could not load plugin - Plugin protobuf:0.7.0 was not found (in $HOME/.pact/plugins or $PACT_PLUGIN_DIR)
2026/11/02 08:14:55 pact setup failed:the plugin could not be started
FAIL	github.com/shop/stock/consumer	1.204s`,
  ],
  [
    'platform-linker-pact-ffi',
    `# github.com/shop/orders/consumer.test
/usr/local/go/pkg/tool/linux_amd64/link: running gcc failed: exit status 1
/usr/bin/ld: cannot find -lpact_ffi: No such file or directory
collect2: error: ld returned 1 exit status`,
  ],
  [
    'js-native-package',
    `Error: Couldn't find npm package @pact-foundation/pact-core-linux-arm64-musl
 💡 you can tell Pact where the npm package is located with env var $PACT_PREBUILD_PACKAGE_LOCATION
    at getPlatformArchSpecificPackage (/app/node_modules/@pact-foundation/pact-core/src/ffi/index.ts:48:11)`,
  ],
  [
    'broker-content-changed',
    `❌ Pact publication failed:
   Cannot change the content of the pact for CheckoutWeb version 77ab12f and provider CatalogueApi, as race conditions will cause unreliable results for can-i-deploy. Each pact must be published with a unique consumer version number.`,
  ],
  [
    'broker-nothing-deployed',
    `There is no verified pact between version 77ab12f of CheckoutWeb and a version of CatalogueApi currently in staging (no version is currently recorded as deployed/released in this environment)

❌ Computer says no ¯\\_(ツ)_/¯
❌ No deployable version found`,
  ],
  [
    'verifier-builder-error',
    `#14 9.871 Verifying a pact between CheckoutWeb and CatalogueApi
#14 9.871
#14 9.871   a request for the catalogue (0s loading, 0s verification)
#14 9.871       Request Failed - builder error
#14 9.872 1) Verifying a pact between CheckoutWeb and CatalogueApi - a request for the catalogue - builder error
#14 9.872 There were 1 pact failures`,
  ],
  [
    'verifier-no-ca-certificates',
    `thread '<unnamed>' (27) panicked at pact_verifier/src/pact_broker.rs:321:10:
called \`Result::unwrap()\` on an \`Err\` value: reqwest::Error { kind: Builder, source: General("No CA certificates were loaded from the system") }
stack backtrace:
[11:40:02.318] ERROR (27): pact-core@20.2.0: Verification unsuccessful
Error: {"errors":[],"interactionResults":[],"notices":[],"output":[],"pendingErrors":[],"result":true}`,
  ],
  [
    'platform-postgres-connection-refused',
    `bundler: failed to load command: puma (/pact_broker/vendor/bundle/ruby/3.4.0/bin/puma)
/pact_broker/vendor/bundle/lib/pg.rb:63:in 'PG::Connection.connect_start': PG::ConnectionBad: connection to server at "172.20.0.3", port 5433 failed: Connection refused (Sequel::DatabaseConnectionError)
	Is the server running on that host and accepting TCP/IP connections?`,
  ],
];

const known = readErrorMessages().map(({text, family, problem, slug}) => ({
  text,
  slug,
  problem: `${family.id}#${problem.id}`,
  sumsUp: problem.sumsUp,
}));

describe('a pasted output', () => {
  it.each(outputs)('finds %s first', (slug, output) => {
    const [first] = matchMessages(output, known);
    const wanted = known.find((each) => each.slug === slug);
    expect(wanted).toBeDefined();
    expect(first?.whole).toBe(true);
    expect(first?.message.problem).toBe(wanted?.problem);
  });

  it('finds each message of the index by its text', () => {
    const lost = known.filter(
      ({text, problem}) => !matchMessages(text, known).some(({message}) => message.problem === problem),
    );
    console.log(`pasted outputs: checked ${outputs.length} outputs and ${known.length} messages by their own text`);
    expect(known.length).toBeGreaterThan(150);
    expect(lost.map((each) => each.slug)).toEqual([]);
  });

  it('finds nothing without a message of Pact', () => {
    expect(matchMessages('The lamp in the kitchen flickers whenever somebody opens the window.', known)).toEqual([]);
  });
});
