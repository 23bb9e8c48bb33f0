// cspell:words Dtrim Outputters Xunit flavor httpx napi nocapture postels
import type {Family} from './types';

const core = (path: string) => `pact-foundation/pact-reference@libpact_ffi-v0.5.6:rust/${path}`;
const mockServer = (path: string) =>
  `pact-foundation/pact-core-mock-server@libpact_mock_server-v2.2.5:pact_mock_server/src/${path}`;
const js = (path: string) => `npm:@pact-foundation/pact@17.1.4:src/${path}`;
const jvm = (path: string) => `pact-foundation/pact-jvm@4_7_5:${path}`;
const go = (path: string) => `pact-foundation/pact-go@v2.7.0:${path}`;
const net = (path: string) => `pact-foundation/pact-net@5.0.1:src/PactNet/${path}`;
const php = (path: string) => `pact-foundation/pact-php@10.2.1:src/PhpPact/Consumer/${path}`;
const ruby = (path: string) => `pact-foundation/pact-ruby@v2.0.2:lib/pact/${path}`;
const rubyMock = (path: string) => `pact-foundation/pact-mock_service@v3.12.4:lib/pact/mock_service/${path}`;
const swiftMock = (path: string) => `surpher/PactSwiftMockServer@legacy/v0.5.0:Sources/Model/${path}`;
const scala = (path: string) => `jbwheatley/pact4s@v0.18.0:shared/src/main/scala/pact4s/${path}`;
const cpp = (path: string) => `pact-foundation/pact-cplusplus@pact-cpp-consumer-v0.1.0:consumer/src/${path}`;
const rust = (path: string) => `crates:pact_consumer@1.4.11:src/${path}`;
const mockCli = (path: string) => `crates:pact_mock_server_cli@2.0.1:src/${path}`;

const junit5 = 'consumer/junit5/src/main/kotlin/au/com/dius/pact/consumer/junit5/PactConsumerTestExt.kt';
const jvmConsumer = 'consumer/src/main/kotlin/au/com/dius/pact/consumer';

const jsMessages = 'examples/javascript/messages';
const jvmMessages = 'examples/java/src/test/java/com/example/shop/problems/messages';
const goMessages = 'examples/go/problems/messages';
const pythonMessages = 'examples/python/tests/problems/messages';
const rustMessages = 'examples/rust/tests/problems/messages';
const cliOutput = 'examples/cli/problems/output';

const jsHelp = '/implementation_guides/javascript/docs/troubleshooting';
const jvmHelp = '/implementation_guides/jvm/docs/troubleshooting';
const goHelp = '/implementation_guides/go/docs/troubleshooting';
const pythonHelp = '/implementation_guides/python/docs/troubleshooting';
const netHelp = '/implementation_guides/net/docs/troubleshooting';
const phpHelp = '/implementation_guides/php/docs/troubleshooting';
const rubyHelp = '/implementation_guides/ruby/troubleshooting';
const rustHelp = '/implementation_guides/rust/troubleshooting';
const swiftHelp = '/implementation_guides/swift/troubleshooting';
const scalaHelp = '/implementation_guides/scala/troubleshooting';
const cppHelp = '/implementation_guides/cpp/troubleshooting';
const cliHelp = '/implementation_guides/cli/troubleshooting';

