import {parse} from 'yaml';

import {changedPact, fileFor, filledIn, type BuildServer, type Event, type RunningJob} from './types';

interface File {
  readonly trigger: 'none' | readonly string[] | {readonly branches: {readonly include: readonly string[]}};
  readonly pr: 'none' | readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  readonly jobs: readonly {
    readonly job: string;
    readonly condition?: string;
    readonly steps: readonly {readonly bash?: string}[];
  }[];
}

function starts({trigger, pr}: File, {branch, pullRequest, call}: Event): boolean {
  if (call) {
    return true;
  }
  if (pullRequest) {
    return pr !== 'none';
  }
  const include = trigger === 'none' ? [] : 'branches' in trigger ? trigger.branches.include : trigger;
  return include.includes('*') || include.includes(branch);
}

function holds(condition: string | undefined, {branch, pullRequest = false}: Event): boolean {
  switch (condition) {
    case undefined:
      return true;
    case "and(succeeded(), eq(variables['Build.SourceBranch'], 'refs/heads/main'))":
      return branch === 'main' && !pullRequest;
    case "and(succeeded(), eq(variables['Build.Reason'], 'PullRequest'))":
      return pullRequest;
    default:
      throw new Error(`condition: ${condition} is not known here`);
  }
}

/** Azure: `$( )`, `$[ ]` and `${{ }}` are filled in; a step has a shell of its own. */
export const azurePipelines: BuildServer = {
  jobs: (files, event): RunningJob[] => {
    const file = parse(fileFor(files, event, 'yml')) as File;
    if (!starts(file, event)) {
      return [];
    }
    const {commit, branch, pullRequest, call} = event;
    const mergeCommit = 'f'.repeat(40);
    const values: Record<string, string | undefined> = {
      'Build.SourceVersion': pullRequest ? mergeCommit : commit,
      'Build.BuildId': '42',
      'System.CollectionUri': 'https://dev.azure.com/organisation/',
      'System.TeamProject': 'order-shop',
      "replace(variables['Build.SourceBranch'], 'refs/heads/', '')": pullRequest ? 'refs/pull/12/merge' : branch,
      "coalesce(variables['System.PullRequest.SourceCommitId'], variables['Build.SourceVersion'])": commit,
      "replace(coalesce(variables['System.PullRequest.SourceBranch'], variables['Build.SourceBranch']), 'refs/heads/', '')":
        branch,
    };
    for (const [name, value] of Object.entries(call?.inputs ?? {})) {
      values[`parameters.${name}`] = value;
    }
    const environment = Object.fromEntries(
      Object.entries(file.variables)
        .filter(([name]) => name !== 'PACT_BROKER_BASE_URL')
        .map(([name, text]) => [
          name,
          [/\$\{\{(.*?)\}\}/g, /\$\[(.*)\]/g, /\$\(([\w.]+)\)/g].reduce(
            (value, expression) => filledIn(value, expression, values),
            text,
          ),
        ]),
    );
    return file.jobs
      .filter(({condition}) => holds(condition, event))
      .map(({job, steps}) => ({
        id: job.replaceAll('_', '-'),
        environment,
        scripts: steps.flatMap(({bash}) => (bash === undefined ? [] : [bash])),
      }));
  },
  callOf: ({body}) => ({
    pipeline: changedPact,
    inputs: (body as {templateParameters: Record<string, string>}).templateParameters,
  }),
};
