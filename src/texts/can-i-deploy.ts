/** Texts of the interactive Broker. */
export const canIDeployTexts = {
  region: 'Try can-i-deploy',
  scenario: 'Scenario',
  scenarios: {
    'new-expectation': 'A consumer adds an expectation',
    unchanged: "A consumer changes, but its pact doesn't",
    breaking: 'A provider breaks its consumer',
    'first-provider': 'The provider is deployed first',
    instances: 'Two instances of a provider',
  },

  events: 'What has happened so far',
  published: (consumer: string, version: string, provider: string, content: string) =>
    `${consumer} ${version} published its pact with ${provider}, content ${content}.`,
  verified: (provider: string, version: string, content: string, success: boolean) =>
    `${provider} ${version} verified content ${content}: ${success ? 'passed' : 'failed'}.`,
  deployed: (name: string, version: string, environment: string, instance?: string) =>
    `${name} ${version} was deployed to ${environment}${instance === undefined ? '' : `, application instance ${instance}`}.`,
  undeployed: (name: string, version: string, environment: string) =>
    `${name} ${version} was undeployed from ${environment}.`,
  built: (name: string, version: string) => `${name} ${version} was built.`,
  tagged: (name: string, version: string, tag: string) => `${name} ${version} was tagged ${tag}.`,
  released: (name: string, version: string, environment: string) =>
    `${name} ${version} was released to ${environment}.`,
  supportEnded: (name: string, version: string, environment: string) =>
    `Support for ${name} ${version} in ${environment} ended.`,
  undo: 'Undo',
  startOver: 'Start over',

  publishTitle: 'Publish a pact',
  publish: (consumer: string, version: string) => `Publish ${consumer} ${version}`,
  content: 'Pact content',
  newContent: (content: string) => `${content} (new)`,
  sameContent: (content: string) => `${content} (unchanged)`,
  verifyTitle: 'Publish a verification result',
  verify: 'Publish result',
  newVersion: (version: string) => `${version} (new)`,
  result: 'Result',
  passed: 'passed',
  failed: 'failed',
  deployTitle: 'Record a deployment',
  deploy: 'Record deployment',
  version: 'Version',
  environment: 'Environment',

  question: 'Ask the Broker',
  questionVersion: 'Can I deploy this version',
  questionEnvironment: 'to this environment?',
  yes: {verdict: 'Yes.', meaning: 'The command prints “Computer says yes” and exits with code 0.'},
  no: {verdict: 'No.', meaning: 'The command prints “Computer says no” and exits with code 1.'},
  unknown: {
    verdict: 'Unknown.',
    meaning: 'A result is missing. The command prints “Computer says no” and exits with code 1.',
  },

  matrix: 'Matrix of pacts and verification results',
  counts: 'Used for the answer',
  used: 'yes',
  notUsed: 'no',
  noProviderVersion: 'none',
  noResult: 'no result',
} as const;
