import surface from '../surfaces/pact-jvm.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods} = tellOf(surface);

/** What a template of JUnit 5 works with: its context, and the targets that reach the provider. */
export const providerTargets: ApiTable = {
  id: 'pact-jvm/provider-targets',
  groups: [
    methods('PactVerificationContext', 'PactVerificationContext', {
      verifyInteraction:
        'Sends the request, or asks for the message, and compares. Throws an `AssertionError` with the differences. **A template that does not call it passes**, and its result counts as a success.',
      setTarget:
        'Says how the provider is reached. Call it in `@BeforeEach`: in the template, the request is already built. Unset, it is `HttpTestTarget` on port 8080.',
      addAdditionalTarget:
        'A further target, for interactions that the first one does not support, such as messages of the same pact.',
      withStateChangeHandlers:
        'Adds objects whose `@State` methods count like those of the class. Call it in `@BeforeEach`. All methods of a state run, those of the class first.',
      addStateChangeHandlers: 'The same, and returns nothing.',
      currentTarget: 'The target that supports this interaction, or `null`.',
      getTarget: 'The first target.',
      getAdditionalTargets: 'The others.',
      getStateChangeHandlers: 'The objects with `@State` methods.',
      getInteraction: 'The interaction: `getDescription()`, `getProviderStates()`.',
      getPact: 'The pact that it is from.',
      getConsumer: 'Its consumer: `getName()`, `getPending()`.',
      getProviderInfo: 'The provider, as the target describes it.',
      getTestExecutionResult: 'What failed so far, also of a pending pact.',
      getVerifier: 'The verifier, from the beginning of the template on; `null` in `@BeforeEach`.',
      getExecutionContext: 'Values of the state methods, under `providerState`, from the beginning of the template on.',
    }),
    methods('PactVerificationInvocationContextProvider', 'PactVerificationInvocationContextProvider', {
      constructor: 'JUnit makes it; name the class in `@ExtendWith`, on the method.',
      supportsTestTemplate: 'Whether the class itself, or one that it extends, has `@Provider`.',
      provideTestTemplateInvocationContexts: 'An invocation of the template for each interaction.',
    }),
    methods('HttpTestTarget', 'HttpTestTarget', {
      constructor:
        'Defaults: `localhost`, `8080`, `/`. `path` stands before the path of each request. `httpClientFactory` makes the client of Apache HttpClient 5.',
      fromUrl: 'Takes host, port and path of a URL; the port is 8080 if it names none. The scheme is ignored.',
    }),
    methods('HttpsTestTarget', 'HttpsTestTarget', {
      constructor:
        'Defaults: `localhost`, `8443`, no path. `insecure` trusts every certificate and host name. Otherwise the JVM decides, by `javax.net.ssl.trustStore`.',
      fromUrl: 'Takes host, port and path of a URL; the port is 443 if it names none.',
    }),
    methods('MessageTestTarget', 'MessageTestTarget', {
      constructor:
        'Calls the method with `@PactVerifyProvider` and the description of the message. Name the packages: without, the whole class path is scanned, for each interaction. `classLoader` is for tests whose classes come from another one.',
    }),
    methods('PluginTestTarget', 'PluginTestTarget', {
      constructor:
        'For interactions whose plugin verifies them, such as gRPC, in pacts of specification 4. `config` needs `transport`; `host` and `port` say where the provider listens, other keys go to the plugin.',
    }),
    methods('TestTarget', 'TestTarget', {
      getUserConfig: 'Configuration for a plugin; an empty map otherwise.',
      getProviderInfo: 'Describes the provider: name, address, kind of verification.',
      prepareRequest: 'Builds the request of an interaction, with the client that sends it; `null` if there is none.',
      isHttpTarget: 'Whether the request may be injected as `HttpRequest`.',
      executeInteraction: 'Sends the request and returns the response.',
      prepareVerifier: 'Changes the verifier before an interaction.',
      supportsInteraction: 'Whether this target is for the interaction. Override it: the default is `false`.',
    }),
    methods('IHttpClientFactory', 'IHttpClientFactory', {
      newClient: 'Makes the client for a provider. It is asked for each interaction.',
    }),
    methods('MessageAndMetadata', 'MessageAndMetadata', {
      constructor: 'Content and metadata of a message. The metadata `contentType` says what the content is.',
      getMessageData: 'The content.',
      getMetadata: 'The metadata.',
    }),
  ],
};
