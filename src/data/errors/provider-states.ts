// cspell:words awssignedrequests certpath nocapture PKIX
import type {Family} from './types';

const core = (path: string) => `pact-foundation/pact-reference@libpact_ffi-v0.5.6:rust/${path}`;
const jvm = (path: string) => `pact-foundation/pact-jvm@4_7_5:${path}`;
const jvmMessages = 'examples/java/src/test/java/com/example/shop/problems/messages';

const jvmProvider = 'provider/src/main/kotlin/au/com/dius/pact/provider';
const junit4 = 'provider/junit/src/main/kotlin/au/com/dius/pact/provider/junit';
const junit5 = 'provider/junit5/src/main/kotlin/au/com/dius/pact/provider/junit5';
const mismatches = 'core/matchers/src/main/kotlin/au/com/dius/pact/core/matchers/Mismatches.kt';

const states = {page: '/getting_started/provider_states', title: 'Provider states'};
const auth = {page: '/provider/handling_auth', title: 'Handling authentication and authorization'};

/** What is said when a provider can't be brought into a state, refuses the credentials of a pact, or isn't trusted. */
export const providerStates: Family = {
  id: 'provider-states',
  title: 'Provider states and authentication',
  problems: [
    {
      id: 'state-handler-missing',
      title: '`no state handler found for state`, `Did not find a test class method annotated with @State`',
      messages: [
        {
          slug: 'js-state-handler-missing',
          tool: 'pact-js',
          text: 'no state handler found for state: "{state}"',
          source: 'npm:@pact-foundation/pact@17.1.4:src/dsl/verifier/proxy/stateHandler/setupStates.js',
          provoked: 'examples/javascript/messages/state-missing.txt',
        },
        {
          slug: 'jvm-state-method-missing',
          tool: 'pact-jvm',
          text: 'Did not find a test class method annotated with @State("{state}")\nfor Interaction "{interaction}"\nwith Consumer "{consumer}"',
          source: jvm(`${junit5}/PactVerificationStateChangeExtension.kt`),
          provoked: `${jvmMessages}/state-missing.txt`,
        },
        {
          slug: 'jvm-state-method-missing-junit4',
          tool: 'pact-jvm',
          text: 'MissingStateChangeMethod: Did not find a test class method annotated with @State("{state}") for Interaction ("{interaction}") and Consumer {consumer}',
          source: jvm(`${junit4}/InteractionRunner.kt`),
        },
        {
          slug: 'go-state-handler-missing',
          tool: 'pact-go',
          text: '[WARN] no state handler found for state: {state}',
          source: 'pact-foundation/pact-go@v2.7.0:provider/verifier.go',
          provoked: 'examples/go/problems/messages/state-missing.txt',
        },
        {
          slug: 'python-state-handler-missing',
          tool: 'pact-python',
          text: "State handler for {state} raised an exception.\nKeyError: '{same}'",
          source: 'pypi:pact-python@4.2.0:pact/_server.py',
          provoked: 'examples/python/tests/problems/messages/state-missing.txt',
        },
        {
          slug: 'scala-state-handler-missing',
          tool: 'pact4s',
          text: 'No state change definition was provided for received state {state} with parameters {parameters}',
          source: 'jbwheatley/pact4s@v0.18.0:shared/src/main/scala/pact4s/StateChanger.scala',
        },
        {
          slug: 'ruby-state-missing',
          tool: 'pact-ruby',
          text: 'Could not find provider state "{state}" for consumer {consumer}',
          source: 'pact-foundation/pact-ruby@v1.67.5:lib/pact/provider/state/provider_state_proxy.rb',
        },
      ],
      cause:
        'No handler has exactly the name that the pact has; capitals, articles and spaces count. In JavaScript, Go and Scala this is a warning and the request is sent all the same, so a 404 often follows. An empty name is an interaction without states.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Copy the name from the message.',
          code: {
            language: 'diff',
            text: ` const stateHandlers = {
-  'order exists': async () => shop.addOrder({id: 42}),
+  'an order exists': async () => shop.addOrder({id: 42}),
 };`,
          },
        },
        {
          sdks: ['java'],
          words:
            'Copy the name from the message. Methods of another class count if an object of it is given to the context.',
          code: {
            language: 'diff',
            text: ` context.setTarget(new HttpTestTarget("localhost", api.port()));
+context.withStateChangeHandlers(new OrderApiStates(orders));
-  @State("order exists")
+  @State("an order exists")
   public void orderExists(Map<String, Object> params) {`,
          },
        },
        {
          sdks: ['kotlin'],
          words:
            'Copy the name from the message. Methods of another class count if an object of it is given to the context.',
          code: {
            language: 'diff',
            text: ` context.target = HttpTestTarget("localhost", api.port)
+context.withStateChangeHandlers(OrderApiStates(orders))
-    @State("order exists")
+    @State("an order exists")
     fun orderExists(params: Map<String, Any>) = orders.save(paidOrder(params.id, "ada"))`,
          },
        },
        {
          sdks: ['groovy'],
          words:
            'Copy the name from the message. Methods of another class count if an object of it is given to the context.',
          code: {
            language: 'diff',
            text: ` context.target = new HttpTestTarget('localhost', api.port)
+context.withStateChangeHandlers(new OrderApiStates(orders))
-    @State('order exists')
+    @State('an order exists')
     void orderExists(Map params) {`,
          },
        },
        {
          sdks: ['go'],
          words: 'Copy the name from the message.',
          code: {
            language: 'diff',
            text: ` StateHandlers: models.StateHandlers{
-	"order exists": orderExists,
+	"an order exists": orderExists,
 },`,
          },
        },
        {
          sdks: ['python'],
          words: 'Copy the name from the message; `""` is the entry for interactions without a state.',
          code: {
            language: 'diff',
            text: ` .state_handler({
-    "order exists": order_exists,
+    "an order exists": order_exists,
 }, teardown=True)`,
          },
        },
        {
          sdks: ['scala'],
          words: 'Copy the name from the message, and let a last `case` throw, so that the next one is noticed.',
          code: {
            language: 'diff',
            text: ` case ProviderState("an order exists", params) =>
   orders.save(paidOrder(params("id").toLong, "ada"))
+case ProviderState(unknown, _) =>
+  throw IllegalArgumentException(s"no handler for $unknown")`,
          },
        },
        {
          sdks: ['ruby'],
          words:
            'Copy the name from the message. Version 1 needs a block for each state, version 2 says nothing without one.',
          code: {
            language: 'diff',
            text: `-provider_state "order exists" do
+provider_state "an order exists" do
   set_up { shop.add_order(id: 42) }
 end`,
          },
        },
        {
          words:
            'Your endpoint decides what an unknown state means: answer 400, so that it fails at once. These are the names in the pact:',
          code: {
            language: 'bash',
            text: "jq -r '.interactions[].providerStates[]?.name' pacts/OrderWeb-OrderApi.json | sort -u",
          },
        },
      ],
      verify: {words: 'The line is gone from the log, not only the failure.'},
      more: [states, {page: '/provider/using_provider_states_effectively#vocabulary', title: 'Share the vocabulary'}],
    },
    {
      id: 'state-change-failed',
      title: '`One or more of the setup state change handlers has failed`',
      messages: [
        {
          slug: 'verifier-setup-failed',
          tool: 'pact-verifier',
          text: 'One or more of the setup state change handlers has failed',
          source: core('pact_verifier/src/lib.rs'),
          provoked: 'examples/rust/tests/problems/messages/state-failed.txt',
        },
        {
          slug: 'verifier-teardown-failed',
          tool: 'pact-verifier',
          text: 'One or more of the teardown state change handlers has failed',
          source: core('pact_verifier/src/lib.rs'),
        },
        {
          slug: 'verifier-state-status',
          tool: 'pact-verifier',
          text: 'Provider setup state change for \'{state}\' has failed - MismatchResult::Error("Invalid status code: {status}", None)',
          source: core('pact_verifier/src/lib.rs'),
          provoked: 'examples/cli/problems/output/state-refused.txt',
        },
      ],
      cause:
        'The handler failed, or the address for states answered with something else than 2xx or not at all. The request of the interaction was not sent, and neither was the tear-down. 5xx is repeated: if the run takes two minutes, this is why.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'It is not the handler, whose errors are only printed: the core could not reach the proxy in your test. Mostly a request filter neither goes on nor answers.',
          code: {
            language: 'diff',
            text: ` export const requestFilter: RequestFilter = (request, _response, next) => {
   if (request.headers.authorization) {
     request.headers.authorization = \`Bearer \${token}\`;
-    next();
   }
+  next();
 };`,
          },
        },
        {
          sdks: ['go'],
          words: 'Read the `[ERROR]` above, and mend the handler. An error that it returns is tried again and again.',
          code: {language: 'bash', text: 'PACT_LOG_LEVEL=DEBUG go test -count=1 -v ./provider'},
        },
        {
          sdks: ['python'],
          words: 'Read the traceback of `pact._server` above, and mend the function.',
          code: {language: 'bash', text: 'pytest -s --log-level=DEBUG tests/provider'},
        },
        {
          sdks: ['ruby'],
          words: 'The exception of a `set_up` is written to the logger alone.',
          code: {
            language: 'diff',
            text: ` http_pact_provider "OrderApi", opts: {
+  logger: Logger.new($stdout, level: :error),`,
          },
        },
        {
          sdks: ['dotnet'],
          words:
            "Find the request in the provider's log. If authentication stands before the endpoint, let its path pass.",
          code: {
            language: 'diff',
            text: `-app.MapPost("/provider-states", ChangeState);
+app.MapPost("/provider-states", ChangeState).AllowAnonymous();`,
          },
        },
        {
          sdks: ['php'],
          words: 'A `match` without `default` throws for a state that it does not know, also for the empty one.',
          code: {
            language: 'diff',
            text: ` match ($state) {
     'an order exists' => $this->addPaidOrder($params['id']),
+    default => null,
 };`,
          },
        },
        {
          sdks: ['rust'],
          words:
            'The error itself is in the log only. Show it, with a subscriber such as `tracing_subscriber` in the test.',
          code: {language: 'bash', text: 'RUST_LOG=pact_verifier=error cargo test --test provider -- --nocapture'},
        },
        {
          words: "Send the call yourself, and read the provider's log. Answer 4xx for what a second try does not cure.",
          code: {
            language: 'bash',
            text: `curl --include --header "Content-Type: application/json" \\
  --data '{"action": "setup", "state": "an order exists", "params": {"id": 42}}' \\
  http://localhost:8080/provider-states`,
          },
        },
      ],
      verify: {words: 'The call answers 200, or 204, and the report goes on to the status of the response.'},
      more: [
        states,
        {page: '/implementation_guides/cli/pact-verifier#state-change-requests', title: 'Calls for states'},
        {page: '/implementation_guides/javascript/docs/troubleshooting#state-change', title: 'Pact JS'},
        {page: '/implementation_guides/net/docs/troubleshooting#state-failed', title: 'PactNet'},
      ],
    },
    {
      id: 'state-handler-throws',
      title: 'A handler throws: `Provider state change callback failed`, `Error executing state handler`',
      messages: [
        {
          slug: 'js-state-handler-throws',
          tool: 'pact-js',
          text: "Error executing state handler for state '{state}' on '{action}'.",
          source: 'npm:@pact-foundation/pact@17.1.4:src/dsl/verifier/proxy/stateHandler/stateHandler.js',
          provoked: 'examples/javascript/messages/state-throws.txt',
        },
        {
          slug: 'jvm-state-callback-failed',
          tool: 'pact-jvm',
          text: 'java.lang.AssertionError: Provider state change callback failed\nCaused by: {cause}',
          source: jvm(`${junit5}/PactVerificationStateChangeExtension.kt`),
          provoked: `${jvmMessages}/state-throws.txt`,
        },
        {
          slug: 'jvm-state-method-failed-junit4',
          tool: 'pact-jvm',
          text: 'State change method for "{state}" failed',
          source: jvm(`${junit4}/RunStateChanges.kt`),
        },
        {
          slug: 'go-state-handler-errored',
          tool: 'pact-go',
          text: "[ERROR] state handler for '{state}' errored: {error}",
          source: 'pact-foundation/pact-go@v2.7.0:provider/verifier.go',
          provoked: 'examples/go/problems/messages/state-fails.txt',
        },
        {
          slug: 'python-state-handler-raised',
          tool: 'pact-python',
          text: 'State handler for {state} raised an exception.',
          source: 'pypi:pact-python@4.2.0:pact/_server.py',
          provoked: 'examples/python/tests/problems/messages/state-missing.txt',
        },
        {
          slug: 'scala-state-change-failed',
          tool: 'pact4s',
          text: 'Pact4s-Logger: State change application failed.',
          source: 'jbwheatley/pact4s@v0.18.0:shared/src/main/scala/pact4s/StateChanger.scala',
        },
      ],
      cause:
        'Your handler threw; its own error stands beside the message. In JavaScript the error is only printed and the request is sent, so an interaction may pass by luck; in the other languages the interaction fails.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Mend the handler. To stop the run over it, remember the error and throw it in the end.',
          code: {
            language: 'diff',
            text: `+let stateError: unknown;
 const stateHandlers = {
   'an order exists': async () => {
-    shop.addOrder({id: 42});
+    try {
+      shop.addOrder({id: 42});
+    } catch (error) {
+      stateError = error;
+    }
   },
 };
 await verifier.verifyProvider();
+expect(stateError).toBeUndefined();`,
          },
        },
        {
          sdks: ['java'],
          words:
            'Mend what stands below `Caused by`. Give the handler what it needs as an object, in place of a static field.',
          code: {
            language: 'diff',
            text: `-context.withStateChangeHandlers(new OrderApiStates());
+context.withStateChangeHandlers(new OrderApiStates(orders));`,
          },
        },
        {
          sdks: ['kotlin', 'groovy'],
          words: 'Mend what stands below `Caused by`. Give the handler what it needs as an object, here in Kotlin.',
          code: {
            language: 'diff',
            text: `-context.withStateChangeHandlers(OrderApiStates())
+context.withStateChangeHandlers(OrderApiStates(orders))`,
          },
        },
        {
          sdks: ['go'],
          words:
            'Mend the handler. Return an error only for what a second try may cure: it is tried eight times, which takes two minutes.',
          code: {
            language: 'diff',
            text: ` if err := shop.Add(order); err != nil {
-	return nil, err
+	panic(err)
 }`,
          },
        },
        {
          sdks: ['python'],
          words:
            'Mend the function that the traceback names. The core repeats the call for two minutes before it gives up.',
          code: {
            language: 'diff',
            text: ` def order_exists(parameters: dict[str, Any]) -> None:
-    shop.add(paid_order(parameters["orderId"]))
+    shop.add(paid_order(parameters["id"]))`,
          },
        },
        {
          sdks: ['scala'],
          words: 'Mend what the log has below the line; without a logging backend, it is lost.',
          code: {
            language: 'diff',
            text: ' libraryDependencies ++= Seq(\n+  "ch.qos.logback" % "logback-classic" % "1.6.6" % Test,\n )',
          },
        },
        {
          words: 'Mend the handler; its log has the exception. Repeat the call that it got:',
          code: {
            language: 'bash',
            text: `curl --include --header "Content-Type: application/json" \\
  --data '{"action": "setup", "state": "an order exists", "params": {"id": 42}}' \\
  http://localhost:8080/provider-states`,
          },
        },
      ],
      verify: {words: 'A breakpoint at the end of the handler is reached, and the message is gone.'},
      more: [
        {page: '/implementation_guides/go/docs/troubleshooting#state-fails', title: 'Pact Go'},
        {page: '/implementation_guides/python/docs/provider#state-errors', title: 'Fail at once in Pact Python'},
        {page: '/implementation_guides/jvm/docs/troubleshooting#state-throws', title: 'Pact JVM'},
      ],
    },
    {
      id: 'no-state-change-url',
      title: '`State Change ignored as there is no state change URL`',
      messages: [
        {
          slug: 'verifier-no-state-url',
          tool: 'pact-verifier',
          text: 'State Change ignored as there is no state change URL provided for interaction',
          source: core('pact_verifier/src/callback_executors.rs'),
          provoked: 'examples/cli/problems/output/no-state-url.txt',
        },
        {
          slug: 'jvm-no-state-url',
          tool: 'pact-jvm',
          text: 'WARNING: State Change ignored as there is no stateChange URL',
          source: jvm(`${jvmProvider}/reporters/AnsiConsoleReporter.kt`),
        },
        {
          slug: 'jvm-state-url-invalid',
          tool: 'pact-jvm',
          text: 'WARNING: State Change ignored as there is no stateChange URL, received "{url}"',
          source: jvm(`${jvmProvider}/reporters/AnsiConsoleReporter.kt`),
        },
      ],
      cause:
        'An interaction has a state, and the verifier does not know whom to tell. It sends the request all the same, against whatever data there is.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'In the Gradle plugin, name the address; in JUnit, states are methods with `@State`.',
          code: {
            language: 'diff',
            text: ` pact {
     serviceProviders {
         OrderApi {
+            stateChangeUrl = url('http://localhost:8080/provider-states')`,
          },
        },
        {
          sdks: ['python'],
          words: 'Give functions, or the address of an endpoint.',
          code: {
            language: 'diff',
            text: ` .add_source(pact)
+.state_handler(f"{url}/provider-states", body=True)`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Name the address of your endpoint.',
          code: {
            language: 'diff',
            text: ` .WithFileSource(Pacts.File("OrderWeb-OrderApi.json"))
+.WithProviderStateUrl(new Uri(api.Uri, "provider-states"), o => o.WithTeardown())`,
          },
        },
        {
          sdks: ['php'],
          words: 'Name the address of your endpoint.',
          code: {
            language: 'diff',
            text: `+$config->getProviderState()
+    ->setStateChangeUrl(new Uri("{$this->server->url}/_pact/states"))
+    ->setStateChangeTeardown(true);
 $verifier = new Verifier($config);`,
          },
        },
        {
          sdks: ['rust'],
          words: 'Give the executor an address, or write one of your own.',
          code: {
            language: 'diff',
            text: `-let states = Arc::new(HttpRequestProviderStateExecutor::default());
+let states = Arc::new(HttpRequestProviderStateExecutor {
+    state_change_url: Some(format!("http://127.0.0.1:{port}/provider-states")),
+    ..HttpRequestProviderStateExecutor::default()
+});`,
          },
        },
        {
          sdks: ['swift'],
          words: 'Name the address of your endpoint.',
          code: {
            language: 'diff',
            text: ` ProviderVerifier().verify(options: ProviderVerifier.Options(
     provider: ProviderVerifier.Provider(port: port),
-    pactsSource: .files([pactFile("OrderWeb-OrderApi.json")])))
+    pactsSource: .files([pactFile("OrderWeb-OrderApi.json")]),
+    stateChangeURL: URL(string: "http://localhost:\\(port)/pact-state")!))`,
          },
        },
        {
          words: 'Give the provider an address for states, and name it.',
          code: {
            language: 'bash',
            text: `pact verifier --file pacts/OrderWeb-OrderApi.json --provider-name OrderApi --port 8080 \\
  --state-change-url http://localhost:8080/provider-states`,
          },
        },
      ],
      verify: {words: "The warning is gone, and the provider's log has a `POST` before each request."},
      more: [{page: '/getting_started/provider_states#over-http', title: 'States over HTTP'}],
    },
    {
      id: 'unauthorised',
      title: '`expected 200 but was 401` from the provider',
      messages: [
        {
          slug: 'core-but-was-401',
          tool: 'pact-core',
          text: 'expected {status} but was 401',
          source: core('pact_matching/src/lib.rs'),
          provoked: 'examples/python/tests/provider/test_order_api.py',
        },
        {
          slug: 'jvm-but-was-401',
          tool: 'pact-jvm',
          text: 'expected status of {status} but was 401',
          source: jvm(mismatches),
        },
      ],
      cause:
        'The provider received the example token of the pact, none, or one that it does not know. A verification sends what is recorded, unless something replaces it.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Replace the example by a token that the provider has issued.',
          code: {
            language: 'diff',
            text: `   stateHandlers,
+  requestFilter: (request, _response, next) => {
+    if (request.headers.authorization) {
+      request.headers.authorization = \`Bearer \${token}\`;
+    }
+    next();
+  },`,
          },
        },
        {
          sdks: ['java'],
          words: 'Take the request as a parameter, and replace the example by a token that the provider has issued.',
          code: {
            language: 'diff',
            text: `-void honoursThePact(PactVerificationContext context) {
+void honoursThePact(PactVerificationContext context, HttpRequest request) {
+  if (request.containsHeader("Authorization")) {
+    request.setHeader("Authorization", "Bearer " + tokens.issue("ada"));
+  }
   context.verifyInteraction();
 }`,
          },
        },
        {
          sdks: ['kotlin'],
          words: 'Take the request as a parameter, and replace the example by a token that the provider has issued.',
          code: {
            language: 'diff',
            text: `-fun \`honours the pact\`(context: PactVerificationContext) {
+fun \`honours the pact\`(context: PactVerificationContext, request: HttpRequest) {
+    if (request.containsHeader("Authorization")) {
+        request.setHeader("Authorization", "Bearer \${tokens.issue("ada")}")
+    }
     context.verifyInteraction()
 }`,
          },
        },
        {
          sdks: ['groovy'],
          words: 'Take the request as a parameter, and replace the example by a token that the provider has issued.',
          code: {
            language: 'diff',
            text: `-void 'honours the pact'(PactVerificationContext context) {
+void 'honours the pact'(PactVerificationContext context, HttpRequest request) {
+    if (request.containsHeader('Authorization')) {
+        request.setHeader('Authorization', 'Bearer ' + tokens.issue('ada'))
+    }
     context.verifyInteraction()
 }`,
          },
        },
        {
          sdks: ['scala'],
          words: 'Replace the example by a token that the provider has issued.',
          code: {
            language: 'diff',
            text: `   .withStateManagementFunction(OrderApiStates(orders).stateManagement)
+  .withRequestFiltering(request =>
+    if request.containsHeaders("Authorization") then
+      SetHeaders("Authorization" -> s"Bearer \${tokens.issue("ada")}")
+    else NoOpFilter
+  )`,
          },
        },
        {
          sdks: ['go'],
          words: 'Replace the example by a token that the provider has issued.',
          code: {
            language: 'diff',
            text: ` 	StateHandlers: stateHandlers(shop),
+	RequestFilter: func(next http.Handler) http.Handler {
+		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
+			if r.Header.Get("Authorization") != "" {
+				r.Header.Set("Authorization", "Bearer "+shop.SignIn("ada"))
+			}
+			next.ServeHTTP(w, r)
+		})
+	},`,
          },
        },
        {
          sdks: ['python'],
          words: 'Send a valid header with every request. The name has to be spelt as in the pact, capitals included.',
          code: {
            language: 'diff',
            text: ` .state_handler(state_handlers(shop), teardown=True)
+.add_custom_header("Authorization", f"Bearer {token}")`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Send a valid header with every request. The name has to be spelt as in the pact, capitals included.',
          code: {
            language: 'diff',
            text: ` .WithProviderStateUrl(new Uri(api.Uri, "provider-states"))
+.WithCustomHeader("Authorization", $"Bearer {api.NewToken()}")`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'Wrap the application in Rack middleware that replaces the example.',
          code: {
            language: 'diff',
            text: ` http_pact_provider "OrderApi", opts: {
-  app: OrderApi.new(shop),
+  app: FreshToken.new(OrderApi.new(shop), shop),
+def call(env)
+  env["HTTP_AUTHORIZATION"] = "Bearer #{@shop.sign_in("ada")}" if env["HTTP_AUTHORIZATION"]
+  @app.call(env)
+end`,
          },
        },
        {
          sdks: ['php'],
          words: 'Send a valid header with every request. The name has to be spelt as in the pact, capitals included.',
          code: {
            language: 'diff',
            text: `+$config->getCustomHeaders()->addHeader('Authorization', "Bearer {$token}");
 $verifier = new Verifier($config);`,
          },
        },
        {
          sdks: ['rust'],
          words: 'Send a valid header with every request. The name has to be spelt as in the pact, capitals included.',
          code: {
            language: 'diff',
            text: ` VerificationOptions {
+    custom_headers: HashMap::from([("Authorization".to_string(), format!("Bearer {token}"))]),
     ..VerificationOptions::default()
 }`,
          },
        },
        {
          words:
            'Send a valid header with every request, from the command line; or let the provider under test accept the example.',
          code: {
            language: 'bash',
            text: `pact verifier --file pacts/OrderWeb-OrderApi.json --provider-name OrderApi --port 8080 \\
  --header "Authorization=Bearer $ORDER_API_TOKEN"`,
          },
        },
      ],
      verify: {
        words: 'The provider accepts the same token outside of Pact, and then the interaction passes:',
        command: 'curl --include --header "Authorization: Bearer $ORDER_API_TOKEN" http://localhost:8080/orders',
      },
      more: [auth, {page: '/provider/handling_auth#still-401', title: 'What to compare'}],
    },
    {
      id: 'forbidden',
      title: '`expected 200 but was 403` from the provider',
      messages: [
        {
          slug: 'core-but-was-403',
          tool: 'pact-core',
          text: 'expected {status} but was 403',
          source: core('pact_matching/src/lib.rs'),
          provoked: 'examples/python/tests/provider/test_signed_requests.py',
        },
        {
          slug: 'jvm-but-was-403',
          tool: 'pact-jvm',
          text: 'expected status of {status} but was 403',
          source: jvm(mismatches),
        },
      ],
      cause:
        'The provider knows the caller, and refuses: the token is of a user without the right, or of another one than the state has prepared; or something stands before it, such as a check of signatures or a gateway.',
      fixes: [
        {
          words:
            'Issue the token for the user of the provider state, with the right that the interaction needs, and try it.',
          code: {
            language: 'bash',
            text: `curl --include --header "Authorization: Bearer $ORDER_API_TOKEN" http://localhost:8080/orders/42
jq '.interactions[] | select(.response.status == 200) | {description, providerStates}' pacts/OrderWeb-OrderApi.json`,
          },
        },
      ],
      verify: {words: 'The same request passes outside of Pact with this token.'},
      more: [auth, {page: '/recipes/awssignedrequests', title: 'Signed requests'}],
    },
    {
      id: 'refusal-expected',
      title: '`expected 401 but was 200`',
      messages: [
        {
          slug: 'core-expected-401',
          tool: 'pact-core',
          text: 'expected 401 but was {status}',
          source: core('pact_matching/src/lib.rs'),
        },
        {
          slug: 'core-expected-403',
          tool: 'pact-core',
          text: 'expected 403 but was {status}',
          source: core('pact_matching/src/lib.rs'),
        },
        {
          slug: 'jvm-expected-401',
          tool: 'pact-jvm',
          text: 'expected status of 401 but was {status}',
          source: jvm(mismatches),
        },
        {
          slug: 'jvm-expected-403',
          tool: 'pact-jvm',
          text: 'expected status of 403 but was {status}',
          source: jvm(mismatches),
        },
      ],
      cause:
        'The pact expects to be refused, and the verification added a valid token to this request, too; or the provider under test runs without its authentication.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Replace a token only where the pact has one.',
          code: {
            language: 'diff',
            text: ` requestFilter: (request, _response, next) => {
-  request.headers.authorization = \`Bearer \${token}\`;
+  if (request.headers.authorization === 'Bearer example-token') {
+    request.headers.authorization = \`Bearer \${token}\`;
+  }
   next();
 },`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Replace a token only where the pact has one; in Java:',
          code: {
            language: 'diff',
            text: `-request.setHeader("Authorization", "Bearer " + tokens.issue("ada"));
+if (request.containsHeader("Authorization")) {
+  request.setHeader("Authorization", "Bearer " + tokens.issue("ada"));
+}`,
          },
        },
        {
          sdks: ['go'],
          words: 'Replace a token only where the pact has one.',
          code: {
            language: 'diff',
            text: `-r.Header.Set("Authorization", "Bearer "+shop.SignIn("ada"))
+if r.Header.Get("Authorization") != "" {
+	r.Header.Set("Authorization", "Bearer "+shop.SignIn("ada"))
+}`,
          },
        },
        {
          sdks: ['scala'],
          words: 'Replace a token only where the pact has one.',
          code: {
            language: 'diff',
            text: `-SetHeaders("Authorization" -> s"Bearer \${tokens.issue("ada")}")
+if request.containsHeaders("Authorization") then
+  SetHeaders("Authorization" -> s"Bearer \${tokens.issue("ada")}")
+else NoOpFilter`,
          },
        },
        {
          words:
            'A header for all requests reaches those without one, too. Leave it away, and let the provider under test accept the example token of the pact and nothing else.',
          code: {
            language: 'diff',
            text: ` pact verifier --file pacts/OrderWeb-OrderApi.json --provider-name OrderApi --port 8080 \\
-  --header "Authorization=Bearer $ORDER_API_TOKEN"
+  --state-change-url http://localhost:8080/provider-states`,
          },
        },
      ],
      verify: {words: 'Interactions with 200 and with 401 pass in one run, without filters.'},
      more: [{page: '/provider/handling_auth#expect-401-and-403', title: 'Expect 401 and 403'}],
    },
    {
      id: 'state-parameters',
      title: 'Parameters of a state: `interface {} is nil, not float64`, `should take only a single Map parameter`',
      messages: [
        {
          slug: 'go-state-parameter-nil',
          tool: 'pact-go',
          text: 'http: panic serving {address}: interface conversion: interface {} is nil, not {type}',
          source: 'pact-foundation/pact-go@v2.7.0:provider/verifier.go',
          provoked: 'examples/go/problems/messages/state-panics.txt',
        },
        {
          slug: 'jvm-state-method-parameter',
          tool: 'pact-jvm',
          text: 'State change method {name} should take only a single Map parameter',
          source: jvm(`${junit5}/PactJUnit5VerificationProvider.kt`),
          provoked: `${jvmMessages}/state-parameters.txt`,
        },
        {
          slug: 'jvm-state-method-parameters',
          tool: 'pact-jvm',
          text: 'State change method {name} should either take no parameters or a single Map parameter',
          source: jvm(`${junit5}/PactJUnit5VerificationProvider.kt`),
        },
        {
          slug: 'python-state-parameter-not-passed',
          tool: 'pact-python',
          text: "Function {name} appears to have required parameter '{parameter}' that will not be passed",
          source: 'pypi:pact-python@4.2.0:pact/_util.py',
          provoked: 'examples/python/tests/problems/messages/state-signature.txt',
        },
        {
          slug: 'net-state-parameter-not-text',
          tool: 'pact-net',
          text: 'System.Text.Json.JsonException: The JSON value could not be converted to System.String.',
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet.Abstractions/ProviderState.cs',
        },
      ],
      cause:
        'The handler takes its parameters in another form than they come: one level down in Pact Go 2.7, as one map in Pact JVM, inside of `parameters` in Pact Python. In .NET, a class reads a number as text, as `PactNet.ProviderState` does.',
      fixes: [
        {
          sdks: ['java'],
          words: 'Take the map. Numbers are of various kinds.',
          code: {
            language: 'diff',
            text: ` @State("an order exists")
-public void orderExists(long id) {
-  orders.save(paidOrder(id, ADA));
+public void orderExists(Map<String, Object> params) {
+  orders.save(paidOrder(((Number) params.get("id")).longValue(), ADA));
 }`,
          },
        },
        {
          sdks: ['kotlin'],
          words: 'Take the map. Numbers are of various kinds.',
          code: {
            language: 'diff',
            text: ` @State("an order exists")
-fun orderExists(id: Long) = orders.save(paidOrder(id, "ada"))
+fun orderExists(params: Map<String, Any>) =
+    orders.save(paidOrder((params.getValue("id") as Number).toLong(), "ada"))`,
          },
        },
        {
          sdks: ['groovy'],
          words: 'Take the map.',
          code: {
            language: 'diff',
            text: ` @State('an order exists')
-void orderExists(long id) {
-    orders.save(paidOrder(id, 'ada'))
+void orderExists(Map params) {
+    orders.save(paidOrder(params.id as long, 'ada'))
 }`,
          },
        },
        {
          sdks: ['go'],
          words: 'Go one level down; every number is a `float64`.',
          code: {
            language: 'diff',
            text: `-id := int(state.Parameters["id"].(float64))
+params, _ := state.Parameters["params"].(map[string]any)
+id := int(params["id"].(float64))`,
          },
        },
        {
          sdks: ['python'],
          words: 'Take `parameters`; `state` and `action` are the other names that are passed.',
          code: {
            language: 'diff',
            text: `-def order_exists(id: int) -> None:
-    shop.add(paid_order(id))
+def order_exists(parameters: dict[str, Any]) -> None:
+    shop.add(paid_order(parameters["id"]))`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Read the parameters as JSON.',
          code: {
            language: 'diff',
            text: `-public record StateChange(string Action, string State, Dictionary<string, string> Params);
+public record StateChange(string Action, string State, Dictionary<string, JsonElement> Params);
-shop.AddOrder(int.Parse(change.Params["id"]), "ada");
+shop.AddOrder(change.Params["id"].GetInt32(), "ada");`,
          },
        },
        {
          words: 'Compare what the handler reads with what the pact has.',
          code: {
            language: 'bash',
            text: "jq '.interactions[].providerStates[]?' pacts/OrderWeb-OrderApi.json",
          },
        },
      ],
      verify: {words: 'The handler gets 42, and the interaction is compared.'},
      more: [
        {page: '/getting_started/provider_states', title: 'Parameters of provider states'},
        {page: '/implementation_guides/go/docs/troubleshooting#state-panics', title: 'Pact Go'},
        {page: '/implementation_guides/net/docs/provider#provider-states', title: 'PactNet'},
      ],
    },
    {
      id: 'state-url-refuses',
      title: 'Pact JVM and pact4s: `State Change Request Failed`',
      messages: [
        {
          slug: 'jvm-state-request-failed',
          tool: 'pact-jvm',
          text: 'State Change Request Failed - {status}',
          source: jvm(`${jvmProvider}/StateChange.kt`),
        },
        {
          slug: 'jvm-state-callback-exception',
          tool: 'pact-jvm',
          text: 'State change callback failed with an exception - {message}',
          source: jvm(`${jvmProvider}/VerificationResult.kt`),
        },
        {
          slug: 'jvm-state-content-length',
          tool: 'pact-jvm',
          text: 'State change callback failed with an exception - Premature end of Content-Length delimited message body',
          source: jvm(`${jvmProvider}/VerificationResult.kt`),
        },
      ],
      cause:
        'The address for states answered with a status from 400 on. In pact4s, 400 is your function that threw; its exception is in the log. `Premature end of Content-Length` comes from pact4s 0.18.0, if a parameter or a returned value has a letter beyond ASCII.',
      fixes: [
        {
          sdks: ['scala'],
          words:
            'Mend the function that the log names. Keep letters beyond ASCII out of parameters and values, and look them up by an id.',
          code: {
            language: 'diff',
            text: ` case ProviderState("a customer is signed in", params) =>
-  Map("name" -> customers.find(params("id")).name)
+  Map("id" -> params("id"))`,
          },
        },
        {
          words:
            "Send the call yourself, and read the provider's log. The build plugins send a body unless `stateChangeUsesBody` is `false`.",
          code: {
            language: 'bash',
            text: `curl --include --header "Content-Type: application/json" \\
  --data '{"action": "setup", "state": "an order exists", "params": {"id": 42}}' \\
  http://localhost:8080/provider-states`,
          },
        },
      ],
      verify: {words: 'The request of the interaction is sent.'},
      more: [
        {page: '/implementation_guides/scala/troubleshooting#state-throws', title: 'pact4s'},
        {page: '/implementation_guides/jvm/provider/gradle', title: 'Gradle plugin'},
      ],
    },
    {
      id: 'state-handler-arguments',
      title: 'Pact Python: `The body parameter must be`, `All values in the dictionary must be callable`',
      messages: [
        {
          slug: 'python-state-url-body',
          tool: 'pact-python',
          text: 'ValueError: The `body` parameter must be a boolean when providing a URL',
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
          provoked: 'examples/python/tests/problems/messages/state-url-body.txt',
        },
        {
          slug: 'python-state-function-body',
          tool: 'pact-python',
          text: 'ValueError: The `body` parameter must be `None` when providing a function',
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
          provoked: 'examples/python/tests/problems/messages/state-function-body.txt',
        },
        {
          slug: 'python-state-dictionary-body',
          tool: 'pact-python',
          text: 'ValueError: The `body` parameter must be `None` when providing a dictionary',
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
        },
        {
          slug: 'python-state-not-callable',
          tool: 'pact-python',
          text: 'TypeError: All values in the dictionary must be callable',
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
          provoked: 'examples/python/tests/problems/messages/state-not-callable.txt',
        },
      ],
      cause:
        '`state_handler` takes a URL with `body`, which says whether the state goes in the body or in the query; or functions without it. In a `dict`, every value has to be a function.',
      fixes: [
        {
          sdks: ['python'],
          words: 'For a URL, say how; for functions, leave it out.',
          code: {
            language: 'diff',
            text: `-.state_handler(f"{url}/provider-states")
+.state_handler(f"{url}/provider-states", body=True)
-.state_handler({"an order exists": order_exists(42)}, body=True)
+.state_handler({"an order exists": order_exists})`,
          },
        },
      ],
      verify: {words: 'The verification starts, and the handler gets the state.'},
      more: [{page: '/implementation_guides/python/docs/provider#provider-states', title: 'Provider states in Python'}],
    },
    {
      id: 'header-form',
      title: '`Custom header values must be in the form KEY=VALUE`',
      messages: [
        {
          slug: 'cli-header-form',
          tool: 'pact-cli',
          text: 'Custom header values must be in the form KEY=VALUE, where KEY and VALUE contain ASCII characters (32-127) only.',
          source: 'crates:pact_verifier_cli@1.3.5:src/lib.rs',
          provoked: 'examples/cli/problems/output/header.txt',
        },
        {
          slug: 'verifier-header-name',
          tool: 'pact-verifier',
          text: "Custom header '{name}' is invalid. Only ASCII characters (32-127) are permitted",
          source: core('pact_verifier/src/lib.rs'),
        },
        {
          slug: 'verifier-header-value',
          tool: 'pact-verifier',
          text: "Custom header '{name}' has an invalid value '{value}'. Only ASCII characters (32-127) are permitted",
          source: core('pact_verifier/src/lib.rs'),
        },
      ],
      cause:
        'On the command line, name and value of a header are joined by an equals sign, not by a colon as in curl. In the libraries, the value has a character that no header may have, mostly the line break at the end of a file that holds the token.',
      fixes: [
        {
          sdks: ['python'],
          words: 'Strip the line break.',
          code: {
            language: 'diff',
            text: `-token = Path("token.txt").read_text()
+token = Path("token.txt").read_text().strip()
 verifier.add_custom_header("Authorization", f"Bearer {token}")`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Strip the line break.',
          code: {
            language: 'diff',
            text: `-var token = File.ReadAllText("token.txt");
+var token = File.ReadAllText("token.txt").Trim();
 verifier.WithCustomHeader("Authorization", $"Bearer {token}")`,
          },
        },
        {
          sdks: ['php'],
          words: 'Strip the line break.',
          code: {
            language: 'diff',
            text: `-$token = file_get_contents('token.txt');
+$token = trim(file_get_contents('token.txt'));
 $config->getCustomHeaders()->addHeader('Authorization', "Bearer {$token}");`,
          },
        },
        {
          words: 'Write an equals sign.',
          code: {
            language: 'diff',
            text: `-  --header "Authorization: Bearer $ORDER_API_TOKEN"
+  --header "Authorization=Bearer $ORDER_API_TOKEN"`,
          },
        },
      ],
      verify: {words: "The provider's log has the header."},
      more: [{page: '/implementation_guides/cli/troubleshooting#header', title: 'pact verifier'}],
    },
    {
      id: 'provider-certificate',
      title: 'The certificate of the provider: `self-signed certificate`, `x509`, `PKIX path building failed`',
      messages: [
        {
          slug: 'js-provider-certificate',
          tool: 'pact-js',
          text: 'Error: self-signed certificate',
          source: 'npm:@pact-foundation/pact@17.1.4:src/dsl/verifier/proxy/proxy.js',
          provoked: 'examples/javascript/messages/provider-certificate.txt',
        },
        {
          slug: 'go-provider-certificate',
          tool: 'pact-go',
          text: '[ERROR] tls: failed to verify certificate: x509: certificate signed by unknown authority',
          source: 'pact-foundation/pact-go@v2.7.0:proxy/http.go',
          provoked: 'examples/go/problems/messages/provider-certificate.txt',
        },
        {
          slug: 'jvm-provider-certificate',
          tool: 'pact-jvm',
          text: 'PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target',
          source: jvm(`${jvmProvider}/HttpClientFactory.kt`),
        },
      ],
      cause:
        'The provider is verified over HTTPS, with a certificate that the machine does not trust. In Pact JS and Pact Go, Node and Go themselves talk to the provider and decide; in the other languages that use the core, the only words are `error sending request for url`.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'Give Node the certificate of your authority. For a test environment, `validateSSL: false` turns the check off.',
          code: {language: 'bash', text: 'NODE_EXTRA_CA_CERTS=company-ca.pem npm test'},
        },
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Name a trust store to the JVM of the tests, or trust any certificate in this target, here in Java.',
          code: {
            language: 'diff',
            text: `-context.setTarget(new HttpsTestTarget("localhost", port));
+context.setTarget(new HttpsTestTarget("localhost", port, "", true));`,
          },
        },
        {
          sdks: ['go'],
          words: 'Give the authority in `CustomTLSConfig`; `DisableSSLVerification` is for something else.',
          code: {
            language: 'diff',
            text: ` 	ProviderBaseURL: server.URL,
-	DisableSSLVerification: true,
+	CustomTLSConfig: &tls.Config{RootCAs: authority},`,
          },
        },
        {
          sdks: ['python'],
          words: 'Set `SSL_CERT_FILE` on Linux, or turn the check off in a test environment.',
          code: {language: 'diff', text: ' .add_transport(url="https://localhost:8443")\n+.disable_ssl_verification()'},
        },
        {
          sdks: ['dotnet'],
          words: 'Set `SSL_CERT_FILE` on Linux, or turn the check off in a test environment.',
          code: {
            language: 'diff',
            text: ' .WithFileSource(Pacts.File("OrderWeb-OrderApi.json"))\n+.WithSslVerificationDisabled()',
          },
        },
        {
          sdks: ['php'],
          words: 'Set `SSL_CERT_FILE` on Linux, or turn the check off in a test environment.',
          code: {
            language: 'diff',
            text: ' $config = new VerifierConfig();\n+$config->getVerificationOptions()->setDisableSslVerification(true);',
          },
        },
        {
          sdks: ['rust'],
          words: 'Set `SSL_CERT_FILE` on Linux, or turn the check off in a test environment.',
          code: {
            language: 'diff',
            text: ' VerificationOptions {\n+    disable_ssl_verification: true,\n     ..VerificationOptions::default()\n }',
          },
        },
        {
          words:
            'Name the certificate of your authority, which the core reads on Linux; elsewhere, use `--disable-ssl-verification`, or verify over HTTP on the same machine.',
          code: {
            language: 'bash',
            text: `SSL_CERT_FILE=company-ca.pem pact verifier --file pacts/OrderWeb-OrderApi.json \\
  --provider-name OrderApi --transport https --hostname localhost --port 8443`,
          },
        },
      ],
      verify: {
        words: 'The interaction is compared. The certificate fits if this succeeds:',
        command: 'curl --include --cacert company-ca.pem https://localhost:8443/orders/42',
      },
      more: [{page: '/implementation_guides/ssl#provider', title: "The provider's certificate"}],
    },
    {
      id: 'hooks-fail',
      title: 'Hooks: `Provider verification hooks failed`, `error executing before hook`',
      messages: [
        {
          slug: 'js-hooks-failed',
          tool: 'pact-js',
          text: "Provider verification hooks failed:\n- error executing '{hook}' hook: {error}",
          source: 'npm:@pact-foundation/pact@17.1.4:src/dsl/verifier/verifier.js',
          provoked: 'examples/javascript/messages/hook-throws.txt',
        },
        {
          slug: 'go-before-hook',
          tool: 'pact-go',
          text: '[ERROR] error executing before hook: {error}',
          source: 'pact-foundation/pact-go@v2.7.0:provider/verifier.go',
        },
        {
          slug: 'go-after-hook',
          tool: 'pact-go',
          text: '[ERROR] after each hook for test errored: {error}',
          source: 'pact-foundation/pact-go@v2.7.0:provider/verifier.go',
        },
      ],
      cause:
        '`beforeEach` or `afterEach` failed. Unlike state handlers, hooks of Pact JS fail the verification, at its end, even if each interaction has passed. In Pact Go, a hook that fails is tried again like a state handler.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Mend the hook, and let it expect that there is nothing to clean up yet.',
          code: {
            language: 'diff',
            text: ` beforeEach: async () => {
-  await database.query('DROP TABLE orders');
+  await database.query('DROP TABLE IF EXISTS orders');
 },`,
          },
        },
        {
          sdks: ['go'],
          words: 'Mend the hook; return an error only for what a second try may cure.',
          code: {
            language: 'diff',
            text: ` BeforeEach: func() error {
-	return database.Drop("orders")
+	return database.DropIfExists("orders")
 },`,
          },
        },
        {
          words: 'Run the verification with the log on, and mend what the hook reports.',
          code: {language: 'bash', text: 'LOG_LEVEL=debug npm test'},
        },
      ],
      verify: {words: 'The verification ends without the message.'},
      more: [
        {page: '/implementation_guides/javascript/docs/provider#before-and-after-hooks', title: 'Hooks of Pact JS'},
        {page: '/implementation_guides/go/docs/provider#before-and-after-hooks', title: 'Hooks of Pact Go'},
      ],
    },
    {
      id: 'request-filter',
      title: 'Pact JVM: `No ParameterResolver registered` for the request, `Request filter method failed`',
      messages: [
        {
          slug: 'jvm-request-parameter',
          tool: 'pact-jvm',
          text: 'No ParameterResolver registered for parameter [{type}HttpRequest {name}] in method',
          source: jvm(`${junit5}/PactVerificationExtension.kt`),
        },
        {
          slug: 'jvm-request-filter-failed',
          tool: 'pact-jvm',
          text: 'Request filter method {name} failed with an exception',
          source: jvm(`${junit4}/target/HttpTarget.kt`),
        },
        {
          slug: 'jvm-request-filter-parameter',
          tool: 'pact-jvm',
          text: 'Method {name} should take only a single {type} parameter',
          source: jvm(`${junit4}/target/BaseTarget.kt`),
        },
      ],
      cause:
        'In JUnit 5, the request can be a parameter of the template if an HTTP target was set before, and it is `HttpRequest` of Apache HttpCore 5 (`org.apache.hc.core5.http`), not that of version 4 or of Spring. In JUnit 4, a method with `@TargetRequestFilter` threw, or takes something else.',
      fixes: [
        {
          sdks: ['java'],
          words: 'Import the right class, and set the target in `@BeforeEach`.',
          code: {
            language: 'diff',
            text: `-import org.apache.http.HttpRequest;
+import org.apache.hc.core5.http.HttpRequest;
 @BeforeEach
 void start(PactVerificationContext context) {
+  context.setTarget(new HttpTestTarget("localhost", port));
 }`,
          },
        },
        {
          sdks: ['kotlin', 'groovy'],
          words: 'Import the right class, and set the target in `@BeforeEach`, here in Kotlin.',
          code: {
            language: 'diff',
            text: `-import org.apache.http.HttpRequest
+import org.apache.hc.core5.http.HttpRequest
 @BeforeEach
 fun prepare(context: PactVerificationContext) {
+    context.target = HttpTestTarget("localhost", port)
 }`,
          },
        },
      ],
      verify: {words: 'The template runs once for each interaction, with the request.'},
      more: [
        {
          page: '/implementation_guides/jvm/provider/junit5#objects-that-can-be-injected-into-the-test-methods',
          title: 'Parameters of the template',
        },
        {page: '/implementation_guides/jvm/provider/junit', title: 'JUnit 4'},
      ],
    },
    {
      id: 'state-methods-junit4',
      title: 'JUnit 4: `should be public`, `should not be static`',
      messages: [
        {
          slug: 'jvm-state-method-not-public',
          tool: 'pact-jvm',
          text: 'java.lang.Exception: Method {name}() should be public',
          source: jvm(`${junit4}/InteractionRunner.kt`),
        },
        {
          slug: 'jvm-state-method-static',
          tool: 'pact-jvm',
          text: 'java.lang.Exception: Method {name}() should not be static',
          source: jvm(`${junit4}/InteractionRunner.kt`),
        },
        {
          slug: 'jvm-test-target-missing',
          tool: 'pact-jvm',
          text: 'Test class should have at least one field annotated with {annotation}',
          source: jvm(`${junit4}/InteractionRunner.kt`),
        },
      ],
      cause:
        'With JUnit 4, methods with `@State` have to be public and not static, and the class needs a field with `@TestTarget`. With JUnit 5, their visibility does not matter.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Change the method, and add the field if it is missing; in Java:',
          code: {
            language: 'diff',
            text: `+@TestTarget
+public final Target target = new HttpTarget("localhost", 8080);
 @State("an order exists")
-static void orderExists() {
+public void orderExists() {`,
          },
        },
      ],
      verify: {words: 'The runner starts, and shows one test for each interaction.'},
      more: [{page: '/implementation_guides/jvm/provider/junit', title: 'JUnit 4'}],
    },
    {
      id: 'state-declaration',
      title: 'Pact Ruby: `no hooks configured for state`, `provider state already configured`',
      messages: [
        {
          slug: 'ruby-state-without-hooks',
          tool: 'pact-ruby',
          text: 'no hooks configured for state {state}: "provider_state" declaration only needed if setup/teardown hooks are used for that state',
          source: 'pact-foundation/pact-ruby@v2.0.2:lib/pact/provider/provider_state_configuration.rb',
        },
        {
          slug: 'ruby-state-declared-twice',
          tool: 'pact-ruby',
          text: 'provider state {state} already configured',
          source: 'pact-foundation/pact-ruby@v2.0.2:lib/pact/provider/provider_state_servlet.rb',
        },
        {
          slug: 'ruby-state-empty',
          tool: 'pact-ruby',
          text: 'Please provide a set_up or tear_down block for provider state "{state}".',
          source: 'pact-foundation/pact-ruby@v1.67.5:lib/pact/provider/state/provider_state.rb',
        },
        {
          slug: 'ruby-state-no-op-and-block',
          tool: 'pact-ruby',
          text: 'Provider state "{state}" has been defined as a no_op but it also has a {block} block.',
          source: 'pact-foundation/pact-ruby@v1.67.5:lib/pact/provider/state/provider_state.rb',
        },
      ],
      cause:
        'A `provider_state` has no block, or the same name is declared twice. Version 2 needs no declaration for a state without hooks, version 1 wants `no_op`.',
      fixes: [
        {
          sdks: ['ruby'],
          words: 'In version 2, leave the declaration out or give it a block; in version 1, write `no_op`.',
          code: {
            language: 'diff',
            text: ` provider_state "no order exists" do
+  set_up { shop.clear }
 end`,
          },
        },
      ],
      verify: {words: 'The spec loads, and the interaction shows results.'},
      more: [{page: '/implementation_guides/ruby/provider_states', title: 'Provider states in Ruby'}],
    },
  ],
};
