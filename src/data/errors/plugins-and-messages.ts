// cspell:words austek Darg Dpact mmin mvnw Outputters protoc unmarshal Xunit
import type {Family} from './types';

/** Messages of plugins and what starts them, of gRPC, Protobuf, Avro and CSV, and of tests for messages without HTTP. */
export const pluginsAndMessages: Family = {
  id: 'plugins-and-messages',
  title: 'Plugins, gRPC and messages',
  problems: [
    {
      id: 'plugin-not-found',
      title: '`Plugin protobuf:0.8.0 was not found`',
      messages: [
        {
          slug: 'plugin-not-found',
          tool: 'pact-plugins',
          text: 'Plugin {name and version} was not found (in $HOME/.pact/plugins or $PACT_PLUGIN_DIR)',
          source: 'crates:pact-plugin-driver@1.2.6:src/plugin_manager.rs',
          provoked: 'examples/rust/tests/problems/messages/plugin-missing.txt',
        },
        {
          slug: 'core-plugin-not-loaded',
          tool: 'pact-core',
          text: 'ERROR pact_ffi::plugins: Could not load plugin - Plugin {name and version} was not found',
          source: 'crates:pact_ffi@0.5.12:src/plugins/mod.rs',
          provoked: 'examples/javascript/messages/plugin-missing.txt',
        },
        {
          slug: 'go-plugin-not-started',
          tool: 'pact-go',
          text: 'pact setup failed:the plugin could not be started',
          source: 'pact-foundation/pact-go@v2.7.0:consumer/http_v4.go',
          provoked: 'examples/go/problems/messages/plugin-missing.txt',
        },
        {
          slug: 'python-plugin-not-loaded',
          tool: 'pact-python',
          text: 'RuntimeError: Failed to load the plugin {name}',
          source: 'pypi:pact-python-ffi@0.5.12.1:pact_ffi/__init__.py',
          provoked: 'examples/python/tests/problems/messages/plugin-missing.txt',
        },
        {
          slug: 'rust-plugin-not-loaded',
          tool: 'pact-rust',
          text: "thread '{test}' panicked at pact_consumer-{version}/src/builders/pact_builder.rs:{line}:\nCould not load plugin - {reason}",
          source: 'crates:pact_consumer@1.4.11:src/builders/pact_builder.rs',
          provoked: 'examples/rust/tests/problems/messages/plugin-missing.txt',
        },
        {
          slug: 'jvm-plugin-not-found',
          tool: 'pact-jvm',
          text: 'io.pact.plugins.jvm.core.PactPluginNotFoundException: Plugin {name} with version {version} was not found',
          source:
            'pact-foundation/pact-plugins@pact-jvm-driver-v1.2.2:drivers/jvm/core/src/main/kotlin/io/pact/plugins/jvm/core/Library.kt',
        },
        {
          slug: 'jvm-plugin-manifest',
          tool: 'pact-jvm',
          text: "No plugin with name '{name}' and version '{version}' was found in the Pact plugin directory '{folder}'",
          source:
            'pact-foundation/pact-plugins@pact-jvm-driver-v1.2.2:drivers/jvm/core/src/main/kotlin/io/pact/plugins/jvm/core/PluginManager.kt',
        },
        {
          slug: 'php-plugin-not-loaded',
          tool: 'pact-php',
          text: 'PhpPact\\Plugin\\Exception\\PluginNotLoadedException: Failed to load the plugin.',
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/Plugin/Exception/PluginNotLoadedException.php',
        },
        {
          slug: 'ruby-plugin-not-loaded',
          tool: 'pact-ruby',
          text: 'FFI error: reason: plugin_load_failed, status: 2, message: There was an error while trying to initialize plugin {name and version}',
          source: 'pact-foundation/pact-ruby@v2.0.2:lib/pact/consumer/grpc_interaction_builder.rb',
        },
      ],
      cause:
        'The test names a plugin, and no folder in `~/.pact/plugins`, or in the one that `PACT_PLUGIN_DIR` names, has a manifest with this name and this version or a newer one that is compatible. The driver then asks the index on GitHub, which has none, or is not reached. In CI and in containers, the user who runs the tests often has another home.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'Install the plugin before the tests, with the version that the test names. Pact JS goes on without it and writes an empty body, so the failure may come later.',
          code: {
            language: 'bash',
            text: 'npm install --save-dev @pact-foundation/pact-cli\nnpx pact plugin install --yes --skip-if-installed --version 0.8.0 protobuf',
          },
        },
        {
          sdks: ['python'],
          words: 'Install the plugin before the tests, with the version that `using_plugin` names.',
          code: {
            language: 'bash',
            text: 'pip install pact-python-cli\npact plugin install --yes --skip-if-installed --version 0.8.0 protobuf',
          },
        },
        {
          sdks: ['ruby'],
          words:
            'Install the version that is asked for: 0.6.5 of `protobuf`, unless `with_pact_protobuf_plugin_version` names another.',
          code: {
            language: 'bash',
            text: 'pact plugin install --yes --skip-if-installed --version 0.6.5 protobuf',
          },
        },
        {
          words: 'Install the plugin in a step before the tests, as the user who runs them.',
          code: {
            language: 'bash',
            text: 'pact plugin install --yes --skip-if-installed --version 0.8.0 protobuf',
          },
        },
      ],
      verify: {
        words: 'Name and version are listed, and a new pact has `plugins` in its `metadata`.',
        command: 'pact plugin list installed --log-level error',
      },
      more: [
        {page: '/implementation_guides/cli/pact-plugin#installing-a-plugin', title: 'Install a plugin'},
        {page: '/plugins/directory', title: 'Which plugins there are'},
        {page: '/plugins/quick_start', title: 'What plugins do'},
      ],
    },
    {
      id: 'message-handler-missing',
      title: '`no handler found for message`, `No annotated methods were found for interaction`',
      messages: [
        {
          slug: 'js-message-handler-missing',
          tool: 'pact-js',
          text: 'no handler found for message {description}',
          source: 'npm:@pact-foundation/pact@17.1.4:src/dsl/verifier/proxy/messages.js',
          provoked: 'examples/javascript/messages/message-handler-missing.txt',
        },
        {
          slug: 'jvm-message-method-missing',
          tool: 'pact-jvm',
          text: "No annotated methods were found for interaction '{description}'. You need to provide a method annotated with @PactVerifyProvider",
          source:
            'pact-foundation/pact-jvm@4_7_5:provider/src/main/kotlin/au/com/dius/pact/provider/ProviderVerifier.kt',
          provoked: 'examples/java/src/test/java/com/example/shop/problems/messages/message-no-method.txt',
        },
        {
          slug: 'go-message-handler-missing',
          tool: 'pact-go',
          text: 'message handler not found for message description: {description}',
          source: 'pact-foundation/pact-go@v2.7.0:message/verifier.go',
          provoked: 'examples/go/problems/messages/message-handler-missing.txt',
        },
        {
          slug: 'python-message-handler-missing',
          tool: 'pact-python',
          text: "No message handler for '{description}'. Known messages: {descriptions}",
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
          provoked: 'examples/python/tests/problems/messages/message-missing.txt',
        },
        {
          slug: 'net-message-scenario-missing',
          tool: 'pact-net',
          text: 'WARNING: An interaction was not found for description: {description}',
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet/Verifier/Messaging/MessagingProvider.cs',
        },
      ],
      cause:
        'The verifier asks your test for each message by its description, and none of the functions is registered under exactly that text. Only Pact JVM names it in the report; elsewhere the line is in the log, and the report has a body of another type, or missing keys.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Copy the description from the message into the key.',
          code: {
            language: 'diff',
            text: ` messageProviders: {
-  'order was placed': async () => orderPlaced(order),
+  'order placed': async () => orderPlaced(order),
 },`,
          },
        },
        {
          sdks: ['java', 'groovy'],
          words:
            'Copy the description into the annotation, and make sure that the package is one of those that `MessageTestTarget` names. Groovy has the same annotation.',
          code: {
            language: 'diff',
            text: `-@PactVerifyProvider("order was placed")
+@PactVerifyProvider("order placed")
 MessageAndMetadata orderPlaced() {`,
          },
        },
        {
          sdks: ['kotlin'],
          words: 'Copy the description into the annotation, and check the packages of `MessageTestTarget`.',
          code: {
            language: 'diff',
            text: `-@PactVerifyProvider("order was placed")
+@PactVerifyProvider("order placed")
 fun orderPlaced(): MessageAndMetadata {`,
          },
        },
        {
          sdks: ['go'],
          words: 'Copy the description into the key.',
          code: {
            language: 'diff',
            text: ` MessageHandlers: message.Handlers{
-	"order was placed": placed,
+	"order placed": placed,
 },`,
          },
        },
        {
          sdks: ['python'],
          words: 'Copy the description into the key.',
          code: {
            language: 'diff',
            text: '-.message_handler({"order was placed": publish_newest_order})\n+.message_handler({"order placed": publish_newest_order})',
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Copy the description into the scenario.',
          code: {
            language: 'diff',
            text: '-.WithMessages(messages => messages.Add("order was placed", () => OrderPublisher.Placed(order)), json)\n+.WithMessages(messages => messages.Add("order placed", () => OrderPublisher.Placed(order)), json)',
          },
        },
        {
          sdks: ['ruby'],
          words:
            'Nothing names the handler that is missing: the report says `Actual map is missing the following keys`. Copy the description.',
          code: {
            language: 'diff',
            text: '-handle_message "order was placed" do |state|\n+handle_message "order placed" do |state|',
          },
        },
        {
          sdks: ['scala'],
          words: 'A description without a `case` fails with `scala.MatchError`. Copy the description.',
          code: {
            language: 'diff',
            text: `-override def messages: ResponseFactory = { case "order was placed" =>
+override def messages: ResponseFactory = { case "order placed" =>
   MessageAndMetadataBuilder(message.body, message.metadata)
 }`,
          },
        },
        {
          words: 'List the descriptions of the pact, and let the endpoint for messages answer each of them.',
          code: {
            language: 'bash',
            text: 'grep -h \'"description"\' pacts/OrderMailer-OrderPublisher.json',
          },
        },
      ],
      verify: {words: 'The line is gone from the log, and the report compares the body of that message.'},
      more: [
        {
          page: '/implementation_guides/javascript/docs/troubleshooting#message-handler-missing',
          title: 'Troubleshooting Pact JS',
        },
        {page: '/implementation_guides/jvm/docs/troubleshooting#message-no-method', title: 'Troubleshooting Pact JVM'},
        {
          page: '/implementation_guides/go/docs/troubleshooting#message-handler-missing',
          title: 'Troubleshooting Pact Go',
        },
        {page: '/getting_started/how_pact_works', title: 'How Pact works'},
      ],
    },
    {
      id: 'message-metadata',
      title: "`Expected message metadata 'topic'`",
      messages: [
        {
          slug: 'core-message-metadata',
          tool: 'pact-core',
          text: "Expected message metadata '{key}' to have value '{value}' but was '{value}'",
          source: 'crates:pact_matching@2.1.0:src/lib.rs',
          provoked: 'examples/javascript/messages/message-metadata.txt',
        },
        {
          slug: 'core-message-metadata-missing',
          tool: 'pact-core',
          text: "Expected message metadata '{key}' but was missing",
          source: 'crates:pact_matching@2.1.0:src/lib.rs',
          provoked: 'examples/go/problems/messages/message-without-metadata.txt',
        },
        {
          slug: 'jvm-message-metadata',
          tool: 'pact-jvm',
          text: "metadata: Expected '{value}' (String) to be equal to '{value}' (String)",
          source:
            'pact-foundation/pact-jvm@4_7_5:core/matchers/src/main/kotlin/au/com/dius/pact/core/matchers/MatcherExecutor.kt',
          provoked: 'examples/java/src/test/java/com/example/shop/problems/messages/message-metadata.txt',
        },
        {
          slug: 'jvm-message-metadata-missing',
          tool: 'pact-jvm',
          text: "Expected metadata '{key}' but was missing",
          source:
            'pact-foundation/pact-jvm@4_7_5:core/matchers/src/main/kotlin/au/com/dius/pact/core/matchers/Matching.kt',
        },
      ],
      cause:
        'The consumer asked for metadata, such as a topic or a key, and the function of the provider returned the contents alone, another value, or another spelling of the name. `contentType` is in every pact whose message has contents. Metadata that the pact does not mention is ignored.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Return the metadata that the client of the queue would send.',
          code: {
            language: 'diff',
            text: `-'order placed': async () => orderPlaced(order),
+'order placed': providerWithMetadata(async () => orderPlaced(order), {
+  topic: 'orders',
+  contentType: 'application/json',
+}),`,
          },
        },
        {
          sdks: ['java', 'groovy'],
          words: 'Return body and metadata in one object; a text alone is compared without metadata. In Java:',
          code: {
            language: 'diff',
            text: `-return new MessageAndMetadata(message.body(), Map.of());
+return new MessageAndMetadata(
+    message.body(), Map.of("topic", "orders", "contentType", "application/json"));`,
          },
        },
        {
          sdks: ['kotlin'],
          words: 'Return body and metadata in one object.',
          code: {
            language: 'diff',
            text: `-return MessageAndMetadata(message.body, mapOf())
+val metadata = mapOf("topic" to "orders", "contentType" to "application/json")
+return MessageAndMetadata(message.body, metadata)`,
          },
        },
        {
          sdks: ['go'],
          words: 'Return the metadata, with the content type.',
          code: {
            language: 'diff',
            text: `-return NewOrderPlaced(order, email), nil, nil
+metadata := message.Metadata{"topic": "orders", "contentType": "application/json"}
+return NewOrderPlaced(order, email), metadata, nil`,
          },
        },
        {
          sdks: ['python'],
          words: 'Return a `Message` with its type and metadata; `bytes` alone have neither.',
          code: {
            language: 'diff',
            text: `-return json.dumps(event).encode()
+return Message(
+    contents=json.dumps(event).encode(),
+    metadata={"topic": "orders"},
+    content_type="application/json",
+)`,
          },
        },
        {
          sdks: ['dotnet'],
          words:
            'Add the metadata before the content. Names are written by the JSON settings of `WithMessages`, so keep them small.',
          code: {
            language: 'diff',
            text: ` messages.Add("order placed", message => message
+    .WithMetadata(new { topic = "orders" })
     .WithContent(() => OrderPublisher.Placed(order)))`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'Return two values, the contents and the metadata.',
          code: {
            language: 'diff',
            text: ` handle_message "order placed" do |state|
-  OrderPublisher.order_placed(order)
+  [OrderPublisher.order_placed(order), { topic: "orders" }]
 end`,
          },
        },
        {
          sdks: ['php'],
          words: 'Answer with both headers: the type, and the metadata as JSON in Base64.',
          code: {
            language: 'diff',
            text: ` Emitter::emit(new Response(200, [
     'Content-Type' => 'application/json',
+    'Pact-Message-Metadata' => base64_encode(json_encode(['topic' => 'orders'])),
 ], json_encode($event)));`,
          },
        },
        {
          sdks: ['scala'],
          words: 'Give the metadata beside the body.',
          code: {
            language: 'diff',
            text: `-MessageAndMetadataBuilder(message.body, Map.empty[String, Any])
+MessageAndMetadataBuilder(message.body, Map("topic" -> "orders", "contentType" -> "application/json"))`,
          },
        },
        {
          words: 'Answer with the header `Pact-Message-Metadata`, which is JSON in Base64. This prints its value.',
          code: {language: 'bash', text: 'printf \'{"topic":"orders"}\' | base64'},
        },
      ],
      verify: {words: 'Each key stands in the report with `(OK)`.'},
      more: [
        {page: '/implementation_guides/javascript/docs/messages', title: 'Messages in Pact JS'},
        {page: '/implementation_guides/jvm/docs/messages#provider', title: 'Messages in Pact JVM'},
        {page: '/recipes/kafka', title: 'Kafka'},
      ],
    },
    {
      id: 'message-content-type',
      title: "A message fails with `the actual content type was '*/*'`, `'text/plain'` or `'text/html'`",
      messages: [
        {
          slug: 'core-message-plain-type',
          tool: 'pact-core',
          text: "Expected a body of '{type}' but the actual content type was 'text/plain;charset=utf-8'",
          source: 'crates:pact_matching@2.1.0:src/lib.rs',
          provoked: 'examples/go/problems/messages/message-without-metadata.txt',
        },
        {
          slug: 'core-message-html-type',
          tool: 'pact-core',
          text: "Expected message metadata 'contentType' to have value '{type}' but was '\"text/html;charset=utf-8\"'",
          source: 'crates:pact_matching@2.1.0:src/lib.rs',
          provoked: 'examples/python/tests/problems/messages/message-missing.txt',
        },
      ],
      cause:
        '`*/*` is an empty answer: in Pact Go the handler is missing or failed, in Pact Ruby it failed. `text/html` is an error page in place of the message, in Pact Python, Pact PHP and servers of your own. `text/plain` is a message without a content type.',
      fixes: [
        {
          sdks: ['go'],
          words:
            'Read the line with `[ERROR]` above the report; it tells a missing handler from one that failed. Name the type in the metadata.',
          code: {
            language: 'diff',
            text: `-return NewOrderPlaced(order, email), nil, nil
+return NewOrderPlaced(order, email), message.Metadata{"contentType": "application/json"}, nil`,
          },
        },
        {
          sdks: ['python'],
          words: 'The log has the traceback of the handler. Return a `Message` whose contents are bytes.',
          code: {
            language: 'diff',
            text: `-return json.dumps(event)
+return Message(contents=json.dumps(event).encode(), metadata=None, content_type="application/json")`,
          },
        },
        {
          sdks: ['php'],
          words:
            "Set the type yourself, since PHP's default is HTML, and look into the log of the endpoint for a 404 or 500.",
          code: {
            language: 'diff',
            text: `-Emitter::emit(new Response(200, [], json_encode($event)));
+Emitter::emit(new Response(200, ['Content-Type' => 'application/json'], json_encode($event)));`,
          },
        },
        {
          words: 'Ask the endpoint for the message as the verifier does, and look at status and type.',
          code: {
            language: 'bash',
            text: `curl --include --header "Content-Type: application/json" \\
  --data '{"description": "order placed", "providerStates": []}' \\
  http://localhost:8080/_pact/messages`,
          },
        },
      ],
      verify: {words: 'The report has `has a matching body (OK)`.'},
      more: [
        {
          page: '/implementation_guides/go/docs/troubleshooting#message-without-metadata',
          title: 'Troubleshooting Pact Go',
        },
        {
          page: '/implementation_guides/python/docs/troubleshooting#message-missing',
          title: 'Troubleshooting Pact Python',
        },
        {page: '/implementation_guides/php/docs/troubleshooting#message-html', title: 'Troubleshooting Pact PHP'},
      ],
    },
    {
      id: 'plugin-refused-contents',
      title: '`Request to configure interaction failed`, `The plugin returned an error`',
      messages: [
        {
          slug: 'plugin-configure-failed',
          tool: 'pact-plugins',
          text: 'Request to configure interaction failed: {reason}',
          source: 'crates:pact-plugin-driver@1.2.6:src/content.rs',
        },
        {
          slug: 'jvm-interaction-not-set',
          tool: 'pact-jvm',
          text: 'Failed to set the interaction: {reason}',
          source:
            'pact-foundation/pact-jvm@4_7_5:consumer/src/main/kotlin/au/com/dius/pact/consumer/dsl/PactBuilder.kt',
        },
        {
          slug: 'rust-plugin-call-failed',
          tool: 'pact-rust',
          text: 'Failed to call out to plugin - {reason}',
          source: 'crates:pact_consumer@1.4.11:src/builders/response_builder.rs',
        },
        {
          slug: 'go-plugin-content',
          tool: 'pact-go',
          text: 'failed to get plugin content for interaction: the plugin returned an error',
          source: 'pact-foundation/pact-go@v2.7.0:consumer/http_v4.go',
        },
        {
          slug: 'python-plugin-error',
          tool: 'pact-python',
          text: 'RuntimeError: The plugin returned an error: {reason}',
          source: 'pypi:pact-python-ffi@0.5.12.1:pact_ffi/__init__.py',
        },
        {
          slug: 'php-plugin-error',
          tool: 'pact-php',
          text: 'PhpPact\\Plugin\\Exception\\PluginBodyNotAddedException: The plugin returned an error.',
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/Plugin/Exception/PluginBodyNotAddedException.php',
        },
        {
          slug: 'ruby-plugin-error',
          tool: 'pact-ruby',
          text: 'FFI error: reason: plugin_error, status: 6, message: There was an error while trying to add interaction "{description}"',
          source: 'pact-foundation/pact-ruby@v2.0.2:lib/pact/consumer/grpc_interaction_builder.rb',
        },
      ],
      cause:
        'The plugin runs, and refused what the test described: a field or method that is not in the schema, a value of another type, a file that it does not find. The reason is behind the colon, or in the log of core and plugin where the library leaves it out.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy', 'scala'],
          words: 'Read the reason behind the colon. If it says too little, the log of the plugin has more.',
          code: {
            language: 'bash',
            text: 'find "${PACT_PLUGIN_DIR:-$HOME/.pact/plugins}" -path "*log*" -type f -mmin -10 -exec tail -n 40 {} +',
          },
        },
        {
          sdks: ['go'],
          words: 'Let the core log its errors; the line before the panic has the reason.',
          code: {language: 'bash', text: 'PACT_LOG_LEVEL=DEBUG go test -run TestParcelLabel ./consumer'},
        },
        {
          sdks: ['php'],
          words:
            'Switch on the log by the [PHPUnit extension](/implementation_guides/php/docs/troubleshooting#phpunit-extension), since `setLogLevel` is not enough for plugins.',
          code: {
            language: 'bash',
            text: 'PACT_LOGLEVEL=DEBUG vendor/bin/phpunit --configuration phpunit.debug.xml --filter PackingDeskTest',
          },
        },
        {
          words: 'Look into the log of the plugin, and correct the contents.',
          code: {
            language: 'bash',
            text: 'find "${PACT_PLUGIN_DIR:-$HOME/.pact/plugins}" -path "*log*" -type f -mmin -10 -exec tail -n 40 {} +',
          },
        },
      ],
      verify: {words: 'The test reaches its own code, and the pact has contents.'},
      more: [
        {
          page: '/implementation_guides/pact_plugins/docs/matching-rule-definition-expressions',
          title: 'Matching expressions of plugins',
        },
        {page: '/implementation_guides/pact_plugins/plugins/protobuf', title: 'The Protobuf plugin'},
      ],
    },
    {
      id: 'plugin-missing-in-verification',
      title: 'Verification ends with `Plugin … was not found`',
      messages: [
        {
          slug: 'verifier-plugin-not-found',
          tool: 'pact-verifier',
          text: 'Verification failed with error: Plugin {name and version} was not found',
          source: 'crates:pact_verifier_cli@1.4.0:src/lib.rs',
          provoked: 'examples/cli/problems/output/plugin-missing.txt',
        },
        {
          slug: 'core-verification-plugin',
          tool: 'pact-core',
          text: 'Verification execution failed: Plugin {name and version} was not found',
          source: 'crates:pact_ffi@0.5.12:src/verifier/handle.rs',
          provoked: 'examples/javascript/messages/plugin-missing-in-verification.txt',
        },
        {
          slug: 'jvm-verification-plugin',
          tool: 'pact-jvm',
          text: 'Failed to load plugin {name}/{version} - {reason}',
          source:
            'pact-foundation/pact-jvm@4_7_5:provider/src/main/kotlin/au/com/dius/pact/provider/ProviderVerifier.kt',
        },
      ],
      cause:
        "The pact names the plugin that wrote it, and the provider's build does not have that version or a newer one. Pact JS calls it a crash of the core and asks for a bug report; there is none to write.",
      fixes: [
        {
          words: 'Read name and version in the pact, and install them where the provider is verified.',
          code: {
            language: 'bash',
            text: 'grep -A 6 \'"plugins"\' pacts/OrderWeb-OrderApi.json\npact plugin install --yes --skip-if-installed --version 0.8.0 protobuf',
          },
        },
      ],
      verify: {words: 'The report lists the interactions of the pact.'},
      more: [
        {page: '/implementation_guides/javascript/docs/plugins#pact-core-crashed', title: 'Plugins in Pact JS'},
        {page: '/implementation_guides/jvm/docs/plugins#plugin-not-found', title: 'Plugins in Pact JVM'},
      ],
    },
    {
      id: 'transport-unknown',
      title: "`Transport 'grpc' is not a known transport`, `Did not find a catalogue entry for key 'transport/grpc'`",
      messages: [
        {
          slug: 'core-transport-unknown',
          tool: 'pact-core',
          text: "Failed to configure mock server transport '{name}' - Transport '{name}' is not a known transport",
          source: 'crates:pact_ffi@0.5.12:src/mock_server/mod.rs',
          provoked: 'examples/go/problems/messages/transport-unknown.txt',
        },
        {
          slug: 'go-plugin-transport',
          tool: 'pact-go',
          text: 'unable to start plugin transport: unable to start the mock server',
          source: 'pact-foundation/pact-go@v2.7.0:message/v4/synchronous_message.go',
          provoked: 'examples/go/problems/messages/transport-unknown.txt',
        },
        {
          slug: 'rust-catalogue-entry',
          tool: 'pact-rust',
          text: "Did not find a catalogue entry for key '{key}'",
          source: 'crates:pact_consumer@1.4.11:src/builders/pact_builder.rs',
          provoked: 'examples/rust/tests/problems/messages/transport-unknown.txt',
        },
        {
          slug: 'rust-catalogue-no-transport',
          tool: 'pact-rust',
          text: "Catalogue entry for key '{key}' is not for a network transport",
          source: 'crates:pact_consumer@1.4.11:src/builders/pact_builder.rs',
        },
        {
          slug: 'jvm-registry-entry',
          tool: 'pact-jvm',
          text: "Did not find an entry for '{key}' in the plugin registry",
          source:
            'pact-foundation/pact-jvm@4_7_5:consumer/src/main/kotlin/au/com/dius/pact/consumer/PluginMockServer.kt',
        },
        {
          slug: 'jvm-interaction-type',
          tool: 'pact-jvm',
          text: "No interaction type of '{type}' was found in the catalogue",
          source:
            'pact-foundation/pact-jvm@4_7_5:consumer/src/main/kotlin/au/com/dius/pact/consumer/dsl/PactBuilder.kt',
        },
      ],
      cause:
        'No plugin that is loaded at this moment has a transport, or a type of interaction, of that name. The plugin is not loaded in this test, or not before the transport; the name is misspelt; or it is a plugin in Lua, which has no transport.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Load the plugin first; its transport is called `grpc`.',
          code: {
            language: 'diff',
            text: ` pact.AddSynchronousMessage("a request for the stock").
+	UsingPlugin(v4.PluginConfig{Plugin: "protobuf", Version: "0.8.0"}).
 	WithContents(contents, "application/grpc").
 	StartTransport("grpc", "127.0.0.1", nil).`,
          },
        },
        {
          sdks: ['rust'],
          words: 'Load the plugin, and name its transport with the prefix.',
          code: {
            language: 'diff',
            text: `-let mut pact = PactBuilder::new_v4("StockClient", "StockService");
+let mut pact = PactBuilder::new_v4("StockClient", "StockService")
+    .using_plugin("protobuf", Some("0.8.0".to_string()))
+    .await;
-let stock = pact.start_mock_server_async(Some("grpc"), None).await;
+let stock = pact.start_mock_server_async(Some("transport/grpc"), None).await;`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy', 'scala'],
          words:
            'Load the plugin in the pact method of this test, name one of the three types, and give the entry with the name of the plugin. In Java:',
          code: {
            language: 'diff',
            text: ` return builder
+    .usingPlugin("protobuf", "0.8.0")
-    .expectsToReceive("a request for the stock", "core/interaction/messages")
+    .expectsToReceive("a request for the stock", "core/interaction/synchronous-message")
 @MockServerConfig(
     implementation = MockServerImplementation.Plugin,
-    registryEntry = "grpc")
+    registryEntry = "protobuf/transport/grpc")`,
          },
        },
        {
          sdks: ['python'],
          words: 'Load the plugin on the `Pact` that serves.',
          code: {
            language: 'diff',
            text: '-pact = Pact("StockClient", "StockService")\n+pact = Pact("StockClient", "StockService").using_plugin("protobuf", "0.8.0")\n with pact.serve(addr="127.0.0.1", transport="grpc") as server:',
          },
        },
        {
          words: 'Check that the plugin is installed, and load it in the same test before the transport.',
          code: {language: 'bash', text: 'pact plugin list installed --log-level error'},
        },
      ],
      verify: {words: 'The mock server starts, and the test gets its port.'},
      more: [
        {page: '/implementation_guides/go/docs/plugins#transport-unknown', title: 'Plugins in Pact Go'},
        {page: '/implementation_guides/jvm/docs/plugins#registry-entry', title: 'Plugins in Pact JVM'},
        {page: '/implementation_guides/rust/plugins', title: 'Plugins in Pact Rust'},
      ],
    },
    {
      id: 'plugin-process',
      title: '`Plugin process did not output the correct startup message`',
      messages: [
        {
          slug: 'plugin-startup-message',
          tool: 'pact-plugins',
          text: 'Plugin process did not output the correct startup message in 60 seconds: {reason}',
          source: 'crates:pact-plugin-driver@1.2.6:src/child_process.rs',
        },
        {
          slug: 'plugin-process-not-started',
          tool: 'pact-plugins',
          text: "Was not able to start plugin process for '{path}' - {reason}",
          source: 'crates:pact-plugin-driver@1.2.6:src/grpc_plugin.rs',
        },
        {
          slug: 'plugin-init-request',
          tool: 'pact-plugins',
          text: 'Failed to send init request to the plugin - {reason}',
          source: 'crates:pact-plugin-driver@1.2.6:src/plugin_manager.rs',
        },
        {
          slug: 'jvm-plugin-startup-message',
          tool: 'pact-jvm',
          text: 'Plugin process did not output the correct startup message in {time} ms - got {answer}',
          source:
            'pact-foundation/pact-plugins@pact-jvm-driver-v1.2.2:drivers/jvm/core/src/main/kotlin/io/pact/plugins/jvm/core/PluginManager.kt',
        },
        {
          slug: 'jvm-plugin-process',
          tool: 'pact-jvm',
          text: 'Plugin process did not start correctly - {reason}',
          source:
            'pact-foundation/pact-plugins@pact-jvm-driver-v1.2.2:drivers/jvm/core/src/main/kotlin/io/pact/plugins/jvm/core/PluginManager.kt',
        },
        {
          slug: 'jvm-plugin-init',
          tool: 'pact-jvm',
          text: 'Init call to plugin {name} failed: {reason}',
          source:
            'pact-foundation/pact-plugins@pact-jvm-driver-v1.2.2:drivers/jvm/core/src/main/kotlin/io/pact/plugins/jvm/core/PluginManager.kt',
        },
      ],
      cause:
        'A plugin is a program that prints its port in a line of JSON and then waits for calls. It is for another processor or C library, may not be executed, lacks a runtime such as Java, or was too slow on a busy machine. In containers, a loopback address or a proxy may keep the call from reaching it.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy', 'scala'],
          words:
            'Start the program by hand to see its own message. Pact JVM waits 10 seconds; on slow machines, let it wait longer, here with Maven.',
          code: {
            language: 'bash',
            text: '"$HOME/.pact/plugins/protobuf-0.8.0/pact-protobuf-plugin"\n./mvnw test -DargLine="-Dpact.plugin.loadTimeoutInMs=60000"',
          },
        },
        {
          words:
            'Start the program by hand to see its own message, and end it with Ctrl+C. If it is for another system, remove and install it on this one.',
          code: {
            language: 'bash',
            text: `file "$HOME/.pact/plugins/protobuf-0.8.0/pact-protobuf-plugin"
"$HOME/.pact/plugins/protobuf-0.8.0/pact-protobuf-plugin"
pact plugin remove protobuf 0.8.0 --yes
pact plugin install --yes --version 0.8.0 protobuf`,
          },
        },
      ],
      verify: {words: 'The program prints a line of JSON with `port`, and the test reaches its own code.'},
      more: [
        {page: '/implementation_guides/pact_plugins/docs/plugin-driver-design', title: 'How a driver starts a plugin'},
        {page: '/implementation_guides/cli/pact-plugin', title: 'Pact Plugin'},
      ],
    },
    {
      id: 'plugin-install',
      title: '`is not a known plugin`, `Did not find a matching file pattern on GitHub to install`',
      messages: [
        {
          slug: 'cli-plugin-unknown',
          tool: 'pact-cli',
          text: "'{name}' is not a known plugin. Known plugins are: {names}",
          source: 'pact-foundation/pact-plugins@pact-plugin-cli-v0.3.0:cli/src/install.rs',
          provoked: 'examples/cli/problems/output/plugin-name.txt',
        },
        {
          slug: 'cli-plugin-version',
          tool: 'pact-cli',
          text: "'{version}' is not a valid version for plugin '{name}'",
          source: 'pact-foundation/pact-plugins@pact-plugin-cli-v0.3.0:cli/src/install.rs',
        },
        {
          slug: 'cli-plugin-download',
          tool: 'pact-cli',
          text: 'ERROR pact_plugin_cli: error - Fetching root document for source',
          source: 'pact-foundation/pact-plugins@pact-plugin-cli-v0.3.0:cli/src/install.rs',
          provoked: 'examples/cli/problems/output/plugin-download.txt',
        },
        {
          slug: 'plugin-release-page',
          tool: 'pact-plugins',
          text: 'GitHub release page does not have a valid tag_name attribute',
          source: 'crates:pact-plugin-driver@1.2.6:src/plugin_manager.rs',
        },
        {
          slug: 'plugin-no-file',
          tool: 'pact-plugins',
          text: 'Did not find a matching file pattern on GitHub to install',
          source: 'crates:pact-plugin-driver@1.2.6:src/download.rs',
        },
        {
          slug: 'plugin-checksum',
          tool: 'pact-plugins',
          text: 'Downloaded file {file} has a checksum mismatch: {sum} != {sum}',
          source: 'crates:pact-plugin-driver@1.2.6:src/download.rs',
        },
      ],
      cause:
        'The index has no such name or version; GitHub is not reached, or answers without a release because the limit for requests without credentials is used up; or the release has no file for this system. A download that fails leaves its folder, which then counts as installed.',
      fixes: [
        {
          words:
            'Remove what the attempt left, show errors, and take a version that exists. For a plugin outside of the index, give the address of its release; where GitHub is not reached, set `HTTPS_PROXY` or copy the folder of the plugin.',
          code: {
            language: 'bash',
            text: `pact plugin list known
pact plugin remove csv 0.0.6 --yes
pact plugin install --yes --version 0.0.6 csv --log-level error`,
          },
        },
      ],
      verify: {words: 'The plugin is listed.', command: 'pact plugin list installed --log-level error'},
      more: [
        {page: '/implementation_guides/cli/troubleshooting#plugins', title: 'Troubleshooting the command line'},
        {page: '/implementation_guides/cli/pact-plugin#offline', title: 'Without a way to GitHub'},
      ],
    },
    {
      id: 'protobuf-field',
      title: "`Message Order has no field 'state'`, `Protobuf enum value … has no value`",
      messages: [
        {
          slug: 'plugin-protobuf-field',
          tool: 'pact-plugins',
          text: "Message {message} has no field '{field}'. Fields are {fields}",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/protobuf/mod.rs',
        },
        {
          slug: 'plugin-protobuf-enum',
          tool: 'pact-plugins',
          text: 'Protobuf enum value {type} has no value {value}',
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/protobuf/mod.rs',
        },
        {
          slug: 'plugin-protobuf-message-fields',
          tool: 'pact-plugins',
          text: 'For message fields, you need to define a Map of expected fields, got {value}',
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/protobuf/mod.rs',
        },
      ],
      cause:
        'The contents of the test name a field or a value that the `.proto` file does not have. Names are those of the file, in small letters with underscores, not those of the generated code; a message within a message is an object.',
      fixes: [
        {
          words: 'Write the names of the `.proto` file.',
          code: {
            language: 'diff',
            text: ` {
-  "orderId": "matching(integer, 42)",
+  "order_id": "matching(integer, 42)",
-  "customer": "notEmpty('Ada')"
+  "customer": {"name": "notEmpty('Ada')"}
 }`,
          },
        },
      ],
      verify: {words: 'The mock server starts, or the test gets the bytes of the message.'},
      more: [
        {
          page: '/implementation_guides/pact_plugins/plugins/protobuf#message-fields',
          title: 'Fields of the Protobuf plugin',
        },
      ],
    },
    {
      id: 'protobuf-service',
      title: '`Did not find a descriptor for service`, `Did not find a method descriptor for method`',
      messages: [
        {
          slug: 'plugin-protobuf-service',
          tool: 'pact-plugins',
          text: "Did not find a descriptor for service '{service}'",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/protobuf/mod.rs',
        },
        {
          slug: 'plugin-protobuf-method',
          tool: 'pact-plugins',
          text: "Did not find a method descriptor for method '{method}' in service '{service}'",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/protobuf/mod.rs',
        },
        {
          slug: 'plugin-protobuf-service-form',
          tool: 'pact-plugins',
          text: "Service name '{service}' is not valid, it should be of the form <SERVICE>/<METHOD>",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/utils.rs',
        },
        {
          slug: 'plugin-protobuf-message',
          tool: 'pact-plugins',
          text: "Did not find a descriptor for message '{message}' in '{file}'",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/protobuf/mod.rs',
        },
      ],
      cause:
        '`pact:proto-service` names a service or a method that the file in `pact:proto` does not have, or names the service with its package. `pact:message-type` is the same for a single message.',
      fixes: [
        {
          words: 'Name service and method without the package, and the file in which the service stands.',
          code: {
            language: 'diff',
            text: ` {
   "pact:content-type": "application/grpc",
-  "pact:proto-service": "shop.orders.Orders/GetOrder"
+  "pact:proto-service": "Orders/GetOrder"
 }`,
          },
        },
      ],
      verify: {words: 'The file has both names.', command: 'grep -nE "service|rpc|message" proto/orders.proto'},
      more: [
        {
          page: '/implementation_guides/pact_plugins/plugins/protobuf#protobuf-matching-definitions',
          title: 'Keys of the Protobuf plugin',
        },
      ],
    },
    {
      id: 'protoc',
      title: '`Failed to invoke protoc binary`',
      messages: [
        {
          slug: 'plugin-protoc',
          tool: 'pact-plugins',
          text: 'Failed to invoke protoc binary: exit code {status}',
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/protoc.rs',
        },
        {
          slug: 'plugin-protoc-download',
          tool: 'pact-plugins',
          text: 'Failed to download protoc - {status}',
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/protoc.rs',
        },
        {
          slug: 'plugin-protobuf-path',
          tool: 'pact-plugins',
          text: "Config item with key 'pact:proto' and path to the proto file is required",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/server.rs',
        },
        {
          slug: 'plugin-protobuf-type',
          tool: 'pact-plugins',
          text: "Config item with key 'pact:message-type' and the protobuf message name or 'pact:proto-service' and the service name is required",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/server.rs',
        },
      ],
      cause:
        'The plugin could not compile the `.proto` file: the path is relative, while the plugin runs in a folder of its own; an import is not found; or, up to 0.7.0, `protoc` is not there and cannot be fetched from GitHub. From 0.8.0 on the compiler is inside, and the message is `Failed to compile proto file`. The last two tell of a key that is missing.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Give an absolute path, and the folders in which imports are searched.',
          code: {
            language: 'diff',
            text: `-'pact:proto': './proto/orders.proto',
+'pact:proto': path.resolve('proto/orders.proto'),
+'pact:protobuf-config': {additionalIncludes: [path.resolve('proto')]},
 'pact:proto-service': 'Orders/GetOrder',`,
          },
        },
        {
          sdks: ['java'],
          words: 'Give an absolute path.',
          code: {
            language: 'diff',
            text: '-"pact:proto", "src/main/proto/orders.proto",\n+"pact:proto", Path.of("src/main/proto/orders.proto").toAbsolutePath().toString(),\n "pact:proto-service", "Orders/GetOrder",',
          },
        },
        {
          sdks: ['python'],
          words: 'Give an absolute path.',
          code: {
            language: 'diff',
            text: '-"pact:proto": "proto/orders.proto",\n+"pact:proto": str(Path("proto/orders.proto").resolve()),\n "pact:proto-service": "Orders/GetOrder",',
          },
        },
        {
          words: 'Give an absolute path in the contents, and see whether the file compiles by itself.',
          code: {
            language: 'bash',
            text: 'protoc --proto_path=proto --descriptor_set_out=/dev/null proto/orders.proto',
          },
        },
      ],
      verify: {words: 'The log of the plugin is free of errors, and the mock server starts.'},
      more: [
        {
          page: '/implementation_guides/pact_plugins/plugins/protobuf#installing-the-plugin',
          title: 'The compiler of the Protobuf plugin',
        },
      ],
    },
    {
      id: 'grpc-not-called',
      title: '`Did not receive any requests for path`, `Failed to match the request message`',
      messages: [
        {
          slug: 'plugin-grpc-not-called',
          tool: 'pact-plugins',
          text: "Did not receive any requests for path '{path}'",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/server.rs',
        },
        {
          slug: 'plugin-grpc-request',
          tool: 'pact-plugins',
          text: 'Failed to match the request message - {differences}',
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/mock_service.rs',
        },
        {
          slug: 'plugin-grpc-no-result',
          tool: 'pact-plugins',
          text: 'No match results were found for the incoming message',
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/mock_service.rs',
        },
      ],
      cause:
        'The gRPC client called another port or method than the mock server has, called nothing, or sent a request that differs from the description. For a difference, the client gets the status `FAILED_PRECONDITION`.',
      fixes: [
        {
          sdks: ['ruby'],
          words:
            'Build the address from the second argument of the block; without `mock_port: 0`, the mock server listens on 3009.',
          code: {
            language: 'diff',
            text: `-interaction.execute do
-  stub = Shop::Orders::Stub.new("localhost:50051", :this_channel_is_insecure)
+interaction.execute do |_message, mock_server|
+  stub = Shop::Orders::Stub.new("127.0.0.1:#{mock_server.port}", :this_channel_is_insecure)`,
          },
        },
        {
          sdks: ['java'],
          words: 'Build the address from the mock server, without TLS.',
          code: {
            language: 'diff',
            text: '-var channel = ManagedChannelBuilder.forTarget("localhost:50051").build();\n+var target = "127.0.0.1:" + mockServer.getPort();\n+var channel = ManagedChannelBuilder.forTarget(target).usePlaintext().build();',
          },
        },
        {
          sdks: ['python'],
          words: 'Take host and port of the server; its `url` begins with `grpc://`.',
          code: {
            language: 'diff',
            text: '-with grpc.insecure_channel("localhost:50051") as channel:\n+with grpc.insecure_channel(f"{server.host}:{server.port}") as channel:',
          },
        },
        {
          words:
            'Give the client the host and the port that the test gets, without TLS, and compare the request with the contents in the pact.',
          code: {language: 'bash', text: 'grep -nE "pact:proto-service|service" pacts/OrderWeb-OrderApi.json'},
        },
      ],
      verify: {words: 'The call returns the example of the response.'},
      more: [
        {page: '/implementation_guides/javascript/docs/plugins#grpc', title: 'gRPC with Pact JS'},
        {page: '/implementation_guides/jvm/docs/plugins#grpc', title: 'gRPC with Pact JVM'},
        {page: '/implementation_guides/ruby/plugins#grpc', title: 'gRPC with Pact Ruby'},
      ],
    },
    {
      id: 'grpc-verification',
      title: '`gRPC error: status …`, `transport error`',
      messages: [
        {
          slug: 'plugin-grpc-status',
          tool: 'pact-plugins',
          text: "gRPC error: status {status}, message '{message}'",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/verification.rs',
        },
        {
          slug: 'plugin-grpc-response',
          tool: 'pact-plugins',
          text: 'Received error response from gRPC provider - {error}',
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/verification.rs',
        },
        {
          slug: 'plugin-grpc-metadata',
          tool: 'pact-plugins',
          text: "Comparison of metadata key '{key}' failed: expected {value} but received {value}",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/metadata.rs',
        },
      ],
      cause:
        'The plugin calls your service itself, and got an error in place of the response. `transport error` is no connection, HTTP/1 in place of HTTP/2, or TLS on one side only. `Operation is not implemented or not supported` is a method that the service does not have, or one that a mock stands for. Other statuses come from your code, mostly because a provider state is missing.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy', 'scala'],
          words: 'Give a target with the transport and the port on which the service listens without TLS. In Java:',
          code: {
            language: 'diff',
            text: `-context.setTarget(new HttpTestTarget("localhost", 50051));
+context.setTarget(
+    new PluginTestTarget(
+        new HashMap<>(Map.of("host", "localhost", "port", 50051, "transport", "grpc"))));`,
          },
        },
        {
          sdks: ['dotnet'],
          words:
            'Let Kestrel speak HTTP/2 on that port, and verify with the command line: `PactVerifier` has no such transport.',
          code: {
            language: 'bash',
            text: 'pact verifier --file pacts/OrderWeb-OrderApi.json --provider-name OrderApi --transports grpc:5042',
          },
        },
        {
          words:
            'Name transport and port; on the command line it is this option. In code it is the transport of the verifier.',
          code: {
            language: 'bash',
            text: 'pact verifier --file pacts/OrderWeb-OrderApi.json --provider-name OrderApi --transports grpc:50051',
          },
        },
      ],
      verify: {words: 'The service answers on that port, and its log shows the call of the plugin.'},
      more: [
        {page: '/implementation_guides/jvm/docs/plugins#grpc-provider', title: 'Verify gRPC with Pact JVM'},
        {page: '/implementation_guides/net/docs/plugins#provider', title: 'Verify a provider in .NET'},
        {page: '/implementation_guides/cli/pact-verifier', title: 'Pact Verifier'},
      ],
    },
    {
      id: 'protobuf-differs',
      title: '`Expected and actual field have different types`, `Expected repeated field … to be empty`',
      messages: [
        {
          slug: 'plugin-protobuf-types',
          tool: 'pact-plugins',
          text: 'Expected and actual field have different types: {type} and {type}',
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/matching.rs',
        },
        {
          slug: 'plugin-protobuf-repeated',
          tool: 'pact-plugins',
          text: "Expected repeated field '{field}' to be empty but received {count} value",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/matching.rs',
        },
        {
          slug: 'plugin-protobuf-empty',
          tool: 'pact-plugins',
          text: "Expected message '{message}' but was missing or empty",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/matching.rs',
        },
      ],
      cause:
        'The message of the provider does not fit the description. Different types mean that both sides were built from different versions of the `.proto` file. A list without a rule for each entry has to have exactly the entries of the example.',
      fixes: [
        {
          words: 'Build both sides from one file. For a list, say that the rule is for each entry.',
          code: {
            language: 'diff',
            text: `-"lines": [{"sku": "matching(type, 'TEA-01')"}]
+"lines": {
+  "pact:match": "eachValue(matching($'line'))",
+  "line": {"sku": "matching(type, 'TEA-01')"}
+}`,
          },
        },
      ],
      verify: {words: 'The report has `has a matching body (OK)`.'},
      more: [
        {
          page: '/implementation_guides/pact_plugins/plugins/protobuf#map-and-repeated-fields',
          title: 'Lists and maps in the Protobuf plugin',
        },
      ],
    },
    {
      id: 'protobuf-descriptors',
      title:
        '`Pact file does not contain any Protobuf descriptors`, `Plugin configuration item with key … is required`',
      messages: [
        {
          slug: 'plugin-protobuf-no-descriptors',
          tool: 'pact-plugins',
          text: 'Pact file does not contain any Protobuf descriptors',
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/mock_server.rs',
        },
        {
          slug: 'plugin-protobuf-descriptor-key',
          tool: 'pact-plugins',
          text: "Plugin configuration item with key '{key}' is required. Received config {keys}",
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/utils.rs',
        },
        {
          slug: 'plugin-protobuf-checksum',
          tool: 'pact-plugins',
          text: 'Protobuf descriptors checksum failed. Expected {sum} but got {sum}',
          source: 'pactflow/pact-protobuf-plugin@v-0.7.0:src/utils.rs',
        },
      ],
      cause:
        'The pact has no compiled `.proto` file for this interaction. When the mock server starts, the contents never reached the plugin: `pact:content-type` is missing, or an error before was not looked at. In a verification, the pact is a mixture of an old run and a new one.',
      fixes: [
        {
          words: 'Delete the pact and run all tests of the consumer; then look at the first error, not at this one.',
          code: {language: 'bash', text: 'rm -f pacts/OrderWeb-OrderApi.json'},
        },
      ],
      verify: {
        words: 'The pact has the file below `plugins` in its `metadata`.',
        command: 'grep -c protoDescriptors pacts/OrderWeb-OrderApi.json',
      },
      more: [{page: '/implementation_guides/pact_plugins/plugins/protobuf', title: 'The Protobuf plugin'}],
    },
    {
      id: 'csv-plugin',
      title: '`Invalid column definition`, `Could not read the actual content` (CSV)',
      messages: [
        {
          slug: 'plugin-csv-column',
          tool: 'pact-plugins',
          text: 'Invalid column definition: {reason}',
          source: 'pact-foundation/pact-plugins@csv-plugin-0.0.6:plugins/csv/src/main.rs',
        },
        {
          slug: 'plugin-csv-no-rows',
          tool: 'pact-plugins',
          text: 'Failed to compare CSV contents: Could not read the actual content',
          source: 'pact-foundation/pact-plugins@csv-plugin-0.0.6:plugins/csv/src/main.rs',
        },
        {
          slug: 'plugin-csv-columns',
          tool: 'pact-plugins',
          text: "Expected columns '{name}', but was missing",
          source: 'pact-foundation/pact-plugins@csv-plugin-0.0.6:plugins/csv/src/main.rs',
        },
      ],
      cause:
        'A value of a column is not an expression but a bare number or text; the answer of the provider has no row below its header; or a column is not there, which is also what a file with semicolons looks like.',
      fixes: [
        {
          words: 'Write every value as an expression. Have the provider state create a row, and answer with commas.',
          code: {
            language: 'diff',
            text: ` {
   "csvHeaders": true,
-  "column:Sku": "TEA-01",
-  "column:Price": 4.5
+  "column:Sku": "matching(type, 'TEA-01')",
+  "column:Price": "matching(decimal, 4.5)"
 }`,
          },
        },
      ],
      verify: {words: 'The report has `has a matching body (OK)`.'},
      more: [{page: '/implementation_guides/pact_plugins/plugins/csv', title: 'The CSV plugin'}],
    },
    {
      id: 'avro-plugin',
      title: "`Couldn't find configuration for field`, `was not found in avro Schema provided`",
      messages: [
        {
          slug: 'plugin-avro-field',
          tool: 'pact-plugins',
          text: "Couldn't find configuration for field: {field}",
          source:
            'austek/pact-avro-plugin@v0.0.6:modules/plugin/src/main/scala/com/github/austek/plugin/avro/AvroRecord.scala',
        },
        {
          slug: 'plugin-avro-record',
          tool: 'pact-plugins',
          text: "Record '{name}' was not found in avro Schema provided",
          source:
            'austek/pact-avro-plugin@v0.0.6:modules/plugin/src/main/scala/com/github/austek/plugin/avro/interaction/InteractionBuilder.scala',
        },
        {
          slug: 'plugin-avro-schema',
          tool: 'pact-plugins',
          text: "Config item with key 'pact:avro' and path to the avro schema file is required",
          source:
            'austek/pact-avro-plugin@v0.0.6:modules/plugin/src/main/scala/com/github/austek/plugin/avro/PactAvroPluginService.scala',
        },
        {
          slug: 'plugin-avro-schema-file',
          tool: 'pact-plugins',
          text: 'Failed to parse avro schema from file: {path}',
          source:
            'austek/pact-avro-plugin@v0.0.6:modules/plugin/src/main/scala/com/github/austek/plugin/avro/utils/AvroUtils.scala',
        },
        {
          slug: 'plugin-avro-several',
          tool: 'pact-plugins',
          text: 'Multiple errors detected and logged, please check logs',
          source:
            'austek/pact-avro-plugin@v0.0.6:modules/plugin/src/main/scala/com/github/austek/plugin/avro/PactAvroPluginService.scala',
        },
      ],
      cause:
        'The Avro plugin compares the contents of the test with the schema in `pact:avro`. A field of the schema is missing in the contents, `pact:record-name` is not the name of the record, or the path leads to no schema. With several faults, only the log of the plugin names them.',
      fixes: [
        {
          words: 'Give an absolute path, the name of the record without its namespace, and every field.',
          code: {
            language: 'diff',
            text: ` {
-  "pact:avro": "schemas/orders.avsc",
-  "pact:record-name": "shop.Order",
+  "pact:avro": "/srv/orders/schemas/orders.avsc",
+  "pact:record-name": "Order",
   "pact:content-type": "avro/binary",
   "id": "matching(integer, 42)",
+  "status": "matching(type, 'PAID')"
 }`,
          },
        },
      ],
      verify: {words: 'The test gets the bytes of the record.'},
      more: [{page: '/plugins/directory', title: 'Plugins'}],
    },
    {
      id: 'plugin-specification',
      title: '`Plugin is not supported by specification`, `Plugins require V4 specification pacts`',
      messages: [
        {
          slug: 'php-plugin-specification',
          tool: 'pact-php',
          text: 'Plugin is not supported by specification {version}, use 4.0.0 or above',
          source:
            'pact-foundation/pact-php@10.2.1:src/PhpPact/Plugin/Exception/PluginNotSupportedBySpecificationException.php',
        },
        {
          slug: 'rust-plugin-specification',
          tool: 'pact-rust',
          text: 'Plugins require V4 specification pacts. Use PactBuilder::new_v4',
          source: 'crates:pact_consumer@1.4.11:src/builders/pact_builder.rs',
        },
        {
          slug: 'verifier-plugin-specification',
          tool: 'pact-verifier',
          text: 'Pacts must be V4 format to work with plugins - {reason}',
          source: 'crates:pact_verifier@1.5.0:src/lib.rs',
        },
      ],
      cause: 'Plugins came with version 4 of the specification, and the pact is of an older one.',
      fixes: [
        {
          sdks: ['php'],
          words: 'Set the version in the configuration: the default of 10.2.1 is 3.',
          code: {
            language: 'diff',
            text: ` $config = new MockServerConfig();
+$config->setPactSpecificationVersion('4.0.0');`,
          },
        },
        {
          sdks: ['rust'],
          words: 'Begin with the builder for version 4.',
          code: {
            language: 'diff',
            text: '-let mut pact = PactBuilder::new("PackingDesk", "LabelService");\n+let mut pact = PactBuilder::new_v4("PackingDesk", "LabelService");',
          },
        },
        {
          words: 'Let the consumer write version 4, and look into its pact.',
          code: {language: 'bash', text: 'grep -A 2 \'"pactSpecification"\' pacts/OrderWeb-OrderApi.json'},
        },
      ],
      verify: {words: 'It is 4.0.', command: 'grep -rh -A 2 \'"pactSpecification"\' pacts'},
      more: [
        {page: '/implementation_guides/php/docs/plugins', title: 'Plugins in Pact PHP'},
        {page: '/getting_started/specification', title: 'Versions of the specification'},
      ],
    },
    {
      id: 'php-plugin-body',
      title: '`Plugin only support json body contents`',
      messages: [
        {
          slug: 'php-plugin-json',
          tool: 'pact-php',
          text: 'Plugin only support json body contents',
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/Plugin/Driver/Body/PluginBodyDriver.php',
        },
        {
          slug: 'php-plugin-binary',
          tool: 'pact-php',
          text: 'Plugin does not support binary body',
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/Plugin/Driver/Body/PluginBodyDriver.php',
        },
        {
          slug: 'php-plugin-parts',
          tool: 'pact-php',
          text: 'At least 1 interaction part must be csv',
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/Plugins/Csv/Factory/CsvInteractionDriverFactory.php',
        },
      ],
      cause:
        'The test gave the finished contents, CSV or bytes, where the plugin wants to be told in JSON what to build; or the factory was not told which part of the interaction it is for.',
      fixes: [
        {
          sdks: ['php'],
          words: 'Describe the contents in JSON, and name the part.',
          code: {
            language: 'diff',
            text: `-$builder = new InteractionBuilder($config, new CsvInteractionDriverFactory());
+$builder = new InteractionBuilder($config, new CsvInteractionDriverFactory(InteractionPart::RESPONSE));
-new Text("Sku\\nTEA-01\\n", 'text/csv')
+new Text(json_encode(['csvHeaders' => true, 'column:Sku' => "matching(type, 'TEA-01')"]), 'text/csv')`,
          },
        },
      ],
      verify: {words: 'The test runs.'},
      more: [{page: '/implementation_guides/php/docs/plugins#plugin-json', title: 'Plugins in Pact PHP'}],
    },
    {
      id: 'plugin-kind',
      title: '`Plugin executable type of … is not supported`, `Lua plugins are not supported`',
      messages: [
        {
          slug: 'plugin-executable-type',
          tool: 'pact-plugins',
          text: 'Plugin executable type of {type} is not supported',
          source: 'crates:pact-plugin-driver@1.2.6:src/plugin_manager.rs',
        },
        {
          slug: 'plugin-lua-not-supported',
          tool: 'pact-plugins',
          text: "Lua plugins are not supported (the 'lua' feature of pact-plugin-driver is not enabled)",
          source: 'crates:pact-plugin-driver@1.2.6:src/plugin_manager.rs',
        },
        {
          slug: 'jvm-plugin-interface',
          tool: 'pact-jvm',
          text: 'Unsupported plugin interface version {version} for {name}',
          source:
            'pact-foundation/pact-plugins@pact-jvm-driver-v1.2.2:drivers/jvm/core/src/main/kotlin/io/pact/plugins/jvm/core/PluginManager.kt',
        },
      ],
      cause:
        'The manifest of the plugin asks for something that the driver in your library does not know: a script in Lua, or a newer interface. Pact JVM runs Lua since 4.7.4; PactNet, Pact Ruby and Pact PHP have a core that is older than that.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Raise Pact JVM; both sides need it. Here with Gradle:',
          code: {
            language: 'diff',
            text: "-testImplementation 'au.com.dius.pact.consumer:junit5:4.6.20'\n+testImplementation 'au.com.dius.pact.consumer:junit5:4.7.5'",
          },
        },
        {
          sdks: ['rust'],
          words: 'Switch the feature on in `Cargo.toml`.',
          code: {
            language: 'diff',
            text: ' [dev-dependencies]\n pact_consumer = "1.4.11"\n+pact-plugin-driver = { version = "1.2.6", features = ["lua"] }',
          },
        },
        {
          words: 'Take a newer version of the library, or verify with the command line, whose driver is newer.',
          code: {
            language: 'bash',
            text: 'pact verifier --file pacts/OrderWeb-OrderApi.json --provider-name OrderApi --port 8080',
          },
        },
      ],
      verify: {words: 'The plugin is loaded, and the pact has its contents.'},
      more: [
        {page: '/implementation_guides/pact_plugins/docs/lua-plugin-reference', title: 'Plugins in Lua'},
        {page: '/implementation_guides/pact_plugins/docs/plugin-driver-design', title: 'The manifest of a plugin'},
      ],
    },
    {
      id: 'catalogue-key',
      title: '`No catalogue entry found for key`, `Ambiguous catalogue entry key`',
      messages: [
        {
          slug: 'plugin-catalogue-entry',
          tool: 'pact-plugins',
          text: "No catalogue entry found for key '{key}'",
          source: 'crates:pact-plugin-driver@1.2.6:src/catalogue_manager.rs',
        },
        {
          slug: 'plugin-catalogue-ambiguous',
          tool: 'pact-plugins',
          text: "Ambiguous catalogue entry key '{key}': matches multiple entries ({keys}",
          source: 'crates:pact-plugin-driver@1.2.6:src/catalogue_manager.rs',
        },
      ],
      cause:
        'A plugin asked for a rule, generator or matcher of Pact or of another plugin, and nobody has registered that key; or the key is so short that several entries fit. Other libraries have other entries.',
      fixes: [
        {
          words: 'Write more of the key, from its end, until one entry fits. In a plugin in Lua:',
          code: {
            language: 'diff',
            text: '-local result = host_match_field("date", request)\n+local result = host_match_field("matcher/date", request)',
          },
        },
      ],
      verify: {
        words:
          'The log at level `debug` lists the key below `Updated catalogue entries`, and the call returns a result.',
      },
      more: [
        {
          page: '/implementation_guides/pact_plugins/docs/lua-plugin-reference#host-functions-available-to-your-script',
          title: 'Host functions of plugins in Lua',
        },
      ],
    },
    {
      id: 'message-handler-fails',
      title: '`error executive message handler`, `Failed to invoke provider method`',
      messages: [
        {
          slug: 'jvm-message-method-throws',
          tool: 'pact-jvm',
          text: "Failed to invoke provider method '{method}'",
          source:
            'pact-foundation/pact-jvm@4_7_5:provider/src/main/kotlin/au/com/dius/pact/provider/ProviderVerifier.kt',
          provoked: 'examples/java/src/test/java/com/example/shop/problems/messages/message-method-throws.txt',
        },
        {
          slug: 'go-message-handler-fails',
          tool: 'pact-go',
          text: 'error executive message handler %!s(<nil>)',
          source: 'pact-foundation/pact-go@v2.7.0:message/verifier.go',
          provoked: 'examples/go/problems/messages/message-handler-fails.txt',
        },
        {
          slug: 'net-message-scenario-fails',
          tool: 'pact-net',
          text: 'ERROR: Error handling message interaction: {exception}',
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet/Verifier/Messaging/MessagingProvider.cs',
        },
        {
          slug: 'ruby-message-handler-fails',
          tool: 'pact-ruby',
          text: 'cannot handle message request: {reason}',
          source: 'pact-foundation/pact-ruby@v2.0.2:lib/pact/provider/message_provider_servlet.rb',
        },
        {
          slug: 'verifier-message-request',
          tool: 'pact-verifier',
          text: 'Request to fetch message from provider failed: status {status}',
          source: 'crates:pact_verifier@1.5.0:src/messages.rs',
        },
        {
          slug: 'core-message-not-json',
          tool: 'pact-core',
          text: "Failed to parse the actual body: 'expected value at line 1 column 1'",
          source: 'crates:pact_matching@2.1.0:src/json.rs',
        },
      ],
      cause:
        'The function that builds the message on the side of the provider was found, and threw or returned an error. Most libraries keep the exception out of the report: Pact Go prints `%!s(<nil>)` in its place, PactNet and Pact Ruby have it in their log, and the comparison then sees no JSON.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Log the error yourself before you return it.',
          code: {
            language: 'diff',
            text: ` order, err := shop.order(42)
 if err != nil {
+	log.Printf("order placed: %v", err)
 	return nil, nil, err
 }`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy', 'scala'],
          words:
            'The log has the exception as a warning. The method may take nothing or the interaction, here in Java, and must not depend on a state that did not run.',
          code: {
            language: 'diff',
            text: ` @PactVerifyProvider("order placed")
-MessageAndMetadata orderPlaced(String description) {
+MessageAndMetadata orderPlaced(V4Interaction.AsynchronousMessage message) {`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'Write the log to the terminal, and return two values: contents and metadata.',
          code: {
            language: 'diff',
            text: ` message_pact_provider "OrderPublisher", opts: {
+  logger: Logger.new($stdout, level: :error),
   log_level: :warn
 }`,
          },
        },
        {
          sdks: ['dotnet'],
          words:
            'Send the output to the test, and read what stands before the report. Without a host of `localhost`, the server for messages refuses every request.',
          code: {
            language: 'diff',
            text: `-using var verifier = new PactVerifier("OrderPublisher");
+var config = new PactVerifierConfig { Outputters = [new XunitOutput(output)] };
+using var verifier = new PactVerifier("OrderPublisher", config);`,
          },
        },
        {
          words: 'Ask for the message as the verifier does, and read the log of the endpoint.',
          code: {
            language: 'bash',
            text: `curl --include --header "Content-Type: application/json" \\
  --data '{"description": "order placed", "providerStates": []}' \\
  http://localhost:8080/_pact/messages`,
          },
        },
      ],
      verify: {words: 'A test of its own calls the function without an error, and the report compares the body.'},
      more: [
        {
          page: '/implementation_guides/jvm/docs/troubleshooting#message-method-throws',
          title: 'Troubleshooting Pact JVM',
        },
        {
          page: '/implementation_guides/go/docs/troubleshooting#message-handler-fails',
          title: 'Troubleshooting Pact Go',
        },
        {page: '/implementation_guides/net/docs/troubleshooting#message-not-found', title: 'Troubleshooting PactNet'},
      ],
    },
    {
      id: 'message-consumer-fails',
      title: '`The message could not be verified by the consumer handler`, `Error verifying Pact`',
      messages: [
        {
          slug: 'python-message-consumer',
          tool: 'pact-python',
          text: 'pact.error.PactVerificationError: Error verifying Pact (count: {count}',
          source: 'pypi:pact-python@4.2.0:pact/error.py',
          provoked: 'examples/python/tests/problems/messages/message-handler.txt',
        },
        {
          slug: 'python-message-consumer-error',
          tool: 'pact-python',
          text: "Error verifying interaction '{description}': {reason}",
          source: 'pypi:pact-python@4.2.0:pact/error.py',
          provoked: 'examples/python/tests/problems/messages/message-handler-error.txt',
        },
        {
          slug: 'net-message-consumer',
          tool: 'pact-net',
          text: 'PactMessageConsumerVerificationException : The message could not be verified by the consumer handler',
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet/ConfiguredMessageVerifier.cs',
        },
        {
          slug: 'go-message-consumer',
          tool: 'pact-go',
          text: 'asynchronous_message.go:{line}: VerifyMessageConsumer failed: {reason}',
          source: 'pact-foundation/pact-go@v2.7.0:message/v4/asynchronous_message.go',
          provoked: 'examples/go/problems/messages/message-narrow.txt',
        },
      ],
      cause:
        "Your own handler threw, or an assertion in it failed, while the consumer's test fed it the example. Pact wraps the exception, and writes no pact for the message.",
      fixes: [
        {
          sdks: ['python'],
          words: 'Ask for the errors in place of the exception.',
          code: {
            language: 'diff',
            text: `-pact.verify(handler, "Async")
+errors = pact.verify(handler, "Async", raises=False)
+assert not errors, [str(error) for error in errors]`,
          },
        },
        {
          sdks: ['dotnet'],
          words:
            'Read the inner exception. If all fields are empty, the JSON settings regard capitals: use those of your listener.',
          code: {
            language: 'diff',
            text: ` var config = new PactConfig
 {
+    DefaultJsonSettings = new JsonSerializerOptions(JsonSerializerDefaults.Web),
     PactDir = "../../../pacts",
 };`,
          },
        },
        {
          sdks: ['go'],
          words: 'Read what stands behind the colon, and mend the handler or the example.',
          code: {language: 'bash', text: 'go test -count=1 -run TestConfirmation -v ./consumer'},
        },
      ],
      verify: {words: 'The test passes, and the pact has the message.'},
      more: [
        {
          page: '/implementation_guides/python/docs/troubleshooting#message-handler',
          title: 'Troubleshooting Pact Python',
        },
        {page: '/implementation_guides/net/docs/messaging-pacts#consumer-tests', title: 'Messaging Pacts in PactNet'},
      ],
    },
    {
      id: 'go-message-type',
      title: '`interface conversion: interface {} is map[string]interface {}`, `unable to narrow type to`',
      messages: [
        {
          slug: 'go-message-type',
          tool: 'pact-go',
          text: 'panic: interface conversion: interface {} is map[string]interface {}, not {type}',
          source: 'pact-foundation/pact-go@v2.7.0:message/v4/asynchronous_message.go',
          provoked: 'examples/go/problems/messages/message-type.txt',
        },
        {
          slug: 'go-message-narrow',
          tool: 'pact-go',
          text: 'unable to narrow type to {type}: json: cannot unmarshal',
          source: 'pact-foundation/pact-go@v2.7.0:message/v4/asynchronous_message.go',
          provoked: 'examples/go/problems/messages/message-narrow.txt',
        },
      ],
      cause:
        '`AsType` got a struct in place of a pointer to one, so the body was decoded into a map. Or the example does not fit into the type; the rest of the line is the error of `encoding/json`.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Give a pointer, and take one out.',
          code: {
            language: 'diff',
            text: `-AsType(OrderPlaced{}).
+AsType(&OrderPlaced{}).
 ConsumedBy(func(m message.AsynchronousMessage) error {
-	mail, err := Confirmation(m.Body.(OrderPlaced))
+	mail, err := Confirmation(*m.Body.(*OrderPlaced))`,
          },
        },
      ],
      verify: {words: 'The handler runs.', command: 'go test -count=1 ./consumer'},
      more: [{page: '/implementation_guides/go/docs/troubleshooting#message-type', title: 'Troubleshooting Pact Go'}],
    },
    {
      id: 'python-message-handler-form',
      title: "`is missing the 'contents' key`, `Invalid message handler value`",
      messages: [
        {
          slug: 'python-message-contents-key',
          tool: 'pact-python',
          text: "Message handler for '{description}' is missing the 'contents' key. Dictionary values must be Message envelopes",
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
          provoked: 'examples/python/tests/problems/messages/message-without-contents.txt',
        },
        {
          slug: 'python-message-handler-value',
          tool: 'pact-python',
          text: "Invalid message handler value for '{description}': expected a callable, bytes, or a Message dictionary, got {type}",
          source: 'pypi:pact-python@4.2.0:pact/verifier.py',
          provoked: 'examples/python/tests/problems/messages/message-of-text.txt',
        },
        {
          slug: 'python-message-contents-type',
          tool: 'pact-python',
          text: "Message handler for '{description}' returned contents of type {type}, expected bytes.",
          source: 'pypi:pact-python@4.2.0:pact/_server.py',
          provoked: 'examples/python/tests/problems/messages/message-as-text.txt',
        },
      ],
      cause:
        'A value in `message_handler` is the event itself or a text. It has to be a function, `bytes`, or a `Message` whose `contents` are `bytes`.',
      fixes: [
        {
          sdks: ['python'],
          words: 'Encode the event, and put it into a `Message`.',
          code: {
            language: 'diff',
            text: `-.message_handler({"order placed": event})
+.message_handler({
+    "order placed": Message(
+        contents=json.dumps(event).encode(), metadata=None, content_type="application/json"
+    )
+})`,
          },
        },
      ],
      verify: {words: 'The verifier is built without an exception, and the body is `(OK)`.'},
      more: [
        {
          page: '/implementation_guides/python/docs/troubleshooting#message-without-contents',
          title: 'Troubleshooting Pact Python',
        },
      ],
    },
    {
      id: 'jvm-message-target',
      title: '`No test target has been configured for AsynchronousMessage interactions`',
      messages: [
        {
          slug: 'jvm-message-target',
          tool: 'pact-jvm',
          text: 'No test target has been configured for {type} interactions',
          source:
            'pact-foundation/pact-jvm@4_7_5:provider/junit5/src/main/kotlin/au/com/dius/pact/provider/junit5/PactVerificationExtension.kt',
          provoked: 'examples/java/src/test/java/com/example/shop/problems/messages/message-no-target.txt',
        },
        {
          slug: 'jvm-message-class-access',
          tool: 'pact-jvm',
          text: 'class au.com.dius.pact.provider.ProviderVerifier cannot access a member of class {class} with modifiers',
          source:
            'pact-foundation/pact-jvm@4_7_5:provider/src/main/kotlin/au/com/dius/pact/provider/ProviderVerifier.kt',
          provoked: 'examples/java/src/test/java/com/example/shop/problems/messages/message-two-methods.txt',
        },
      ],
      cause:
        'The pact has a message, and the test has the default target alone, which is for HTTP. The second message: another class in the packages of the target has a method for the same description, and that class cannot be created from outside.',
      fixes: [
        {
          sdks: ['java', 'groovy', 'scala'],
          words:
            'Set a target for messages, and name the package with the one method. For a pact with both kinds, add it by `addAdditionalTarget`. In Java:',
          code: {
            language: 'diff',
            text: ` @BeforeEach
 void useMessages(PactVerificationContext context) {
+  context.setTarget(new MessageTestTarget(List.of("com.example.shop.publisher")));
 }`,
          },
        },
        {
          sdks: ['kotlin'],
          words: 'Set a target for messages, and name the package with the one method.',
          code: {
            language: 'diff',
            text: ` @BeforeEach
 fun useMessages(context: PactVerificationContext) {
+    context.target = MessageTestTarget(listOf("com.example.shop.publisher"))
 }`,
          },
        },
      ],
      verify: {words: 'The report has `generates a message which`.'},
      more: [
        {page: '/implementation_guides/jvm/docs/troubleshooting#message-no-target', title: 'Troubleshooting Pact JVM'},
      ],
    },
    {
      id: 'jvm-message-parameter',
      title: '`null cannot be cast to non-null type au.com.dius.pact.core.model.BasePact`',
      messages: [
        {
          slug: 'jvm-message-parameter',
          tool: 'pact-jvm',
          text: 'java.lang.NullPointerException: null cannot be cast to non-null type au.com.dius.pact.core.model.BasePact',
          source:
            'pact-foundation/pact-jvm@4_7_5:consumer/junit5/src/main/kotlin/au/com/dius/pact/consumer/junit5/PactConsumerTestExt.kt',
          provoked: 'examples/java/src/test/java/com/example/shop/problems/messages/message-parameter-missing.txt',
        },
        {
          slug: 'jvm-message-provider-type',
          tool: 'pact-jvm',
          text: 'No ParameterResolver registered for parameter [au.com.dius.pact.core.model.V4Interaction$AsynchronousMessage {name}] in method',
          source:
            'pact-foundation/pact-jvm@4_7_5:consumer/junit5/src/main/kotlin/au/com/dius/pact/consumer/junit5/PactConsumerTestExt.kt',
          provoked: 'examples/java/src/test/java/com/example/shop/problems/messages/message-type-missing.txt',
        },
      ],
      cause:
        'In a class for messages, a test method takes no message, and Pact builds the pact only to give it one. Or the other way round: the method takes a message, and the class does not say that its provider is one of messages.',
      fixes: [
        {
          sdks: ['java', 'groovy', 'scala'],
          words:
            'Name the kind of provider, and take the message. A method that has nothing to do with Pact gets `@PactIgnore`. In Java:',
          code: {
            language: 'diff',
            text: `-@PactTestFor(providerName = "OrderPublisher")
+@PactTestFor(providerName = "OrderPublisher", providerType = ProviderType.ASYNCH)
 class OrderMailerTest {
   @Test
-  void sendsAConfirmation() {
+  void sendsAConfirmation(AsynchronousMessage message) {`,
          },
        },
        {
          sdks: ['kotlin'],
          words: 'Name the kind of provider, and take the message.',
          code: {
            language: 'diff',
            text: `-@PactTestFor(providerName = "OrderPublisher")
+@PactTestFor(providerName = "OrderPublisher", providerType = ProviderType.ASYNCH)
 class OrderMailerTest {
     @Test
-    fun \`sends a confirmation\`() {
+    fun \`sends a confirmation\`(message: AsynchronousMessage) {`,
          },
        },
      ],
      verify: {words: 'The test passes, and the pact has the message.'},
      more: [
        {
          page: '/implementation_guides/jvm/docs/troubleshooting#message-parameter-missing',
          title: 'Troubleshooting Pact JVM',
        },
      ],
    },
    {
      id: 'message-as-text',
      title: '`Type mismatch: Expected … (String) to be the same type as … (Object)`',
      messages: [
        {
          slug: 'core-message-as-text',
          tool: 'pact-core',
          text: "$ -> Type mismatch: Expected '{text}' (String) to be the same type as {object} (Object)",
          source: 'crates:pact_matching@2.1.0:src/json.rs',
          provoked: 'examples/go/problems/messages/message-text.txt',
        },
      ],
      cause:
        'The handler returned JSON as a text, and the library encoded it once more: the provider sends a text that looks like the object.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Return the struct, or bytes; a `string` is encoded.',
          code: {
            language: 'diff',
            text: '-return string(encoded), metadata, nil\n+return []byte(encoded), metadata, nil',
          },
        },
        {
          sdks: ['javascript'],
          words: 'Return the object, not its JSON.',
          code: {
            language: 'diff',
            text: "-'order placed': async () => JSON.stringify(orderPlaced(order)),\n+'order placed': async () => orderPlaced(order),",
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Return the object, or a `JsonNode` for what is JSON already.',
          code: {
            language: 'diff',
            text: '-.WithContent(() => JsonSerializer.Serialize(placed))\n+.WithContent(() => placed)',
          },
        },
        {
          words: 'Answer with the object, and look at what is sent: it begins with a brace, not with a quotation mark.',
          code: {
            language: 'bash',
            text: `curl --header "Content-Type: application/json" \\
  --data '{"description": "order placed", "providerStates": []}' http://localhost:8080/_pact/messages`,
          },
        },
      ],
      verify: {words: 'The body is `(OK)`.'},
      more: [{page: '/implementation_guides/go/docs/troubleshooting#message-text', title: 'Troubleshooting Pact Go'}],
    },
    {
      id: 'message-incomplete',
      title: '`You must provide a valid JSON document or primitive for the Message`',
      messages: [
        {
          slug: 'js-message-empty',
          tool: 'pact-js',
          text: 'You must provide a valid JSON document or primitive for the Message.',
          source: 'npm:@pact-foundation/pact@17.1.4:src/v4/message/asynchronousMessage.js',
          provoked: 'examples/javascript/messages/message-empty.txt',
        },
        {
          slug: 'js-message-metadata-empty',
          tool: 'pact-js',
          text: 'You must provide valid metadata for the Message, or none at all',
          source: 'npm:@pact-foundation/pact@17.1.4:src/v4/message/asynchronousMessage.js',
        },
        {
          slug: 'ruby-message-description',
          tool: 'pact-ruby',
          text: 'description is required for message interactions, please set one with #upon_receiving',
          source: 'pact-foundation/pact-ruby@v2.0.2:lib/pact/consumer/message_interaction_builder.rb',
        },
        {
          slug: 'net-message-content',
          tool: 'pact-net',
          text: 'You must set the content of a scenario',
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet/Verifier/Messaging/MessageScenarioBuilder.cs',
        },
      ],
      cause: 'The description of a message lacks a part: its contents or metadata are empty, or it has no description.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Describe the fields that the consumer reads: `{}`, `[]` and an empty text are refused.',
          code: {
            language: 'diff',
            text: '-.withJSONContent({})\n+.withJSONContent({orderId: integer(42)})',
          },
        },
        {
          sdks: ['ruby'],
          words: 'Give the description, by which the provider finds its handler.',
          code: {
            language: 'diff',
            text: ' new_interaction\n   .given("an order was placed", id: 42)\n+  .upon_receiving("order placed")',
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Set the content in the scenario.',
          code: {
            language: 'diff',
            text: ` messages.Add("order placed", message => message
-    .WithMetadata(new { topic = "orders" }))
+    .WithMetadata(new { topic = "orders" })
+    .WithContent(() => OrderPublisher.Placed(order)))`,
          },
        },
      ],
      verify: {words: 'The test reaches your handler.'},
      more: [
        {
          page: '/implementation_guides/javascript/docs/troubleshooting#message-empty',
          title: 'Troubleshooting Pact JS',
        },
        {page: '/implementation_guides/ruby/messages', title: 'Messages in Pact Ruby'},
      ],
    },
    {
      id: 'message-in-http-pact',
      title: '`Can only add request/response interactions to this Pact`, `is not a message interaction`',
      messages: [
        {
          slug: 'rust-message-in-http-pact',
          tool: 'pact-rust',
          text: 'Can only add request/response interactions to this Pact',
          source: 'crates:pact_models@1.3.17:src/sync_pact.rs',
          provoked: 'examples/rust/tests/problems/messages/message-in-v3.txt',
        },
        {
          slug: 'core-not-a-message',
          tool: 'pact-core',
          text: 'Interaction {number} is not a message interaction, it is {type}',
          source: 'crates:pact_ffi@0.5.12:src/mock_server/handles.rs',
        },
      ],
      cause:
        'HTTP and messages share a pact from version 4 of the specification on, and this one is older. The second message: a function for messages was called on an interaction of another kind, such as metadata on HTTP or on a message with a reply.',
      fixes: [
        {
          sdks: ['rust'],
          words: 'Begin with the builder for version 4, one for each kind.',
          code: {
            language: 'diff',
            text: '-let mut pact = PactBuilder::new("OrderMailer", "OrderPublisher");\n+let mut pact = PactBuilder::new_v4("OrderMailer", "OrderPublisher");',
          },
        },
        {
          sdks: ['python'],
          words: 'Say that the interaction is a message, before its metadata.',
          code: {
            language: 'diff',
            text: '-pact.upon_receiving("order placed").with_metadata(topic="orders")\n+pact.upon_receiving("order placed", "Async").with_metadata(topic="orders")',
          },
        },
        {
          sdks: ['javascript'],
          words: 'Pact JS loses the metadata of a reply, logs this line, and the test passes. Leave that metadata out.',
          code: {language: 'bash', text: 'grep -rn "withMetadata" --include="*.test.ts" .'},
        },
        {
          words: 'See of which kind the interactions are, and describe each kind with its own builder.',
          code: {language: 'bash', text: 'grep -n \'"type": "\' pacts/OrderMailer-OrderPublisher.json'},
        },
      ],
      verify: {
        words: 'Every interaction of the pact has a `type`.',
        command: 'grep -c \'"type": "\' pacts/OrderMailer-OrderPublisher.json',
      },
      more: [
        {page: '/implementation_guides/rust/messages#http-and-messages', title: 'HTTP and messages in Pact Rust'},
        {
          page: '/implementation_guides/python/docs/messages#http-and-messages',
          title: 'HTTP and messages in Pact Python',
        },
      ],
    },
    {
      id: 'net-message-scheme',
      title: '`builder error for url (message://localhost…)`',
      messages: [
        {
          slug: 'net-message-scheme',
          tool: 'pact-net',
          text: 'builder error for url (message://localhost:{port}/pact-messages)',
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet/Verifier/PactVerifier.cs',
        },
      ],
      cause:
        'A fault of PactNet 5.0.0 and 5.0.1: where `WithMessages` is the first transport, the core is told the scheme `message` in place of `http`.',
      fixes: [
        {
          sdks: ['dotnet'],
          words: 'Put an HTTP endpoint with the host `localhost` before it; nothing calls it.',
          code: {
            language: 'diff',
            text: ` verifier
+    .WithHttpEndpoint(new Uri("http://localhost:9"))
     .WithMessages(messages => messages.Add("order placed", () => OrderPublisher.Placed(order)), json)`,
          },
        },
      ],
      verify: {words: 'The log has `Sending request to provider at http://localhost`.'},
      more: [{page: '/implementation_guides/net/docs/troubleshooting#builder-error', title: 'Troubleshooting PactNet'}],
    },
  ],
};
