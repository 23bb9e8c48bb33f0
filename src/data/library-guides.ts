/** Topics that the sections of libraries have pages on. */
export const topics = {
  start: 'Get started',
  consumer: 'Consumer tests',
  matching: 'Matching',
  provider: 'Provider verification',
  messages: 'Messages',
  plugins: 'Plugins',
  troubleshooting: 'Troubleshooting',
} as const;

export type Topic = keyof typeof topics;

interface LibraryGuides {
  readonly name: string;
  /** Paths of pages relative to `docs/`, as in links; missing topics have none. */
  readonly pages: Readonly<Partial<Record<Topic, string>>>;
}

const guides = '/implementation_guides';

const inFolder = (folder: string): Readonly<Record<Topic, string>> => ({
  start: `${guides}/${folder}/docs/get_started.mdx`,
  consumer: `${guides}/${folder}/docs/consumer.mdx`,
  matching: `${guides}/${folder}/docs/matching.mdx`,
  provider: `${guides}/${folder}/docs/provider.mdx`,
  messages: `${guides}/${folder}/docs/messages.mdx`,
  plugins: `${guides}/${folder}/docs/plugins.mdx`,
  troubleshooting: `${guides}/${folder}/docs/troubleshooting.mdx`,
});

/** Libraries, in the order of `sdks.ts`. */
export const libraryGuides: readonly LibraryGuides[] = [
  {name: 'Pact JS', pages: inFolder('javascript')},
  {
    name: 'Pact JVM',
    pages: {
      ...inFolder('jvm'),
      consumer: `${guides}/jvm/consumer/junit5.mdx`,
      matching: `${guides}/jvm/matching.mdx`,
      provider: `${guides}/jvm/provider/junit5.mdx`,
    },
  },
  {name: 'Pact Go', pages: inFolder('go')},
  {name: 'Pact Python', pages: inFolder('python')},
  {name: 'PactNet', pages: {...inFolder('net'), messages: `${guides}/net/docs/messaging-pacts.mdx`}},
  {
    name: 'Pact Ruby',
    pages: {
      start: `${guides}/ruby/get_started.mdx`,
      consumer: `${guides}/ruby/creating_pacts.mdx`,
      matching: `${guides}/ruby/matching.mdx`,
      provider: `${guides}/ruby/verifying_pacts.mdx`,
      messages: `${guides}/ruby/messages.mdx`,
      plugins: `${guides}/ruby/plugins.mdx`,
      troubleshooting: `${guides}/ruby/troubleshooting.mdx`,
    },
  },
  {name: 'Pact PHP', pages: inFolder('php')},
  {
    name: 'Pact Rust',
    pages: {
      start: `${guides}/rust/get_started.mdx`,
      consumer: `${guides}/rust/pact_consumer/index.mdx`,
      matching: `${guides}/rust/matching.mdx`,
      provider: `${guides}/rust/pact_verifier/index.mdx`,
      messages: `${guides}/rust/messages.mdx`,
      plugins: `${guides}/rust/plugins.mdx`,
      troubleshooting: `${guides}/rust/troubleshooting.mdx`,
    },
  },
  {
    name: 'PactSwift',
    pages: {
      start: `${guides}/swift/get_started.mdx`,
      consumer: `${guides}/swift/consumer.mdx`,
      matching: `${guides}/swift/matching.mdx`,
      provider: `${guides}/swift/provider.mdx`,
      troubleshooting: `${guides}/swift/troubleshooting.mdx`,
    },
  },
  {
    name: 'pact4s',
    pages: {
      start: `${guides}/scala/get_started.mdx`,
      consumer: `${guides}/scala/consumer.mdx`,
      matching: `${guides}/scala/matching.mdx`,
      provider: `${guides}/scala/provider.mdx`,
      messages: `${guides}/scala/messages.mdx`,
      troubleshooting: `${guides}/scala/troubleshooting.mdx`,
    },
  },
  {
    name: 'Pact C++',
    pages: {
      start: `${guides}/cpp/get_started.mdx`,
      consumer: `${guides}/cpp/consumer/index.mdx`,
      matching: `${guides}/cpp/consumer/index.mdx`,
      provider: `${guides}/cpp/provider.mdx`,
      troubleshooting: `${guides}/cpp/troubleshooting.mdx`,
    },
  },
];
