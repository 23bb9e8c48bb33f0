/** Texts of the pipeline generator. */
export const pipelineGeneratorTexts = {
  region: 'Pipeline generator',
  ciSystem: 'CI system',
  releaseModel: 'Release model',
  consumer: 'Consumer',
  provider: 'Provider',
  scope: 'Files for',
  scopes: {both: 'Consumer and provider', consumer: 'Consumer only', provider: 'Provider only'},
  jvmBuild: 'JVM build tool',
  consumerName: 'Name of the consumer',
  providerName: 'Name of the provider',
  environment: 'Environment',
  applicationError:
    'Use letters, digits, spaces, dots, underscores and hyphens, and begin and end with a letter or digit.',
  environmentError: 'Use letters (a to z), digits, underscores and hyphens, and begin with a letter.',
  /** Above the files, where commands of a language run tests by their names. */
  needs: {
    title: 'Tests that these files run',
    consumer: 'The consumer runs tests that write pacts:',
    guide: (library: string) => `get started with ${library}`,
    provider: 'The provider runs',
    providerTests: ['a test of all pacts that your selectors choose', 'a test of the one pact that a webhook names'],
  },
  /** An option of the lists of languages. */
  ownCommands: 'Your own commands',
  /** Follows the path of a file. */
  inRepository: (repository: string) => `in ${repository}`,
  download: 'Download',
  downloadFile: (path: string, repository: string) => `Download ${path} in ${repository}`,
  downloadAll: 'Download all as a script',
  /** Without a side that has no files. */
  summary: (selected: {
    readonly files: number;
    readonly ciSystem: string;
    readonly releaseModel: string;
    readonly consumer?: string | undefined;
    readonly provider?: string | undefined;
  }) => {
    const files = selected.files === 1 ? '1 file' : `${selected.files} files`;
    const consumer = selected.consumer === undefined ? '' : ` Consumer: ${selected.consumer}.`;
    const provider = selected.provider === undefined ? '' : ` Provider: ${selected.provider}.`;
    return `${files} for ${selected.ciSystem}. Release model: ${selected.releaseModel}.${consumer}${provider}`;
  },
  script: 'Run this in the folder that contains your repositories.',
} as const;
