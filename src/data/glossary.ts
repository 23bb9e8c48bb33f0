/** A term of Pact, as the glossary tells it and as pages explain it where they use it first. */
export interface Term {
  /** Id of its heading on the glossary's page; links from elsewhere rely on it. */
  readonly id: string;
  readonly term: string;
  /**
   * How text writes it. A small first letter stands for a capital one, too. A word that often means something else,
   * such as the branch of a repository or the environment of a process, has none, and gets no hints.
   */
  readonly forms: readonly string[];
  /** Words that contain a form and mean something else. */
  readonly except?: readonly string[];
  /**
   * Whether all pages explain it. Words that every page has, or that readers also know from elsewhere, are explained
   * on tutorials and explanations only: a reader with a failing build knows what a consumer is.
   */
  readonly everywhere: boolean;
  /** One sentence without Markdown, for the hint. */
  readonly short: string;
  /** Paragraphs of Markdown; links to pages are paths from the top of `docs/`. */
  readonly definition: readonly string[];
  /** Other names, as Markdown. */
  readonly alsoCalled?: string;
}

/** The glossary, in alphabetical order. */
export const glossary: readonly Term[] = [
  {
    id: 'application-instance',
    term: 'Application instance',
    forms: ['application instance', 'application instances'],
    everywhere: true,
    short: 'A name that tells apart several deployments of one application in the same environment.',
    definition: [
      'An [application instance](/pact_broker/recording_deployments_and_releases.mdx#application-instances) is a name by which the Pact Broker tells apart several deployments of one pacticipant in the same environment, such as one for each customer. Give it when you record the deployment, and again when you record that it ended. Without a name, a new deployment takes the place of the one before.',
    ],
  },
  {
    id: 'bi-directional-contract-testing',
    term: 'Bi-directional contract testing',
    forms: ['bi-directional contract testing', 'bi-directional contract', 'bi-directional contracts'],
    everywhere: true,
    short: 'A feature of PactFlow alone: it compares a pact with an OpenAPI document in place of running the provider.',
    definition: [
      'Bi-directional contract testing compares what consumers expect with an OpenAPI document of the provider, in place of replaying the pact against the provider itself. It is a feature of [PactFlow](#pactflow), the commercial hosted offering. [Comparisons](/getting_started/comparisons.mdx) tells what each way can and cannot show.',
    ],
    alsoCalled: 'BDCT.',
  },
  {
    id: 'branch',
    term: 'Branch',
    forms: [],
    everywhere: false,
    short:
      'A named line of development of one application, recorded in the Pact Broker for the versions built from it.',
    definition: [
      'A [branch](/pact_broker/branches.mdx) is a named line of development of one pacticipant, recorded in the Pact Broker for the versions that were built from it. It normally has the name of the branch in version control. One branch can be marked as the main branch of its pacticipant.',
    ],
  },
  {
    id: 'can-i-deploy',
    term: 'can-i-deploy',
    forms: ['can-i-deploy'],
    everywhere: true,
    short: 'The command that asks the Pact Broker whether a version fits what runs in an environment.',
    definition: [
      '[`can-i-deploy`](/pact_broker/can_i_deploy.mdx) is the command that asks the Pact Broker whether a pacticipant version is compatible with the versions of its partners in an environment. The answer comes from the [matrix](#the-matrix) and from the recorded deployments and releases. A pipeline runs it before it deploys and stops when the answer is no.',
    ],
  },
  {
    id: 'service-consumer',
    term: 'Consumer',
    forms: ['consumer', 'consumers'],
    except: ['consumer test', 'consumer tests'],
    everywhere: false,
    short: 'An application that uses what another one offers, such as an HTTP API or a message.',
    definition: [
      'A consumer is an application that uses something another application offers, such as an HTTP API or a message. It writes the tests from which a pact is made. With messages, the consumer is the application that receives them, whichever side opens the connection.',
    ],
    alsoCalled: 'service consumer; subscriber, for messages.',
  },
  {
    id: 'consumer-version-selector',
    term: 'Consumer version selector',
    forms: ['consumer version selector', 'consumer version selectors'],
    everywhere: true,
    short: 'A rule by which a provider asks the Pact Broker for the pacts of certain consumer versions.',
    definition: [
      'A [consumer version selector](/pact_broker/advanced_topics/consumer_version_selectors.mdx) is a rule by which a provider asks the Pact Broker for the pacts of certain consumer versions to verify. Examples are `mainBranch`, `matchingBranch` and `deployedOrReleased`. A verification can combine several; the Broker returns each content once.',
    ],
  },
  {
    id: 'consumer-driven-contract',
    term: 'Consumer-driven contract',
    forms: [
      'consumer-driven contract',
      'consumer-driven contracts',
      'consumer-driven contract test',
      'consumer-driven contract tests',
      'consumer-driven contract testing',
    ],
    everywhere: true,
    short: 'A contract that consumers write from what they use; the provider checks that it keeps it.',
    definition: [
      'A consumer-driven contract is a contract whose content comes from its consumers: each tests what it uses of the provider, and the sum of these tests is what the provider has to keep. What no consumer uses, the provider may change. Pact writes contracts of this kind.',
    ],
  },
  {
    id: 'contract',
    term: 'Contract',
    forms: ['contract', 'contracts'],
    everywhere: false,
    short: 'The agreement of a consumer and a provider about what passes between them, as concrete examples.',
    definition: [
      'A contract is the agreement between a consumer and a provider about the requests, responses and messages that pass between them. In Pact it consists of concrete examples with matching rules, and it is stored as a [pact file](#pact-file). It covers what this consumer uses, which may be a small part of what the provider offers.',
    ],
  },
  {
    id: 'contract-testing',
    term: 'Contract testing',
    forms: ['contract testing', 'contract test', 'contract tests'],
    everywhere: false,
    short: 'Testing the two sides of an integration apart from each other, each against the same contract.',
    definition: [
      'Contract testing checks an integration by testing its two sides apart from each other, each against the same contract. Neither test needs the other application to run. [How Pact works](/getting_started/how_pact_works.mdx) shows both tests of Pact.',
    ],
  },
  {
    id: 'deployed-version',
    term: 'Deployed version',
    forms: ['deployed version', 'deployed versions'],
    everywhere: true,
    short: 'The record in the Pact Broker that a version is running in an environment.',
    definition: [
      'A deployed version is the record in the Pact Broker that a pacticipant version is running in an environment. `record-deployment` creates it, and the next deployment of that pacticipant to the same environment and application instance ends it. For software that stays in use in several versions, see [released version](#released-version).',
    ],
  },
  {
    id: 'environment',
    term: 'Environment',
    forms: [],
    everywhere: false,
    short: 'A named place, such as test or production, in which versions of applications run or are used together.',
    definition: [
      'An [environment](/pact_broker/recording_deployments_and_releases.mdx#environments) is a named place, such as `test` or `production`, in which versions of pacticipants run together or are in use together. You create it once in the Pact Broker, marked as production or not. Versions get there by being recorded as deployed or released.',
    ],
  },
  {
    id: 'generator',
    term: 'Generator',
    forms: ['generator', 'generators'],
    everywhere: false,
    short: 'An instruction in a pact that puts a fresh value in place of an example each time it is used.',
    definition: [
      'A generator is an instruction in a pact that replaces an example value by a fresh one each time the interaction is used. The mock server applies it to responses and the verifier to requests. Typical uses are the current date, a random identifier, or a value that the [provider state](#provider-state) handler returns.',
    ],
  },
  {
    id: 'interaction',
    term: 'Interaction',
    forms: ['interaction', 'interactions'],
    everywhere: true,
    short: 'One exchange in a pact: a request with the expected response, or a message.',
    definition: [
      'An interaction is one exchange in a pact: a request with the expected response, or a message. It has a description, may name provider states, and is verified independently of all others. Version 4 of the specification knows three types: `Synchronous/HTTP`, `Asynchronous/Messages` and `Synchronous/Messages`.',
    ],
  },
  {
    id: 'matcher',
    term: 'Matcher',
    forms: ['matcher', 'matchers'],
    everywhere: false,
    short: 'A function that stands in a test for a value: it gives an example and the rule for the real value.',
    definition: [
      'A matcher is a function of a Pact library that stands in for a literal value in a test and gives both an example value and the rule that the real value has to meet. The example goes into the request or response, the rule into the pact as a [matching rule](#matching-rule). Each language has its own names for the functions; [Matching](/getting_started/matching/index.mdx) shows them.',
    ],
  },
  {
    id: 'matching-rule',
    term: 'Matching rule',
    forms: ['matching rule', 'matching rules'],
    everywhere: true,
    short: 'An entry in a pact that says how a real value may differ from the example.',
    definition: [
      'A matching rule is an entry in a pact that says how an actual value may differ from the example at one place in a path, query, header, status, body or message metadata. Examples are `type`, `regex`, `integer` and `datetime`. Without one, a value has to equal the example.',
    ],
  },
  {
    id: 'the-matrix',
    term: 'Matrix',
    forms: ['matrix', 'pact matrix', 'verification matrix'],
    except: ['support matrix', 'build matrix', 'matrix build', 'matrix job'],
    everywhere: false,
    short: 'The table in the Pact Broker that has the verification result of each pair of versions.',
    definition: [
      'The matrix is the table in the Pact Broker of consumer versions, pact contents and provider versions, with the verification result of each combination. `can-i-deploy` reads its answer from the rows that concern a version and an environment. Consumer versions with equal content share results.',
    ],
    alsoCalled: 'pact matrix, verification matrix.',
  },
  {
    id: 'message-interaction',
    term: 'Message interaction',
    forms: ['message interaction', 'message interactions', 'message pact', 'message pacts'],
    everywhere: true,
    short: 'An interaction that describes a message, whatever queue or topic carries it.',
    definition: [
      "A message interaction is an interaction that describes the contents and metadata of a message, independently of the queue or topic that carries it. An asynchronous one is a single message from provider to consumer; a synchronous one is a request message with one or more response messages. The consumer's handler is tested with the example, and the provider's function that builds the message is verified.",
    ],
    alsoCalled: 'message pact.',
  },
  {
    id: 'metadata',
    term: 'Metadata',
    forms: ['message metadata'],
    everywhere: true,
    short: 'Named values that travel beside the contents of a message, such as its content type or topic.',
    definition: [
      'The metadata of a message are named values that travel beside its contents, such as the content type, a topic or a key. Both tests agree on the names; matching rules apply to the values as they do to contents. The word also names the part of a pact file with the version of its format and the tools that wrote it.',
    ],
  },
  {
    id: 'mock-service-provider',
    term: 'Mock server',
    forms: ['mock server', 'mock servers', 'mock provider', 'mock service'],
    everywhere: false,
    short: 'The stand-in for the provider that Pact runs during a consumer test.',
    definition: [
      'The mock server is the stand-in for the provider that Pact runs during a consumer test. It answers the registered requests with the example responses and notes every request that is missing or differs. A [plugin](#plugin) can supply one for a protocol other than HTTP.',
    ],
    alsoCalled: 'mock service, mock provider, mock service provider.',
  },
  {
    id: 'native-library',
    term: 'Native library',
    forms: ['native library'],
    everywhere: true,
    short: 'The Rust implementation of Pact, built for one system and processor, which most libraries load.',
    definition: [
      'The native library is the implementation of Pact in Rust, `pact_ffi`, built for one operating system, processor and C library. The libraries of most languages load it and hand their work to it; Pact JVM has an implementation of its own. [Will it run here](/implementation_guides/platforms.mdx) tells for which systems it is built.',
    ],
    alsoCalled: 'Pact FFI, `libpact_ffi`.',
  },
  {
    id: 'pact-broker',
    term: 'Pact Broker',
    forms: ['Pact Broker'],
    everywhere: false,
    short: 'A server that stores pacts, verification results and deployments, and tells which versions fit together.',
    definition: [
      'The Pact Broker is a server that stores pacts, verification results and deployment records, and answers whether versions are compatible. It is open source, has an HTTP API and a web interface, and can start builds by [webhook](#webhook). You can run it yourself or use one that is hosted.',
    ],
  },
  {
    id: 'pact-file',
    term: 'Pact file',
    forms: ['pact file', 'pact files'],
    everywhere: true,
    short: 'The JSON document, written by consumer tests, that holds all interactions of a consumer and a provider.',
    definition: [
      'A pact file is the JSON document, written by consumer tests, that holds all interactions between one consumer and one provider. By default it is named after both, such as `OrderWeb-OrderApi.json`. It is generated anew from the tests, so nobody edits it.',
    ],
    alsoCalled: 'pact.',
  },
  {
    id: 'pact-specification',
    term: 'Pact Specification',
    forms: ['Pact Specification', 'Pact specification'],
    everywhere: true,
    short: 'The definition of the format of pact files and of how requests and messages are compared with them.',
    definition: [
      'The Pact Specification defines the JSON format of pact files and how requests, responses and messages are compared with them. Versions 1, 1.1, 2, 3 and 4 are published, and 4 is the newest. What they are for is told under [Pact Specification](/getting_started/specification.mdx#the-specification). A consumer and a provider in different languages work together because both follow it.',
    ],
  },
  {
    id: 'pactflow',
    term: 'PactFlow',
    forms: [],
    everywhere: false,
    short: 'The commercial offering of SmartBear that hosts a Pact Broker and adds features of its own.',
    definition: [
      'PactFlow is the commercial offering of SmartBear that hosts a Pact Broker and adds features of its own. Features that exist there alone are marked so in these pages. Everything else works with the open-source Broker.',
    ],
  },
  {
    id: 'pacticipant',
    term: 'Pacticipant',
    forms: ['pacticipant', 'pacticipants'],
    everywhere: true,
    short: 'An application that takes part in a pact, as consumer, as provider or as both.',
    definition: [
      "A pacticipant is an application that takes part in a pact, as consumer, as provider or as both. The word joins 'pact' and 'participant'. The Pact Broker identifies a pacticipant by its name and creates it when its first pact is published.",
    ],
    alsoCalled: 'application, participant.',
  },
  {
    id: 'pacticipant-version',
    term: 'Pacticipant version',
    forms: [
      'pacticipant version',
      'pacticipant versions',
      'consumer version',
      'consumer versions',
      'provider version',
      'provider versions',
    ],
    everywhere: true,
    short: "One state of an application's code, known to the Pact Broker by a unique number.",
    definition: [
      "A [pacticipant version](/getting_started/versioning_in_the_pact_broker.mdx) is one state of a pacticipant's code, known to the Pact Broker by a number that is unique for that pacticipant. The number is best made from the commit. Pacts, verification results, branches and deployments all belong to such a version.",
    ],
    alsoCalled: 'consumer version, provider version, application version.',
  },
  {
    id: 'pending-pact',
    term: 'Pending pact',
    forms: ['pending pact', 'pending pacts'],
    everywhere: true,
    short:
      "A pact whose failed verification does not fail the provider's build, because its branch has not verified it so far.",
    definition: [
      "A [pending pact](/pact_broker/advanced_topics/pending_pacts.mdx) is a pact whose failed verification does not fail the provider's build, because no version on that branch of the provider has verified its content successfully so far. It stops being pending for a branch with the first success. The Pact Broker works this out when the verification asks for the pending status; an earlier success on another branch, from before this branch existed, counts too.",
    ],
  },
  {
    id: 'plugin',
    term: 'Plugin',
    forms: ['Pact plugin', 'Pact plugins'],
    everywhere: true,
    short: 'A program that adds content types, matching rules, generators or transports to Pact libraries.',
    definition: [
      'A plugin is a program that adds content types, matching rules, generators or transports to Pact libraries while they run. Plugins need version 4 of the specification. One plugin serves every language whose library supports plugins; Protobuf with gRPC is the best known.',
    ],
  },
  {
    id: 'service-provider',
    term: 'Provider',
    forms: ['provider', 'providers'],
    except: ['provider test', 'provider tests'],
    everywhere: false,
    short: 'An application that offers something others use, such as an HTTP API or a message.',
    definition: [
      'A provider is an application that offers something other applications use, such as an HTTP API or a message. It verifies the pacts of its consumers. With messages, the provider is the application that produces them.',
    ],
    alsoCalled: 'service provider; publisher or producer, for messages.',
  },
  {
    id: 'provider-state',
    term: 'Provider state',
    forms: ['provider state', 'provider states'],
    everywhere: true,
    short: 'A named precondition that has to be true in the provider before an interaction is verified.',
    definition: [
      "A provider state is the named precondition, such as `an order exists`, that has to be true in the provider before an interaction is verified. The consumer test gives the name and optional parameters. A state handler in the provider's code base sets up the data, and can return values for the request. [Provider states](/getting_started/provider_states.mdx) has both sides in every language.",
    ],
    alsoCalled: 'state, precondition; `given` in many libraries.',
  },
  {
    id: 'released-version',
    term: 'Released version',
    forms: ['released version', 'released versions'],
    everywhere: false,
    short: 'The record in the Pact Broker that a version is available to users in an environment.',
    definition: [
      'A released version is the record in the Pact Broker that a pacticipant version is available to users in an environment, beside any number of others. `record-release` creates it and `record-support-ended` ends it. It suits mobile apps, libraries and products that customers install.',
    ],
  },
  {
    id: 'stub-server',
    term: 'Stub server',
    forms: ['stub server', 'stub servers'],
    everywhere: true,
    short: 'A server that answers with the examples of a pact, for trying things out; it tests nothing.',
    definition: [
      'A stub server answers HTTP requests with the example responses of pacts that exist already, so that a front end or a demo can run without its provider. Unlike the [mock server](#mock-service-provider) it notes nothing and writes no pact, so it tests nothing. [Local API stubs](/getting_started/stubs.mdx) tells how to run one.',
    ],
  },
  {
    id: 'transport',
    term: 'Transport',
    forms: [],
    everywhere: false,
    short: 'The way in which an interaction reaches the provider, such as HTTP, messages or gRPC.',
    definition: [
      'A transport is the way in which an interaction reaches the provider: HTTP, messages, or one that a [plugin](#plugin) adds, such as gRPC. An interaction of version 4 of the specification can name its transport. A verification has an address for each that its pacts need.',
    ],
  },
  {
    id: 'pact-verification',
    term: 'Verification',
    forms: ['verification', 'verifications'],
    everywhere: false,
    short: 'The test of a provider that replays each interaction of a pact and compares what comes back.',
    definition: [
      'Verification is the test of a provider that replays each interaction of a pact against it and compares the actual outcome with the recorded one. Provider states are set up before each interaction. The pacts come from files, from an address or from the Pact Broker, to which the outcome can be published. More in [Verifying pacts](/getting_started/verifying_pacts.mdx).',
    ],
    alsoCalled: 'provider test, pact verification.',
  },
  {
    id: 'verification-result',
    term: 'Verification result',
    forms: ['verification result', 'verification results'],
    everywhere: true,
    short: 'The published outcome of verifying the content of a pact with one provider version.',
    definition: [
      'A verification result is the published outcome of verifying the content of a pact with one provider version. It says success or failure and may hold the details of each interaction. All consumer versions that published the same content share it.',
    ],
  },
  {
    id: 'verifier',
    term: 'Verifier',
    forms: ['verifier'],
    everywhere: false,
    short: 'The part of a Pact library, or the program, that replays pacts against a provider.',
    definition: [
      'The verifier is the part of a Pact library that carries out a [verification](#pact-verification): it fetches the pacts, calls the state handlers, sends the requests and compares what comes back. The Pact CLI has it as a [program](/implementation_guides/cli/pact-verifier/index.mdx) for providers in any language.',
    ],
  },
  {
    id: 'webhook',
    term: 'Webhook',
    forms: ['webhook', 'webhooks'],
    everywhere: false,
    short: 'An HTTP request that the Pact Broker sends when something happens to a pact or a verification result.',
    definition: [
      "A [webhook](/pact_broker/webhooks/index.mdx) is an HTTP request that the Pact Broker sends when something happens to a pact or a verification result. The commonest use starts the provider's build when a changed pact needs verification, on the event `contract_requiring_verification_published`. It can be limited to one consumer, one provider or one pair.",
    ],
  },
  {
    id: 'wip-pact',
    term: 'WIP pact',
    forms: ['WIP pact', 'WIP pacts', 'work in progress pact', 'work in progress pacts'],
    everywhere: true,
    short: "The newest pact of a consumer's branch that no selector asked for and the provider has yet to verify.",
    definition: [
      "A [WIP (work in progress) pact](/pact_broker/advanced_topics/wip_pacts.mdx) is the pact of the newest version on a consumer's branch that the provider's selectors did not ask for and that the provider's branch has not yet verified successfully. The Pact Broker adds such pacts, published since a given date, to a verification that asks for them. They are always [pending](#pending-pact).",
    ],
    alsoCalled: 'work in progress pact.',
  },
];