/** What is said while a consumer test runs, by its builder, its matchers, the mock server and the writer of the pact. */
export const consumerTests: Family = {
  id: 'consumer-tests',
  title: 'Consumer tests and the mock server',
  problems: [
    {
      id: 'request-missing',
      title: 'A request was expected but not received: `Missing request`',
      messages: [
        {
          slug: 'js-request-not-received',
          tool: 'pact-js',
          text: `Mock server failed with the following mismatches:
  {number}) The following request was expected but not received:`,
          source: js('v3/display.js'),
          provoked: `${jsMessages}/request-not-received.txt`,
        },
        {
          slug: 'jvm-requests-not-received',
          tool: 'pact-jvm',
          text: `The following requests were not received:
HttpRequest(method={method}, path={path}`,
          source: jvm(`${jvmConsumer}/PactVerificationResult.kt`),
          provoked: `${jvmMessages}/requests-not-received.txt`,
        },
        {
          slug: 'go-request-not-received',
          tool: 'pact-go',
          text: `Pact Verification Failed for: {test}
Diff:
expected: {request} (Expected request that was not received)`,
          source: go('consumer/http.go'),
          provoked: `${goMessages}/request-not-received.txt`,
        },
        {
          slug: 'python-missing-request',
          tool: 'pact-python',
          text: `Mismatches:
  (1) Missing request: {method} {path}`,
          source: 'pypi:pact-python@4.2.0:pact/error.py',
          provoked: `${pythonMessages}/missing-request.txt`,
        },
        {
          slug: 'net-missing-request',
          tool: 'pact-net',
          text: `Verification mismatches:

{mismatches}"type":"missing-request"`,
          source: net('PactBuilder.cs'),
        },
        {
          slug: 'ruby-missing-request',
          tool: 'pact-ruby',
          text: `{example} has mismatches: [
{mismatches}"type": "missing-request"`,
          source: ruby('consumer/http_interaction_builder.rb'),
        },
        {
          slug: 'ruby-v1-missing-requests',
          tool: 'pact-ruby',
          text: `Actual interactions do not match expected interactions for mock {provider}.

Missing requests:`,
          source: rubyMock('request_handlers/verification_get.rb'),
        },
        {
          slug: 'rust-request-never-occurred',
          tool: 'pact-rust',
          text: `Mock server {pact} failed verification:

  - request {request} expected, but never occurred:`,
          source: rust('mock_server/http_mock_server.rs'),
          provoked: `${rustMessages}/request-missing.txt`,
        },
        {
          slug: 'swift-missing-request',
          tool: 'pact-swift',
          text: `Actual request does not match expected interactions...

Reason:
	Missing request`,
          source: swiftMock('VerificationErrorHandler.swift'),
        },
        {
          slug: 'scala-requests-not-received',
          tool: 'pact4s',
          text: `Execution failed due to:
 The following requests were not received:`,
          source: scala('RequestResponsePactForgerResources.scala'),
        },
        {
          slug: 'cpp-request-not-received',
          tool: 'pact-cpp',
          text: '{number}) An expected request was not received: {request}',
          source: cpp('consumer.cpp'),
        },
        {
          slug: 'cli-mock-request-not-received',
          tool: 'pact-cli',
          text: '{number} - Expected request was not received - {request}',
          source: mockCli('verify.rs'),
          provoked: `${cliOutput}/mock-requests.txt`,
        },
      ],
      cause:
        'The test ended before the request arrived at the mock server. The client asks another address (a fixed base URL, a stub of the HTTP library, a cache), nobody waits for its call, or the pact describes a request that this test never makes. If an unexpected request is reported beside it, the two are one request with different paths: see [below](#request-unexpected).',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'Wait for the client within the callback, and give it the address of the mock server. The promise of `executeTest` itself needs an `await`, too.',
          code: {
            language: 'diff',
            text: `-pact
+await pact
   .addInteraction()
   .uponReceiving('a request for an order')
   .withRequest('GET', '/orders/42')
   .willRespondWith(200)
   .executeTest(async (mockServer) => {
-    fetchOrder('http://localhost:8080', 42);
+    await fetchOrder(mockServer.url, 42);
   });`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Give the client the address of the mock server, and wait for futures by `join()`. In Java:',
          code: {
            language: 'diff',
            text: ` @Test
 void findsAnOrder(MockServer mockServer) {
-  new OrderClient("http://localhost:8080").findLater(42);
+  var order = new OrderClient(mockServer.getUrl()).findLater(42).join();
+
+  assertEquals(42, order.id());
 }`,
          },
        },
        {
          sdks: ['go'],
          words: 'Build the base URL from what `ExecuteTest` hands over, and return after the answer.',
          code: {
            language: 'diff',
            text: ` ExecuteTest(t, func(mock consumer.MockServerConfig) error {
-	client := OrderClient{BaseURL: "http://localhost:8080"}
-	go client.Order(t.Context(), 42)
-	return nil
+	client := OrderClient{BaseURL: fmt.Sprintf("http://%s:%d", mock.Host, mock.Port)}
+	_, err := client.Order(t.Context(), 42)
+	return err
 })`,
          },
        },
        {
          sdks: ['python'],
          words: 'Call the client inside of the `with` block, at `server.url`.',
          code: {
            language: 'diff',
            text: ` with pact.serve() as server:
-    client = OrderClient("http://localhost:8080")
-order = client.order(42)
+    client = OrderClient(server.url)
+    order = client.order(42)`,
          },
        },
        {
          sdks: ['dotnet'],
          words:
            'Take the address from the context, and `await` the call. A path that begins with `/` drops the path of `BaseAddress`.',
          code: {
            language: 'diff',
            text: ` await _pact.VerifyAsync(async context =>
 {
-    var client = new OrderClient(new HttpClient { BaseAddress = new Uri("http://localhost:8080") });
-    client.FindOrderAsync(42);
+    var client = new OrderClient(new HttpClient { BaseAddress = context.MockServerUri });
+    await client.FindOrderAsync(42);
 });`,
          },
        },
        {
          sdks: ['ruby'],
          words:
            'In version 2, give the client `mock_server.url` within `execute`; in version 1, `mock_service_base_url`.',
          code: {
            language: 'diff',
            text: ` interaction.execute do |mock_server|
-  client = OrderClient.new("http://localhost:8080")
+  client = OrderClient.new(mock_server.url)
   expect(client.order(42)).to have_attributes(status: "PAID")
 end`,
          },
        },
        {
          sdks: ['php'],
          words:
            'Make the client after `willRespondWith`, call it before `verify`, and assert the result: Pact PHP prints nothing by itself.',
          code: {
            language: 'diff',
            text: `+$http = new Client(['base_uri' => $this->server->getBaseUri()]);
+$order = (new OrderClient($http))->order(42);
+
-$this->pact->verify();
+$this->assertTrue($this->pact->verify());`,
          },
        },
        {
          sdks: ['rust'],
          words:
            'Keep the mock server in a variable until the client is done; a temporary one ends with its statement.',
          code: {
            language: 'diff',
            text: `-let url = pact.start_mock_server(None, None).url();
-let client = OrderClient::new(url.as_str());
+let order_api = pact.start_mock_server(None, None);
+let client = OrderClient::new(order_api.url().as_str());
 let order = client.order(42).unwrap();`,
          },
        },
        {
          sdks: ['swift'],
          words: 'Ask `baseURL`, and use the asynchronous `run`, which needs no `done`.',
          code: {
            language: 'diff',
            text: ` try await orderApi.run { baseURL in
-    let url = URL(string: "http://localhost:8080/orders/42")!
+    let url = URL(string: "\\(baseURL)/orders/42")!
     let (data, _) = try await URLSession.shared.data(from: url)
     XCTAssertFalse(data.isEmpty)
 }`,
          },
        },
        {
          sdks: ['scala'],
          words: 'Give the client the address of the mock server, and let its `IO` be the result of the block.',
          code: {
            language: 'diff',
            text: ` withPact(pact) { mockServer =>
-  OrderClient(http, uri"http://localhost:8080").find(42)
-  IO.unit
+  OrderClient(http, Uri.unsafeFromString(mockServer.getUrl)).find(42)
 }`,
          },
        },
        {
          sdks: ['cpp'],
          words: 'Take the address from the server that the function gets.',
          code: {
            language: 'diff',
            text: ` const auto result = pact.run_test([](auto mockServer) {
-  const auto order = OrderClient("http://localhost:8080").order(42);
+  const auto order = OrderClient(mockServer->get_url()).order(42);
   return order.has_value();
 });`,
          },
        },
      ],
      verify: {
        words: 'Change the path in the interaction: the test fails, and names the new path. Then change it back.',
      },
      more: [
        {page: '/consumer', title: 'Writing consumer tests'},
        {page: `${jsHelp}#test-fails-when-it-should-pass`, title: 'Pact JS'},
        {page: `${jvmHelp}#requests-not-received`, title: 'Pact JVM'},
        {page: `${goHelp}#request-not-received`, title: 'Pact Go'},
        {page: `${pythonHelp}#missing-request`, title: 'Pact Python'},
        {page: `${rustHelp}#request-missing`, title: 'Pact Rust'},
      ],
    },
    {
      id: 'request-unexpected',
      title: 'The mock server does not know the request: `Unexpected-Request`, `request-not-found`',
      messages: [
        {
          slug: 'core-unexpected-request',
          tool: 'pact-core',
          text: '"error":"Unexpected-Request : HttpRequest',
          source: mockServer('hyper_server.rs'),
        },
        {
          slug: 'js-request-not-expected',
          tool: 'pact-js',
          text: `Mock server failed with the following mismatches:
  {number}) The following request was not expected:`,
          source: js('v3/display.js'),
          provoked: `${jsMessages}/request-not-expected.txt`,
        },
        {
          slug: 'jvm-unexpected-request',
          tool: 'pact-jvm',
          text: `The following mismatched requests occurred:
Unexpected Request:`,
          source: jvm(`${jvmConsumer}/PactVerificationResult.kt`),
          provoked: `${jvmMessages}/unexpected-request.txt`,
        },
        {
          slug: 'go-request-not-expected',
          tool: 'pact-go',
          text: 'actual: {request} (Unexpected request was received)',
          source: go('consumer/http.go'),
          provoked: `${goMessages}/request-not-expected.txt`,
        },
        {
          slug: 'python-request-not-found',
          tool: 'pact-python',
          text: `Mismatches:
  (1) Request not found: {method} {path}`,
          source: 'pypi:pact-python@4.2.0:pact/error.py',
          provoked: `${pythonMessages}/request-not-found.txt`,
        },
        {
          slug: 'net-request-not-found',
          tool: 'pact-net',
          text: `Verification mismatches:

{mismatches}"type":"request-not-found"`,
          source: net('PactBuilder.cs'),
        },
        {
          slug: 'ruby-request-not-found',
          tool: 'pact-ruby',
          text: `{example} has mismatches: [
{mismatches}"type": "request-not-found"`,
          source: ruby('consumer/http_interaction_builder.rb'),
        },
        {
          slug: 'ruby-v1-unexpected-requests',
          tool: 'pact-ruby',
          text: `Actual interactions do not match expected interactions for mock {provider}.
Unexpected requests:`,
          source: rubyMock('request_handlers/verification_get.rb'),
        },
        {
          slug: 'rust-unexpected-request',
          tool: 'pact-rust',
          text: `Mock server {pact} failed verification:

  - received unexpected request {request}:`,
          source: rust('mock_server/http_mock_server.rs'),
          provoked: `${rustMessages}/request-unexpected.txt`,
        },
        {
          slug: 'swift-unexpected-request',
          tool: 'pact-swift',
          text: `Actual request does not match expected interactions...

Reason:
	Unexpected request`,
          source: swiftMock('VerificationErrorHandler.swift'),
        },
        {
          slug: 'scala-unexpected-request',
          tool: 'pact4s',
          text: `Execution failed due to:
 The following mismatched requests occurred:
Unexpected Request:`,
          source: scala('RequestResponsePactForgerResources.scala'),
        },
        {
          slug: 'cpp-unexpected-request',
          tool: 'pact-cpp',
          text: '{number}) An unexpected request was received: {request}',
          source: cpp('consumer.cpp'),
        },
        {
          slug: 'cli-mock-unexpected-request',
          tool: 'pact-cli',
          text: '{number} - Received a request that was not expected - {request}',
          source: mockCli('verify.rs'),
          provoked: `${cliOutput}/mock-requests.txt`,
        },
      ],
      cause:
        'No interaction of this test has the method and path of the request, so the mock server answered 500. Mostly a prefix such as `/v1`, a slash or an id differs, or the query was written into the path; the interaction that it should have met is then reported as missing. Requests of a start-up, such as one for a token, count as well.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Write the path as the client sends it, and the query by itself.',
          code: {
            language: 'diff',
            text: `-.withRequest('GET', '/order?status=PAID', (request) => {
-  request.headers({Accept: 'application/json'});
+.withRequest('GET', '/orders', (request) => {
+  request.query({status: 'PAID'}).headers({Accept: 'application/json'});
 })`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Write the path as the client sends it, and the query by itself. In Java:',
          code: {
            language: 'diff',
            text: `-http.withRequest(r -> r.path("/order?status=PAID"))
+http.withRequest(r -> r.path("/orders").queryParameter("status", "PAID"))
     .willRespondWith(r -> r.status(200))`,
          },
        },
        {
          sdks: ['go'],
          words: 'Write the path as the client sends it, and the query by itself.',
          code: {
            language: 'diff',
            text: `-WithRequest(http.MethodGet, "/order?status=PAID", func(req *consumer.V4RequestBuilder) {
+WithRequest(http.MethodGet, "/orders", func(req *consumer.V4RequestBuilder) {
+	req.Query("status", matchers.String("PAID"))
 	req.Header("Accept", matchers.String("application/json"))
 })`,
          },
        },
        {
          sdks: ['python'],
          words: 'Write the path as the client sends it, and the query by itself.',
          code: {
            language: 'diff',
            text: ` pact.upon_receiving("a request for paid orders")
-.with_request("GET", "/order?status=PAID")
+.with_request("GET", "/orders")
+.with_query_parameter("status", "PAID")
 .will_respond_with(200)`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Write the path as the client sends it, and the query by itself.',
          code: {
            language: 'diff',
            text: ` .UponReceiving("a request for paid orders")
-.WithRequest(HttpMethod.Get, "/order?status=PAID")
+.WithRequest(HttpMethod.Get, "/orders")
+.WithQuery("status", "PAID")
 .WillRespond()`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'Write the path as the client sends it, and the query by itself.',
          code: {
            language: 'diff',
            text: ` .upon_receiving("a request for paid orders")
-.with_request(method: :get, path: "/order?status=PAID")
+.with_request(method: :get, path: "/orders", query: { status: "PAID" })
 .will_respond_with(status: 200)`,
          },
        },
        {
          sdks: ['php'],
          words: 'Write the path as the client sends it, and the query by itself.',
          code: {
            language: 'diff',
            text: ` ->with((new ConsumerRequest())
     ->setMethod('GET')
-    ->setPath('/order?status=PAID'))
+    ->setPath('/orders')
+    ->addQueryParameter('status', 'PAID'))`,
          },
        },
        {
          sdks: ['rust'],
          words:
            'Write the path as the client sends it, and the query by itself. `url()` ends in a slash, so a client that adds `/orders` asks for two.',
          code: {
            language: 'diff',
            text: ` i.request
     .get()
-    .path("/order?status=PAID");
+    .path("/orders")
+    .query_param("status", "PAID");`,
          },
        },
        {
          sdks: ['swift'],
          words: 'Write the path as the client sends it, and the query by itself.',
          code: {
            language: 'diff',
            text: ` .uponReceiving("a request for paid orders")
-.withRequest(method: .GET, path: "/order?status=PAID")
+.withRequest(method: .GET, path: "/orders", query: ["status": ["PAID"]])`,
          },
        },
        {
          sdks: ['scala'],
          words: 'Write the path as the client sends it, and the query by itself.',
          code: {
            language: 'diff',
            text: ` .uponReceiving("a request for paid orders")
-.path("/order?status=PAID")
+.path("/orders")
+.query("status=PAID")
 .willRespondWith()`,
          },
        },
        {
          sdks: ['cpp'],
          words: 'Write the path as the client sends it, and the query by itself.',
          code: {
            language: 'diff',
            text: ` pact.uponReceiving("a request for paid orders")
-    .withRequest("GET", "/order?status=PAID")
+    .withRequest("GET", "/orders")
+    .withQuery({{"status", {"PAID"}}})
     .willRespondWith(200);`,
          },
        },
      ],
      verify: {words: 'Neither the unexpected nor the missing request is reported any more, and the test passes.'},
      more: [
        {page: `${jsHelp}#request-not-expected`, title: 'Pact JS'},
        {page: `${jvmHelp}#mismatched-requests`, title: 'Pact JVM'},
        {page: `${goHelp}#request-not-expected`, title: 'Pact Go'},
        {page: `${pythonHelp}#request-not-found`, title: 'Pact Python'},
        {page: `${phpHelp}#unexpected-request`, title: 'Pact PHP'},
        {page: `${rubyHelp}#missing-request`, title: 'Pact Ruby'},
      ],
    },
    {
      id: 'request-incorrect',
      title: 'Method and path fit, something else differs: `The following request was incorrect`',
      messages: [
        {
          slug: 'core-request-mismatch',
          tool: 'pact-core',
          text: '"error":"Request-Mismatch : HttpRequest',
          source: mockServer('hyper_server.rs'),
        },
        {
          slug: 'core-request-did-not-match',
          tool: 'pact-core',
          text: 'Request did not match - HTTP Request ( method: {method}, path: {path}, query:',
          source: mockServer('matching.rs'),
        },
        {
          slug: 'js-request-incorrect',
          tool: 'pact-js',
          text: `Mock server failed with the following mismatches:
  {number}) The following request was incorrect:`,
          source: js('v3/display.js'),
          provoked: `${jsMessages}/request-incorrect.txt`,
        },
        {
          slug: 'jvm-mismatched-requests',
          tool: 'pact-jvm',
          text: `The following mismatched requests occurred:
body - {path}: {difference}`,
          source: jvm(`${jvmConsumer}/PactVerificationResult.kt`),
          provoked: `${jvmMessages}/partial-mismatch.txt`,
        },
        {
          slug: 'jvm-mismatched-header',
          tool: 'pact-jvm',
          text: `The following mismatched requests occurred:
header - {difference}`,
          source: jvm(`${jvmConsumer}/PactVerificationResult.kt`),
          provoked: `${jvmMessages}/partial-mismatch.txt`,
        },
        {
          slug: 'go-request-mismatch',
          tool: 'pact-go',
          text: 'pact validation failed: {result} [{requests} Type:request-mismatch',
          source: go('consumer/http.go'),
          provoked: `${goMessages}/request-incorrect.txt`,
        },
        {
          slug: 'python-request-mismatch',
          tool: 'pact-python',
          text: `Mismatches:
  (1) Request mismatch: {method} {path}`,
          source: 'pypi:pact-python@4.2.0:pact/error.py',
          provoked: `${pythonMessages}/request-mismatch.txt`,
        },
        {
          slug: 'net-request-mismatch',
          tool: 'pact-net',
          text: `Verification mismatches:

{mismatches}"type":"request-mismatch"`,
          source: net('PactBuilder.cs'),
        },
        {
          slug: 'net-pact-verification-failed-see-output',
          tool: 'pact-net',
          text: 'PactNet.Exceptions.PactFailureException : Pact verification failed. See output for details',
          source: net('PactBuilder.cs'),
        },
        {
          slug: 'ruby-request-mismatch',
          tool: 'pact-ruby',
          text: `{example} has mismatches: [
{mismatches}"type": "request-mismatch"`,
          source: ruby('consumer/http_interaction_builder.rb'),
        },
        {
          slug: 'ruby-v1-incorrect-requests',
          tool: 'pact-ruby',
          text: `Actual interactions do not match expected interactions for mock {provider}.

Incorrect requests:`,
          source: rubyMock('request_handlers/verification_get.rb'),
        },
        {
          slug: 'rust-request-mismatch',
          tool: 'pact-rust',
          text: `Mock server {pact} failed verification:

  - request HTTP Request ( method: {method}, path: {path}, query:`,
          source: rust('mock_server/http_mock_server.rs'),
          provoked: `${rustMessages}/request-mismatch.txt`,
        },
        {
          slug: 'swift-request-does-not-match',
          tool: 'pact-swift',
          text: `Actual request does not match expected interactions...

Reason:
	Request does not match`,
          source: swiftMock('VerificationErrorHandler.swift'),
        },
        {
          slug: 'cpp-mismatched-request',
          tool: 'pact-cpp',
          text: '{number}) Mismatched request was received: {request}',
          source: cpp('consumer.cpp'),
        },
        {
          slug: 'cli-mock-request-did-not-match',
          tool: 'pact-cli',
          text: '{number} - Received a request that did not match with expected - {request}',
          source: mockCli('verify.rs'),
          provoked: `${cliOutput}/mock-requests.txt`,
        },
      ],
      cause:
        'An interaction has this method and path, and a header, the query or the body differs; each difference has a line of its own. Requests are strict: a field or a query parameter that the pact does not have is a difference, too, and a value without a matcher has to be equal.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'If the client is wrong, correct it. If the value may vary, put a matcher in its place.',
          code: {
            language: 'diff',
            text: ` .withRequest('POST', '/orders', (request) => {
-  request.jsonBody({items: [{sku: 'TEA-01', quantity: 2}]});
+  request.jsonBody({items: eachLike({sku: string('TEA-01'), quantity: integer(2)})});
 })`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'If the client is wrong, correct it. If the value may vary, put a matcher in its place. In Java:',
          code: {
            language: 'diff',
            text: ` var body = newJsonBody(o ->
     o.minArrayLike("items", 1, i -> {
       i.stringType("sku", "TEA-01");
-      i.stringType("quantity", "2");
+      i.integerType("quantity", 2);
     }));`,
          },
        },
        {
          sdks: ['go'],
          words:
            'If the client is wrong, correct it. If the value may vary, put a matcher in its place. Differences of the query stand only in the last line of the failure, at `QueryMismatch`.',
          code: {
            language: 'diff',
            text: ` req.JSONBody(matchers.Map{
-	"items": []Item{{SKU: "TEA-01", Quantity: 2}},
+	"items": matchers.EachLike(matchers.Map{
+		"sku": matchers.Like("TEA-01"), "quantity": matchers.Integer(2),
+	}, 1),
 })`,
          },
        },
        {
          sdks: ['python'],
          words: 'If the client is wrong, correct it. If the value may vary, put a matcher in its place.',
          code: {
            language: 'diff',
            text: `-body = {"items": [{"sku": "TEA-01", "quantity": 2}]}
+body = {
+    "items": match.each_like(
+        {"sku": match.str("TEA-01"), "quantity": match.int(2)}, min=1
+    )
+}`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'If the client is wrong, correct it. If the value may vary, put a matcher in its place.',
          code: {
            language: 'diff',
            text: ` .WithRequest(HttpMethod.Post, "/orders")
-.WithJsonBody(new { items = new[] { new { sku = "TEA-01", quantity = 2 } } })
+.WithJsonBody(new
+{
+    items = Match.MinType(new { sku = "TEA-01", quantity = Match.Integer(2) }, 1),
+})`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'If the client is wrong, correct it. If the value may vary, put a matcher in its place.',
          code: {
            language: 'diff',
            text: ` .with_request(
   method: :post,
   path: "/orders",
-  body: { sku: "TEA-01", quantity: 2 }
+  body: { sku: match_type_of("TEA-01"), quantity: match_any_integer(2) }
 )`,
          },
        },
        {
          sdks: ['php'],
          words: 'If the client is wrong, correct it. If the value may vary, put a matcher in its place.',
          code: {
            language: 'diff',
            text: ` ->setBody([
-    'sku' => 'TEA-01',
-    'quantity' => 2,
+    'sku' => $this->match->string('TEA-01'),
+    'quantity' => $this->match->integerV3(2),
 ])`,
          },
        },
        {
          sdks: ['rust'],
          words: 'If the client is wrong, correct it. If the value may vary, put a pattern in its place.',
          code: {
            language: 'diff',
            text: ` i.request
     .post()
     .path("/orders")
-    .json_body(json!({ "items": [{ "sku": "TEA-01", "quantity": 2 }] }));
+    .json_body(json_pattern!({
+        "items": each_like!({ "sku": like!("TEA-01"), "quantity": like!(2) }),
+    }));`,
          },
        },
        {
          sdks: ['swift'],
          words: 'If the client is wrong, correct it. If the value may vary, put a matcher in its place.',
          code: {
            language: 'diff',
            text: ` .withRequest(
     method: .POST,
     path: "/orders",
-    body: ["sku": "TEA-01", "quantity": 2])
+    body: ["sku": Matcher.SomethingLike("TEA-01"), "quantity": Matcher.IntegerLike(2)])`,
          },
        },
        {
          sdks: ['scala'],
          words: 'If the client is wrong, correct it. If the value may vary, take a method whose name ends in `Type`.',
          code: {
            language: 'diff',
            text: ` val body = newJsonObject { o =>
-  o.stringValue("sku", "TEA-01")
-  o.numberValue("quantity", 2)
+  o.stringType("sku", "TEA-01")
+  o.integerType("quantity", 2)
 }`,
          },
        },
        {
          sdks: ['cpp'],
          words: 'If the client is wrong, correct it. If the value may vary, put a matcher in its place.',
          code: {
            language: 'diff',
            text: ` .withRequest("POST", "/orders")
-.withBody(R"({"sku": "TEA-01", "quantity": 2})", "application/json")
+.withHeaders({{"Content-Type", {"application/json"}}})
+.withJsonBody(Object({{"sku", Like("TEA-01")}, {"quantity", Integer(2)}}))`,
          },
        },
      ],
      verify: {words: 'The test passes, and the request in the pact file is the one that the client really sends.'},
      more: [
        {page: '/getting_started/matching', title: 'Matching'},
        {
          page: '/getting_started/matching/gotchas#pact-follows-postels-law',
          title: 'What is compared in requests and responses',
        },
        {page: `${jsHelp}#request-incorrect`, title: 'Pact JS'},
        {page: `${jvmHelp}#mismatched-requests`, title: 'Pact JVM'},
        {page: `${goHelp}#request-incorrect`, title: 'Pact Go'},
        {page: `${netHelp}#mismatches`, title: 'PactNet'},
      ],
    },
    {
      id: 'client-fails-first',
      title: 'The client fails with status 500 before Pact says anything: `Request failed with status code 500`',
      messages: [
        {
          slug: 'js-test-failed-reasons-logged',
          tool: 'pact-js',
          text: `ERROR ({process}): pact@{version}: Test failed for the following reasons:
  Mock server failed with the following mismatches:`,
          source: js('v4/http/index.js'),
          provoked: `${jsMessages}/client-error.txt`,
        },
        {
          slug: 'platform-axios-status-500',
          tool: 'platform',
          text: 'AxiosError: Request failed with status code 500',
          source: 'npm:axios@1.21.1:lib/core/settle.js',
        },
        {
          slug: 'jvm-suppressed-mismatches',
          tool: 'pact-jvm',
          text: 'Suppressed: au.com.dius.pact.consumer.PactMismatchesException: The following mismatched requests occurred:',
          source: jvm(`${jvmConsumer}/PactVerificationResult.kt`),
          provoked: `${jvmMessages}/unexpected-request.txt`,
        },
        {
          slug: 'platform-httpx-status-500',
          tool: 'platform',
          text: "httpx.HTTPStatusError: Server error '500 Internal Server Error' for url '{url}'",
          source: 'pypi:httpx@0.28.1:httpx/_models.py',
          provoked: `${pythonMessages}/client-error.txt`,
        },
        {
          slug: 'platform-dotnet-status-500',
          tool: 'platform',
          text: 'System.Net.Http.HttpRequestException : Response status code does not indicate success: 500 (Internal Server Error).',
          source: net('PactBuilder.cs'),
        },
        {
          slug: 'platform-guzzle-status-500',
          tool: 'platform',
          text: 'GuzzleHttp\\Exception\\ServerException: Server error: `{request}` resulted in a `500 Internal Server Error` response:',
          source: php('InteractionBuilder.php'),
        },
        {
          slug: 'rust-status-500',
          tool: 'pact-rust',
          text: 'called `Result::unwrap()` on an `Err` value: StatusCode(500)',
          source: 'crates:ureq@3.5.1:src/error.rs',
          provoked: `${rustMessages}/client-error.txt`,
        },
        {
          slug: 'swift-error-thrown-in-test',
          tool: 'pact-swift',
          text: 'Error thrown in test function: {error}',
          source: 'surpher/PactSwift@v1.2.0:Sources/MockService.swift',
        },
        {
          slug: 'cpp-test-callback-failed',
          tool: 'pact-cpp',
          text: '* Test callback failed with an exception: {message}',
          source: cpp('consumer.cpp'),
        },
      ],
      cause:
        'A request that fits no interaction is answered with 500, your client turns that into an error of its own, and this error fails the test. The differences are printed elsewhere: in the log (Pact JS, Python), above the failure (Go, Rust, C++), after `Suppressed:` (JVM), or not at all (PactNet, PHP, asynchronous PactSwift).',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'Look for `Test failed for the following reasons` further up, and mend [the request](#request-incorrect). `--silent` or a reporter of your own may hide it.',
          code: {language: 'bash', text: 'npx vitest run --silent=false --reporter=verbose'},
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words:
            'Read the stack trace to its end: the suppressed exception names the difference. Maven cuts traces; ask for all of them.',
          code: {language: 'bash', text: 'mvn test -DtrimStackTrace=false'},
        },
        {
          sdks: ['go'],
          words: 'Look for `Pact Verification Failed for` above the failure; `-v` keeps the output of tests together.',
          code: {language: 'bash', text: 'go test -v -count=1 ./...'},
        },
        {
          sdks: ['python'],
          words:
            'Read the second exception, `MismatchesError`, after `During handling of the above exception`. The log has the same differences.',
          code: {language: 'bash', text: 'pytest -rA --log-level=ERROR tests/consumer'},
        },
        {
          sdks: ['dotnet'],
          words:
            'The exception leaves `VerifyAsync` before anything is compared. Set the level in the first pact of the process, then look for `Request did not match` in the output.',
          code: {
            language: 'diff',
            text: ` var config = new PactConfig
 {
     Outputters = [new XunitOutput(output)],
+    LogLevel = PactLogLevel.Debug,
 };`,
          },
        },
        {
          sdks: ['php'],
          words:
            'The body of the answer has the request that came, its header `X-Pact` says `Unexpected-Request` or `Request-Mismatch`. Let Guzzle return the answer, so that `verify` is reached.',
          code: {
            language: 'diff',
            text: `-$http = new Client(['base_uri' => $this->server->getBaseUri()]);
+$http = new Client(['base_uri' => $this->server->getBaseUri(), 'http_errors' => false]);
 $order = (new OrderClient($http))->order(42);

 $this->assertTrue($this->pact->verify());`,
          },
        },
        {
          sdks: ['rust'],
          words: 'The report of the mock server stands beside the panic of the client; show the output of the test.',
          code: {language: 'bash', text: 'cargo test -- --nocapture'},
        },
        {
          sdks: ['swift'],
          words:
            'In the asynchronous form the requests are no longer compared once the closure throws. Swallow the error for a moment to see what differs.',
          code: {
            language: 'diff',
            text: ` try await orderApi.run { baseURL in
-    let order = try await OrderClient(baseURL: baseURL).order(42)
-    XCTAssertEqual(order.id, 42)
+    _ = try? await OrderClient(baseURL: baseURL).order(42)
 }`,
          },
        },
        {
          sdks: ['cpp'],
          words: 'The report stands above or below this line; CTest shows it of tests that fail.',
          code: {language: 'bash', text: 'ctest --test-dir build --output-on-failure'},
        },
      ],
      verify: {words: 'The client gets the status of the interaction, and no 500 any more.'},
      more: [
        {page: `${jsHelp}#client-error`, title: 'Pact JS'},
        {page: `${jvmHelp}#read-the-output`, title: 'Pact JVM'},
        {page: `${goHelp}#client-error`, title: 'Pact Go'},
        {page: `${pythonHelp}#client-error`, title: 'Pact Python'},
        {page: `${netHelp}#status-500`, title: 'PactNet'},
        {page: `${swiftHelp}#thrown`, title: 'PactSwift'},
      ],
    },
    {
      id: 'mock-server-not-started',
      title: 'The mock server does not start: `Address already in use`',
      messages: [
        {
          slug: 'core-mock-server-not-started',
          tool: 'pact-core',
          text: 'ERROR pact_ffi::mock_server: Failed to start mock server - {reason}',
          source: core('pact_ffi/src/mock_server/mod.rs'),
          provoked: `${jsMessages}/port-in-use.txt`,
        },
        {
          slug: 'js-error-in-native-callback',
          tool: 'pact-js',
          text: 'Error: Error in native callback',
          source: 'npm:node-addon-api@8.9.1:napi-inl.h',
          provoked: `${jsMessages}/port-in-use.txt`,
        },
        {
          slug: 'js-mock-server-error-code',
          tool: 'pact-js',
          text: 'Failed to start mock server: received error code {code}',
          source: js('v4/http/index.js'),
        },
        {
          slug: 'platform-java-bind-exception',
          tool: 'platform',
          text: 'java.net.BindException: Address already in use',
          source: jvm(`${jvmConsumer}/MockHttpServer.kt`),
          provoked: `${jvmMessages}/port-in-use.txt`,
        },
        {
          slug: 'go-mock-server-not-started',
          tool: 'pact-go',
          text: 'unable to start the mock server',
          source: go('internal/native/mock_server.go'),
          provoked: `${goMessages}/port-in-use.txt`,
        },
        {
          slug: 'python-mock-server-not-started',
          tool: 'pact-python',
          text: 'RuntimeError: Pact mock server could not be started for {pact}.',
          source: 'pypi:pact-python-ffi@0.5.12.1:pact_ffi/__init__.py',
          provoked: `${pythonMessages}/port-in-use.txt`,
        },
        {
          slug: 'net-mock-server-not-started',
          tool: 'pact-net',
          text: 'System.InvalidOperationException : Unable to start mock server',
          source: net('Drivers/HttpPactDriver.cs'),
        },
        {
          slug: 'ruby-mock-server-not-started',
          tool: 'pact-ruby',
          text: 'FFI error: reason: mock_server_not_started, status: -3, message: There was an error while trying to create mock server for transport:{transport}',
          source: ruby('consumer/mock_server.rb'),
        },
        {
          slug: 'php-mock-server-not-started',
          tool: 'pact-php',
          text: 'PhpPact\\Consumer\\Exception\\MockServerNotStartedException: The mock server could not be started',
          source: php('Exception/MockServerNotStartedException.php'),
        },
        {
          slug: 'rust-mock-server-not-started',
          tool: 'pact-rust',
          text: 'Failed to start the mock server: {reason}',
          source: rust('mock_server/http_mock_server.rs'),
          provoked: `${rustMessages}/port-in-use.txt`,
        },
        {
          slug: 'swift-mock-server-not-started',
          tool: 'pact-swift',
          text: 'Mock Server Error: Could not start.',
          source: swiftMock('MockServerError.swift'),
        },
        {
          slug: 'cli-mock-port-in-use',
          tool: 'pact-cli',
          text: 'Failed to bind to localhost port {port}: Address in use',
          source: mockCli('server.rs'),
          provoked: `${cliOutput}/master-port.txt`,
        },
        {
          slug: 'cli-stub-port-in-use',
          tool: 'pact-cli',
          text: 'tcp listener failed to bind address: {reason}',
          source: 'crates:pact-stub-server@0.7.1:src/server.rs',
          provoked: `${cliOutput}/stub-port.txt`,
        },
      ],
      cause:
        'The test asks for a fixed port, and something else listens there: a test that runs at the same time, the application itself, or the server of a run that was killed. Where the line of the core names another reason, that one counts, such as `not a known transport` for a plugin that is not loaded or an address that this machine does not have. PactSwift says the same if the core cannot read the pact, mostly because a key with a space or a `$` has a matcher.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Leave the port out; every test then gets a free one.',
          code: {
            language: 'diff',
            text: ` const pact = new Pact({
   consumer: 'OrderWeb',
   provider: 'OrderApi',
-  port: 8080,
 });`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Leave the port out, and give the client `mockServer.getUrl()`. In Java:',
          code: {
            language: 'diff',
            text: ` @PactConsumerTest
-@PactTestFor(providerName = "OrderApi", port = "8080")
+@PactTestFor(providerName = "OrderApi")
 class FindOrderTest {`,
          },
        },
        {
          sdks: ['scala'],
          words: 'Leave the port out, and give the client `mockServer.getUrl`.',
          code: {
            language: 'diff',
            text: `-override val mockProviderConfig =
-  MockProviderConfig.httpConfig("localhost", 8080, PactSpecVersion.V4)
+override val mockProviderConfig = MockProviderConfig.createDefault(PactSpecVersion.V4)`,
          },
        },
        {
          sdks: ['go'],
          words: 'Leave the port out, and make a pact object in each test that calls `t.Parallel()`.',
          code: {
            language: 'diff',
            text: ` pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
-	Consumer: "OrderWeb", Provider: "OrderApi", Port: 8080,
+	Consumer: "OrderWeb", Provider: "OrderApi",
 })`,
          },
        },
        {
          sdks: ['python'],
          words:
            'Leave the port out. Where it has to be fixed, write `del server` after the block: the server lives as long as the variable.',
          code: {
            language: 'diff',
            text: `-with pact.serve(port=8080) as server:
+with pact.serve() as server:
     order = OrderClient(server.url).order(42)`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Leave the port out.',
          code: {
            language: 'diff',
            text: `-_pact = Pact.V4("OrderWeb", "OrderApi", config).WithHttpInteractions(port: 8080);
+_pact = Pact.V4("OrderWeb", "OrderApi", config).WithHttpInteractions();`,
          },
        },
        {
          sdks: ['ruby'],
          words:
            "Leave the port at 0. The failure is hidden behind `undefined method 'matched?' for nil`: look below `Caused by`.",
          code: {
            language: 'diff',
            text: `-has_http_pact_between "OrderWeb", "OrderApi", opts: { mock_port: 8080 }
+has_http_pact_between "OrderWeb", "OrderApi"`,
          },
        },
        {
          sdks: ['php'],
          words:
            'Leave the port out. A test that ended in an exception before `verify` keeps its server until PHP ends.',
          code: {
            language: 'diff',
            text: ` $this->server
     ->setConsumer('OrderWeb')
-    ->setProvider('OrderApi')
-    ->setPort(8080);
+    ->setProvider('OrderApi');`,
          },
        },
        {
          sdks: ['rust'],
          words: 'Start the server without an address.',
          code: {
            language: 'diff',
            text: `-let order_api = pact.start_mock_server(None, Some(config));
+let order_api = pact.start_mock_server(None, None);
 let client = OrderClient::new(order_api.url().as_str());`,
          },
        },
        {
          sdks: ['swift'],
          words: 'Put the matcher around the object instead of below such a key.',
          code: {
            language: 'diff',
            text: `-body: ["unit price": Matcher.SomethingLike(3)]
+body: Matcher.SomethingLike(["unit price": 3])`,
          },
        },
        {
          words: 'Find out who has the port, and stop it or take another one.',
          code: {language: 'bash', text: 'lsof -i :8080'},
        },
      ],
      verify: {words: 'Run the tests twice at the same time; both runs pass.'},
      more: [
        {page: `${jsHelp}#port-in-use`, title: 'Pact JS'},
        {page: `${jvmHelp}#port-in-use`, title: 'Pact JVM'},
        {page: `${goHelp}#port-in-use`, title: 'Pact Go'},
        {page: `${pythonHelp}#port-in-use`, title: 'Pact Python'},
        {page: `${rubyHelp}#matched-nil`, title: 'Pact Ruby'},
        {page: `${cliHelp}#master-port`, title: 'pact mock'},
      ],
    },
    {
      id: 'mock-server-not-reached',
      title: 'The client does not reach the mock server: `connect ECONNREFUSED`, `localhost port 0`',
      messages: [
        {
          slug: 'js-mock-server-gone',
          tool: 'pact-js',
          text: 'Error: connect ECONNREFUSED 127.0.0.1:{port}',
          source: js('v4/http/index.js'),
          provoked: `${jsMessages}/mock-server-gone.txt`,
        },
        {
          slug: 'php-localhost-port-0',
          tool: 'pact-php',
          text: 'cURL error 7: Failed to connect to localhost port 0',
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/Standalone/MockService/MockServerConfig.php',
        },
        {
          slug: 'python-server-not-running',
          tool: 'pact-python',
          text: 'RuntimeError: The server is not running.',
          source: 'pypi:pact-python@4.2.0:pact/pact.py',
        },
        {
          slug: 'go-pact-server-not-started',
          tool: 'pact-go',
          text: 'pact server not yet started',
          source: go('consumer/http.go'),
        },
        {
          slug: 'swift-test-did-not-complete',
          tool: 'pact-swift',
          text: 'Test did not complete within {seconds} second timeout! Did you run testCompleted() block?',
          source: 'surpher/PactSwift@v1.2.0:Sources/MockService.swift',
        },
        {
          slug: 'swift-task-timed-out',
          tool: 'pact-swift',
          text: 'Task timed out after {seconds} seconds',
          source: 'surpher/PactSwift@v1.2.0:Sources/Extensions/Task+Timeout.swift',
        },
        {
          slug: 'rust-client-timeout',
          tool: 'pact-rust',
          text: 'called `Result::unwrap()` on an `Err` value: Timeout(Global)',
          source: 'crates:ureq@3.5.1:src/error.rs',
          provoked: `${rustMessages}/blocking-client.txt`,
        },
      ],
      cause:
        'A mock server lives for one test: it is not there before the block or callback that it is handed to, and no longer after it. The client was built too early or asked too late; or it asks `localhost` over IPv6 while the server listens on 127.0.0.1; or, in Swift and Rust, the test never gets to its end because nobody calls `done`, or because a client that blocks has the only thread.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'Send every request within the callback, to `mockServer.url`. If `Error: connect ECONNREFUSED` comes from a verification, see [the provider is not reached](/help/errors/verification#provider-not-reachable).',
          code: {
            language: 'diff',
            text: `-let client: OrderClient;
-await interaction.executeTest(async (mockServer) => {
-  client = new OrderClient(mockServer.url);
-});
-expect(await client.order(42)).toBeDefined();
+await interaction.executeTest(async (mockServer) => {
+  const client = new OrderClient(mockServer.url);
+  expect(await client.order(42)).toBeDefined();
+});`,
          },
        },
        {
          sdks: ['php'],
          words: 'Read the address after `willRespondWith`, which starts the server; before, the port is 0.',
          code: {
            language: 'diff',
            text: `-$http = new Client(['base_uri' => $this->server->getBaseUri()]);
 $this->pact
     ->uponReceiving('a request for an order')
     ->with($request)
     ->willRespondWith($response);
+$http = new Client(['base_uri' => $this->server->getBaseUri()]);`,
          },
        },
        {
          sdks: ['python'],
          words: 'Use the server inside of its `with` block only.',
          code: {
            language: 'diff',
            text: `-server = pact.serve()
-order = OrderClient(server.url).order(42)
+with pact.serve() as server:
+    order = OrderClient(server.url).order(42)`,
          },
        },
        {
          sdks: ['go'],
          words: 'One pact object was used by two tests at once. Make one in each test.',
          code: {
            language: 'diff',
            text: `-var pact, _ = consumer.NewV4Pact(config)
-
 func TestOrderClient(t *testing.T) {
 	t.Parallel()
+	pact, err := consumer.NewV4Pact(config)
+	require.NoError(t, err)`,
          },
        },
        {
          sdks: ['swift'],
          words:
            'Use the asynchronous `run`, which ends with its closure; give a longer `timeout` where the client needs it.',
          code: {
            language: 'diff',
            text: `-orderApi.run { baseURL, done in
-    client.order(42, at: baseURL) { _ in }
+try await orderApi.run(timeout: 30) { baseURL in
+    _ = try await OrderClient(baseURL: baseURL).order(42)
 }`,
          },
        },
        {
          sdks: ['rust'],
          words: 'Give the runtime of the test more than one thread, or start the server by `start_mock_server`.',
          code: {
            language: 'diff',
            text: `-#[tokio::test]
+#[tokio::test(flavor = "multi_thread")]
 async fn gets_an_order() {`,
          },
        },
      ],
      verify: {
        words:
          'Print the address right before the request: its port is that of the mock server of this test, and the answer has the status of the interaction.',
      },
      more: [
        {page: `${jsHelp}#mock-server-gone`, title: 'Pact JS'},
        {page: `${phpHelp}#port-0`, title: 'Pact PHP'},
        {page: `${swiftHelp}#timeout`, title: 'PactSwift'},
        {page: `${rustHelp}#blocking-client`, title: 'Pact Rust'},
      ],
    },
    {
      id: 'pact-not-written',
      title: 'The pact file is not written: `unable to write the pact file`, `Failed to parse Pact JSON`',
      messages: [
        {
          slug: 'core-pact-not-parsed',
          tool: 'pact-core',
          text: 'unable to write the pact file: Failed to parse Pact JSON',
          source: core('pact_ffi/src/mock_server/handles.rs'),
          provoked: `${jsMessages}/pact-file-broken.txt`,
        },
        {
          slug: 'core-failed-to-write-pact',
          tool: 'pact-core',
          text: 'Failed to write pact to file - {reason}',
          source: core('pact_ffi/src/mock_server/mod.rs'),
          provoked: `${goMessages}/pact-not-written.txt`,
        },
        {
          slug: 'js-pact-not-written',
          tool: 'pact-js',
          text: 'The pact core was unable to write the pact file',
          source: 'npm:@pact-foundation/pact-core@20.2.0:dist/consumer/internals.js',
          provoked: `${jsMessages}/pact-file-broken.txt`,
        },
        {
          slug: 'go-pact-not-written',
          tool: 'pact-go',
          text: 'unable to write to file',
          source: go('internal/native/mock_server.go'),
          provoked: `${goMessages}/pact-not-written.txt`,
        },
        {
          slug: 'python-pact-not-written',
          tool: 'pact-python',
          text: 'RuntimeError: The pact file was not able to be written for {pact}.',
          source: 'pypi:pact-python-ffi@0.5.12.1:pact_ffi/__init__.py',
          provoked: `${pythonMessages}/pact-file-broken.txt`,
        },
        {
          slug: 'net-pact-not-written',
          tool: 'pact-net',
          text: 'System.InvalidOperationException : The pact file could not be written',
          source: net('Drivers/AbstractPactDriver.cs'),
        },
        {
          slug: 'ruby-pact-not-written',
          tool: 'pact-ruby',
          text: 'FFI error: reason: {reason}, status: {status}, message: There was an error while trying to write pact file to {folder}',
          source: ruby('consumer/mock_server.rb'),
        },
        {
          slug: 'php-pact-not-written',
          tool: 'pact-php',
          text: 'MockServerPactFileNotWrittenException: The pact file was not able to be written',
          source: php('Exception/MockServerPactFileNotWrittenException.php'),
        },
        {
          slug: 'rust-pact-not-parsed',
          tool: 'pact-rust',
          text: 'error writing pact: Failed to parse Pact JSON',
          source: rust('mock_server/http_mock_server.rs'),
          provoked: `${rustMessages}/pact-damaged.txt`,
        },
        {
          slug: 'rust-pact-not-written',
          tool: 'pact-rust',
          text: 'error writing pact: {reason} (os error {number})',
          source: rust('mock_server/http_mock_server.rs'),
          provoked: `${rustMessages}/pact-not-written.txt`,
        },
        {
          slug: 'swift-pact-not-written',
          tool: 'pact-swift',
          text: 'Mock Server Error: Failed to write Pact contract to file.',
          source: swiftMock('MockServerError.swift'),
        },
        {
          slug: 'cpp-pact-not-written',
          tool: 'pact-cpp',
          text: '* Failed to write the Pact file: {reason}',
          source: cpp('consumer.cpp'),
        },
      ],
      cause:
        'The requests were right, and the file cannot be written. `Failed to parse Pact JSON`: the file that is to be merged with is no JSON, for instance because it has the marks of a merge in Git, or because another process is writing it. `File exists` or `Not a directory`: a part of the path is a file. `Permission denied`: the folder belongs to somebody else, as after a run as root in a container.',
      fixes: [
        {
          words:
            'Delete the folder, and keep it out of the repository: pacts come out of tests. With Maven it is `target/pacts`, with Gradle `build/pacts`.',
          code: {language: 'bash', text: `rm -rf pacts\necho 'pacts/' >> .gitignore`},
        },
      ],
      verify: {
        words: 'The file is JSON, and younger than the test.',
        command: `node -e "JSON.parse(require('fs').readFileSync('pacts/OrderWeb-OrderApi.json', 'utf8'))"`,
      },
      more: [
        {page: `${jsHelp}#pact-file-broken`, title: 'Pact JS'},
        {page: `${goHelp}#pact-not-written`, title: 'Pact Go'},
        {page: `${pythonHelp}#pact-file-broken`, title: 'Pact Python'},
        {page: `${netHelp}#pact-not-written`, title: 'PactNet'},
        {page: `${rustHelp}#pact-not-written`, title: 'Pact Rust'},
        {page: `${cppHelp}#file-not-written`, title: 'Pact C++'},
      ],
    },
    {
      id: 'pact-not-written-tests-failed',
      title: 'No pact, because a test failed: `Not writing pacts`',
      messages: [
        {
          slug: 'scala-not-writing-pacts',
          tool: 'pact4s',
          text: 'Not writing pacts for consumer {consumer} and provider {provider} to file because tests failed.',
          source: scala('Pact4sLogger.scala'),
        },
      ],
      cause: 'A test that shares this pact failed, so pact4s leaves the file as it was. The reason follows in the log.',
      fixes: [
        {
          sdks: ['scala'],
          words: 'Run the suite alone, and mend what the log has after this line.',
          code: {language: 'bash', text: 'sbt "testOnly shop.web.FindOrderSuite"'},
        },
      ],
      verify: {words: 'The pact has a new time of change.', command: 'ls -l target/pacts'},
      more: [{page: `${scalaHelp}#not-written`, title: 'pact4s'}],
    },
    {
      id: 'merge-conflict',
      title: 'Two interactions collide: `Cannot merge pacts`, `has already been used`',
      messages: [
        {
          slug: 'jvm-merge-conflict',
          tool: 'pact-jvm',
          text: 'Cannot merge pacts as there were {count} conflict(s) between the interactions - {interactions}',
          source: jvm('core/model/src/main/kotlin/au/com/dius/pact/core/model/PactMerge.kt'),
          provoked: `${jvmMessages}/merge-conflict.txt`,
        },
        {
          slug: 'jvm-pacts-not-compatible',
          tool: 'pact-jvm',
          text: 'Cannot merge pacts as they are not compatible - {reason}',
          source: jvm('core/model/src/main/kotlin/au/com/dius/pact/core/model/PactMerge.kt'),
        },
        {
          slug: 'ruby-v1-interaction-already-used',
          tool: 'pact-ruby',
          text: 'An interaction with same description ({description}) and provider state ({state}) but a different {part} has already been used. Please use a different description or provider state, or remove any random data in the interaction.',
          source: rubyMock('interactions/interaction_diff_message.rb'),
        },
      ],
      cause:
        'Tests add to the pact file that they find. Pact JVM refuses it if an interaction there is of another version of the specification or cannot stand beside the new one; Pact Ruby 1 and the mock service refuse a second interaction with the same description and state and other contents, such as a random value. The Rust core replaces the older one without a word.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Begin every run without pacts, and let all tests of a pact have one version of the specification.',
          code: {language: 'bash', text: 'mvn clean verify'},
        },
        {
          sdks: ['ruby'],
          words: 'Give each interaction a description of its own, and fixed examples.',
          code: {
            language: 'diff',
            text: ` order_api
-  .upon_receiving("a request for an order")
-  .with(method: :get, path: "/orders/#{rand(100)}")
+  .upon_receiving("a request for an order that does not exist")
+  .with(method: :get, path: "/orders/404")
   .will_respond_with(status: 404)`,
          },
        },
      ],
      verify: {words: 'Two runs in a row pass, and leave the same file.'},
      more: [
        {page: '/consumer#produce-the-same-file-every-time', title: 'The same file every time'},
        {page: `${jvmHelp}#merge-conflict`, title: 'Pact JVM'},
        {page: `${rubyHelp}#v1-duplicate`, title: 'Pact Ruby 1'},
      ],
    },
    {
      id: 'method-signature',
      title: '`does not conform required method signature`',
      messages: [
        {
          slug: 'jvm-signature-v4',
          tool: 'pact-jvm',
          text: "Method {method} does not conform required method signature 'public au.com.dius.pact.core.model.V4Pact xxx(PactBuilder builder)'",
          source: jvm(`${jvmConsumer}/junit/JUnitTestSupport.kt`),
          provoked: `${jvmMessages}/signature-v4.txt`,
        },
        {
          slug: 'jvm-signature-v3',
          tool: 'pact-jvm',
          text: "Method {method} does not conform required method signature 'public au.com.dius.pact.core.model.RequestResponsePact xxx(PactDslWithProvider builder)'",
          source: jvm(`${jvmConsumer}/junit/JUnitTestSupport.kt`),
          provoked: `${jvmMessages}/signature-v3.txt`,
        },
        {
          slug: 'jvm-signature-message',
          tool: 'pact-jvm',
          text: "Method {method} does not conform required method signature 'public V4Pact xxx(PactBuilder builder)'",
          source: jvm(`${jvmConsumer}/junit/JUnitTestSupport.kt`),
          provoked: `${jvmMessages}/message-signature.txt`,
        },
      ],
      cause:
        'What the `@Pact` method returns and takes does not go with the version of the specification. Since Pact JVM 4.3 that is 4, so tests written before fail with the first message; the second one means that `pactVersion` names an older version, or that a `@MockServerConfig` without `pactVersion` has made it 3.',
      fixes: [
        {
          sdks: ['java', 'groovy'],
          words:
            'Write the method for version 4. To keep version 3, leave it and set `pactVersion = PactSpecVersion.V3` in `@PactTestFor`. In Java:',
          code: {
            language: 'diff',
            text: ` @Pact(consumer = "OrderWeb")
-RequestResponsePact order(PactDslWithProvider builder) {
+V4Pact order(PactDslWithProvider builder) {
   return builder
       .uponReceiving("a request for an order")
       .path("/orders/42")
       .willRespondWith()
       .status(200)
-      .toPact();
+      .toPact(V4Pact.class);
 }`,
          },
        },
        {
          sdks: ['kotlin'],
          words:
            'Write the method for version 4. To keep version 3, leave it and set `pactVersion = PactSpecVersion.V3` in `@PactTestFor`.',
          code: {
            language: 'diff',
            text: ` @Pact(consumer = "OrderWeb")
-fun order(builder: PactDslWithProvider): RequestResponsePact =
+fun order(builder: PactDslWithProvider): V4Pact =
     builder
         .uponReceiving("a request for an order")
         .path("/orders/42")
         .willRespondWith()
         .status(200)
-        .toPact()
+        .toPact(V4Pact::class.java)`,
          },
        },
      ],
      verify: {
        words: '`metadata.pactSpecification.version` in the new pact is `4.0`.',
        command: 'grep -A 2 pactSpecification target/pacts/OrderWeb-OrderApi.json',
      },
      more: [
        {page: `${jvmHelp}#method-signature`, title: 'All signatures'},
        {page: '/implementation_guides/jvm/upgrade-to-4.3.x', title: 'Upgrading to 4.3.x'},
      ],
    },
    {
      id: 'no-parameter-resolver',
      title: '`No ParameterResolver registered for parameter`, of a `MockServer`',
      messages: [
        {
          slug: 'platform-junit-no-parameter-resolver',
          tool: 'platform',
          text: 'ParameterResolutionException: No ParameterResolver registered for parameter [au.com.dius.pact.consumer.MockServer {parameter}] in method [{method}',
          source:
            'maven:org.junit.jupiter:junit-jupiter-engine@5.14.4:org/junit/jupiter/engine/execution/ParameterResolutionUtils.class',
          provoked: `${jvmMessages}/extension-missing.txt`,
        },
      ],
      cause:
        "JUnit knows nobody who gives a `MockServer`: the class lacks Pact's extension, or `providerType` says that it tests messages.",
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Put the annotation on the class. In Java:',
          code: {
            language: 'diff',
            text: `+@PactConsumerTest
 @PactTestFor(providerName = "OrderApi")
 class FindOrderTest {`,
          },
        },
      ],
      verify: {words: 'A breakpoint in the test method is reached.'},
      more: [
        {page: `${jvmHelp}#no-parameter-resolver`, title: 'Other parameters'},
        {page: '/implementation_guides/jvm/consumer/junit5', title: 'JUnit 5'},
      ],
    },
    {
      id: 'pact-method',
      title: '`No method annotated with @Pact was found`, `were not executed during the test`',
      messages: [
        {
          slug: 'jvm-no-pact-method',
          tool: 'pact-jvm',
          text: "No method annotated with @Pact was found on test class {class} for provider '{provider}'",
          source: jvm(junit5),
          provoked: `${jvmMessages}/no-pact-method.txt`,
        },
        {
          slug: 'jvm-pact-method-not-executed',
          tool: 'pact-jvm',
          text: `The following methods annotated with @Pact were not executed during the test: {methods}
If these are currently a work in progress, add a @Disabled annotation to the method`,
          source: jvm(junit5),
          provoked: `${jvmMessages}/method-not-executed.txt`,
        },
        {
          slug: 'jvm-several-providers',
          tool: 'pact-jvm',
          text: 'You have setup multiple providers for this test. You need to specify which provider the injected value is for with the @ForProvider annotation.',
          source: jvm(junit5),
        },
      ],
      cause:
        'Test and `@Pact` method do not find each other. In the first case, `provider` of `@Pact` differs from `providerName`, or `pactMethod` is misspelt. In the second, no test uses a method: without `pactMethod`, every test takes the first one. Beside another failure, the second message is only its consequence.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words:
            'Name the provider once, on the class, and the method at each test. A parameter of a test with several providers gets `@ForProvider("OrderApi")`. In Java:',
          code: {
            language: 'diff',
            text: ` @PactTestFor(providerName = "OrderApi")
 class FindOrderTest {
-  @Pact(consumer = "OrderWeb", provider = "OrdersApi")
+  @Pact(consumer = "OrderWeb")
   V4Pact noOrder(PactBuilder builder) {
     return OrderPacts.noOrder(builder);
   }

   @Test
+  @PactTestFor(pactMethod = "noOrder")
   void findsNoOrder(MockServer mockServer) throws Exception {`,
          },
        },
      ],
      verify: {words: 'The pact has as many interactions as the class has `@Pact` methods.'},
      more: [
        {page: `${jvmHelp}#no-pact-method`, title: 'No method'},
        {page: `${jvmHelp}#method-not-executed`, title: 'Not executed'},
      ],
    },
    {
      id: 'pact-used-again',
      title: "A pact object is used again: `The interaction can't be modified`, `The interop call indicated failure`",
      messages: [
        {
          slug: 'python-request-not-specified',
          tool: 'pact-python',
          text: "RuntimeError: The request '{request}' could not be specified for {interaction}.",
          source: 'pypi:pact-python-ffi@0.5.12.1:pact_ffi/__init__.py',
          provoked: `${pythonMessages}/pact-served.txt`,
        },
        {
          slug: 'python-body-not-set',
          tool: 'pact-python',
          text: 'RuntimeError: Unable to set body for {interaction}.',
          source: 'pypi:pact-python-ffi@0.5.12.1:pact_ffi/__init__.py',
          provoked: `${pythonMessages}/pact-not-kept.txt`,
        },
        {
          slug: 'net-interop-failure',
          tool: 'pact-net',
          text: 'PactNet.Exceptions.PactFailureException : Unable to perform the given action. The interop call indicated failure',
          source: net('Drivers/InteropActionExtensions.cs'),
        },
        {
          slug: 'php-interaction-not-modified',
          tool: 'pact-php',
          text: "InteractionNotModifiedException: The interaction can't be modified (i.e. the mock server for it has already started)",
          source: php('Driver/Exception/InteractionNotModifiedException.php'),
        },
        {
          slug: 'php-clean-up-mock-server',
          tool: 'pact-php',
          text: "Can not clean up mock server: Mock server with the given port number '{port}' does not exist, or the function panics",
          source: php('Service/MockServer.php'),
        },
        {
          slug: 'ruby-interaction-used-once',
          tool: 'pact-ruby',
          text: 'interaction is designed to be used one-time only',
          source: ruby('consumer/http_interaction_builder.rb'),
        },
      ],
      cause:
        'Once the mock server of a pact object has started, nothing can be added to it. The object lives in a static field, a fixture of the module or a `setUpBeforeClass`, and the second test meets the first one\'s. In Python, `Unable to set body` also comes when nobody keeps the `Pact`, as in `Pact("OrderWeb", "OrderApi").upon_receiving(…)`; in PHP, the warning about cleaning up means a second `verify`.',
      fixes: [
        {
          sdks: ['python'],
          words: 'Make a `Pact` for each test, in a fixture that keeps it.',
          code: {
            language: 'diff',
            text: `-@pytest.fixture(scope="module")
+@pytest.fixture
 def pact(pact_dir: Path) -> Iterator[Pact]:
     pact = Pact("OrderWeb", "OrderApi")
     yield pact
     pact.write_file(pact_dir)`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Make the builder for each test; the constructor of an xUnit class runs before each.',
          code: {
            language: 'diff',
            text: `-private static readonly IPactBuilderV4 _pact =
-    Pact.V4("OrderWeb", "OrderApi").WithHttpInteractions();
+private readonly IPactBuilderV4 _pact =
+    Pact.V4("OrderWeb", "OrderApi").WithHttpInteractions();`,
          },
        },
        {
          sdks: ['php'],
          words: 'Make the builder in `setUp`, and call `verify` once for each interaction.',
          code: {
            language: 'diff',
            text: `-public static function setUpBeforeClass(): void
+protected function setUp(): void
 {
-    self::$pact = new InteractionBuilder(self::$server);
+    $this->pact = new InteractionBuilder($this->server);
 }`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'Describe an interaction in each example, and call `execute` once.',
          code: {
            language: 'diff',
            text: `-before(:all) { @interaction = new_interaction.upon_receiving("a request for an order") }
-
 it "gets an order" do
+  interaction = new_interaction.upon_receiving("a request for an order")
+    .with_request(method: :get, path: "/orders/42")
+    .will_respond_with(status: 200)`,
          },
        },
      ],
      verify: {words: 'All tests of the class pass together, and each has its interaction in the pact.'},
      more: [
        {page: `${pythonHelp}#pact-served`, title: 'Pact Python'},
        {page: `${netHelp}#interop-failure`, title: 'PactNet'},
        {page: `${phpHelp}#interaction-modified`, title: 'Pact PHP'},
        {page: `${rubyHelp}#matched-nil`, title: 'Pact Ruby'},
      ],
    },
    {
      id: 'interaction-incomplete',
      title: 'A part of the interaction is missing: `no interactions have been registered`, `expected a string`',
      messages: [
        {
          slug: 'js-expected-a-string',
          tool: 'pact-js',
          text: 'Error: {function}(arg {number}) expected a string',
          source: 'pact-foundation/pact-js-core@v20.1.0:native/consumer.cc',
          provoked: `${jsMessages}/value-undefined.txt`,
        },
        {
          slug: 'js-no-description',
          tool: 'pact-js',
          text: "must provide a valid interaction description via 'uponReceiving'",
          source: js('v3/pact.js'),
        },
        {
          slug: 'go-no-interactions',
          tool: 'pact-go',
          text: 'no interactions have been registered for the mock server',
          source: go('internal/native/mock_server.go'),
          provoked: `${goMessages}/no-interaction.txt`,
        },
        {
          slug: 'net-request-before-response',
          tool: 'pact-net',
          text: 'You must configure the request before defining the response',
          source: net('RequestBuilder.cs'),
        },
        {
          slug: 'php-not-initialised',
          tool: 'pact-php',
          text: 'Error: Typed property PhpPact\\Consumer\\Model\\{property} must not be accessed before initialization',
          source: php('Model/Interaction.php'),
        },
      ],
      cause:
        'The builder lacks something that a pact needs: the description, the request, a method or a path. In JavaScript a value is `undefined`, often one from the environment, and the name of the function tells which part: `PactffiWithHeader` a header, `PactffiWithRequest` method or path, `PactffiWithBody` the body. In Go, `ExecuteTest` was called on a pact object without an interaction.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Write a fixed example; values from the environment make another pact on each machine.',
          code: {
            language: 'diff',
            text: ` .withRequest('GET', '/orders', (request) => {
-  request.headers({Authorization: process.env.TOKEN});
+  request.headers({Authorization: regex(/^Bearer .+$/, 'Bearer example-token')});
 })`,
          },
        },
        {
          sdks: ['go'],
          words: 'Describe the interaction on the same object, and end the chain with `ExecuteTest`.',
          code: {
            language: 'diff',
            text: `-err := pact.ExecuteTest(t, test)
+err := pact.AddInteraction().
+	UponReceiving("a request for an order").
+	WithRequest(http.MethodGet, "/orders/42").
+	WillRespondWith(http.StatusOK).
+	ExecuteTest(t, test)`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Describe the request first.',
          code: {
            language: 'diff',
            text: ` _pact
     .UponReceiving("a request for an order")
+    .WithRequest(HttpMethod.Get, "/orders/42")
     .WillRespond()
     .WithStatus(HttpStatusCode.OK);`,
          },
        },
        {
          sdks: ['php'],
          words:
            'Set what the message names: `$description` is `uponReceiving`, `$consumer` and `$provider` belong to the configuration, `$method` and `$path` to the request.',
          code: {
            language: 'diff',
            text: ` $this->pact
+    ->uponReceiving('a request for an order')
     ->with((new ConsumerRequest())->setMethod('GET')->setPath('/orders/42'))
     ->willRespondWith((new ProviderResponse())->setStatus(200));`,
          },
        },
      ],
      verify: {words: 'The test gets to its callback, and the pact has the interaction with its description.'},
      more: [
        {page: `${jsHelp}#value-undefined`, title: 'Pact JS'},
        {page: `${goHelp}#no-interaction`, title: 'Pact Go'},
        {page: `${netHelp}#request-missing`, title: 'PactNet'},
        {page: `${phpHelp}#not-initialised`, title: 'Pact PHP'},
      ],
    },
    {
      id: 'example-does-not-match',
      title: 'The example breaks its own rule: `does not match regular expression`',
      messages: [
        {
          slug: 'jvm-example-regex',
          tool: 'pact-jvm',
          text: 'InvalidMatcherException: Example "{example}" does not match regular expression "{pattern}"',
          source: jvm(`${jvmConsumer}/dsl/PactDslJsonBody.kt`),
          provoked: `${jvmMessages}/example-does-not-match.txt`,
        },
        {
          slug: 'js-v2-example-regex',
          tool: 'pact-js',
          text: "Example '{example}' does not match provided regular expression '{pattern}'",
          source: js('dsl/matchers.js'),
        },
        {
          slug: 'js-integer-example',
          tool: 'pact-js',
          text: "Error: The integer matcher was passed '{example}' which is not an integer.",
          source: js('v3/matchers.js'),
          provoked: `${jsMessages}/integer-example.txt`,
        },
        {
          slug: 'js-decimal-example',
          tool: 'pact-js',
          text: "Error: The decimal matcher was passed '{example}' which is not a number.",
          source: js('v3/matchers.js'),
        },
        {
          slug: 'ruby-example-class',
          tool: 'pact-ruby',
          text: 'Pact::Matchers::{matcher}: {example} should be an instance of {class}',
          source: ruby('matchers/v3/decimal.rb'),
        },
        {
          slug: 'ruby-v1-term',
          tool: 'pact-ruby',
          text: "Value to generate '{example}' does not match regular expression {pattern}",
          source: 'pact-foundation/pact-support@v1.21.5:lib/pact/term.rb',
        },
        {
          slug: 'swift-example-regex',
          tool: 'pact-swift',
          text: 'Error preparing pact! Value "{example}" does not match the pattern "{pattern}"',
          source: 'surpher/PactSwift@v1.2.0:Sources/PactBuilder.swift',
        },
        {
          slug: 'cpp-example-regex',
          tool: 'pact-cpp',
          text: "regex: Example value '{example}' does not match the regular expression '{pattern}'",
          source: cpp('matchers.cpp'),
        },
      ],
      cause:
        'The example given to a matcher does not fit the pattern or the type of that matcher, or example and pattern stand in the wrong order. In JVM, Swift and C++ the expression has to match the whole example; `Uuid` of Pact C++ knows small letters only, and `match_any_decimal` of Pact Ruby wants a `Float`.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Correct the example, or take the matcher that fits it. In `Matchers`, the pattern comes first.',
          code: {
            language: 'diff',
            text: ` response.jsonBody({
-  total: integer(31.5),
-  status: MatchersV2.term({matcher: '^(PENDING|PAID|SHIPPED)$', generate: 'paid'}),
+  total: number(31.5),
+  status: regex(/^(PENDING|PAID|SHIPPED)$/, 'PAID'),
 });`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Correct the example; in the JSON builders the pattern comes before it. In Java:',
          code: {
            language: 'diff',
            text: `-o.stringMatcher("status", "PENDING|PAID|SHIPPED", "paid");
+o.stringMatcher("status", "PENDING|PAID|SHIPPED", "PAID");`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'Give an example of the class; in version 2, the pattern comes first.',
          code: {
            language: 'diff',
            text: ` body: {
-  total: match_any_decimal(31),
-  status: match_regex("PAID", /^(PENDING|PAID|SHIPPED)$/)
+  total: match_any_decimal(31.5),
+  status: match_regex(/^(PENDING|PAID|SHIPPED)$/, "PAID")
 }`,
          },
        },
        {
          sdks: ['swift'],
          words: 'Correct the example.',
          code: {
            language: 'diff',
            text: `-"sku": Matcher.RegexLike(value: "tea-1", pattern: "^[A-Z]{3}-[0-9]{2}$"),
+"sku": Matcher.RegexLike(value: "TEA-01", pattern: "^[A-Z]{3}-[0-9]{2}$"),`,
          },
        },
        {
          sdks: ['cpp'],
          words: 'Correct the example; the pattern comes first.',
          code: {
            language: 'diff',
            text: `-{"status", Matching("PAID", "^(PENDING|PAID|SHIPPED)$")},
+{"status", Matching("^(PENDING|PAID|SHIPPED)$", "PAID")},`,
          },
        },
      ],
      verify: {words: 'The builder returns, and the pact has example and rule.'},
      more: [
        {page: '/getting_started/matching', title: 'Matching'},
        {page: `${jsHelp}#integer-example`, title: 'Pact JS'},
        {page: `${jvmHelp}#example-does-not-match`, title: 'Pact JVM'},
        {page: `${rubyHelp}#matcher-initialization`, title: 'Pact Ruby'},
        {page: `${cppHelp}#regex`, title: 'Pact C++'},
      ],
    },
    {
      id: 'matcher-arguments',
      title: 'A matcher lacks an argument or has one too many: `you must provide an example datetime`',
      messages: [
        {
          slug: 'js-datetime-example',
          tool: 'pact-js',
          text: 'Error: you must provide an example datetime',
          source: js('v3/matchers.js'),
          provoked: `${jsMessages}/datetime-example.txt`,
        },
        {
          slug: 'js-each-like-object',
          tool: 'pact-js',
          text: 'RangeError: n must be a non-negative number',
          source: 'npm:ramda@0.32.0:src/times.js',
          provoked: `${jsMessages}/each-like-object.txt`,
        },
        {
          slug: 'python-number-without-example',
          tool: 'pact-python',
          text: 'ValueError: At least one of min, max, or precision must be provided.',
          source: 'pypi:pact-python@4.2.0:pact/match/__init__.py',
          provoked: `${pythonMessages}/number-without-example.txt`,
        },
        {
          slug: 'python-regex-without-pattern',
          tool: 'pact-python',
          text: 'ValueError: A regex pattern must be provided.',
          source: 'pypi:pact-python@4.2.0:pact/match/__init__.py',
          provoked: `${pythonMessages}/regex-without-pattern.txt`,
        },
        {
          slug: 'python-rules-not-set',
          tool: 'pact-python',
          text: 'RuntimeError: Unable to set matching rules for {interaction}.',
          source: 'pypi:pact-python-ffi@0.5.12.1:pact_ffi/__init__.py',
          provoked: `${pythonMessages}/rules-not-set.txt`,
        },
        {
          slug: 'net-min-or-max',
          tool: 'pact-net',
          text: 'System.ArgumentException : You must specify at least one of min and max. Min must be > 0',
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet.Abstractions/Matchers/MinMaxTypeMatcher.cs',
        },
        {
          slug: 'jvm-groovy-matcher-not-assigned',
          tool: 'pact-jvm',
          text: 'Detected an invalid use of the matchers. If you are using matchers like "eachLike" they need to be assigned to something.',
          source: jvm('consumer/groovy/src/main/groovy/au/com/dius/pact/consumer/groovy/PactBuilder.groovy'),
        },
        {
          slug: 'cpp-each-like-examples',
          tool: 'pact-cpp',
          text: 'eachLike: Number of examples {number} is less than the min size {minimum}',
          source: cpp('matchers.cpp'),
        },
      ],
      cause:
        'The matcher cannot be made from what it got: a date without an example, a number without one, a pattern without its name (`regex=`), a minimum of 0, an option object where a number belongs (`eachLike(element, {min: 2})` is the form of `MatchersV2`), or fewer examples than the minimum.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Give the example; the second argument of `eachLike` is the minimum itself.',
          code: {
            language: 'diff',
            text: `-placedAt: datetime("yyyy-MM-dd'T'HH:mm:ssX"),
-items: eachLike({sku: string('TEA-01')}, {min: 2}),
+placedAt: datetime("yyyy-MM-dd'T'HH:mm:ssX", '2026-03-14T09:26:53Z'),
+items: eachLike({sku: string('TEA-01')}, 2),`,
          },
        },
        {
          sdks: ['python'],
          words: 'Give an example, and name the pattern. Rules in `with_matching_rules` are written as a `dict`.',
          code: {
            language: 'diff',
            text: ` body = {
-    "total": match.number(),
-    "status": match.regex("PAID"),
+    "total": match.number(31.5),
+    "status": match.regex("PAID", regex=r"^(PENDING|PAID|SHIPPED)$"),
 }`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'A list with a minimum has at least one element; for a list that may be empty, give a maximum only.',
          code: {
            language: 'diff',
            text: `-items = Match.MinType(new { sku = "TEA-01" }, 0),
+items = Match.MinType(new { sku = "TEA-01" }, 1),`,
          },
        },
        {
          sdks: ['groovy', 'java', 'kotlin'],
          words:
            'In the Groovy DSL, a matcher belongs to a field; for a list at the root, hand it to `withBody` itself.',
          code: {
            language: 'diff',
            text: ` withBody {
-    eachLike(1) { sku string('TEA-01') }
+    items eachLike(1) { sku string('TEA-01') }
 }`,
          },
        },
        {
          sdks: ['cpp'],
          words: 'The arguments are minimum, maximum, examples; leave the examples out.',
          code: {
            language: 'diff',
            text: `-{"items", MinArrayLike(2, 1, Object({{"sku", Like("TEA-01")}}))},
+{"items", MinArrayLike(2, Object({{"sku", Like("TEA-01")}}))},`,
          },
        },
      ],
      verify: {words: 'The builder returns, and `matchingRules` in the pact has the rule that you mean.'},
      more: [
        {page: `${jsHelp}#datetime-example`, title: 'Pact JS'},
        {page: `${pythonHelp}#number-without-example`, title: 'Pact Python'},
        {page: `${netHelp}#min-zero`, title: 'PactNet'},
        {page: '/implementation_guides/jvm/consumer/groovy', title: 'Groovy'},
      ],
    },
    {
      id: 'date-format',
      title:
        'A format or pattern cannot be read: `could not parse datetime format string`, `look-around is not supported`',
      messages: [
        {
          slug: 'rust-datetime-format',
          tool: 'pact-rust',
          text: 'could not parse datetime format string "{format}": {reason}',
          source: rust('patterns/date_time.rs'),
          provoked: `${rustMessages}/datetime-format.txt`,
        },
        {
          slug: 'rust-regex-look-around',
          tool: 'pact-rust',
          text: `could not parse regex "{pattern}": regex parse error:
error: look-around, including look-ahead and look-behind, is not supported`,
          source: rust('patterns/special_rules.rs'),
          provoked: `${rustMessages}/regex-look-around.txt`,
        },
        {
          slug: 'python-date-format',
          tool: 'pact-python',
          text: 'ValueError: Cannot convert locale-dependent Python format code `{code}` to Java',
          source: 'pypi:pact-python@4.2.0:pact/_util.py',
          provoked: `${pythonMessages}/date-format.txt`,
        },
        {
          slug: 'python-disable-conversion',
          tool: 'pact-python',
          text: 'ValueError: When disable_conversion is True, the value must be a string.',
          source: 'pypi:pact-python@4.2.0:pact/match/__init__.py',
          provoked: `${pythonMessages}/no-conversion.txt`,
        },
        {
          slug: 'cpp-anchor',
          tool: 'pact-cpp',
          text: "generate_regex_value: '{pattern}' is not a valid regular expression - anchor is not supported",
          source: cpp('matchers.cpp'),
        },
      ],
      cause:
        'Formats in a pact are written with the letters of Java: letters that stand for themselves, such as the `T` between date and time, go into quotes, and codes that depend on the language of the machine have no counterpart. Patterns in Rust are those of the crate `regex`, without look-around and back-references; `Matching` of Pact C++ cannot make up an example from a pattern with `^` or `$`.',
      fixes: [
        {
          sdks: ['rust'],
          words: 'Quote letters, and write a pattern without look-around.',
          code: {
            language: 'diff',
            text: `-"placedAt": datetime!("yyyy-MM-ddTHH:mm", "2026-03-14T09:26"),
-"sku": term!("^(?!OLD)", "TEA-01"),
+"placedAt": datetime!("yyyy-MM-dd'T'HH:mm", "2026-03-14T09:26"),
+"sku": term!("^TEA-[0-9]+$", "TEA-01"),`,
          },
        },
        {
          sdks: ['python'],
          words:
            'Spell the format out. With `disable_conversion=True`, the format has the letters of Java and the example is a text.',
          code: {
            language: 'diff',
            text: `-"placedAt": match.datetime("Sat Mar 14 09:26:53 2026", "%c"),
+"placedAt": match.datetime("2026-03-14T09:26:53Z", "%Y-%m-%dT%H:%M:%S%:z"),`,
          },
        },
        {
          sdks: ['cpp'],
          words: 'Give an example.',
          code: {
            language: 'diff',
            text: `-{"id", Matching("^\\\\d+$")},
+{"id", Matching("^\\\\d+$", "42")},`,
          },
        },
      ],
      verify: {
        words: 'The test gets past the matcher, and the `format` or `regex` in the pact is the one that you mean.',
      },
      more: [
        {page: '/implementation_guides/rust/matching#dates-and-times', title: 'Formats in Rust'},
        {page: '/implementation_guides/python/docs/matching#dates-and-times', title: 'Formats in Python'},
        {page: `${cppHelp}#anchor`, title: 'Pact C++'},
      ],
    },
    {
      id: 'matcher-in-text',
      title: 'A matcher stands in a text: `[object Object]`',
      messages: [
        {
          slug: 'js-object-object',
          tool: 'pact-js',
          text: `The following request was expected but not received:
    Method: {method}
    Path: {path}[object Object]`,
          source: js('v3/display.js'),
          provoked: `${jsMessages}/matcher-in-text.txt`,
        },
      ],
      cause:
        'A matcher is an object. In a template string JavaScript turns it into `[object Object]`, which then is what the pact expects; in a response the test may even pass. Pact Ruby shows `#<Pact::Matchers` in the same way.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Make the whole text a matcher.',
          code: {
            language: 'diff',
            text: `-.withRequest('GET', \`/orders/\${integer(42)}\`)
+.withRequest('GET', regex('/orders/\\\\d+', '/orders/42'))`,
          },
        },
      ],
      verify: {words: 'This finds nothing.', command: "! grep -r 'object Object' pacts"},
      more: [{page: `${jsHelp}#matcher-in-text`, title: 'Pact JS'}],
    },
    {
      id: 'value-not-encodable',
      title: 'A value cannot stand in a pact: `is not JSON serializable`, `unhandled type`',
      messages: [
        {
          slug: 'python-not-serialisable',
          tool: 'pact-python',
          text: 'TypeError: Object of type {type} is not JSON serializable',
          source: 'pypi:pact-python@4.2.0:pact/interaction/_base.py',
          provoked: `${pythonMessages}/not-serialisable.txt`,
        },
        {
          slug: 'go-unhandled-type',
          tool: 'pact-go',
          text: 'panic: match: unhandled type: {type}',
          source: go('matchers/matcher.go'),
          provoked: `${goMessages}/type-of-a-struct.txt`,
        },
        {
          slug: 'go-invalid-pact-tag',
          tool: 'pact-go',
          text: 'panic: match: encountered invalid pact tag {tag} . . . parsing failed with error: {reason}',
          source: go('matchers/matcher.go'),
        },
        {
          slug: 'swift-not-encodable',
          tool: 'pact-swift',
          text: "Error preparing pact! A key or value in the structure does not conform to 'Encodable' protocol. The element attempted to encode: {element}",
          source: 'surpher/PactSwift@v1.2.0:Sources/PactBuilder.swift',
        },
        {
          slug: 'scala-some-not-accessible',
          tool: 'pact4s',
          text: 'class kotlin.reflect.jvm.internal.calls.CallerImpl$FieldGetter cannot access a member of class scala.Some with modifiers "private final"',
          source: scala('RequestResponsePactForgerResources.scala'),
        },
      ],
      cause:
        'Bodies, states and metadata become JSON, and this value has no form there: a `Decimal`, a date or an object of a class in Python, a map or an interface in a struct in Go, a `Float` or a type of your own in Swift, an `Option` in a parameter of `given` in Scala.',
      fixes: [
        {
          sdks: ['python'],
          words: 'Turn the value into a text, a number, a `dict` or a list; for dates, take `match.date` and its like.',
          code: {
            language: 'diff',
            text: ` body = {
     "id": match.int(42),
-    "total": match.decimal(Decimal("31.5")),
+    "total": match.decimal(31.5),
 }`,
          },
        },
        {
          sdks: ['go'],
          words: 'Describe the body by `JSONBody` in place of the struct.',
          code: {
            language: 'diff',
            text: `-res.BodyMatch(Order{})
+res.JSONBody(matchers.Map{
+	"id":     matchers.Integer(42),
+	"labels": matchers.Like(map[string]string{"gift": "yes"}),
+})`,
          },
        },
        {
          sdks: ['swift'],
          words: 'Convert the value.',
          code: {
            language: 'diff',
            text: `-"total": Matcher.SomethingLike(Float(31.5)),
+"total": Matcher.SomethingLike(31.5),`,
          },
        },
        {
          sdks: ['scala'],
          words: 'Pass texts, numbers, booleans, lists or maps.',
          code: {
            language: 'diff',
            text: `-.\`given\`("an order exists", Map("id" -> order.id))
+.\`given\`("an order exists", Map("id" -> order.id.getOrElse(0)))`,
          },
        },
      ],
      verify: {words: 'The test runs, and the pact has the value in the form that the API sends.'},
      more: [
        {page: `${pythonHelp}#not-serialisable`, title: 'Pact Python'},
        {page: `${goHelp}#type-of-a-struct`, title: 'Pact Go'},
        {page: `${swiftHelp}#encoding`, title: 'PactSwift'},
        {page: `${scalaHelp}#some`, title: 'pact4s'},
      ],
    },
    {
      id: 'specification-version',
      title: 'The version of the specification is too old: `matchers from a higher spec version`',
      messages: [
        {
          slug: 'go-higher-spec-version',
          tool: 'pact-go',
          text: 'the current pact file with specification version {version} has attempted to use matchers from a higher spec version: {matchers}',
          source: go('consumer/interaction.go'),
          provoked: `${goMessages}/matcher-of-a-later-version.txt`,
        },
        {
          slug: 'core-mixed-interaction-types',
          tool: 'pact-core',
          text: "A Pact with mixed interaction types can't be downgraded to {version}",
          source: core('pact_models/src/v4/pact.rs'),
          provoked: `${pythonMessages}/mixed-kinds.txt`,
        },
        {
          slug: 'jvm-at-least-v4',
          tool: 'pact-jvm',
          text: 'SynchronousMessagePactBuilder requires at least V4 Pact specification',
          source: jvm(`${jvmConsumer}/dsl/SynchronousMessagePactBuilder.kt`),
        },
        {
          slug: 'php-specification-unknown',
          tool: 'pact-php',
          text: "Specification version '{version}' is unknown",
          source: php('Driver/Pact/PactDriver.php'),
        },
        {
          slug: 'ruby-specification-format',
          tool: 'pact-ruby',
          text: `Invalid pact specification version format
 Valid versions are 1, 1.1, 2, 3, 4. Default is V4`,
          source: ruby('consumer/pact_config/http.rb'),
        },
      ],
      cause:
        'The pact is written for a version of the specification that does not know what the test asks for: a matcher of version 3 in a pact of 2, messages beside HTTP in a pact of 3, synchronous messages before 4. Or the version is misspelt.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Write version 4, or leave the matcher out.',
          code: {
            language: 'diff',
            text: `-pact, err := consumer.NewV2Pact(config)
+pact, err := consumer.NewV4Pact(config)`,
          },
        },
        {
          sdks: ['python'],
          words: 'Version 4 is the default; ask for an older one only where HTTP and messages have pacts of their own.',
          code: {
            language: 'diff',
            text: `-pact = Pact("OrderWeb", "OrderApi").with_specification("V3")
+pact = Pact("OrderWeb", "OrderApi")`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Leave the version out; 4 is the default. In Java:',
          code: {
            language: 'diff',
            text: `-new SynchronousMessagePactBuilder(PactSpecVersion.V3)
+new SynchronousMessagePactBuilder()`,
          },
        },
        {
          sdks: ['php'],
          words: 'Write the version with its three numbers.',
          code: {
            language: 'diff',
            text: `-$this->server->setPactSpecificationVersion('V4');
+$this->server->setPactSpecificationVersion('4.0.0');`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'Leave the option out, or name one of the versions.',
          code: {
            language: 'diff',
            text: `-has_http_pact_between "OrderWeb", "OrderApi", opts: { pact_specification: "latest" }
+has_http_pact_between "OrderWeb", "OrderApi", opts: { pact_specification: "V4" }`,
          },
        },
      ],
      verify: {
        words: 'The pact names the version that you mean.',
        command: 'grep -A 2 pactSpecification pacts/OrderWeb-OrderApi.json',
      },
      more: [
        {page: '/getting_started/specification#language-compatibility', title: 'Which language knows which version'},
        {page: `${goHelp}#matcher-version`, title: 'Pact Go'},
        {page: `${pythonHelp}#pact-file-broken`, title: 'Pact Python'},
      ],
    },
    {
      id: 'http-and-messages-mixed',
      title: 'HTTP and messages in one pact object: `No mock server found with port`',
      messages: [
        {
          slug: 'python-no-mock-server-with-port',
          tool: 'pact-python',
          text: 'RuntimeError: No mock server found with port {server}.',
          source: 'pypi:pact-python-ffi@0.5.12.1:pact_ffi/__init__.py',
          provoked: `${pythonMessages}/pact-mixed.txt`,
        },
        {
          slug: 'rust-mixed-pact',
          tool: 'pact-rust',
          text: `panicked at pact_mock_server-{version}/src/mock_server.rs:{line}:
called \`Option::unwrap()\` on a \`None\` value`,
          source: 'crates:pact_mock_server@2.2.6:src/mock_server.rs',
          provoked: `${rustMessages}/mixed-pact.txt`,
        },
        {
          slug: 'python-metadata-not-set',
          tool: 'pact-python',
          text: 'RuntimeError: Failed to set metadata for {interaction} with {key}',
          source: 'pypi:pact-python-ffi@0.5.12.1:pact_ffi/__init__.py',
          provoked: `${pythonMessages}/metadata-of-http.txt`,
        },
      ],
      cause:
        'The mock server takes every interaction of its pact for HTTP, and the core panics at a message. Metadata, in turn, belongs to messages, and an interaction of Pact Python is HTTP unless told otherwise.',
      fixes: [
        {
          sdks: ['python'],
          words: 'Make one object for requests and one for messages, with the same names; they meet in the file.',
          code: {
            language: 'diff',
            text: ` pact = Pact("OrderMailer", "OrderApi")
 pact.upon_receiving("a request for an order").with_request("GET", "/orders/42")
-pact.upon_receiving("order placed").with_metadata(topic="orders")
+
+messages = Pact("OrderMailer", "OrderApi")
+messages.upon_receiving("order placed", "Async").with_metadata(topic="orders")`,
          },
        },
        {
          sdks: ['rust'],
          words: 'Make one builder for requests and one for messages, with the same names and the same folder.',
          code: {
            language: 'diff',
            text: ` let order_api = pact.start_mock_server(None, None);
-pact.message_interaction("order placed", order_placed);
+let mut messages = PactBuilder::new_v4("OrderMailer", "OrderApi");
+messages.message_interaction("order placed", order_placed);`,
          },
        },
      ],
      verify: {words: 'The log has no `panicked at`, and the file has both kinds.'},
      more: [
        {page: '/implementation_guides/python/docs/messages#http-and-messages', title: 'Pact Python'},
        {page: '/implementation_guides/rust/messages#http-and-messages', title: 'Pact Rust'},
      ],
    },
    {
      id: 'bytes-in-body',
      title: 'Bytes in a body: `Expected binary contents to have content type`, `content_type is NULL!`',
      messages: [
        {
          slug: 'core-binary-content-type',
          tool: 'pact-core',
          text: "Expected binary contents to have content type '{expected}' but detected contents was '{detected}'",
          source: core('pact_matching/src/binary_utils.rs'),
          provoked: `${goMessages}/binary.txt`,
        },
        {
          slug: 'core-content-type-null',
          tool: 'pact-core',
          text: 'content_type is NULL!',
          source: core('pact_ffi/src/mock_server/handles.rs'),
          provoked: `${pythonMessages}/content-type-null.txt`,
        },
        {
          slug: 'go-binary-empty',
          tool: 'pact-go',
          text: 'panic: runtime error: index out of range [0] with length 0',
          source: go('internal/native/mock_server.go'),
          provoked: `${goMessages}/empty-binary.txt`,
        },
        {
          slug: 'cpp-binary-file-missing',
          tool: 'pact-cpp',
          text: "terminate called after throwing an instance of 'std::length_error' what(): cannot create std::vector larger than max_size()",
          source: cpp('consumer.cpp'),
        },
        {
          slug: 'php-binary-file-missing',
          tool: 'pact-php',
          text: 'BinaryFileNotExistException: File {path} does not exist',
          source: php('Model/Body/Binary.php'),
        },
        {
          slug: 'js-binary-file-missing',
          tool: 'pact-js',
          text: 'unable to read file for binary payload : {reason}',
          source: js('v4/http/index.js'),
        },
      ],
      cause:
        'The core looks at the first bytes of a binary body and compares the kind that it finds with the declared one. `BinaryBody` of Pact Go 2.7.0 always declares `application/octet-stream`, so pictures and other known kinds never match, and it panics without bytes. For files, the path is wrong: it counts from the folder in which the test runs. `content_type is NULL!` is harmless: the type is guessed.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Leave the body out of the interaction, or send the file in a form.',
          code: {
            language: 'diff',
            text: ` WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
-	res.BinaryBody(picture)
+	res.Header("Content-Type", matchers.String("image/png"))
 })`,
          },
        },
        {
          sdks: ['python'],
          words: 'Name the content type.',
          code: {
            language: 'diff',
            text: ` .will_respond_with(200)
-.with_body(body)
+.with_body(body, content_type="application/json")`,
          },
        },
        {
          sdks: ['cpp'],
          words: 'Give an absolute path: CTest runs in the build folder.',
          code: {
            language: 'diff',
            text: `-.withBinaryFile("image/png", "tea.png")
+.withBinaryFile("image/png", std::filesystem::path(__FILE__).parent_path() / "tea.png")`,
          },
        },
        {
          sdks: ['php'],
          words: 'Build the path from the folder of the test.',
          code: {
            language: 'diff',
            text: `-->setBody(new Binary('tea.png', 'image/png'))
+->setBody(new Binary(__DIR__ . '/tea.png', 'image/png'))`,
          },
        },
        {
          sdks: ['javascript'],
          words: 'Build the path from the folder of the test.',
          code: {
            language: 'diff',
            text: `-response.binaryFile('image/png', 'tea.png');
+response.binaryFile('image/png', path.join(import.meta.dirname, 'tea.png'));`,
          },
        },
        {
          words: 'Ask what kind the file has, and declare that.',
          code: {language: 'bash', text: 'file --mime-type tea.png'},
        },
      ],
      verify: {words: 'The test passes, and `contentType` in the pact is the one that the client sends.'},
      more: [
        {page: `${goHelp}#binary`, title: 'Pact Go'},
        {page: `${pythonHelp}#content-type-null`, title: 'Pact Python'},
        {page: `${cppHelp}#file`, title: 'Pact C++'},
      ],
    },
    {
      id: 'mock-server-certificate',
      title: 'The certificate of the mock server is refused: `x509: certificate signed by unknown authority`',
      messages: [
        {
          slug: 'go-mock-server-certificate',
          tool: 'pact-go',
          text: 'Get "https://localhost:{port}/{path}": tls: failed to verify certificate: x509: certificate signed by unknown authority',
          source: go('consumer/http.go'),
          provoked: `${goMessages}/certificate.txt`,
        },
        {
          slug: 'go-mock-server-certificate-address',
          tool: 'pact-go',
          text: "tls: failed to verify certificate: x509: cannot validate certificate for 127.0.0.1 because it doesn't contain any IP SANs",
          source: go('consumer/http.go'),
          provoked: `${goMessages}/certificate.txt`,
        },
      ],
      cause:
        'With TLS, the mock server of the core signs its certificate itself, for `localhost`. `mock.TLSConfig` of Pact Go 2.7.0 trusts another authority.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Switch the check off for the client of this test.',
          code: {
            language: 'diff',
            text: ` ExecuteTest(t, func(mock consumer.MockServerConfig) error {
+	mock.TLSConfig.InsecureSkipVerify = true
 	transport := &http.Transport{TLSClientConfig: mock.TLSConfig}`,
          },
        },
      ],
      verify: {words: 'The request arrives at the mock server.'},
      more: [
        {page: `${goHelp}#mock-server-certificate`, title: 'Pact Go'},
        {page: '/implementation_guides/ssl', title: 'TLS in all languages'},
      ],
    },
    {
      id: 'log-level',
      title: 'The log level is unknown: `must be included in custom levels`',
      messages: [
        {
          slug: 'js-log-level',
          tool: 'pact-js',
          text: 'Error: default level:{level} must be included in custom levels',
          source: 'npm:pino@10.4.0:lib/levels.js',
          provoked: `${jsMessages}/log-level.txt`,
        },
        {
          slug: 'php-log-level',
          tool: 'pact-php',
          text: 'LogLevel {level} not supported.',
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/Config/LogLevelTrait.php',
        },
      ],
      cause:
        'The level given in the options, or in `LOG_LEVEL`, is none of `trace`, `debug`, `info`, `warn` and `error`. Pact PHP has `OFF` as well; Pact JS has none that turns the log off.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Take `error` for as little as possible.',
          code: {
            language: 'diff',
            text: `-const pact = new Pact({consumer: 'OrderWeb', provider: 'OrderApi', logLevel: 'none'});
+const pact = new Pact({consumer: 'OrderWeb', provider: 'OrderApi', logLevel: 'error'});`,
          },
        },
        {
          sdks: ['php'],
          words: 'Take one of these levels.',
          code: {
            language: 'diff',
            text: `-$this->server->setLogLevel('verbose');
+$this->server->setLogLevel('DEBUG');`,
          },
        },
      ],
      verify: {words: 'The constructor or setter returns.'},
      more: [
        {page: '/help/enabling-debug-logging', title: 'Enabling debug logging'},
        {page: `${jsHelp}#log-level`, title: 'Pact JS'},
      ],
    },
    {
      id: 'pact-mock',
      title: 'The command `pact mock` fails: `Failed to connect to the master mock server`',
      messages: [
        {
          slug: 'cli-no-master-server',
          tool: 'pact-cli',
          text: "ERROR: Failed to connect to the master mock server '{url}': {reason}",
          source: mockCli('list.rs'),
          provoked: `${cliOutput}/no-master.txt`,
        },
        {
          slug: 'cli-mock-pact-not-loaded',
          tool: 'pact-cli',
          text: "ERROR: Failed to load pact file '{path}': {reason}",
          source: mockCli('create_mock.rs'),
          provoked: `${cliOutput}/mock-file.txt`,
        },
        {
          slug: 'cli-no-mock-server-with-id',
          tool: 'pact-cli',
          text: "No mock server found with {kind} '{id}', use the 'list' command to get a list of available mock servers.",
          source: mockCli('verify.rs'),
          provoked: 'examples/cli/tools/output/mock-gone.txt',
        },
        {
          slug: 'cli-mock-period',
          tool: 'pact-cli',
          text: 'Mismatch between definition and access of `period`. Could not downcast to {type}, need to downcast to {other}',
          source: mockCli('shutdown.rs'),
          provoked: `${cliOutput}/mock-period.txt`,
        },
      ],
      cause:
        'No master server listens at the port, or it is not ready yet; the file is no JSON; or the mock server with this id was shut down. An id without a letter is taken for a port, so that a single mock server seems to be out of reach. `period` is a fault of 2.0.0 and 2.0.1: the option of `shutdown-master` cannot be read.',
      fixes: [
        {
          words:
            'Start the master server, wait until it answers, give every command the same port, and address mock servers by their port. Leave `--period` out.',
          code: {
            language: 'bash',
            text: `pact mock start --port 9002 &
until curl --silent --output /dev/null http://localhost:9002/; do sleep 1; done
pact mock create --port 9002 --file pacts/OrderWeb-OrderApi.json --specification V3`,
          },
        },
      ],
      verify: {words: 'The list shows the mock server with its port.', command: 'pact mock list --port 9002'},
      more: [
        {page: `${cliHelp}#no-master`, title: 'pact command'},
        {page: '/implementation_guides/cli/pact-mock-server', title: 'pact mock'},
      ],
    },
  ],
};
