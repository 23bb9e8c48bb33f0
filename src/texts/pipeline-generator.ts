/** Texts of the pipeline generator. */
export const pipelineGeneratorTexts = {
  region: 'Pipeline generator',
  ciSystem: 'CI system',
  releaseModel: 'Release model',
  consumer: 'Consumer',
  provider: 'Provider',
  /** An option of the lists of languages. */
  ownCommands: 'Your own commands',
  /** Follows the path of a file. */
  inRepository: (repository: string) => `in ${repository}`,
  download: 'Download',
  downloadFile: (path: string, repository: string) => `Download ${path} in ${repository}`,
  downloadAll: 'Download all as a script',
  /** Without `provider` where the release model has only the consumer's files. */
  summary: (selected: {
    readonly files: number;
    readonly ciSystem: string;
    readonly releaseModel: string;
    readonly consumer: string;
    readonly provider?: string;
  }) => {
    const files = selected.files === 1 ? '1 file' : `${selected.files} files`;
    const provider = selected.provider === undefined ? '' : ` Provider: ${selected.provider}.`;
    return `${files} for ${selected.ciSystem}. Release model: ${selected.releaseModel}. Consumer: ${selected.consumer}.${provider}`;
  },
  script: 'Run this in the folder that contains your repositories.',
} as const;
