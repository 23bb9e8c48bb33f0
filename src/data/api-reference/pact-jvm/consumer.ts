import surface from '../surfaces/pact-jvm.json';
import {tellOf, type Meanings} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods} = tellOf(surface);

const state =
  'A state that the provider has to be in, with parameters if need be. Repeat it for further states; they are set up in this order.';
const key = 'An identifier of your own for the interaction. Without it, one is worked out from the contents.';
const pending = 'With `true`, a provider that fails this interaction does not fail its build.';
const comment = 'A remark for the team of the provider; the verifier prints it. May be repeated.';
const reference =
  'Something outside that the interaction belongs to, stored in the comments: `reference("openapi", "operationId", "findOrder")`.';
const header =
  'One header: a value, a matcher, or a `List` for several lines. A matcher inside a `List` is written, but compared for equality in 4.7.5. Values of `Accept` and other headers that are lists are split at commas.';
const headers =
  'Several headers: names and values in turn, pairs (Kotlin), or a `Map` whose values are as in `header`.';
const body =
  'The body: from a builder of JSON, a `FormPostBuilder`, `MultipartBuilder` or `PactXmlBuilder`, or as text or bytes. Sets `Content-Type` unless a header has it; of plain text it is guessed, so give it as the second argument.';
const bodyMatchingContentType =
  'Any body of this kind, told by its first bytes and not by the header. For `image/png` or `application/pdf`; `text/csv` is not recognised and never fits.';

/** Methods that the builders of all interactions of a `PactBuilder` share. */
const ofEveryInteraction: Meanings = {
  state,
  comment,
  pending,
  reference,
  key,
  description: 'Replaces the description that the interaction began with.',
  build: 'The finished interaction; `PactBuilder` calls it.',
};

/** The builder of a pact of version 4. */
export const pactBuilder: ApiTable = {
  id: 'pact-jvm/pact-builder',
  groups: [
    methods('PactBuilder', 'PactBuilder', {
      constructor: 'In a JUnit test the extension makes it. By hand from Java, give all three arguments.',
      given: state,
      comment: 'A remark on the interaction that comes next.',
      expectsToReceiveHttpInteraction:
        'An HTTP interaction; the function gets its builder. The description has to be unique together with the states.',
      expectsToReceiveMessageInteraction:
        'A message that the provider sends: [Messages](/implementation_guides/jvm/docs/messages).',
      expectsToReceiveSynchronousMessageInteraction: 'A message with its answers.',
      toPact: 'Ends the builder. The pact is always of version 4.',
      usingPlugin:
        'Loads a [plugin](/implementation_guides/jvm/docs/plugins). Without a version, the newest that is installed.',
      expectsToReceive:
        'Begins an interaction of a type that a plugin, or the catalogue of Pact, knows by name; `with` describes it.',
      with: 'Describes what `expectsToReceive` began, in the keys that the plugin asks for: `request.contents`, for instance.',
      addMetadataValue: 'Adds a value to the metadata of the file.',
      usingLegacyDsl: 'The builder of HTTP interactions for versions 1 to 3, with the same names.',
      usingLegacyMessageDsl: 'The builder of messages of version 3.',
      usingSynchronousMessageDsl: 'A chained builder of messages with answers.',
      textFile: 'The text of a file, as UTF-8, for a body.',
      filePath: 'The path of a file in the working directory; throws if there is none.',
    }),
  ],
};

/** The builders of an HTTP interaction, and of its request and response. */
export const httpInteraction: ApiTable = {
  id: 'pact-jvm/http-interaction',
  groups: [
    methods('The interaction', 'HttpInteractionBuilder', {
      withRequest: 'The request; the function gets its builder.',
      willRespondWith: 'The response; the function gets its builder.',
      ...ofEveryInteraction,
    }),
    methods('The request', 'HttpRequestBuilder', {
      method: 'The method, in capital or small letters; `GET` unless given.',
      path: 'The path as the client sends it, `/products/green%20tea`, without a query. **A text is tried as a regular expression as well**: `/orders/.*` accepts `/orders/42`. Or a matcher, with an example.',
      queryParameter:
        'One parameter: a value, a matcher, or a `List` for a repeated one, in its order. Matchers inside a `List` are compared for equality in 4.7.5. A matcher accepts a parameter that is repeated, if all its values fit.',
      queryParameters:
        'Several: names and values in turn (in Java, the third argument is an array), pairs, a `Map`, or a query as in an address, `page=1&q=green%20tea`.',
      header,
      headers,
      body,
      bodyMatchingContentType,
      build: 'The finished request; the builder of the interaction calls it.',
    }),
    methods('The response', 'HttpResponseBuilder', {
      status: 'This status.',
      statusCodes: 'One of these statuses; the first one is the example.',
      successStatus: 'Any of 200 to 299; the example is 200.',
      redirectStatus: 'Any of 300 to 399; the example is 300.',
      clientErrorStatus: 'Any of 400 to 499; the example is 400.',
      serverErrorStatus: 'Any of 500 to 599; the example is 500.',
      informationStatus: 'Any of 100 to 199; the example is 100.',
      nonErrorStatus: 'Any below 400; the example is 200.',
      errorStatus: 'Any of 400 and above; the example is 400.',
      header,
      headers,
      matchSetCookie: 'A cookie whose value fits the pattern. Repeat it for further ones.',
      body,
      bodyMatchingContentType,
      build: 'The finished response; the builder of the interaction calls it.',
    }),
  ],
};

