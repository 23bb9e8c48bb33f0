import type {Topic} from './library-guides';

/** A question with one page that decides it. */
interface Decision {
  /** From the top of `docs/`, as links of pages have it. */
  readonly page: string;
  /** What follows "How do I". */
  readonly question: string;
  /** The short answer, in a line of Markdown. */
  readonly answer: string;
  /** Pages of a library's section that lead to it. */
  readonly on: readonly Topic[];
}

/** Decisions that belong together, under one heading. */
interface DecisionGroup {
  readonly title: string;
  readonly decisions: readonly Decision[];
}

/** The questions of "How do I …", in the order in which a reader meets them. */
export const decisionGroups: readonly DecisionGroup[] = [
  {
    title: 'Describe an interaction',
    decisions: [
      {
        page: '/recipes/optional.mdx',
        question: 'test optional and nullable fields',
        answer: 'One interaction with the field and one without it, each with its own provider state.',
        on: ['consumer', 'matching'],
      },
      {
        page: '/how_do_i/dates_and_random_data.mdx',
        question: 'test dates and random data',
        answer: 'A fixed example with a rule for its form; let the provider supply dates that expire.',
        on: ['matching'],
      },
      {
        page: '/how_do_i/pagination.mdx',
        question: 'test pagination',
        answer:
          'One interaction for a page with more behind it, one for the last page; rules for list, link and cursor.',
        on: ['consumer'],
      },
      {
        page: '/how_do_i/delete_and_empty_bodies.mdx',
        question: 'test DELETE and empty bodies',
        answer:
          'Expect the status, leave body and `Content-Type` out, and let a provider state create what is deleted.',
        on: ['consumer'],
      },
      {
        page: '/how_do_i/files_and_binary.mdx',
        question: 'test files and binary data',
        answer: 'Compare the kind of a tiny example file, not its bytes; give forms a fixed boundary.',
        on: ['consumer'],
      },
      {
        page: '/recipes/graphql.mdx',
        question: 'test GraphQL',
        answer:
          'As a POST with a JSON body: an interaction for each operation, and one for errors, which come with status 200.',
        on: ['consumer'],
      },
    ],
  },
  {
    title: 'Draw the line',
    decisions: [
      {
        page: '/how_do_i/third_party_apis.mdx',
        question: 'test a third-party API',
        answer: 'Publish no pact that nobody verifies: an adapter, stubs, and a scheduled check of the sandbox.',
        on: ['consumer'],
      },
      {
        page: '/how_do_i/openapi.mdx',
        question: 'use OpenAPI and Pact together',
        answer: 'Keep both, generate neither from the other, and compare the two files in the build of the consumer.',
        on: ['provider'],
      },
      {
        page: '/how_do_i/naming_consumers.mdx',
        question: 'name consumers and providers',
        answer:
          'One name for each application that is deployed by itself, the same in every test, pipeline and Broker.',
        on: ['consumer'],
      },
      {
        page: '/how_do_i/one_pact_or_many.mdx',
        question: 'decide between one pact and many',
        answer: 'One pact for each pair of applications; HTTP and messages share a file of specification 4.',
        on: ['consumer'],
      },
      {
        page: '/how_do_i/several_consumers.mdx',
        question: 'test several consumers in one repository',
        answer: 'Each deployable has a name, a pact folder and a publication of its own.',
        on: ['consumer'],
      },
      {
        page: '/how_do_i/who_owns_what.mdx',
        question: 'know who owns what',
        answer: 'The consumer owns the pact, the provider its verification and states, both the conversation.',
        on: ['provider'],
      },
    ],
  },
  {
    title: 'Messages and protocols',
    decisions: [
      {
        page: '/how_do_i/message_queues.mdx',
        question: 'test message queues',
        answer: 'Test the handler and the function that builds the message; the queue and its envelope stay out.',
        on: ['messages'],
      },
      {
        page: '/how_do_i/grpc.mdx',
        question: 'test gRPC',
        answer:
          'With the plugin `protobuf` and version 4, one interaction for each call; the command line verifies any service.',
        on: ['plugins'],
      },
    ],
  },
  {
    title: 'Versions',
    decisions: [
      {
        page: '/how_do_i/specification_version.mdx',
        question: 'choose a specification version and an interface',
        answer: 'Version 4 and the newest interface; an older version only for a verifier that cannot read 4.',
        on: ['start', 'consumer'],
      },
      {
        page: '/how_do_i/package_versions.mdx',
        question: 'know which package versions go together',
        answer:
          'Consumer and provider may differ; the parts of one build share a version; the plugin of the provider is the same or newer.',
        on: ['start'],
      },
      {
        page: '/how_do_i/versions_and_branches.mdx',
        question: 'use versions and branches',
        answer: 'The commit is the version, the branch goes with it, and deployments are recorded.',
        on: ['provider'],
      },
      {
        page: '/how_do_i/monorepos.mdx',
        question: 'use Pact in a monorepo',
        answer: 'Each deployed application is a pacticipant, the commit is its version; ask and record for each.',
        on: ['provider'],
      },
    ],
  },
  {
    title: 'Verify',
    decisions: [
      {
        page: '/provider/handling_auth.mdx',
        question: 'verify an API that needs authentication',
        answer:
          'Record an invented credential; in verification replace it by a valid one, or let the provider accept it.',
        on: ['provider'],
      },
      {
        page: '/how_do_i/flaky_verification.mdx',
        question: 'stop flaky verification',
        answer: 'Each state handler makes all that its interaction needs; repeat the same pact, alone and reversed.',
        on: ['provider'],
      },
      {
        page: '/how_do_i/slow_verification.mdx',
        question: 'speed up slow verification',
        answer:
          'Read the times in the report; make state handlers small, stub what lies behind the API, select fewer pacts.',
        on: ['provider'],
      },
    ],
  },
];
