import type {ApiTable} from '../types';

const page = '/implementation_guides/scala/consumer';

export const consumer: ApiTable = {
  id: 'pact4s/consumer',
  groups: [
    {
      kind: 'types',
      title: 'Traits',
      of: 'pact4s',
      entries: [
        {
          name: 'InlineRequestResponsePactForging',
          meaning: `One pact for each test. In ScalaTest since 0.12.0, see [Write a test](${page}#write).`,
          since: '0.15.0',
        },
        {
          name: 'RequestResponsePactForger',
          meaning: `One pact and one mock server for the suite, see [One pact for a suite](${page}#one-pact).`,
        },
        {
          name: 'MessagePactForger',
          meaning:
            'One pact of messages for the suite, see [Messages](/implementation_guides/scala/messages#consumer).',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Members',
      of: 'BasePactForgerResources',
      entries: [
        {
          name: 'pact',
          type: 'RequestResponsePact | MessagePact',
          required: true,
          meaning: 'The pact of the suite. Not with `InlineRequestResponsePactForging`, whose pacts go to `withPact`.',
        },
        {
          name: 'mockProviderConfig',
          type: 'MockProviderConfig',
          default: 'MockProviderConfig.createDefault()',
          meaning:
            'Version of the specification, host, port and TLS of the mock server. The default is version 3, `127.0.0.1`, a free port. For pacts of requests.',
        },
        {
          name: 'pactSpecVersion',
          type: 'PactSpecVersion',
          default: 'PactSpecVersion.V3',
          meaning: 'Version of the specification for a pact of messages.',
        },
        {
          name: 'pactTestExecutionContext',
          type: 'PactTestExecutionContext',
          default: 'new PactTestExecutionContext()',
          meaning: 'Folder of the pacts. The default is that of the property `pact.rootDir`, or `target/pacts`.',
        },
        {
          name: 'beforeWritePacts()',
          type: 'Either[Throwable, Unit], IO[Unit], F[Unit] or UIO[Unit]',
          default: 'nothing',
          meaning: 'Runs after the tests and before the pact is written. If it fails, the pact is not written.',
        },
        {
          name: 'interactions',
          type: 'List[RequestResponseInteraction]',
          meaning: 'The interactions of `pact`. Given, not overridden.',
        },
        {
          name: 'messages',
          type: 'List[Message]',
          meaning: 'The messages of `pact`, for ScalaTest, munit and ZIO Test. Given, not overridden.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'By framework',
      of: 'pact4s',
      entries: [
        {
          name: 'withPact',
          signature: 'withPact(aPact: RequestResponsePact)(test: BaseMockServer => A)',
          returns: 'A',
          meaning: `All frameworks: starts a mock server, runs the function, compares, writes. What the function returns differs, see [Write a test](${page}#write).`,
        },
        {
          name: 'mockServer',
          signature: 'mockServer',
          returns: 'BaseMockServer',
          meaning: 'ScalaTest, `RequestResponsePactForger`: the mock server. Not there before the suite runs.',
        },
        {
          name: 'pactTest',
          signature: 'pactTest(name: String)(test: BaseMockServer => Any)',
          meaning: 'munit, `RequestResponsePactForger`: a test that gets the mock server.',
        },
        {
          name: 'additionalMunitFixtures',
          signature: 'additionalMunitFixtures',
          returns: 'Seq[AnyFixture[?]]',
          meaning: 'munit: override it in place of `munitFixtures`, which the mock server has taken.',
        },
        {
          name: 'sharedResource',
          signature: 'sharedResource',
          returns: 'Resource[F, BaseMockServer]',
          meaning:
            'Weaver: what each test gets. With `SimpleRequestResponsePactForger` and `SimpleMessagePactForger` it is the mock server, or the messages, alone.',
        },
        {
          name: 'additionalSharedResource',
          signature: 'additionalSharedResource',
          returns: 'Resource[F, Resources]',
          meaning:
            'Weaver, `RequestResponsePactForger` and `MessagePactForger`: what a test gets as well, as the first of a pair. Declare `type Resources`.',
        },
        {
          name: 'verify',
          signature: 'verify(interaction: RequestResponseInteraction)\nverify(message: Message)',
          returns: 'Spec[Resources, Nothing]',
          meaning:
            'ZIO Test: the test for an interaction or a message, by its description. The one that is there fails with `Missing verification for message`.',
        },
        {
          name: 'resources',
          signature: 'resources',
          returns: 'ZLayer[Scope, Throwable, Resources]',
          meaning: 'ZIO Test, `RequestResponsePactForgerWith[Resources]`: layers beside the mock server.',
        },
        {
          name: 'tests',
          signature: 'tests',
          returns: 'Seq[Spec[Resources, Nothing]]',
          meaning: 'ZIO Test: all tests of the suite. One for each interaction unless overridden.',
        },
        {
          name: 'specName',
          signature: 'specName',
          returns: 'String',
          meaning: 'ZIO Test: the name of the suite, made from consumer and provider unless overridden.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'ConsumerPactBuilder',
      of: 'RequestResponsePactOps',
      entries: [
        {
          name: 'given',
          signature: '`given`(state: String, params: Map[String, Any])',
          returns: 'PactDslWithState',
          meaning: 'A state with parameters: texts, numbers, booleans, lists, maps.',
        },
        {
          name: 'headers',
          signature:
            'headers(headers: Map[String, String])\nheaders(header: (String, String), rest: (String, String)*)',
          returns: 'the builder',
          meaning: 'Headers of the request or of the response, with fixed values.',
        },
        {
          name: 'body',
          signature:
            'body[A](body: A)\nbody[A](body: A, mimeType: String)\nbody[A](body: A, mimeType: String, charset: String)',
          returns: 'the builder',
          meaning: `A value with an encoder of a JSON module, as a body that has to be equal, see [Bodies](${page}#bodies).`,
        },
      ],
    },
    {
      kind: 'methods',
      title: 'PactBuilder',
      of: 'PactOps',
      entries: [
        {
          name: 'consumer',
          signature: 'consumer(consumer: String)',
          returns: 'PactBuilder',
          meaning: 'Sets the name of the consumer.',
        },
        {
          name: 'provider',
          signature: 'provider(provider: String)',
          returns: 'PactBuilder',
          meaning: 'Sets the name of the provider.',
        },
        {
          name: 'pactVersion',
          signature: 'pactVersion(pactVersion: PactSpecVersion)',
          returns: 'PactBuilder',
          meaning: 'Sets the version. The traits take none of its pacts.',
        },
        {
          name: 'with',
          signature: '`with`(values: Map[String, Any])',
          returns: 'PactBuilder',
          meaning: 'Settings of an interaction by a plugin.',
        },
        {
          name: 'given',
          signature: '`given`(state: String, params: Map[String, Any])',
          returns: 'PactBuilder',
          meaning: 'A state with parameters.',
        },
      ],
    },
  ],
};

export const dsl: ApiTable = {
  id: 'pact4s/dsl',
  groups: [
    {
      kind: 'methods',
      title: 'ScalaDsl',
      of: 'ScalaDsl',
      entries: [
        {
          name: 'newJsonObject',
          signature: 'newJsonObject(body: LambdaDslObject => Any)',
          returns: 'DslPart',
          meaning: 'A JSON object with matchers, built: no `.build()` after it.',
          since: '0.9.0',
        },
        {
          name: 'newJsonArray',
          signature: 'newJsonArray(body: LambdaDslJsonArray => Any)',
          returns: 'DslPart',
          meaning: 'A JSON array of the elements that the function adds, in this order and number.',
          since: '0.9.0',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Objects and arrays',
      of: 'LambdaDslObjectOps',
      entries: [
        {
          name: 'newObject',
          signature: 'newObject(name: String)(body: LambdaDslObject => Any)\nnewObject(body: LambdaDslObject => Any)',
          returns: 'the object or the array',
          meaning: 'An object below; with a name in an object, without in an array.',
          since: '0.9.0',
        },
        {
          name: 'newArray',
          signature:
            'newArray(name: String)(body: LambdaDslJsonArray => Any)\nnewArray(body: LambdaDslJsonArray => Any)',
          returns: 'the object or the array',
          meaning: 'An array of fixed elements below.',
          since: '0.9.0',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'PactDslJsonBody',
      of: 'PactDslPartOps',
      entries: [
        {
          name: 'intType',
          signature: 'intType(name: String, value: Int)',
          returns: 'PactDslJsonBody',
          meaning: '`integerType` for an `Int`.',
        },
        {
          name: 'longType',
          signature: 'longType(name: String, value: Long)',
          returns: 'PactDslJsonBody',
          meaning: '`integerType` for a `Long`.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'JSON libraries',
      of: 'implicits',
      entries: [
        {
          name: 'pactBodyEncoder',
          type: 'PactBodyJsonEncoder[A]',
          meaning: 'For `body`, and for the builders of responses: makes text of a value.',
        },
        {
          name: 'pactDslJsonBodyConverter',
          type: 'PactDslJsonBodyEncoder[A]',
          meaning:
            'For `withContent` of messages: makes a body of fixed values. A number that is no `Long` becomes a `Double`; a body that is `null` fails.',
        },
        {
          name: 'messagePactDecoder',
          type: 'MessagePactDecoder[A]',
          meaning: 'For `message.as[A]`.',
        },
        {
          name: 'providerStateCodec',
          type: 'Codec[ProviderState]',
          meaning:
            'For an endpoint of states in the provider. In `playjson` it is `providerStateReads` and `providerStateWrites`, in `sprayjson` `providerStateFormat`.',
        },
      ],
    },
  ],
};