/** The builders of messages. */
export const messageBuilders: ApiTable = {
  id: 'pact-jvm/message-builders',
  groups: [
    methods('A message', 'MessageInteractionBuilder', {
      withContents: 'Contents and metadata; the function gets their builder.',
      ...ofEveryInteraction,
    }),
    methods('A message with answers', 'SynchronousMessageInteractionBuilder', {
      withRequest: 'The message that the consumer sends.',
      willRespondWith: 'An answer; repeat it for further ones.',
      ...ofEveryInteraction,
    }),
    methods('Contents', 'MessageContentsBuilder', {
      withContent: 'The contents: from a builder of JSON or XML, or as text or bytes with their content type.',
      withContentsMatchingContentType: 'Any contents of this kind, told by their first bytes.',
      withMetadata:
        'Metadata: a `Map` with values and matchers, which replaces what was there, or a function that gets a builder.',
      build: 'The finished contents.',
    }),
    methods('Metadata', 'MetadataBuilder', {
      add: 'Exactly this value, or a matcher.',
      like: 'Same type as the example.',
      numberType: 'Any number.',
      integerType: 'A number without a fraction.',
      decimalType: 'A number with a fraction.',
      booleanType: 'A boolean.',
      matchRegex: 'A text that fits the pattern.',
      datetime: 'Date and time in this format.',
      date: 'A date in this format.',
      time: 'A time in this format.',
      ipAddress: 'Groups of digits with dots.',
      hexValue: 'Hexadecimal digits.',
      uuid: 'A UUID in small letters.',
      includesStr: 'A text that has this text in it.',
      matchUrl: 'A text that ends in these fragments.',
      valueFromProviderState: 'A value that the provider hands back from its state.',
      dateExpression: 'A date that is worked out.',
      timeExpression: 'A time that is worked out.',
      datetimeExpression: 'Date and time that are worked out.',
    }),
    methods('Messages of version 3', 'MessagePactBuilder', {
      constructor: 'In a JUnit test the extension makes it.',
      consumer: 'Name of the consumer.',
      hasPactWith: 'Name of the provider.',
      given: state,
      expectsToReceive: 'Begins a message, with its description.',
      withMetadata: 'Metadata: a `Map`, or a function that gets a builder.',
      withContent: 'The contents: JSON, XML, or text with its content type.',
      toPact: 'Ends the builder, as a `MessagePact`; with `V4Pact.class` as an argument, as a pact of version 4.',
    }),
    methods('Messages with answers, chained', 'SynchronousMessagePactBuilder', {
      constructor: 'In a JUnit test the extension makes it.',
      consumer: 'Name of the consumer.',
      hasPactWith: 'Name of the provider.',
      given: state,
      expectsToReceive: 'Begins a message, with its description.',
      withRequest: 'The message that the consumer sends.',
      withResponse: 'An answer; repeat it for further ones.',
      comment,
      pending,
      reference,
      key,
      toPact: 'Ends the builder.',
    }),
  ],
};

/** Running a test without an extension for a test framework. */
export const running: ApiTable = {
  id: 'pact-jvm/run-consumer-test',
  groups: [
    methods('ConsumerPactRunnerKt', 'ConsumerPactRunnerKt', {
      runConsumerTest:
        'Starts a mock server, calls the function, compares and writes the pact. **It throws nothing**: what the test threw, and what did not match, is in the result.',
      runMessageConsumerTest: 'The same for messages of version 3.',
      runV4MessageConsumerTest: 'The same for messages of version 4.',
    }),
    methods('MockServer', 'MockServer', {
      getUrl: 'Address with scheme and port. Its host is `localhost`; with TLS, `127.0.0.1`.',
      getPort: 'Port that it listens on.',
    }),
    methods('PactTestExecutionContext', 'PactTestExecutionContext', {
      setPactFolder: 'Folder that this test writes its pact to.',
      getPactFolder: 'Folder of the pact: `target/pacts` or `build/pacts` unless set.',
    }),
    methods('PactVerificationResult', 'PactVerificationResult', {
      getDescription:
        'What happened, in words. The classes are `Ok`, `Error`, `Mismatches`, `PartialMismatch`, `ExpectedButNotReceived` and `UnexpectedRequest`.',
    }),
    methods('MockProviderConfig', 'MockProviderConfig', {
      createDefault: 'HTTP on a free port. The version is 3 unless given: pass `PactSpecVersion.V4`.',
      httpConfig: 'HTTP with host, port, version, kind of server, and whether to answer with `Connection: close`.',
      constructor: 'All of it, with scheme and settings for a plugin.',
    }),
    methods('MockHttpsProviderConfig', 'MockHttpsProviderConfig', {
      httpsConfig: 'HTTPS with a certificate that is made for the run.',
      constructor: 'HTTPS with a key store of your own.',
    }),
    methods('MockServerImplementation', 'MockServerImplementation', {
      Default: 'The server of the JDK for HTTP, Ktor for HTTPS.',
      JavaHttpServer: 'The server of the JDK.',
      KTorServer: 'Ktor.',
      Plugin: 'A server that a plugin brings; `registryEntry` names it.',
    }),
  ],
};
