/** The draft of the home page: `src/components/Homepage`. */
export const homepage = {
  description:
    'Test each side of an integration on its own, as part of its build, and know before you release whether the two still work together.',
  lead: "Pact tests both sides of an integration without running them together. The consumer's tests write a contract, the provider's build replays it, and the result tells you what is safe to deploy.",
  getStarted: 'Get started',
  howPactWorks: 'How Pact works',
  picture: {
    label:
      'A consumer and a provider fit together like puzzle pieces. Between them is the pact, written by the consumer and verified against the provider.',
    consumer: 'Consumer',
    consumerRole: 'writes the pact',
    provider: 'Provider',
    providerRole: 'is verified against it',
  },
  benefits: {
    label: 'Benefits',
    list: [
      {
        title: 'Feedback in the build',
        text: 'A contract test runs like a unit test: on your machine, in seconds, with no other service running. You find out about a mismatch before you merge the change.',
      },
      {
        title: 'Only what consumers use',
        text: "The contract covers only the fields that the consumer's code reads, recorded by the tests of that code. You can change everything else freely.",
      },
      {
        title: 'A clear answer before you deploy',
        text: 'The Pact Broker knows which versions have been verified together and which are deployed where. One command answers yes or no, and explains why.',
      },
    ],
  },
  languages: 'Get started in your language',
  blog: {title: 'From the blog', link: 'All posts'},
  users: {
    title: 'Who uses Pact',
    link: (count: number) => (count === 1 ? 'See the organisation' : `See all ${count} organisations`),
  },
  contribute: {
    title: 'Open source',
    before: 'Pact is free software, maintained by its users. To help, start with ',
    link: 'Contributing',
    after: '.',
  },
} as const;
