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
  /** What the commands of a language run, above the files. */
  needs: {
    title: 'What the commands run',
    consumer: 'Consumer: tests that write pacts, as in the',
    guide: (language: string) => `${language} tutorial`,
    provider: 'Provider:',
    ownChange: 'verification of all pacts that your selectors match',
    changedPact: 'verification of the one pact that a webhook sends',
  },
  /** An option of the lists of languages. */
  ownCommands: 'Your own commands',
  /** Follows the path of a file. */
  inRepository: (repository: string) => `in ${repository}`,
  download: 'Download',
  downloadFile: (path: string, repository: string) => `Download ${path} in ${repository}`,
  downloadAll: 'Download all as a script',
  /** A side without files is left out. */
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
