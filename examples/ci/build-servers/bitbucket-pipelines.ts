import {parse} from 'yaml';

import {fileFor, type BuildServer, type RunningJob} from './types';

interface Item {
  readonly step?: {readonly name: string; readonly script: readonly string[]};
}

interface File {
  readonly pipelines: {
    readonly default?: readonly Item[];
    readonly branches?: Readonly<Record<string, readonly Item[]>>;
    readonly 'pull-requests'?: Readonly<Record<string, readonly Item[]>>;
    readonly custom?: Readonly<Record<string, readonly Item[]>>;
  };
}

/** Bitbucket: a step is a job with one shell; a branch's own pipeline takes the place of the default one. */
export const bitbucketPipelines: BuildServer = {
  jobs: (files, {commit, branch, pullRequest, call}): RunningJob[] => {
    const {pipelines} = parse(fileFor(files, {commit, branch}, 'yml')) as File;
    const items = call
      ? pipelines.custom?.[call.pipeline]
      : pullRequest
        ? pipelines['pull-requests']?.['**']
        : (pipelines.branches?.[branch] ?? pipelines.default);
    return (items ?? []).flatMap(({step}) =>
      step === undefined
        ? []
        : [
            {
              id: step.name,
              environment: {
                CI: 'true',
                BITBUCKET_COMMIT: commit,
                BITBUCKET_BRANCH: branch,
                BITBUCKET_GIT_HTTP_ORIGIN: 'https://bitbucket.org/organisation/order-shop',
                BITBUCKET_BUILD_NUMBER: '42',
                ...call?.inputs,
              },
              scripts: [step.script.filter((line) => !line.startsWith('export PACT_BROKER_BASE_URL=')).join('\n')],
            },
          ],
    );
  },
  callOf: ({body}) => {
    const {target, variables} = body as {
      target: {selector: {pattern: string}};
      variables: readonly {key: string; value: string}[];
    };
    return {
      pipeline: target.selector.pattern,
      inputs: Object.fromEntries(variables.map(({key, value}) => [key, value])),
    };
  },
};
