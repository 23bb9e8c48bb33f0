// cspell:words Cfunc Djavax Dpact httptest httptesttarget Outputters pactverify pytestconfig Xunit
import type {Family} from './types';

const core = (path: string) => `pact-foundation/pact-reference@libpact_ffi-v0.5.6:rust/${path}`;
const jvm = (path: string) => `pact-foundation/pact-jvm@4_7_5:${path}`;
const jvmMessages = 'examples/java/src/test/java/com/example/shop/problems/messages';

const matchers = 'core/matchers/src/main/kotlin/au/com/dius/pact/core/matchers';
const jvmProvider = 'provider/src/main/kotlin/au/com/dius/pact/provider';
const junit5 = 'provider/junit5/src/main/kotlin/au/com/dius/pact/provider/junit5';

const fixing = {
  page: '/provider/how_to_fix_failing_verification_tests',
  title: 'What to do when a verification fails',
};

/** What is said when the answer of a provider breaks a pact, when there is nothing to compare, and about results. */
export const verification: Family = {
  id: 'verification',
  title: 'Verification of a provider',
  problems: [
    {
      id: 'provider-not-reachable',
      title: 'The provider is not reached: `error sending request for url`, `Connection refused`, `ECONNREFUSED`',
      messages: [
        {
          slug: 'verifier-error-sending-request',
          tool: 'pact-verifier',
          text: 'Verifying a pact between {consumer} and {provider} {interaction} - error sending request for url ({url})',
          source: core('pact_verifier/src/lib.rs'),
          provoked: 'examples/javascript/messages/provider-slow.txt',
        },
        {
          slug: 'verifier-request-failed',
          tool: 'pact-verifier',
          text: 'Request Failed - error sending request for url ({url})',
          source: core('pact_verifier/src/request_response.rs'),
          provoked: 'examples/cli/problems/output/no-provider.txt',
        },
        {
          slug: 'js-verification-connection-refused',
          tool: 'pact-js',
          text: 'Error: connect ECONNREFUSED {address}',
          source: 'npm:@pact-foundation/pact@17.1.4:src/dsl/verifier/proxy/proxy.js',
          provoked: 'examples/javascript/messages/provider-not-running.txt',
        },
        {
          slug: 'jvm-connection-refused',
          tool: 'pact-jvm',
          text: 'Connect to {url} [{address}] failed: Connection refused',
          source: jvm(`${jvmProvider}/ProviderClient.kt`),
          provoked: `${jvmMessages}/not-running.txt`,
        },
        {
          slug: 'go-proxy-connection-refused',
          tool: 'pact-go',
          text: 'http: proxy error: dial tcp {address}: connect: connection refused',
          source: 'pact-foundation/pact-go@v2.7.0:proxy/http.go',
          provoked: 'examples/go/problems/messages/provider-not-running.txt',
        },
        {
          slug: 'go-server-not-started',
          tool: 'pact-go',
          text: 'expected server to start < {duration}.',
          source: 'pact-foundation/pact-go@v2.7.0:provider/verifier.go',
        },
        {
          slug: 'core-but-was-502',
          tool: 'pact-core',
          text: 'expected {status} but was 502',
          source: core('pact_matching/src/lib.rs'),
          provoked: 'examples/go/problems/messages/provider-not-running.txt',
        },
      ],
      cause:
        'Nothing answers at the address of the provider: it has not started yet, has stopped, has another port, or listens on `::1` while you ask 127.0.0.1. The core uses the same words when the answer takes longer than the time-out. In Pact Go, the proxy in your test answers 502 in place of the provider.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Wait until the server listens, and take the port from it.',
          code: {
            language: 'diff',
            text: `-server.listen(8080);
+server.listen(0, '127.0.0.1');
+await once(server, 'listening');
+const {port} = server.address() as AddressInfo;
 await new Verifier({
   provider: 'OrderApi',
-  providerBaseUrl: 'http://localhost:8080',
+  providerBaseUrl: \`http://127.0.0.1:\${port}\`,`,
          },
        },
        {
          sdks: ['java'],
          words:
            'Start the provider before each interaction and name its port. Without a target, it is `localhost:8080`.',
          code: {
            language: 'diff',
            text: ` @BeforeEach
 void start(PactVerificationContext context) throws IOException {
+  api = new OrderApi(orders, tokens);
+  context.setTarget(new HttpTestTarget("localhost", api.port()));
 }`,
          },
        },
        {
          sdks: ['kotlin'],
          words:
            'Start the provider before each interaction and name its port. Without a target, it is `localhost:8080`.',
          code: {
            language: 'diff',
            text: ` @BeforeEach
 fun prepare(context: PactVerificationContext) {
+    context.target = HttpTestTarget("localhost", api.port)
 }`,
          },
        },
        {
          sdks: ['groovy'],
          words:
            'Start the provider before each interaction and name its port. Without a target, it is `localhost:8080`.',
          code: {
            language: 'diff',
            text: ` @BeforeEach
 void prepare(PactVerificationContext context) {
+    context.target = new HttpTestTarget('localhost', api.port)
 }`,
          },
        },
        {
          sdks: ['scala'],
          words: 'Read the port when the server runs: a `val` is evaluated too early.',
          code: {
            language: 'diff',
            text: `-override val provider: ProviderInfoBuilder =
+override def provider: ProviderInfoBuilder =
   ProviderInfoBuilder("OrderApi", FileSource("OrderWeb" -> pact))
+    .withPort(server().address.getPort)`,
          },
        },
        {
          sdks: ['go'],
          words: 'A test server is ready at once and tells its address.',
          code: {
            language: 'diff',
            text: `+server := httptest.NewServer(shop.Handler())
+defer server.Close()
 err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
 	Provider:        "OrderApi",
-	ProviderBaseURL: "http://localhost:8080",
+	ProviderBaseURL: server.URL,`,
          },
        },
        {
          sdks: ['python'],
          words: 'Verify inside of what keeps the server running, and give it the address that the server has.',
          code: {
            language: 'diff',
            text: `-Verifier("OrderApi").add_transport(url="http://localhost:8080").add_source(pact).verify()
+with running(create_app(shop)) as url:
+    Verifier("OrderApi").add_transport(url=url).add_source(pact).verify()`,
          },
        },
        {
          sdks: ['dotnet'],
          words:
            'The `TestServer` of `WebApplicationFactory` has no port. Start the application on Kestrel, and keep it until `Verify` returns.',
          code: {
            language: 'diff',
            text: `-var client = new WebApplicationFactory<Program>().CreateClient();
-verifier.WithHttpEndpoint(client.BaseAddress)
+app.Urls.Add("http://127.0.0.1:0");
+await app.StartAsync();
+verifier.WithHttpEndpoint(new Uri(app.Urls.Single()))`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'Give `http_port`: without it, version 2.0.2 asks another port than its server listens on.',
          code: {
            language: 'diff',
            text: ` http_pact_provider "OrderApi", opts: {
   app: OrderApi.new(shop),
+  http_port: 9393,
   pact_uri: "pacts/OrderWeb-OrderApi.json"
 }`,
          },
        },
        {
          sdks: ['php'],
          words:
            'Start the provider in a process of its own, since PHP waits while it verifies. Without `setPort`, port 80 is asked.',
          code: {
            language: 'diff',
            text: ` $config = new VerifierConfig();
-$config->getProviderInfo()->setName('OrderApi');
+$config->getProviderInfo()->setName('OrderApi')->setPort($this->server->port);`,
          },
        },
        {
          sdks: ['rust'],
          words:
            'Bind the port before you verify, serve in a task of the same runtime, and give a transport. Without one, port 8080 is asked.',
          code: {
            language: 'diff',
            text: `+let http = ProviderTransport {
+    port: Some(port),
+    ..ProviderTransport::default()
+};
 ProviderInfo {
     name: "OrderApi".to_string(),
     host: "127.0.0.1".to_string(),
+    transports: vec![http],
     ..ProviderInfo::default()
 }`,
          },
        },
        {
          words: 'Start the provider, wait until it answers, and verify then.',
          code: {
            language: 'bash',
            text: `until curl --silent --output /dev/null http://127.0.0.1:8080/; do sleep 1; done
pact verifier --file pacts/OrderWeb-OrderApi.json --provider-name OrderApi --hostname 127.0.0.1 --port 8080`,
          },
        },
      ],
      verify: {
        words: 'The provider answers on the machine that verifies, at the address of the message:',
        command: 'curl --include http://127.0.0.1:8080/orders/42',
      },
      more: [
        {page: '/implementation_guides/javascript/docs/troubleshooting#provider-not-running', title: 'Pact JS'},
        {page: '/implementation_guides/jvm/docs/troubleshooting#not-running', title: 'Pact JVM'},
        {page: '/implementation_guides/go/docs/troubleshooting#provider-not-running', title: 'Pact Go'},
        {page: '/implementation_guides/net/docs/provider#test-server', title: 'PactNet: a real port'},
        {page: '/docker#host', title: 'localhost in a container'},
      ],
    },
    {
      id: 'not-found',
      title: '`expected 200 but was 404`',
      messages: [
        {
          slug: 'core-but-was-404',
          tool: 'pact-core',
          text: 'expected {status} but was 404',
          source: core('pact_matching/src/lib.rs'),
          provoked: 'examples/javascript/messages/status.txt',
        },
        {
          slug: 'jvm-but-was-404',
          tool: 'pact-jvm',
          text: 'expected status of {status} but was 404',
          source: jvm(`${matchers}/Mismatches.kt`),
          provoked: `${jvmMessages}/status-and-header.txt`,
        },
      ],
      cause:
        'If one interaction answers 404, its data is missing: the provider state has no handler, or the handler prepared something else. If all do, the base path is missing or there twice. Differences in body and headers of the same interaction are only consequences.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'For a missing base path, add it to the address; otherwise look for `no state handler found` above the report.',
          code: {
            language: 'diff',
            text: ` await new Verifier({
   provider: 'OrderApi',
-  providerBaseUrl: \`http://127.0.0.1:\${port}\`,
+  providerBaseUrl: \`http://127.0.0.1:\${port}/api\`,`,
          },
        },
        {
          sdks: ['java'],
          words:
            'For a missing base path, give it as third argument of the target; otherwise save the data in the `@State` method.',
          code: {
            language: 'diff',
            text: `-context.setTarget(new HttpTestTarget("localhost", api.port()));
+context.setTarget(new HttpTestTarget("localhost", api.port(), "/api"));`,
          },
        },
        {
          sdks: ['kotlin', 'groovy'],
          words:
            'For a missing base path, give it as third argument of the target, here in Kotlin; otherwise save the data in the `@State` method.',
          code: {
            language: 'diff',
            text: `-context.target = HttpTestTarget("localhost", api.port)
+context.target = HttpTestTarget("localhost", api.port, "/api")`,
          },
        },
        {
          sdks: ['go'],
          words:
            'For a missing base path, add it to the address; otherwise look for `no state handler found` above the report.',
          code: {
            language: 'diff',
            text: `-	ProviderBaseURL: server.URL,
+	ProviderBaseURL: server.URL + "/api",`,
          },
        },
        {
          sdks: ['python'],
          words: 'For a missing base path, add it to the address; otherwise store the data in the state handler.',
          code: {
            language: 'diff',
            text: `-.add_transport(url=url)
+.add_transport(url=f"{url}/api")`,
          },
        },
        {
          sdks: ['dotnet'],
          words:
            'If all interactions answer 404, the controllers are not found: an application that a test project starts needs the assembly that has them. Otherwise store the data in the state endpoint.',
          code: {
            language: 'diff',
            text: `-builder.Services.AddControllers();
+builder.Services.AddControllers().AddApplicationPart(typeof(OrdersController).Assembly);`,
          },
        },
        {
          sdks: ['php'],
          words:
            "For a missing base path, give it to the provider's information; otherwise store the data in the state endpoint.",
          code: {
            language: 'diff',
            text: `-$config->getProviderInfo()->setName('OrderApi')->setPort($this->server->port);
+$config->getProviderInfo()->setName('OrderApi')->setPort($this->server->port)->setPath('/api');`,
          },
        },
        {
          words:
            "Set the state up by hand, then send the request that failed, and read the provider's log for the path.",
          code: {
            language: 'bash',
            text: `curl --data '{"action": "setup", "state": "an order exists", "params": {"id": 42}}' \\
  --header "Content-Type: application/json" http://localhost:8080/provider-states
curl --include http://localhost:8080/orders/42`,
          },
        },
      ],
      verify: {
        words: 'Run this interaction alone; the report says `has status code 200 (OK)`. In JavaScript, for example:',
        command: "PACT_DESCRIPTION='^a request for an order$' npm test",
      },
      more: [
        fixing,
        {page: '/getting_started/provider_states', title: 'Provider states'},
        {page: '/provider/using_provider_states_effectively', title: 'Using provider states effectively'},
      ],
    },
    {
      id: 'verification-failed',
      title:
        'Only that it failed: `the verifier failed to successfully verify the pacts`, `Failed to execute verifier`',
      sumsUp: true,
      messages: [
        {
          slug: 'verifier-pact-failures',
          tool: 'pact-verifier',
          text: 'There were {count} pact failures',
          source: core('pact_verifier/src/lib.rs'),
          provoked: 'examples/rust/tests/problems/messages/verification-failed.txt',
        },
        {
          slug: 'go-verifier-failed',
          tool: 'pact-go',
          text: 'the verifier failed to successfully verify the pacts, this indicates an issue with the provider API',
          source: 'pact-foundation/pact-go@v2.7.0:internal/native/verifier.go',
          provoked: 'examples/go/problems/messages/status.txt',
        },
        {
          slug: 'python-verifier-failed',
          tool: 'pact-python',
          text: 'RuntimeError: Failed to execute verifier for VerifierHandle({handle})',
          source: 'pypi:pact-python-ffi@0.5.12.1:pact_ffi/__init__.py',
          provoked: 'examples/python/tests/problems/messages/verification-failed.txt',
        },
        {
          slug: 'net-verification-failed',
          tool: 'pact-net',
          text: 'PactNet.Exceptions.PactVerificationFailedException : Pact verification failed',
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet/Verifier/InteropVerifierProvider.cs',
        },
        {
          slug: 'ruby-verification-failed',
          tool: 'pact-ruby',
          text: 'FFI error: reason: verification_failed, status: {status}, message: There was an error while trying to verify provider "{provider}"',
          source: 'pact-foundation/pact-ruby@v2.0.2:lib/pact/provider/base_verifier.rb',
        },
        {
          slug: 'swift-verification-failed',
          tool: 'pact-swift',
          text: 'Provider Verification Error: The verification process failed, see output for errors.',
          source: 'surpher/PactSwiftMockServer@legacy/v0.5.0:Sources/Model/ProviderVerificationError.swift',
        },
        {
          slug: 'scala-verification-failed',
          tool: 'pact4s',
          text: "Verification of pact between {provider} and {consumer} failed: '{difference}'",
          source: 'jbwheatley/pact4s@v0.18.0:shared/src/main/scala/pact4s/PactVerifyResources.scala',
        },
      ],
      cause:
        'At least one interaction failed, or a pact could not be loaded. This is the last word of every failed verification; the reason stands in the report on the standard output, below `Failures:`.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Scroll up to the report, or run the test alone and without the cache.',
          code: {language: 'bash', text: 'go test -count=1 -v ./provider'},
        },
        {
          sdks: ['python'],
          words: 'Have pytest show the standard output; the report is in it.',
          code: {language: 'bash', text: 'pytest -s tests/provider'},
        },
        {
          sdks: ['dotnet'],
          words: 'Give the verifier an output, here that of xUnit, so that the report reaches your test runner.',
          code: {
            language: 'diff',
            text: `-using var verifier = new PactVerifier("OrderApi");
+var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
+using var verifier = new PactVerifier("OrderApi", config);`,
          },
        },
        {
          sdks: ['ruby'],
          words: "Run the provider's spec alone, and read the report above the failure.",
          code: {language: 'bash', text: 'bundle exec rspec -t pact spec/pact/consumers/order_api_spec.rb'},
        },
        {
          sdks: ['scala'],
          words: 'Run the suite alone, and read below `Failures:`.',
          code: {language: 'bash', text: 'sbt "testOnly shop.orders.OrderApiProviderSuite"'},
        },
        {
          words: 'Keep the output of the run, and read it from the first numbered entry on.',
          code: {
            language: 'bash',
            text: `pact verifier --file pacts/OrderWeb-OrderApi.json --provider-name OrderApi --port 8080 > verification.log 2>&1 ||
  sed -n '/Failures:/,$p' verification.log`,
          },
        },
      ],
      verify: {words: 'You have a line with `expected` in it, and another entry of this index explains that one.'},
      more: [fixing, {page: '/help/enabling-debug-logging', title: 'Enabling debug logging'}],
    },
    {
      id: 'missing-keys',
      title: '`Actual map is missing the following keys`',
      messages: [
        {
          slug: 'core-missing-keys',
          tool: 'pact-core',
          text: '-> Actual map is missing the following keys: {keys}',
          source: core('pact_matching/src/lib.rs'),
          provoked: 'examples/javascript/messages/body-keys.txt',
        },
        {
          slug: 'jvm-missing-keys',
          tool: 'pact-jvm',
          text: 'body: {path} Actual map is missing the following keys: {keys}',
          source: jvm(`${matchers}/Matching.kt`),
          provoked: `${jvmMessages}/body-differs.txt`,
        },
        {
          slug: 'ruby-could-not-find-key',
          tool: 'pact-ruby',
          text: 'Could not find key "{key}" (keys present are: {keys}) at {path}',
          source: 'pact-foundation/pact-support@v1.21.5:lib/pact/matchers/matchers.rb',
        },
      ],
      cause:
        'The answer lacks fields that the pact has, at the path before the message; `$` is the top of the body. Either the provider spells or nests them otherwise, or its test data leaves them out, or the body is an error whose status happens to fit.',
      fixes: [
        {
          sdks: ['dotnet'],
          words:
            'Often the names differ in their first letter only. Set the naming of the provider as it is in production.',
          code: {
            language: 'diff',
            text: `-builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.PropertyNamingPolicy = null);
+builder.Services.ConfigureHttpJsonOptions(
+    o => o.SerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.CamelCase);`,
          },
        },
        {
          words:
            'Compare what the provider sends with the pact. Return the missing fields, or have the consumer drop those that it does not read; there are no optional fields.',
          code: {
            language: 'bash',
            text: `curl --silent http://localhost:8080/orders/42 | jq --sort-keys .
jq '.interactions[] | select(.description == "a request for an order") | .response.body' pacts/OrderWeb-OrderApi.json`,
          },
        },
      ],
      verify: {
        words: 'The report says `has a matching body (OK)`.',
      },
      more: [
        {page: '/faq#why-is-there-no-support-for-specifying-optional-attributes', title: 'Optional attributes'},
        {page: '/implementation_guides/cli/troubleshooting#body-keys', title: 'The difference in the output'},
      ],
    },
    {
      id: 'not-a-decimal',
      title: '`to be a decimal number`, `to be an integer`, `to be a number`',
      messages: [
        {
          slug: 'core-not-a-decimal',
          tool: 'pact-core',
          text: '-> Expected {value} ({type}) to be a decimal number',
          source: core('pact_matching/src/json.rs'),
          provoked: 'examples/javascript/messages/body-type.txt',
        },
        {
          slug: 'core-not-an-integer',
          tool: 'pact-core',
          text: '-> Expected {value} ({type}) to be an integer',
          source: core('pact_matching/src/json.rs'),
        },
        {
          slug: 'core-not-a-number',
          tool: 'pact-core',
          text: '-> Expected {value} ({type}) to be a number',
          source: core('pact_matching/src/json.rs'),
          provoked: 'examples/go/problems/messages/body.txt',
        },
        {
          slug: 'jvm-not-a-decimal',
          tool: 'pact-jvm',
          text: 'body: {path} Expected {value} ({type}) to be a decimal number',
          source: jvm(`${matchers}/MatcherExecutor.kt`),
          provoked: `${jvmMessages}/body-differs.txt`,
        },
        {
          slug: 'jvm-not-an-integer',
          tool: 'pact-jvm',
          text: 'body: {path} Expected {value} ({type}) to be an integer',
          source: jvm(`${matchers}/MatcherExecutor.kt`),
        },
      ],
      cause:
        "The value breaks the consumer's matcher. A decimal needs a point in the JSON, and JavaScript, Go and PHP write 31.0 as 31; an integer refuses 31.5. With `(String)`, the provider sends a text in place of a number.",
      fixes: [
        {
          sdks: ['javascript'],
          words: "If the amount may be whole, the consumer's matcher is too narrow.",
          code: {language: 'diff', text: '-total: decimal(31.5),\n+total: number(31.5),'},
        },
        {
          sdks: ['java', 'scala'],
          words: "If the amount may be whole, the consumer's matcher is too narrow; here in Java.",
          code: {language: 'diff', text: '-o.decimalType("total", 31.5);\n+o.numberType("total", 31.5);'},
        },
        {
          sdks: ['kotlin'],
          words: "If the amount may be whole, the consumer's matcher is too narrow.",
          code: {language: 'diff', text: '-decimalType("total", 31.5)\n+numberType("total", 31.5)'},
        },
        {
          sdks: ['groovy'],
          words: "If the amount may be whole, the consumer's matcher is too narrow.",
          code: {language: 'diff', text: '-total decimal(31.5)\n+total numeric(31.5)'},
        },
        {
          sdks: ['go'],
          words: "If the amount may be whole, the consumer's matcher is too narrow.",
          code: {language: 'diff', text: '-"total": matchers.Decimal(31.5),\n+"total": matchers.Like(31.5),'},
        },
        {
          sdks: ['python'],
          words:
            "If the amount may be whole, the consumer's matcher is too narrow. Flask and Django send a `Decimal` as text.",
          code: {language: 'diff', text: '-"total": match.decimal(31.5),\n+"total": match.number(31.5),'},
        },
        {
          sdks: ['dotnet'],
          words: "If the amount may be whole, the consumer's matcher is too narrow.",
          code: {language: 'diff', text: '-total = Match.Decimal(31.5),\n+total = Match.Number(31.5),'},
        },
        {
          sdks: ['ruby'],
          words: "If the amount may be whole, the consumer's matcher is too narrow.",
          code: {language: 'diff', text: '-total: match_any_decimal(31.5),\n+total: match_type_of(31.5),'},
        },
        {
          sdks: ['php'],
          words: "If the amount may be whole, the consumer's matcher is too narrow.",
          code: {
            language: 'diff',
            text: "-'total' => $this->match->decimalV3(31.5),\n+'total' => $this->match->like(31.5),",
          },
        },
        {
          sdks: ['swift'],
          words: "If the amount may be whole, the consumer's matcher is too narrow.",
          code: {
            language: 'diff',
            text: '-"total": Matcher.DecimalLike(31.5),\n+"total": Matcher.SomethingLike(31.5),',
          },
        },
        {
          words:
            'Look at the value that the provider sends. If it is a text, the provider changes it to a number; if the number is right, the consumer takes a matcher for numbers of both kinds.',
          code: {
            language: 'bash',
            text: "curl --silent http://localhost:8080/orders/42 | jq '.total, (.total | type)'",
          },
        },
      ],
      verify: {words: "The interaction passes with a whole amount, such as 31, in the provider's test data, too."},
      more: [{page: '/getting_started/matching#type-matching', title: 'Matching by type'}],
    },
    {
      id: 'other-type',
      title: '`to be the same type as`',
      messages: [
        {
          slug: 'core-same-type',
          tool: 'pact-core',
          text: '-> Expected {value} ({type}) to be the same type as {example} ({type})',
          source: core('pact_matching/src/json.rs'),
        },
        {
          slug: 'core-type-mismatch',
          tool: 'pact-core',
          text: 'Type mismatch: Expected {value} ({type}) to be the same type as {example} ({type})',
          source: core('pact_matching/src/json.rs'),
        },
        {
          slug: 'jvm-same-type',
          tool: 'pact-jvm',
          text: 'body: {path} Expected {value} ({type}) to be the same type as {example} ({type})',
          source: jvm(`${matchers}/MatcherExecutor.kt`),
        },
      ],
      cause:
        "The pact compares by type, and the provider's value has another one: text for number, object for list, `null` for anything. The second value is the consumer's example, the first what was sent.",
      fixes: [
        {
          words:
            'If the pact is right, the provider sends the type of the example. If `null` is allowed, the consumer describes it in an interaction of its own, with a state that says when.',
          code: {
            language: 'bash',
            text: `curl --silent http://localhost:8080/orders/42 | jq 'map_values(type)'`,
          },
        },
      ],
      verify: {words: 'The report says `has a matching body (OK)`.'},
      more: [
        {page: '/getting_started/matching#type-matching', title: 'Matching by type'},
        {page: '/getting_started/matching/gotchas', title: 'Gotchas of matching'},
      ],
    },
    {
      id: 'other-value',
      title: '`to be equal to` in a body',
      messages: [
        {
          slug: 'core-equal-to',
          tool: 'pact-core',
          text: '-> Expected {value} ({type}) to be equal to {example} ({type})',
          source: core('pact_matching/src/json.rs'),
          provoked: 'examples/rust/tests/problems/messages/request-mismatch.txt',
        },
        {
          slug: 'jvm-equal-to',
          tool: 'pact-jvm',
          text: 'body: {path} Expected {value} ({type}) to be equal to {example} ({type})',
          source: jvm(`${matchers}/MatcherExecutor.kt`),
        },
      ],
      cause:
        'The pact has no matcher at this place, so the value has to be the example itself. Names, dates, ids and texts of errors rarely are.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'The consumer puts a matcher around what may vary.',
          code: {language: 'diff', text: "-name: 'Ada',\n+name: string('Ada'),"},
        },
        {
          sdks: ['java', 'kotlin', 'scala'],
          words: 'The consumer takes the method for a type in place of that for a value; here in Java.',
          code: {language: 'diff', text: '-o.stringValue("name", "Ada");\n+o.stringType("name", "Ada");'},
        },
        {
          sdks: ['groovy'],
          words: 'The consumer puts a matcher around what may vary.',
          code: {language: 'diff', text: "-name 'Ada'\n+name string('Ada')"},
        },
        {
          sdks: ['go'],
          words: 'The consumer puts a matcher around what may vary.',
          code: {language: 'diff', text: '-"name": "Ada",\n+"name": matchers.Like("Ada"),'},
        },
        {
          sdks: ['python'],
          words: 'The consumer puts a matcher around what may vary.',
          code: {language: 'diff', text: '-"name": "Ada",\n+"name": match.str("Ada"),'},
        },
        {
          sdks: ['dotnet'],
          words: 'The consumer puts a matcher around what may vary.',
          code: {language: 'diff', text: '-name = "Ada",\n+name = Match.Type("Ada"),'},
        },
        {
          sdks: ['ruby'],
          words: 'The consumer puts a matcher around what may vary.',
          code: {language: 'diff', text: '-name: "Ada",\n+name: match_type_of("Ada"),'},
        },
        {
          sdks: ['php'],
          words: 'The consumer puts a matcher around what may vary.',
          code: {language: 'diff', text: "-'name' => 'Ada',\n+'name' => $this->match->like('Ada'),"},
        },
        {
          sdks: ['rust'],
          words: 'The consumer puts a matcher around what may vary.',
          code: {language: 'diff', text: '-"name": "Ada",\n+"name": like!("Ada"),'},
        },
        {
          sdks: ['swift'],
          words: 'The consumer puts a matcher around what may vary; a generator of examples alone is none.',
          code: {language: 'diff', text: '-"name": "Ada",\n+"name": Matcher.SomethingLike("Ada"),'},
        },
        {
          words:
            'If the value has to be this one, prepare it in the provider state; otherwise the consumer puts a matcher around it. The rules of the pact show which places have one.',
          code: {
            language: 'bash',
            text: `jq '.interactions[] | {description, rules: .response.matchingRules}' pacts/OrderWeb-OrderApi.json`,
          },
        },
      ],
      verify: {words: "Write the pact anew, and the verification passes with the provider's own value."},
      more: [{page: '/getting_started/matching', title: 'Matching'}],
    },
    {
      id: 'array-too-short',
      title: '`Expected [] (size 0) to have minimum size of 1`',
      messages: [
        {
          slug: 'core-minimum-size',
          tool: 'pact-core',
          text: '-> Expected {list} (size {count}) to have minimum size of {minimum}',
          source: core('pact_matching/src/matchingrules.rs'),
          provoked: 'examples/javascript/messages/array-empty.txt',
        },
        {
          slug: 'jvm-minimum-size',
          tool: 'pact-jvm',
          text: 'body: {path} Expected {list} (size {count}) to have minimum size of {minimum}',
          source: jvm(`${matchers}/MatcherExecutor.kt`),
          provoked: `${jvmMessages}/body-differs.txt`,
        },
        {
          slug: 'core-maximum-size',
          tool: 'pact-core',
          text: '-> Expected {list} (size {count}) to have maximum size of {maximum}',
          source: core('pact_matching/src/matchingrules.rs'),
        },
      ],
      cause:
        "The consumer's matcher wants at least one element, and the provider has no data for this state. The other way round, a maximum is exceeded.",
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Let the state handler add one.',
          code: {
            language: 'diff',
            text: ` 'an order exists': async (parameters) => {
   const {id} = parameters as {id: number};
-  shop.addOrder({id, items: []});
+  shop.addOrder({id, items: [{sku: 'TEA-01', quantity: 2}]});
 },`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Let the state method save one, here in Java.',
          code: {
            language: 'diff',
            text: ` @State("an order exists")
 public void orderExists(Map<String, Object> params) {
-  orders.save(order(id(params), List.of()));
+  orders.save(order(id(params), List.of(new Item("TEA-01", 2))));
 }`,
          },
        },
        {
          words:
            'Let the state handler add an element. For a list that may be empty, the consumer writes a second interaction with a state of its own and the body `[]`.',
          code: {language: 'bash', text: "curl --silent http://localhost:8080/orders/42 | jq '.items | length'"},
        },
      ],
      verify: {words: 'The handler is called before the request, and the list has an element.'},
      more: [
        {page: '/implementation_guides/javascript/docs/troubleshooting#array-empty', title: 'Lists that may be empty'},
        {page: '/provider/using_provider_states_effectively', title: 'Using provider states effectively'},
      ],
    },
    {
      id: 'list-length',
      title: '`Expected a List with 2 elements but received 3 elements`',
      messages: [
        {
          slug: 'core-list-length',
          tool: 'pact-core',
          text: 'Expected a List with {count} elements but received {count} elements',
          source: core('pact_matching/src/json.rs'),
        },
        {
          slug: 'jvm-list-length',
          tool: 'pact-jvm',
          text: 'body: {path} Expected a List with {count} elements but received {count} elements',
          source: jvm(`${matchers}/JsonContentMatcher.kt`),
        },
      ],
      cause:
        'The consumer listed elements one by one, and the number counts then, whatever matchers the elements have.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'If the length may vary, the consumer describes one element for all.',
          code: {
            language: 'diff',
            text: "-items: [{sku: string('TEA-01')}, {sku: string('MUG-03')}],\n+items: eachLike({sku: string('TEA-01')}),",
          },
        },
        {
          sdks: ['java', 'kotlin', 'scala'],
          words: 'If the length may vary, the consumer describes one element for all; here in Java.',
          code: {
            language: 'diff',
            text: `-o.array("items", a -> a.object(i -> i.stringType("sku", "TEA-01")).object(i -> i.stringType("sku", "MUG-03")));
+o.minArrayLike("items", 1, i -> i.stringType("sku", "TEA-01"));`,
          },
        },
        {
          sdks: ['python'],
          words: 'If the length may vary, the consumer describes one element for all.',
          code: {
            language: 'diff',
            text: '-"items": [{"sku": match.str("TEA-01")}, {"sku": match.str("MUG-03")}],\n+"items": match.each_like({"sku": match.str("TEA-01")}, min=1),',
          },
        },
        {
          words:
            'If the length matters, the provider state has to make as many elements as the example has; otherwise the consumer takes the matcher for lists.',
          code: {
            language: 'bash',
            text: `jq '.interactions[] | {description, body: .response.body}' pacts/OrderWeb-OrderApi.json`,
          },
        },
      ],
      verify: {words: "The verification passes with one element more in the provider's data."},
      more: [{page: '/getting_started/matching#pact-matching-features', title: 'Choose a matcher'}],
    },
    {
      id: 'content-type',
      title: '`but the actual content type was` in a response',
      messages: [
        {
          slug: 'core-content-type',
          tool: 'pact-core',
          text: "expected a body of '{type}' but the actual content type was '{type}'",
          source: core('pact_matching/src/lib.rs'),
          provoked: 'examples/javascript/messages/content-type.txt',
        },
        {
          slug: 'jvm-content-type',
          tool: 'pact-jvm',
          text: "body-content-type: Expected a body of '{type}' but the actual content type was '{type}'",
          source: jvm(`${matchers}/Mismatches.kt`),
          provoked: `${jvmMessages}/status-and-header.txt`,
        },
      ],
      cause:
        'The answer has another `Content-Type`, so the bodies were not compared. `text/html` is mostly an error page or a sign-in page. Without the header, the core guesses the type from the body.',
      fixes: [
        {
          words:
            'Look at the status in the same report first. If it is right, have the provider set the header; a `charset` in addition is accepted.',
          code: {
            language: 'bash',
            text: 'curl --silent --include http://localhost:8080/orders/42 | head -20',
          },
        },
      ],
      verify: {words: 'The header is `application/json`, and the report compares the body.'},
      more: [
        fixing,
        {page: '/implementation_guides/php/docs/troubleshooting#message-html', title: 'The same for messages, in PHP'},
      ],
    },
    {
      id: 'header',
      title: "`Expected header 'Location' to have value` in a response",
      messages: [
        {
          slug: 'core-header-value',
          tool: 'pact-core',
          text: "includes header '{name}' with value '{value}'\nExpected header '{name}' to have value '{value}' but was '{value}'",
          source: core('pact_matching/src/lib.rs'),
          provoked: 'examples/javascript/messages/header.txt',
        },
        {
          slug: 'jvm-header-value',
          tool: 'pact-jvm',
          text: "header: Expected header '{name}' to have value '{value}' but was '{value}'",
          source: jvm(`${matchers}/HeaderMatcher.kt`),
          provoked: `${jvmMessages}/status-and-header.txt`,
        },
        {
          slug: 'jvm-header-missing',
          tool: 'pact-jvm',
          text: "header: Expected a header '{name}' but was missing",
          source: jvm(`${matchers}/Matching.kt`),
        },
        {
          slug: 'ruby-header-value',
          tool: 'pact-ruby',
          text: 'Expected header "{name}" to {expectation}, but was {value}',
          source: 'pact-foundation/pact-ruby@v1.67.5:lib/pact/provider/matchers/messages.rb',
        },
      ],
      cause:
        'The response lacks the header, then the core prints an empty last value, or its value is not the one of the pact. Headers without a matcher have to be equal.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'If the value varies, the consumer takes a matcher.',
          code: {
            language: 'diff',
            text: `-response.headers({Location: '/orders/42'});
+response.headers({Location: regex('/orders/\\\\d+$', '/orders/42')});`,
          },
        },
        {
          sdks: ['java', 'kotlin'],
          words: 'If the value varies, the consumer takes a matcher; here in Java.',
          code: {
            language: 'diff',
            text: `-.willRespondWith(r -> r.status(201).header("Location", "/orders/42"))
+.willRespondWith(r -> r.status(201).header("Location", regexp("/orders/\\\\d+$", "/orders/42")))`,
          },
        },
        {
          sdks: ['go'],
          words: 'If the value varies, the consumer takes a matcher.',
          code: {
            language: 'diff',
            text: `-b.Header("Location", matchers.S("/orders/42"))
+b.Header("Location", matchers.Regex("/orders/42", "/orders/\\\\d+$"))`,
          },
        },
        {
          sdks: ['python'],
          words: 'If the value varies, the consumer takes a matcher.',
          code: {
            language: 'diff',
            text: `-.with_header("Location", "/orders/42")
+.with_header("Location", match.regex("/orders/42", regex=r"/orders/\\d+$"))`,
          },
        },
        {
          words: 'Have the provider send the header, or the consumer leave out one that it does not read.',
          code: {
            language: 'bash',
            text: 'curl --silent --output /dev/null --dump-header - http://localhost:8080/orders/42',
          },
        },
      ],
      verify: {words: 'The report says `(OK)` behind the header.'},
      more: [{page: '/getting_started/matching#regular-expressions', title: 'Regular expressions'}],
    },
    {
      id: 'regex',
      title: '`to match` a regular expression',
      messages: [
        {
          slug: 'core-regex',
          tool: 'pact-core',
          text: "-> Expected '{value}' to match '{pattern}'",
          source: core('pact_matching/src/json.rs'),
        },
        {
          slug: 'jvm-regex',
          tool: 'pact-jvm',
          text: "body: {path} Expected '{value}' to match '{pattern}'",
          source: jvm(`${matchers}/MatcherExecutor.kt`),
        },
      ],
      cause:
        "The provider's value does not fit the consumer's pattern. A pattern has to fit the whole value, in the core and in Pact JVM, and each reads it with an engine of its own: some constructs mean something else there than in the consumer's language.",
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Correct the pattern in the consumer, with `^` and `$`, and add the values that it has to accept.',
          code: {
            language: 'diff',
            text: "-status: regex('PENDING|PAID', 'PAID'),\n+status: regex('^(PENDING|PAID|SHIPPED)$', 'PAID'),",
          },
        },
        {
          sdks: ['java', 'scala'],
          words: 'Correct the pattern in the consumer, and add the values that it has to accept.',
          code: {
            language: 'diff',
            text: '-o.stringMatcher("status", "PENDING|PAID", "PAID");\n+o.stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PAID");',
          },
        },
        {
          sdks: ['kotlin'],
          words: 'Correct the pattern in the consumer, and add the values that it has to accept.',
          code: {
            language: 'diff',
            text: '-stringMatcher("status", "PENDING|PAID", "PAID")\n+stringMatcher("status", "^(PENDING|PAID|SHIPPED)$", "PAID")',
          },
        },
        {
          sdks: ['groovy'],
          words: 'Correct the pattern in the consumer, and add the values that it has to accept.',
          code: {
            language: 'diff',
            text: "-status regexp('PENDING|PAID', 'PAID')\n+status regexp('^(PENDING|PAID|SHIPPED)$', 'PAID')",
          },
        },
        {
          words:
            'Find the pattern in the pact and try it on the value. If the value is right, the consumer corrects the pattern, with `^` and `$` at its ends.',
          code: {
            language: 'bash',
            text: `jq -r '.. | objects | .regex? // empty' pacts/OrderWeb-OrderApi.json
echo 'SHIPPED' | grep -E '^(PENDING|PAID|SHIPPED)$'`,
          },
        },
      ],
      verify: {words: 'The interaction passes with each value that the provider may send.'},
      more: [
        {
          page: '/getting_started/matching/gotchas#i-have-a-problem-of-which-i-solved-with-regex-now-i-have-two-problems',
          title: 'A pattern has to fit the whole value',
        },
        {
          page: '/getting_started/matching/gotchas#consumer-language--provider-language',
          title: 'Consumer and provider may compare differently',
        },
      ],
    },
    {
      id: 'datetime',
      title: '`to match a timestamp pattern of`',
      messages: [
        {
          slug: 'core-timestamp-pattern',
          tool: 'pact-core',
          text: "Expected '{value}' to match a timestamp pattern of '{format}'",
          source: core('pact_matching/src/json.rs'),
          provoked: 'examples/javascript/messages/datetime-format.txt',
        },
        {
          slug: 'core-date-pattern',
          tool: 'pact-core',
          text: "Expected '{value}' to match a date pattern of '{format}'",
          source: core('pact_matching/src/json.rs'),
        },
        {
          slug: 'jvm-datetime-pattern',
          tool: 'pact-jvm',
          text: "Expected '{value}' to match a datetime pattern of '{format}'",
          source: jvm(`${matchers}/MatcherExecutor.kt`),
        },
      ],
      cause:
        'The value does not fit the format, which has the letters of Java. `X` takes `Z` and `+01`, `XXX` takes `Z` and `+01:00`, and milliseconds need `.SSS`.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Correct the format in the consumer.',
          code: {
            language: 'diff',
            text: `-placedAt: datetime("yyyy-MM-dd'T'HH:mm:ssX", '2026-03-14T09:26:53Z'),
+placedAt: datetime("yyyy-MM-dd'T'HH:mm:ssXXX", '2026-03-14T09:26:53Z'),`,
          },
        },
        {
          sdks: ['java', 'scala'],
          words: 'Correct the format in the consumer.',
          code: {
            language: 'diff',
            text: `-o.datetime("placedAt", "yyyy-MM-dd'T'HH:mm:ssX", PLACED_AT);
+o.datetime("placedAt", "yyyy-MM-dd'T'HH:mm:ssXXX", PLACED_AT);`,
          },
        },
        {
          sdks: ['kotlin'],
          words: 'Correct the format in the consumer.',
          code: {
            language: 'diff',
            text: `-datetime("placedAt", "yyyy-MM-dd'T'HH:mm:ssX", placedAt)
+datetime("placedAt", "yyyy-MM-dd'T'HH:mm:ssXXX", placedAt)`,
          },
        },
        {
          sdks: ['groovy'],
          words: 'Correct the format in the consumer.',
          code: {
            language: 'diff',
            text: `-placedAt datetime("yyyy-MM-dd'T'HH:mm:ssX", '2026-03-14T09:26:53Z')
+placedAt datetime("yyyy-MM-dd'T'HH:mm:ssXXX", '2026-03-14T09:26:53Z')`,
          },
        },
        {
          words:
            "Compare the value with the format in the pact, and correct the consumer's format or the provider's time zone.",
          code: {
            language: 'bash',
            text: `jq -r '.. | objects | .format? // .timestamp? // empty' pacts/OrderWeb-OrderApi.json
curl --silent http://localhost:8080/orders/42 | jq .placedAt`,
          },
        },
      ],
      verify: {words: 'The interaction passes with values of winter and of summer time.'},
      more: [
        {
          page: '/implementation_guides/javascript/docs/troubleshooting#datetime-format',
          title: 'Formats of dates and times',
        },
      ],
    },
    {
      id: 'server-error',
      title: '`expected 200 but was 500`',
      messages: [
        {
          slug: 'core-but-was-500',
          tool: 'pact-core',
          text: 'expected {status} but was 500',
          source: core('pact_matching/src/lib.rs'),
        },
        {
          slug: 'jvm-but-was-500',
          tool: 'pact-jvm',
          text: 'expected status of {status} but was 500',
          source: jvm(`${matchers}/Mismatches.kt`),
        },
      ],
      cause:
        "The provider failed, mostly because a database, another service or a setting is missing in the test. The report cannot say why; the provider's log can.",
      fixes: [
        {
          sdks: ['ruby'],
          words: 'Give the provider and a logger; without Rails, an `app` that was left out answers 500, too.',
          code: {
            language: 'diff',
            text: ` http_pact_provider "OrderApi", opts: {
+  app: OrderApi.new(shop),
+  logger: Logger.new($stdout, level: :error),`,
          },
        },
        {
          words: "Repeat the request with the state set up, and read the stack trace in the provider's log.",
          code: {
            language: 'bash',
            text: `curl --include --header "Accept: application/json" http://localhost:8080/orders/42`,
          },
        },
      ],
      verify: {words: 'The request answers with the status of the pact outside of Pact, too.'},
      more: [
        {page: '/provider#stub-calls-to-downstream-systems', title: 'Stub downstream systems'},
        {page: '/implementation_guides/ruby/troubleshooting#provider-500', title: 'Pact Ruby: 500'},
      ],
    },
    {
      id: 'request-refused',
      title: '`expected 201 but was 400`, 405, 406, 415 or 422',
      messages: [
        {
          slug: 'core-but-was-400',
          tool: 'pact-core',
          text: 'expected {status} but was 400',
          source: core('pact_matching/src/lib.rs'),
        },
        {
          slug: 'core-but-was-405',
          tool: 'pact-core',
          text: 'expected {status} but was 405',
          source: core('pact_matching/src/lib.rs'),
        },
        {
          slug: 'core-but-was-415',
          tool: 'pact-core',
          text: 'expected {status} but was 415',
          source: core('pact_matching/src/lib.rs'),
        },
        {
          slug: 'core-but-was-422',
          tool: 'pact-core',
          text: 'expected {status} but was 422',
          source: core('pact_matching/src/lib.rs'),
        },
        {
          slug: 'jvm-but-was-400',
          tool: 'pact-jvm',
          text: 'expected status of {status} but was 400',
          source: jvm(`${matchers}/Mismatches.kt`),
        },
        {
          slug: 'jvm-but-was-415',
          tool: 'pact-jvm',
          text: 'expected status of {status} but was 415',
          source: jvm(`${matchers}/Mismatches.kt`),
        },
      ],
      cause:
        'The provider refuses the request of the pact. 400 and 422 are its own validation, which found a field missing or wrong; 405 is another method on this path; 406 and 415 come from a missing or different `Accept` or `Content-Type`. Verification sends exactly what is in the pact.',
      fixes: [
        {
          words:
            "Read the request in the pact and send it. If the provider is right, the consumer's client has a fault, or its test leaves out a header that the client sets; no request filter should hide that.",
          code: {
            language: 'bash',
            text: `jq '.interactions[] | select(.request.method == "POST") | .request' pacts/OrderWeb-OrderApi.json
curl --include --header "Content-Type: application/json" \\
  --data '{"items": [{"sku": "TEA-01", "quantity": 2}]}' http://localhost:8080/orders`,
          },
        },
      ],
      verify: {words: 'The pact, written anew, has what the provider wants, and the interaction passes.'},
      more: [
        fixing,
        {page: '/consumer/contract_tests_not_functional_tests', title: 'Contract tests or functional tests'},
      ],
    },
    {
      id: 'redirect',
      title: '`expected 200 but was 302`',
      messages: [
        {
          slug: 'core-but-was-302',
          tool: 'pact-core',
          text: 'expected {status} but was 302',
          source: core('pact_matching/src/lib.rs'),
          provoked: 'examples/python/tests/reference/test_reference_verifier.py',
        },
        {
          slug: 'jvm-but-was-302',
          tool: 'pact-jvm',
          text: 'expected status of {status} but was 302',
          source: jvm(`${matchers}/Mismatches.kt`),
        },
      ],
      cause:
        'The provider redirects, to a sign-in page, to HTTPS or to a path with a slash at its end. Pact JVM does not follow redirects unless told. The core does unless told otherwise, so the same fault may show up there as HTML with status 200.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words:
            'See where it leads first. If a redirect is part of the API and the client follows it, let the JVM of the tests do so, too.',
          code: {language: 'bash', text: 'mvn verify -Dpact.verifier.enableRedirectHandling=true'},
        },
        {
          words:
            'See where it leads, and correct scheme, path or credentials. If the client itself handles the redirect, the pact expects 302 and a `Location`.',
          code: {
            language: 'bash',
            text: "curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}\\n' http://localhost:8080/orders/42",
          },
        },
      ],
      verify: {words: 'The command prints the status of the pact and no address.'},
      more: [
        {page: '/implementation_guides/jvm/provider/junit5#httptesttarget', title: 'HttpTestTarget'},
        {page: '/provider/handling_auth', title: 'Handling authentication and authorization'},
      ],
    },
    {
      id: 'no-pacts',
      title: '`No pacts found for provider`, `No Pact files were found to verify`',
      messages: [
        {
          slug: 'verifier-no-pacts-for-selectors',
          tool: 'pact-verifier',
          text: "No pacts found for provider '{provider}' matching the given consumer version selectors in pact broker '{url}'",
          source: core('pact_verifier/src/lib.rs'),
          provoked: 'examples/rust/tests/problems/messages/broker-without-pacts.txt',
        },
        {
          slug: 'verifier-no-pacts-for-provider',
          tool: 'pact-verifier',
          text: 'Link/Resource was not found - No pacts were found for this provider',
          source: core('pact_verifier/src/pact_broker.rs'),
          provoked: 'examples/javascript/messages/broker-without-pacts.txt',
        },
        {
          slug: 'jvm-no-pact-files',
          tool: 'pact-jvm',
          text: 'No Pact files were found to verify\nProvider: {provider}\nSource: {source}',
          source: jvm(`${junit5}/PactJUnit5VerificationProvider.kt`),
          provoked: `${jvmMessages}/no-pacts.txt`,
        },
        {
          slug: 'jvm-no-consumer-pacts',
          tool: 'pact-jvm',
          text: "No consumer pacts were found for provider '{provider}' and consumer version selectors '{selectors}'",
          source: jvm(`${jvmProvider}/junitsupport/loader/PactBrokerLoader.kt`),
        },
        {
          slug: 'jvm-no-consumers-gradle',
          tool: 'pact-jvm',
          text: "There are no consumers for service provider '{provider}'",
          source: jvm('provider/gradle/src/main/groovy/au/com/dius/pact/provider/gradle/PactVerificationTask.groovy'),
        },
        {
          slug: 'jvm-no-consumers-warning',
          tool: 'pact-jvm',
          text: "WARNING: There are no consumers to verify for provider '{provider}'",
          source: jvm(`${jvmProvider}/reporters/AnsiConsoleReporter.kt`),
        },
        {
          slug: 'ruby-no-pacts-in-directory',
          tool: 'pact-ruby',
          text: 'No pacts found for provider "{provider}" in directory {directory}. Found providers: {names}',
          source: 'pact-foundation/pact-ruby@v2.0.2:lib/pact/provider/base_verifier.rb',
        },
        {
          slug: 'ruby-no-pact-files',
          tool: 'pact-ruby',
          text: 'Pact::Provider::BaseVerifier::VerifierError: No pact files found in {directory}',
          source: 'pact-foundation/pact-ruby@v2.0.2:lib/pact/provider/base_verifier.rb',
        },
      ],
      cause:
        'The source has no pact for a provider of exactly this name, or the selectors choose none: a consumer that published without a branch is not found by `mainBranch`, one that was never recorded as deployed not by `deployedOrReleased`. If the line goes on with `IO Error`, the Broker was not reached or refused you.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Compare name and selectors with the Broker. A provider that has no consumers yet may pass.',
          code: {
            language: 'diff',
            text: ` await new Verifier({
   provider: 'OrderApi',
   pactBrokerUrl: process.env.PACT_BROKER_BASE_URL,
+  failIfNoPactsFound: false,`,
          },
        },
        {
          sdks: ['java'],
          words:
            'Compare name, folder and selectors. A provider that has no consumers yet may pass; its methods then get `null`.',
          code: {
            language: 'diff',
            text: ` @Provider("OrderApi")
 @PactBroker(url = "\${PACT_BROKER_BASE_URL}")
+@IgnoreNoPactsToVerify
 class OrderApiIT {`,
          },
        },
        {
          sdks: ['kotlin', 'groovy'],
          words:
            'Compare name, folder and selectors. A provider that has no consumers yet may pass; its methods then get `null`. In Kotlin:',
          code: {
            language: 'diff',
            text: ` @Provider("OrderApi")
 @PactBroker(url = "\\\${PACT_BROKER_BASE_URL}")
+@IgnoreNoPactsToVerify
 class OrderApiIT {`,
          },
        },
        {
          sdks: ['python'],
          words: 'Compare name and selectors with the Broker. A provider that has no consumers yet may pass.',
          code: {
            language: 'diff',
            text: ` Verifier("OrderApi")
+.set_error_on_empty_pact(enabled=False)`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'Compare name, folder and selectors. A provider that has no consumers yet may pass.',
          code: {
            language: 'diff',
            text: ` http_pact_provider "OrderApi", opts: {
+  fail_if_no_pacts_found: false,`,
          },
        },
        {
          sdks: ['rust'],
          words: 'Compare name and selectors with the Broker. A provider that has no consumers yet may pass.',
          code: {
            language: 'diff',
            text: ` VerificationOptions {
+    no_pacts_is_error: false,
     ..VerificationOptions::default()
 }`,
          },
        },
        {
          words:
            'See what the Broker has for this provider, letter by letter. From the command line, `--ignore-no-pacts-error` lets a provider without consumers pass.',
          code: {
            language: 'bash',
            text: `pact broker list-pacticipants --broker-base-url "$PACT_BROKER_BASE_URL" --broker-token "$PACT_BROKER_TOKEN"
curl --silent --header "Authorization: Bearer $PACT_BROKER_TOKEN" \\
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/latest" | jq '._links["pb:pacts"]'`,
          },
        },
      ],
      verify: {words: 'The report begins with `Verifying a pact between`.'},
      more: [
        {page: '/provider/recommended_configuration#consumer-version-selectors', title: 'Consumer version selectors'},
        {page: '/implementation_guides/jvm/docs/troubleshooting#no-pacts', title: 'Pact JVM'},
        {page: '/implementation_guides/ruby/troubleshooting#no-pacts', title: 'Pact Ruby'},
      ],
    },
    {
      id: 'broker-refuses-verifier',
      title: '`Request to pact broker path failed: 401 Unauthorized` in a verification',
      messages: [
        {
          slug: 'verifier-broker-unauthorized',
          tool: 'pact-verifier',
          text: "Request to pact broker path '{path}' failed: 401 Unauthorized. URL: '{url}'",
          source: core('pact_verifier/src/pact_broker.rs'),
          provoked: 'examples/javascript/messages/broker-unauthorized.txt',
        },
        {
          slug: 'jvm-broker-unauthorized',
          tool: 'pact-jvm',
          text: "Request to path '{path}' failed with HTTP response 401",
          source: jvm('core/pactbroker/src/main/kotlin/au/com/dius/pact/core/pactbroker/HalClient.kt'),
        },
      ],
      cause:
        'No token or password reached the Broker, or a wrong one. In pipelines the variable is often empty, as secrets are withheld from pull requests of forks. `No pacts found`, which stands in the same line, is not the fault.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Hand the token over.',
          code: {
            language: 'diff',
            text: ` pactBrokerUrl: process.env.PACT_BROKER_BASE_URL,
+pactBrokerToken: process.env.PACT_BROKER_TOKEN,`,
          },
        },
        {
          sdks: ['java', 'groovy'],
          words: 'Hand the token over, and the variable to the JVM of the tests. In Groovy, write single quotes.',
          code: {
            language: 'diff',
            text: `-@PactBroker(url = "\${PACT_BROKER_BASE_URL}")
+@PactBroker(
+    url = "\${PACT_BROKER_BASE_URL}",
+    authentication = @PactBrokerAuth(token = "\${PACT_BROKER_TOKEN}"))`,
          },
        },
        {
          sdks: ['kotlin'],
          words: 'Hand the token over, and the variable to the JVM of the tests.',
          code: {
            language: 'diff',
            text: `-@PactBroker(url = "\\\${PACT_BROKER_BASE_URL}")
+@PactBroker(
+    url = "\\\${PACT_BROKER_BASE_URL}",
+    authentication = PactBrokerAuth(token = "\\\${PACT_BROKER_TOKEN}"),
+)`,
          },
        },
        {
          sdks: ['go'],
          words: 'Hand the token over, or set `PACT_BROKER_TOKEN`, which is read where the field is empty.',
          code: {
            language: 'diff',
            text: ` 	BrokerURL:   brokerURL,
+	BrokerToken: os.Getenv("PACT_BROKER_TOKEN"),`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Hand the token over; PactNet reads nothing from the environment.',
          code: {
            language: 'diff',
            text: `-.WithPactBrokerSource(new Uri(brokerUrl))
+.WithPactBrokerSource(new Uri(brokerUrl), broker => broker.TokenAuthentication(brokerToken))`,
          },
        },
        {
          sdks: ['php'],
          words: 'Hand the token over.',
          code: {
            language: 'diff',
            text: ` $broker->setUrl(new Uri(getenv('PACT_BROKER_BASE_URL')));
+$broker->setToken(getenv('PACT_BROKER_TOKEN') ?: null);`,
          },
        },
        {
          sdks: ['rust'],
          words: 'Hand the token over, and fail if it is not there: `.ok()` makes `None` of it.',
          code: {
            language: 'diff',
            text: `-auth: env::var("PACT_BROKER_TOKEN").ok().map(HttpAuth::Token),
+auth: Some(HttpAuth::Token(env::var("PACT_BROKER_TOKEN").expect("PACT_BROKER_TOKEN"))),`,
          },
        },
        {
          words: 'Set the variable in the environment of the run, and see whether the Broker accepts the token.',
          code: {
            language: 'bash',
            text: `curl --fail --silent --output /dev/null --write-out '%{http_code}\\n' \\
  --header "Authorization: Bearer $PACT_BROKER_TOKEN" "$PACT_BROKER_BASE_URL"`,
          },
        },
      ],
      verify: {
        words: 'The Broker answers 200 from the machine that verifies:',
        command: 'curl --include --header "Authorization: Bearer $PACT_BROKER_TOKEN" "$PACT_BROKER_BASE_URL"',
      },
      more: [
        {page: '/implementation_guides/javascript/docs/troubleshooting#broker-unauthorized', title: 'Pact JS'},
        {page: '/implementation_guides/jvm/docs/troubleshooting#broker-unauthorised', title: 'Pact JVM'},
      ],
    },
    {
      id: 'broker-not-reached-by-verifier',
      title: '`Failed to access pact broker path`, `Failed to fetch the root HAL document`',
      messages: [
        {
          slug: 'verifier-broker-not-reached',
          tool: 'pact-verifier',
          text: "Failed to access pact broker path '{path}' - error sending request for url ({url})",
          source: core('pact_verifier/src/pact_broker.rs'),
          provoked: 'examples/javascript/messages/broker-not-found.txt',
        },
        {
          slug: 'verifier-not-a-broker',
          tool: 'pact-verifier',
          text: "Expected a HAL+JSON response from the pact broker, but got a response with no '_links'. URL: '{url}', LINK: '{link}'",
          source: core('pact_verifier/src/pact_broker.rs'),
          provoked: 'examples/javascript/messages/broker-not-a-broker.txt',
        },
        {
          slug: 'jvm-broker-root-document',
          tool: 'pact-jvm',
          text: 'InvalidNavigationRequest: Failed to fetch the root HAL document',
          source: jvm('core/pactbroker/src/main/kotlin/au/com/dius/pact/core/pactbroker/HalClient.kt'),
          provoked: `${jvmMessages}/broker-not-there.txt`,
        },
        {
          slug: 'jvm-broker-fetch-failed',
          tool: 'pact-jvm',
          text: 'Call to fetch pacts from Pact Broker failed with an exception',
          source: jvm(`${jvmProvider}/ProviderInfo.kt`),
        },
      ],
      cause:
        'The address leads to no Broker: it is misspelt, lacks the path under which the Broker is mounted, is behind a proxy, or has a certificate that this machine does not trust. With `no _links`, something else answered, often a sign-in page or a gateway.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy', 'scala'],
          words: 'For a certificate of your own authority, name a trust store to the JVM of the tests.',
          code: {
            language: 'bash',
            text: 'mvn verify -Djavax.net.ssl.trustStore=company.p12 -Djavax.net.ssl.trustStorePassword="$TRUST_STORE_PASSWORD"',
          },
        },
        {
          words:
            'Try the address, with the certificate of your authority if it has one. The core reads `SSL_CERT_FILE` on Linux.',
          code: {
            language: 'bash',
            text: `export SSL_CERT_FILE=/etc/ssl/certs/company-ca.pem
curl --silent --cacert "$SSL_CERT_FILE" --header "Accept: application/hal+json" \\
  --header "Authorization: Bearer $PACT_BROKER_TOKEN" "$PACT_BROKER_BASE_URL" | jq '._links | keys | length'`,
          },
        },
      ],
      verify: {words: 'The command prints a number, and the verification names a pact.'},
      more: [
        {page: '/implementation_guides/ssl', title: 'TLS/SSL and proxy configuration'},
        {page: '/implementation_guides/scala/troubleshooting#broker', title: 'pact4s'},
      ],
    },
    {
      id: 'pact-not-loaded',
      title: '`Failed to load pact`',
      messages: [
        {
          slug: 'verifier-pact-file-missing',
          tool: 'pact-verifier',
          text: "Failed to load pact '{file}' - No such file or directory (os error {number})",
          source: core('pact_verifier/src/lib.rs'),
          provoked: 'examples/rust/tests/problems/messages/pact-not-found.txt',
        },
        {
          slug: 'verifier-pact-url-refused',
          tool: 'pact-verifier',
          text: "Failed to load pact '{url}' - Request failed with status - {status}",
          source: core('pact_verifier/src/lib.rs'),
          provoked: 'examples/javascript/messages/broker-url-of-pact.txt',
        },
        {
          slug: 'js-pact-file-missing',
          tool: 'pact-js',
          text: "the required ffi function 'pactffiVerifierAddDirectorySource' failed validation with errors: '{file}' does not exist, or is not a file or directory",
          source: 'npm:@pact-foundation/pact-core@20.2.0:dist/verifier/argumentMapper/index.js',
          provoked: 'examples/javascript/messages/pact-file-missing.txt',
        },
        {
          slug: 'python-source-missing',
          tool: 'pact-python',
          text: 'ValueError: Invalid source: {path}',
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
          provoked: 'examples/python/tests/problems/messages/source-missing.txt',
        },
        {
          slug: 'scala-pact-file-missing',
          tool: 'pact4s',
          text: 'Verification of pact between {provider} and {consumer} failed due to: null cannot be cast to non-null type kotlin.String',
          source: 'jbwheatley/pact4s@v0.18.0:shared/src/main/scala/pact4s/PactVerifyResources.scala',
        },
      ],
      cause:
        'The file is not at this path, or the address refused it. Relative paths count from the working directory, which for Go is the folder of the package and for Rust that of the crate. With 401 or 404 at the end, it is the token or the address.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Make the path absolute, and run the consumer tests first. One wrong path stops all.',
          code: {
            language: 'diff',
            text: `-pactUrls: ['pacts/OrderWeb-OrderApi.json'],
+pactUrls: [path.resolve(import.meta.dirname, '../pacts/OrderWeb-OrderApi.json')],`,
          },
        },
        {
          sdks: ['go'],
          words: 'Start from the folder of the package that has the test.',
          code: {
            language: 'diff',
            text: `-PactFiles: []string{"pacts/OrderWeb-OrderApi.json"},
+PactFiles: []string{filepath.Join("..", "pacts", "OrderWeb-OrderApi.json")},`,
          },
        },
        {
          sdks: ['python'],
          words: 'Make the path absolute, from the root of pytest, and run the consumer tests first.',
          code: {
            language: 'diff',
            text: `-.add_source("pacts/OrderWeb-OrderApi.json")
+.add_source(pytestconfig.rootpath / "pacts" / "OrderWeb-OrderApi.json")`,
          },
        },
        {
          sdks: ['php'],
          words: 'Start from the folder of the test.',
          code: {
            language: 'diff',
            text: `-$verifier->addFile('pacts/OrderWeb-OrderApi.json');
+$verifier->addFile(__DIR__ . '/../../pacts/OrderWeb-OrderApi.json');`,
          },
        },
        {
          sdks: ['rust'],
          words: 'Start from the folder of the crate.',
          code: {
            language: 'diff',
            text: `-PactSource::File("pacts/OrderWeb-OrderApi.json".to_string())
+PactSource::File(concat!(env!("CARGO_MANIFEST_DIR"), "/pacts/OrderWeb-OrderApi.json").to_string())`,
          },
        },
        {
          words:
            'Run the consumer tests, see where the pact is, and correct the path. For an address, try it with the token.',
          code: {
            language: 'bash',
            text: `find . -name 'OrderWeb-OrderApi.json' -not -path '*/node_modules/*'
curl --include --header "Authorization: Bearer $PACT_BROKER_TOKEN" \\
  "$PACT_BROKER_BASE_URL/pacts/provider/OrderApi/consumer/OrderWeb/latest"`,
          },
        },
      ],
      verify: {words: 'The report names both applications.'},
      more: [
        {page: '/implementation_guides/python/docs/troubleshooting#pact-not-found', title: 'Pact Python'},
        {page: '/implementation_guides/net/docs/troubleshooting#load-pact', title: 'PactNet: what stands behind it'},
        {page: '/implementation_guides/scala/troubleshooting#file-missing', title: 'pact4s'},
      ],
    },
    {
      id: 'results-not-published',
      title: 'Results are not published: `Skipping publishing of verification results`',
      messages: [
        {
          slug: 'jvm-results-disabled',
          tool: 'pact-jvm',
          text: "Skipping publishing of verification results as it has been disabled ({property} is not 'true')",
          source: jvm(`${jvmProvider}/TestResultAccumulator.kt`),
          provoked: `${jvmMessages}/results-not-published.txt`,
        },
        {
          slug: 'jvm-results-filtered',
          tool: 'pact-jvm',
          text: 'NOTE: Skipping publishing of verification results as the interactions have been filtered',
          source: jvm(`${jvmProvider}/reporters/AnsiConsoleReporter.kt`),
        },
        {
          slug: 'jvm-not-all-verified',
          tool: 'pact-jvm',
          text: 'Not all of the {count} were verified. The following were missing:',
          source: jvm(`${jvmProvider}/TestResultAccumulator.kt`),
        },
        {
          slug: 'ruby-results-without-version',
          tool: 'pact-ruby',
          text: '[verifier] - unable to publish verification results as provider version is not set',
          source: 'pact-foundation/pact-ruby@v2.0.2:lib/pact/provider/base_verifier.rb',
        },
      ],
      cause:
        'Publishing is off unless you ask for it, needs the version of the provider, and works for pacts that came from a Broker only. Pact JVM publishes when every interaction of a pact has a result in one JVM, so a filter, or a class that verifies a part, prevents it; before the last interaction, `Not all of the` is harmless.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Publish from CI, with commit and branch.',
          code: {
            language: 'diff',
            text: ` pactBrokerUrl: process.env.PACT_BROKER_BASE_URL,
+providerVersion: process.env.GIT_COMMIT,
+providerVersionBranch: process.env.GIT_BRANCH,
+publishVerificationResult: process.env.CI === 'true',`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words:
            'Set the properties in CI. Maven hands them to the tests; in Gradle, set them on the test task by `systemProperty`.',
          code: {
            language: 'bash',
            text: `mvn verify -Dpact.verifier.publishResults=true \\
  -Dpact.provider.version="$GIT_COMMIT" -Dpact.provider.branch="$GIT_BRANCH"`,
          },
        },
        {
          sdks: ['scala'],
          words: 'Publish from CI, with commit and branch.',
          code: {
            language: 'diff',
            text: `-verifyPacts()
+verifyPacts(
+  providerBranch = Some(Branch(sys.env("GIT_BRANCH"))),
+  publishVerificationResults = Option.when(isCi)(PublishVerificationResults(sys.env("GIT_COMMIT")))
+)`,
          },
        },
        {
          sdks: ['go'],
          words:
            'Publish from CI, with commit and branch; without a version, nothing is published, and nothing is said.',
          code: {
            language: 'diff',
            text: ` 	BrokerURL:                  brokerURL,
+	ProviderVersion:            os.Getenv("GIT_COMMIT"),
+	ProviderBranch:             os.Getenv("GIT_BRANCH"),
+	PublishVerificationResults: os.Getenv("CI") == "true",`,
          },
        },
        {
          sdks: ['python'],
          words: 'Publish from CI, with commit and branch.',
          code: {
            language: 'diff',
            text: `+if os.environ.get("CI") == "true":
+    verifier.set_publish_options(os.environ["GIT_COMMIT"], branch=os.environ["GIT_BRANCH"])
 verifier.verify()`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Publish from CI, with commit and branch.',
          code: {
            language: 'diff',
            text: ` .WithPactBrokerSource(new Uri(brokerUrl), broker => broker
     .TokenAuthentication(brokerToken)
+    .PublishResults(isCi, commit, results => results.ProviderBranch(branch)))`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'Publish from CI, with commit and branch.',
          code: {
            language: 'diff',
            text: ` http_pact_provider "OrderApi", opts: {
+  provider_version: ENV.fetch("GIT_COMMIT", nil),
+  provider_version_branch: ENV.fetch("GIT_BRANCH", nil),
+  publish_verification_results: ENV["CI"] == "true",`,
          },
        },
        {
          sdks: ['php'],
          words: 'Publish from CI, with commit and branch.',
          code: {
            language: 'diff',
            text: `+if (getenv('CI') === 'true') {
+    $config->setPublishOptions((new PublishOptions())
+        ->setProviderVersion(getenv('GIT_COMMIT'))
+        ->setProviderBranch(getenv('GIT_BRANCH')));
+}
 $verifier = new Verifier($config);`,
          },
        },
        {
          sdks: ['rust'],
          words: 'Publish from CI, with commit and branch, as the argument after the verification options.',
          code: {
            language: 'diff',
            text: `+let publish = PublishOptions {
+    provider_version: env::var("GIT_COMMIT").ok(),
+    provider_branch: env::var("GIT_BRANCH").ok(),
+    ..PublishOptions::default()
+};
-    None,
+    in_ci.then_some(&publish),`,
          },
        },
        {
          words: 'Publish from CI, with commit and branch.',
          code: {
            language: 'bash',
            text: `pact verifier --broker-url "$PACT_BROKER_BASE_URL" --token "$PACT_BROKER_TOKEN" \\
  --provider-name OrderApi --port 8080 \\
  --publish --provider-version "$GIT_COMMIT" --provider-branch "$GIT_BRANCH"`,
          },
        },
      ],
      verify: {
        words: 'The Broker shows the result with this version; `can-i-deploy` finds it:',
        command:
          'pact broker can-i-deploy --pacticipant OrderApi --version "$GIT_COMMIT" --to-environment production --broker-base-url "$PACT_BROKER_BASE_URL"',
      },
      more: [
        {page: '/provider#publish-verification-results-to-the-pact-broker', title: 'Publish the results'},
        {page: '/implementation_guides/jvm/docs/troubleshooting#results-not-published', title: 'Pact JVM'},
      ],
    },
    {
      id: 'results-refused',
      title: 'The Broker refuses the results: `Publishing of verification results failed`',
      messages: [
        {
          slug: 'verifier-publishing-failed',
          tool: 'pact-verifier',
          text: 'Publishing of verification results failed with an error: {reason}',
          source: core('pact_verifier/src/lib.rs'),
          provoked: 'examples/javascript/messages/publishing-failed.txt',
        },
        {
          slug: 'jvm-publishing-failed',
          tool: 'pact-jvm',
          text: 'Failed to update the test results: {reason}',
          source: jvm(`${junit5}/PactVerificationExtension.kt`),
          provoked: `${jvmMessages}/broker-results.txt`,
        },
        {
          slug: 'ruby-publishing-failed',
          tool: 'pact-ruby',
          text: 'Error returned from verification results publication {status} {body}',
          source: 'pact-foundation/pact-ruby@v1.67.5:lib/pact/provider/verification_results/publish.rb',
        },
      ],
      cause:
        'The verification ran, and the Broker did not accept its result. 401 and 403 mean a token that may only read. In the core, this is a line of the log, and the build passes; in Pact JVM, the test fails.',
      fixes: [
        {
          words:
            "Give CI a token that may write, in the variable that the verification already reads. For other status codes, read the Broker's log.",
          code: {
            language: 'bash',
            text: `curl --include --request PUT --header "Authorization: Bearer $PACT_BROKER_TOKEN" \\
  --header "Content-Type: application/json" --data '{}' \\
  "$PACT_BROKER_BASE_URL/pacticipants/OrderApi/branches/$GIT_BRANCH/versions/$GIT_COMMIT"`,
          },
        },
      ],
      verify: {
        words: 'The command answers 200 or 201, and after the next build the matrix of the Broker has the result.',
      },
      more: [{page: '/implementation_guides/jvm/docs/troubleshooting#broker-results', title: 'Pact JVM'}],
    },
    {
      id: 'provider-version-missing',
      title: 'The version of the provider is missing: `requires the following properties: providerVersion`',
      messages: [
        {
          slug: 'js-provider-version-missing',
          tool: 'pact-js',
          text: 'publishVerificationResult requires the following properties: providerVersion',
          source: 'npm:@pact-foundation/pact-core@20.2.0:dist/verifier/validateOptions.js',
          provoked: 'examples/javascript/messages/version-missing.txt',
        },
        {
          slug: 'go-provider-version-missing',
          tool: 'pact-go',
          text: "'ProviderVersion', and 'Provider' must be supplied if 'BrokerURL' given",
          source: 'pact-foundation/pact-go@v2.7.0:provider/verify_request.go',
          provoked: 'examples/go/problems/messages/version-missing.txt',
        },
        {
          slug: 'jvm-provider-version-missing',
          tool: 'pact-jvm',
          text: "Set the provider version using the 'pact.provider.version' property. Defaulting to '0.0.0'",
          source: jvm(`${jvmProvider}/TestResultAccumulator.kt`),
        },
        {
          slug: 'ruby-app-version-missing',
          tool: 'pact-ruby',
          text: 'Please set the app_version when publish_verification_results is true',
          source: 'pact-foundation/pact-ruby@v1.67.5:lib/pact/provider/configuration/service_provider_dsl.rb',
        },
        {
          slug: 'rust-publish-without-version',
          tool: 'pact-rust',
          text: 'panicked at pact_verifier-{version}/src/lib.rs:{line}\ncalled `Option::unwrap()` on a `None` value',
          source: 'crates:pact_verifier@1.5.0:src/lib.rs',
          provoked: 'examples/rust/tests/problems/messages/publish-without-version.txt',
        },
      ],
      cause:
        'A result belongs to a version of the provider, and none is given; mostly the variable that should have the commit is empty. Pact JS asks for it even if publishing is `false`, Pact Go for every verification from a Broker.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Set the version wherever the other option is there.',
          code: {
            language: 'diff',
            text: `+providerVersion: process.env.GIT_COMMIT,
 publishVerificationResult: process.env.CI === 'true',`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Set the property in the JVM of the tests.',
          code: {
            language: 'bash',
            text: 'mvn verify -Dpact.verifier.publishResults=true -Dpact.provider.version="$GIT_COMMIT"',
          },
        },
        {
          sdks: ['go'],
          words: 'Set both. If you verify files, unset `PACT_BROKER_URL`, which is looked at for this check.',
          code: {
            language: 'diff',
            text: `+	Provider:        "OrderApi",
+	ProviderVersion: os.Getenv("GIT_COMMIT"),
 	BrokerURL:       brokerURL,`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'In version 1, set `app_version`; in version 2, the option is `provider_version`.',
          code: {
            language: 'diff',
            text: ` Pact.service_provider "OrderApi" do
+  app_version ENV.fetch("GIT_COMMIT")
   publish_verification_results ENV["CI"] == "true"`,
          },
        },
        {
          sdks: ['rust'],
          words: 'Give the version, and fail early if the variable is not there.',
          code: {
            language: 'diff',
            text: ` let publish = PublishOptions {
-    provider_version: env::var("GIT_COMMIT").ok(),
+    provider_version: Some(env::var("GIT_COMMIT").expect("GIT_COMMIT")),`,
          },
        },
        {
          words: 'Fill the variable with the whole commit before the verification.',
          code: {language: 'bash', text: 'export GIT_COMMIT="$(git rev-parse HEAD)"'},
        },
      ],
      verify: {words: 'The verification starts, and the Broker shows its result with the commit.'},
      more: [{page: '/provider/recommended_configuration', title: 'Recommended configuration'}],
    },
    {
      id: 'no-source',
      title: 'No pacts are named: `one of PactURLs, PactFiles, PactDIRs or BrokerURL must be specified`',
      messages: [
        {
          slug: 'go-no-source',
          tool: 'pact-go',
          text: "one of 'PactURLs', 'PactFiles', 'PactDIRs' or 'BrokerURL' must be specified",
          source: 'pact-foundation/pact-go@v2.7.0:provider/verify_request.go',
          provoked: 'examples/go/problems/messages/no-source.txt',
        },
        {
          slug: 'jvm-no-source',
          tool: 'pact-jvm',
          text: 'Did not find any PactSource annotations. At least one pact source must be set',
          source: jvm(`${junit5}/PactJUnit5VerificationProvider.kt`),
          provoked: `${jvmMessages}/no-source.txt`,
        },
        {
          slug: 'jvm-broker-host',
          tool: 'pact-jvm',
          text: "Invalid pact broker host specified ('{host}'). Please provide a valid host or specify the system property 'pactbroker.host'.",
          source: jvm(`${jvmProvider}/junitsupport/loader/PactBrokerLoader.kt`),
          provoked: `${jvmMessages}/broker-no-address.txt`,
        },
        {
          slug: 'jvm-property-not-set',
          tool: 'pact-jvm',
          text: 'Could not resolve property "{name}" in the system properties or environment variables and no default value is supplied',
          source: jvm(
            'core/support/src/main/kotlin/au/com/dius/pact/core/support/expressions/SystemPropertyResolver.kt',
          ),
          provoked: `${jvmMessages}/broker-property.txt`,
        },
        {
          slug: 'js-selectors-missing',
          tool: 'pact-js',
          text: 'pactBrokerUrl requires one of the following properties: pactUrls,consumerVersionSelectors,consumerVersionTags',
          source: 'npm:@pact-foundation/pact-core@20.2.0:dist/verifier/validateOptions.js',
          provoked: 'examples/javascript/messages/selectors-missing.txt',
        },
        {
          slug: 'python-broker-url-missing',
          tool: 'pact-python',
          text: 'ValueError: A broker URL must be provided',
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
          provoked: 'examples/python/tests/problems/messages/broker-url-missing.txt',
        },
        {
          slug: 'python-selectors-not-built',
          tool: 'pact-python',
          text: 'Warning: BrokerSelectorBuilder was dropped before being built.',
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
          provoked: 'examples/python/tests/problems/messages/builder-dropped.txt',
        },
        {
          slug: 'ruby-broker-url-missing',
          tool: 'pact-ruby',
          text: 'Please provide a pact_broker_base_url from which to retrieve the pacts',
          source: 'pact-foundation/pact-ruby@v1.67.5:lib/pact/provider/configuration/pact_verification_from_broker.rb',
        },
      ],
      cause:
        'Neither files nor a Broker are named, or selectors are missing. Mostly the address comes from a variable or property that is not set where the tests run; Gradle keeps `-D` to itself. In Python, `build()` is missing at the end of the selectors, and the verification passes without asking the Broker.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'With a Broker, say which pacts.',
          code: {
            language: 'diff',
            text: ` pactBrokerUrl: process.env.PACT_BROKER_BASE_URL,
+consumerVersionSelectors: [{mainBranch: true}, {deployedOrReleased: true}],`,
          },
        },
        {
          sdks: ['java', 'groovy'],
          words:
            'Name a source, from `au.com.dius.pact.provider.junitsupport.loader`, and set the variable; in Groovy, with single quotes.',
          code: {
            language: 'diff',
            text: ` @Provider("OrderApi")
+@PactBroker(url = "\${PACT_BROKER_BASE_URL}")
 class OrderApiIT {`,
          },
        },
        {
          sdks: ['kotlin'],
          words: 'Name a source, from `au.com.dius.pact.provider.junitsupport.loader`, and set the variable.',
          code: {
            language: 'diff',
            text: ` @Provider("OrderApi")
+@PactBroker(url = "\\\${PACT_BROKER_BASE_URL}")
 class OrderApiIT {`,
          },
        },
        {
          sdks: ['go'],
          words: 'Skip the test where the variable is not set.',
          code: {
            language: 'diff',
            text: `+brokerURL := os.Getenv("PACT_BROKER_BASE_URL")
+if brokerURL == "" {
+	t.Skip("PACT_BROKER_BASE_URL names no Broker")
+}
 err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{`,
          },
        },
        {
          sdks: ['python'],
          words: 'Set the variable, and end the selectors with `build()`.',
          code: {
            language: 'diff',
            text: ` .broker_source(selector=True)
 .consumer_version(main_branch=True)
 .consumer_version(deployed_or_released=True)
+.build()`,
          },
        },
        {
          words: 'Set the address where the tests run, in CI in the environment of the job.',
          code: {language: 'bash', text: 'export PACT_BROKER_BASE_URL="https://broker.example.com"'},
        },
      ],
      verify: {words: 'The report names the consumers.'},
      more: [
        {page: '/provider/recommended_configuration', title: 'Recommended configuration'},
        {page: '/implementation_guides/jvm/docs/system-properties', title: 'System properties of Pact JVM'},
      ],
    },
    {
      id: 'no-transport',
      title: 'No address of the provider: `No transports have been set`, `providerBaseUrl is mandatory`',
      messages: [
        {
          slug: 'js-base-url-missing',
          tool: 'pact-js',
          text: "'providerBaseUrl' is mandatory if no 'messageProviders' or 'transports' given",
          source: 'npm:@pact-foundation/pact@17.1.4:src/dsl/verifier/verifier.js',
          provoked: 'examples/javascript/messages/base-url-missing.txt',
        },
        {
          slug: 'python-no-transports',
          tool: 'pact-python',
          text: 'RuntimeError: No transports have been set',
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
          provoked: 'examples/python/tests/problems/messages/no-transport.txt',
        },
        {
          slug: 'python-host-mismatch',
          tool: 'pact-python',
          text: 'ValueError: Host mismatch: {host} != {host}',
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
          provoked: 'examples/python/tests/problems/messages/host-mismatch.txt',
        },
        {
          slug: 'net-no-transport',
          tool: 'pact-net',
          text: 'You must add at least one verifier transport by calling WithHttpEndpoint and/or WithMessages',
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet/Verifier/PactVerifier.cs',
        },
        {
          slug: 'go-base-url-missing',
          tool: 'pact-go',
          text: 'ProviderBaseURL is a required field',
          source: 'pact-foundation/pact-go@v2.7.0:provider/verify_request.go',
        },
        {
          slug: 'go-no-scheme',
          tool: 'pact-go',
          text: 'http: proxy error: unsupported protocol scheme "{host}"',
          source: 'pact-foundation/pact-go@v2.7.0:proxy/http.go',
          provoked: 'examples/go/problems/messages/no-scheme.txt',
        },
      ],
      cause:
        'The verifier does not know where the provider is: the address is missing or empty, comes after the pacts, or has no `http://`. Pact Python has one host for all transports, `localhost` unless told.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Create the verifier in the test, when the port is known.',
          code: {
            language: 'diff',
            text: ` await new Verifier({
   provider: 'OrderApi',
+  providerBaseUrl: \`http://127.0.0.1:\${port}\`,`,
          },
        },
        {
          sdks: ['go'],
          words: 'Give the address with its scheme.',
          code: {
            language: 'diff',
            text: '-	ProviderBaseURL: "localhost:8080",\n+	ProviderBaseURL: "http://localhost:8080",',
          },
        },
        {
          sdks: ['python'],
          words: 'Add a transport, with the host that the verifier has.',
          code: {
            language: 'diff',
            text: `-Verifier("OrderApi").add_source(pact).verify()
+Verifier("OrderApi", host="127.0.0.1").add_transport(url="http://127.0.0.1:8080").add_source(pact).verify()`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Name the address before the pacts.',
          code: {
            language: 'diff',
            text: ` verifier
+    .WithHttpEndpoint(api.Uri)
     .WithFileSource(new FileInfo("pacts/OrderWeb-OrderApi.json"))`,
          },
        },
        {
          words: 'Give host and port of the provider.',
          code: {
            language: 'bash',
            text: 'pact verifier --file pacts/OrderWeb-OrderApi.json --provider-name OrderApi --hostname localhost --port 8080',
          },
        },
      ],
      verify: {words: "The report begins, and the provider's log has the request."},
      more: [
        {page: '/implementation_guides/python/docs/provider#transport', title: 'Addresses in Pact Python'},
        {page: '/implementation_guides/net/docs/troubleshooting#no-transport', title: 'PactNet'},
      ],
    },
    {
      id: 'junit-not-set-up',
      title: '`You must register at least one TestTemplateInvocationContextProvider`, `because "context" is null`',
      messages: [
        {
          slug: 'jvm-no-provider',
          tool: 'pact-jvm',
          text: 'You must register at least one TestTemplateInvocationContextProvider that supports @TestTemplate method',
          source: jvm(`${junit5}/PactJUnit5VerificationProvider.kt`),
          provoked: `${jvmMessages}/no-provider.txt`,
        },
        {
          slug: 'jvm-context-null',
          tool: 'pact-jvm',
          text: 'Cannot invoke "au.com.dius.pact.provider.junit5.PactVerificationContext.setTarget(au.com.dius.pact.provider.junit5.TestTarget)" because "context" is null',
          source: jvm(`${junit5}/PactJUnit5VerificationProvider.kt`),
          provoked: `${jvmMessages}/no-pacts-ignored.txt`,
        },
        {
          slug: 'jvm-selectors-not-static',
          tool: 'pact-jvm',
          text: 'Consumer version selector methods must be public and static',
          source: jvm(`${jvmProvider}/junitsupport/loader/PactBrokerLoader.kt`),
          provoked: `${jvmMessages}/broker-selectors.txt`,
        },
      ],
      cause:
        'The first: the class that runs has no `@Provider`, so the extension does not feel responsible; in a nested class it is not looked for outside. The second: there are no pacts, `@IgnoreNoPactsToVerify` lets that pass, and the methods run once with `null`. The third: the method with `@PactBrokerConsumerVersionSelectors` is not `public static`.',
      fixes: [
        {
          sdks: ['java'],
          words: 'Add the annotation, allow for `null`, and make the method public and static.',
          code: {
            language: 'diff',
            text: `+@Provider("OrderApi")
 class OrderApiIT {
   @PactBrokerConsumerVersionSelectors
-  SelectorBuilder consumerVersions() {
+  public static SelectorBuilder consumerVersions() {
 @BeforeEach
 void start(PactVerificationContext context) {
-  context.setTarget(new HttpTestTarget("localhost", port));
+  if (context != null) context.setTarget(new HttpTestTarget("localhost", port));`,
          },
        },
        {
          sdks: ['kotlin'],
          words:
            'Add the annotation, and allow for `null`. The method of the selectors belongs into the companion object.',
          code: {
            language: 'diff',
            text: `+@Provider("OrderApi")
 class OrderApiIT {
 @BeforeEach
-fun prepare(context: PactVerificationContext) {
-    context.target = HttpTestTarget("localhost", api.port)
+fun prepare(context: PactVerificationContext?) {
+    context?.target = HttpTestTarget("localhost", api.port)`,
          },
        },
        {
          sdks: ['groovy'],
          words: 'Add the annotation, and allow for `null`.',
          code: {
            language: 'diff',
            text: `+@Provider('OrderApi')
 class OrderApiProviderTest {
 @BeforeEach
 void prepare(PactVerificationContext context) {
-    context.target = new HttpTestTarget('localhost', api.port)
+    context?.target = new HttpTestTarget('localhost', api.port)`,
          },
        },
      ],
      verify: {words: 'JUnit shows one test for each interaction.'},
      more: [{page: '/implementation_guides/jvm/provider/junit5', title: 'JUnit 5 provider tests'}],
    },
    {
      id: 'pending',
      title: '`Pending Failures`, and the build passes',
      messages: [
        {
          slug: 'verifier-pending-failures',
          tool: 'pact-verifier',
          text: 'There were {count} non-fatal pact failures on pending pacts or interactions',
          source: core('pact_verifier/src/lib.rs'),
          provoked: 'examples/javascript/messages/pending.txt',
        },
        {
          slug: 'jvm-pending-failures',
          tool: 'pact-jvm',
          text: 'Pending Failures:\n{number}) Verifying a pact between {consumer} and {provider}',
          source: jvm(`${jvmProvider}/reporters/AnsiConsoleReporter.kt`),
          provoked: `${jvmMessages}/pending.txt`,
        },
        {
          slug: 'jvm-pending-without-branch',
          tool: 'pact-jvm',
          text: 'Pending pacts feature has been enabled, but no provider tags or branch have been specified.',
          source: jvm(`${jvmProvider}/junitsupport/loader/PactBrokerLoader.kt`),
          provoked: `${jvmMessages}/broker-pending-branch.txt`,
        },
        {
          slug: 'scala-pending-without-branch',
          tool: 'pact4s',
          text: 'Provider branch (or previously tags) must be provided if pending pacts are enabled',
          source: 'jbwheatley/pact4s@v0.18.0:models/src/main/scala/pact4s/provider/PactSource.scala',
        },
      ],
      cause:
        'This branch of the provider has never fulfilled the pact, so it is pending: its failure is published and does not break the build. Which pacts are pending depends on the branch, hence the last two messages when its name is missing or its variable is empty.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words:
            "For a pending failure, nothing has to change in this build; agree with the consumer's team and implement it. If the branch is missing, name it; in Java:",
          code: {
            language: 'diff',
            text: ` @PactBroker(
     url = "\${PACT_BROKER_BASE_URL}",
+    providerBranch = "\${GIT_BRANCH}",
     enablePendingPacts = "true")`,
          },
        },
        {
          sdks: ['scala'],
          words: 'Name the branch of the provider.',
          code: {
            language: 'diff',
            text: '-verifyPacts()\n+verifyPacts(providerBranch = Some(Branch(sys.env("GIT_BRANCH"))))',
          },
        },
        {
          words:
            'Nothing has to change in this build; after one success of the pact, its failures count. A detached checkout in CI knows no branch, so name it, here in GitHub Actions.',
          code: {language: 'bash', text: 'export GIT_BRANCH="${GITHUB_HEAD_REF:-$GITHUB_REF_NAME}"'},
        },
      ],
      verify: {words: 'The report marks new pacts as pending, and the exit code is 0.'},
      more: [{page: '/provider/recommended_configuration#pending-pacts', title: 'Pending pacts'}],
    },
    {
      id: 'token-and-user',
      title: 'A token and a user name: `is incompatible with the following properties`',
      messages: [
        {
          slug: 'js-token-and-user',
          tool: 'pact-js',
          text: 'pactBrokerToken is incompatible with the following properties: pactBrokerUsername,pactBrokerPassword',
          source: 'npm:@pact-foundation/pact-core@20.2.0:dist/verifier/validateOptions.js',
          provoked: 'examples/javascript/messages/token-and-user.txt',
        },
        {
          slug: 'python-token-and-user',
          tool: 'pact-python',
          text: 'ValueError: Cannot specify both `token` and `username`/`password`',
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
          provoked: 'examples/python/tests/problems/messages/broker-token-and-user.txt',
        },
        {
          slug: 'cli-verifier-token-and-user',
          tool: 'pact-cli',
          text: "error: the argument '--token <token>' cannot be used with '--user <user>'",
          source: 'crates:pact_verifier_cli@1.3.5:src/args.rs',
          provoked: 'examples/cli/problems/output/token-and-user.txt',
        },
        {
          slug: 'go-user-without-password',
          tool: 'pact-go',
          text: "both 'BrokerUsername' and 'BrokerPassword' must be supplied if one given",
          source: 'pact-foundation/pact-go@v2.7.0:provider/verify_request.go',
        },
      ],
      cause:
        'The Broker takes either a token or a user with a password. One of them often comes from the environment unseen: `PACT_BROKER_TOKEN`, `PACT_BROKER_USERNAME` and `PACT_BROKER_PASSWORD` are read by themselves.',
      fixes: [
        {
          words:
            "Take the pair that the Broker doesn't want out of the environment. A Broker of your own wants user and password, PactFlow, the commercial hosted offering, a token.",
          code: {
            language: 'bash',
            text: 'env | grep -o "^PACT_BROKER_[A-Z_]*"\nunset PACT_BROKER_USERNAME PACT_BROKER_PASSWORD',
          },
        },
      ],
      verify: {words: 'The first command lists the address and one kind of credentials.'},
      more: [{page: '/implementation_guides/cli/troubleshooting#token-and-user', title: 'pact verifier'}],
    },
    {
      id: 'timeout',
      title: 'The verification takes too long: `exceeded the time out`',
      messages: [
        {
          slug: 'scala-verification-timeout',
          tool: 'pact4s',
          text: 'Verification of pact between {provider} and {consumer} exceeded the time out of {duration}',
          source: 'jbwheatley/pact4s@v0.18.0:shared/src/main/scala/pact4s/PactVerifyResources.scala',
        },
        {
          slug: 'python-timeout-invalid',
          tool: 'pact-python',
          text: 'Request timeout must be a positive integer',
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
        },
      ],
      cause:
        'The provider hangs in an interaction or is slow, or a debugger holds it. Limits for one request are 5 seconds in Rust, Python, .NET and PHP, 10 in Go and Ruby, 30 in JavaScript; pact4s counts all interactions of a consumer.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Raise the limit of a request, in milliseconds, and that of the test runner above the sum.',
          code: {language: 'diff', text: " provider: 'OrderApi',\n+timeout: 60_000,"},
        },
        {
          sdks: ['go'],
          words: 'Raise the limit of a request.',
          code: {language: 'diff', text: ' 	ProviderBaseURL: server.URL,\n+	RequestTimeout:  time.Minute,'},
        },
        {
          sdks: ['python'],
          words: 'Raise the limit of a request, in milliseconds.',
          code: {
            language: 'diff',
            text: ' Verifier("OrderApi")\n .add_transport(url=url)\n+.set_request_timeout(60_000)',
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Raise the limit of a request.',
          code: {
            language: 'diff',
            text: ' .WithFileSource(Pacts.File("OrderWeb-OrderApi.json"))\n+.WithRequestTimeout(TimeSpan.FromMinutes(1))',
          },
        },
        {
          sdks: ['php'],
          words: 'Raise the limit of a request, in milliseconds.',
          code: {
            language: 'diff',
            text: ' $config = new VerifierConfig();\n+$config->getVerificationOptions()->setRequestTimeout(60000);',
          },
        },
        {
          sdks: ['rust'],
          words: 'Raise the limit of a request, in milliseconds.',
          code: {
            language: 'diff',
            text: ' VerificationOptions {\n+    request_timeout: 60_000,\n     ..VerificationOptions::default()\n }',
          },
        },
        {
          sdks: ['scala'],
          words: 'Raise the limit for the consumer.',
          code: {language: 'diff', text: '-verifyPacts()\n+verifyPacts(verificationTimeout = Some(5.minutes))'},
        },
        {
          words:
            'Find what hangs first: run one interaction alone. If the provider is slow by nature, raise the limit, in milliseconds.',
          code: {
            language: 'bash',
            text: `pact verifier --file pacts/OrderWeb-OrderApi.json --provider-name OrderApi --port 8080 \\
  --filter-description '^a request for an order$' --request-timeout 60000`,
          },
        },
      ],
      verify: {words: 'The report has the duration behind each description, in seconds or milliseconds.'},
      more: [{page: '/implementation_guides/go/docs/troubleshooting#timeout', title: 'Pact Go'}],
    },
    {
      id: 'bytes',
      title: '`Actual body … is not equal to the expected body`',
      messages: [
        {
          slug: 'core-body-bytes',
          tool: 'pact-core',
          text: '-> Actual body [{type}, {count} bytes, starting with {bytes}] is not equal to the expected body [{type}, {count} bytes, starting with {bytes}]',
          source: core('pact_matching/src/binary_utils.rs'),
          provoked: 'examples/cli/problems/output/body-bytes.txt',
        },
        {
          slug: 'jvm-body-bytes',
          tool: 'pact-jvm',
          text: 'Actual body [{bytes}] is not equal to the expected body [{bytes}]',
          source: jvm(`${matchers}/Matching.kt`),
        },
        {
          slug: 'core-text-body',
          tool: 'pact-core',
          text: "Expected body '{body}' to match '{body}' using equality but did not match",
          source: core('pact_matching/src/lib.rs'),
        },
      ],
      cause:
        'No matcher for the content type took part, so bodies are compared as bytes or as text, and rules for fields do not count. In the pact, the type is missing, is `*/*`, or is one that your library compares as text only.',
      fixes: [
        {
          words:
            'See which type the pact has. For JSON, the consumer gives the content type and writes the pact anew; with `pact mock create`, by `--specification V3`.',
          code: {
            language: 'bash',
            text: `jq '.interactions[] | {description, headers: .response.headers, contentType: (.response.body | .contentType? // null)}' \\
  pacts/OrderWeb-OrderApi.json`,
          },
        },
      ],
      verify: {words: 'The type in the pact is `application/json`, and differences name a path such as `$.total`.'},
      more: [{page: '/implementation_guides/cli/troubleshooting#body-bytes', title: 'pact verifier'}],
    },
    {
      id: 'verifier-panics',
      title: 'The process ends: `SIGSEGV`, `memory allocation failed`, `Cannot start a runtime from within a runtime`',
      messages: [
        {
          slug: 'rust-runtime-in-runtime',
          tool: 'pact-rust',
          text: 'Cannot start a runtime from within a runtime. This happens because a function (like `block_on`) attempted to block the current thread',
          source: 'crates:pact_verifier@1.5.0:src/lib.rs',
          provoked: 'examples/rust/tests/problems/messages/runtime-in-runtime.txt',
        },
        {
          slug: 'js-pact-crashed',
          tool: 'pact-js',
          text: '!!!!!!!!! PACT CRASHED !!!!!!!!!\nThe underlying pact core crashed in an unexpected way.',
          source: 'npm:@pact-foundation/pact-core@20.2.0:dist/verifier/nativeVerifier.js',
          provoked: 'examples/javascript/messages/plugin-missing-in-verification.txt',
        },
        {
          slug: 'go-verifier-sigsegv',
          tool: 'pact-go',
          text: 'SIGSEGV: segmentation violation\n{frames}internal/native._Cfunc_pactffi_verifier_execute',
          source: 'pact-foundation/pact-go@v2.7.0:internal/native/verifier.go',
        },
        {
          slug: 'php-verifier-used-twice',
          tool: 'pact-php',
          text: 'memory allocation of {count} bytes failed',
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/Standalone/ProviderVerifier/Verifier.php',
        },
      ],
      cause:
        'In Go and PHP, one verifier was used twice, though it is freed after the first time. In Rust, the blocking form runs in an asynchronous test. In JavaScript, the core could not run the verification, and the line with `ERROR` above says why, such as a plugin that is not installed.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Read the line above. If a plugin is missing, install the version that it names.',
          code: {language: 'bash', text: 'pact plugin install protobuf'},
        },
        {
          sdks: ['go'],
          words: 'Create a verifier for each verification.',
          code: {
            language: 'diff',
            text: '-err := verifier.VerifyProvider(t, request)\n+err := provider.NewVerifier().VerifyProvider(t, request)',
          },
        },
        {
          sdks: ['php'],
          words: 'Create a verifier for each verification.',
          code: {
            language: 'diff',
            text: '-$this->assertTrue($this->verifier->verify());\n+$this->assertTrue((new Verifier($config))->addFile($pact)->verify());',
          },
        },
        {
          sdks: ['rust'],
          words: 'Await the asynchronous form.',
          code: {
            language: 'diff',
            text: `-let result = verify_provider(provider, pacts, filter, vec![], &options, None, &states, None);
+let result = verify_provider_async(provider, pacts, filter, vec![], &options, None, &states, None).await;`,
          },
        },
      ],
      verify: {words: 'The run ends with a report.'},
      more: [
        {page: '/implementation_guides/go/docs/troubleshooting#used-twice', title: 'Pact Go'},
        {page: '/implementation_guides/php/docs/troubleshooting#used-twice', title: 'Pact PHP'},
      ],
    },
    {
      id: 'pact-helper-missing',
      title: 'Pact Ruby 1: `Please create a pact_helper.rb file`',
      messages: [
        {
          slug: 'ruby-pact-helper-missing',
          tool: 'pact-ruby',
          text: 'Please create a pact_helper.rb file that can be found using one of the following patterns:',
          source: 'pact-foundation/pact-ruby@v1.67.5:lib/pact/provider/pact_helper_locator.rb',
        },
        {
          slug: 'ruby-config-ru-missing',
          tool: 'pact-ruby',
          text: 'Could not find config.ru file at {path} Please configure the service provider app or create a config.ru file',
          source: 'pact-foundation/pact-ruby@v1.67.5:lib/pact/provider/configuration/service_provider_dsl.rb',
        },
      ],
      cause:
        '`rake pact:verify` of version 1 finds no helper that declares the provider, or the helper names no application and there is no `config.ru`.',
      fixes: [
        {
          sdks: ['ruby'],
          words: 'Declare the provider with its application, in `spec/service_consumers/pact_helper.rb`.',
          code: {
            language: 'diff',
            text: `+require "pact/provider/rspec"
+
+Pact.service_provider "OrderApi" do
+  app { OrderApi.new }
+  honours_pact_with "OrderWeb" do
+    pact_uri "pacts/OrderWeb-OrderApi.json"
+  end
+end`,
          },
        },
      ],
      verify: {words: 'The task prints a command that names the helper.', command: 'bundle exec rake pact:verify'},
      more: [{page: '/implementation_guides/ruby/verifying_pacts#using-rake-pactverify', title: 'rake pact:verify'}],
    },
  ],
};
