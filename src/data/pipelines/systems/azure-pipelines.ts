import {
  brokerUrl,
  checkOut,
  commented,
  createWebhook,
  file,
  indent,
  inputsOf,
  installPactCli,
  item,
  parameterOf,
  scalar,
  within,
} from '../text';
import type {Job, Pipeline, PipelineFile, Repository, Toolchain, Writer} from '../types';

function triggers({start}: Pipeline): string[] {
  switch (start.on) {
    case 'push':
      return ['trigger:', '  branches:', '    include: ["*"]', 'pr: none'];
    case 'pull request':
      return [
        'trigger: [main]',
        '# For repositories on GitHub and Bitbucket. In Azure Repos, a branch policy of main starts the build.',
        'pr: [main]',
      ];
    case 'call':
      return [
        'trigger: none',
        'pr: none',
        ...(start.inputs.length > 0 ? ['', 'parameters:'] : []),
        ...start.inputs.flatMap(({name, description}) => [
          `  - name: ${name}`,
          `    displayName: "${description}"`,
          '    type: string',
        ]),
      ];
  }
}

function version({start}: Pipeline): string[] {
  switch (start.on) {
    case 'push':
      return [
        'GIT_COMMIT: $(Build.SourceVersion)',
        "GIT_BRANCH: $[ replace(variables['Build.SourceBranch'], 'refs/heads/', '') ]",
      ];
    case 'pull request':
      return [
        '# Build.SourceVersion of a pull request is a merge commit that no branch has.',
        "GIT_COMMIT: $[ coalesce(variables['System.PullRequest.SourceCommitId'], variables['Build.SourceVersion']) ]",
        "GIT_BRANCH: $[ replace(coalesce(variables['System.PullRequest.SourceBranch'], variables['Build.SourceBranch']), 'refs/heads/', '') ]",
      ];
    case 'call':
      return start.inputs.map(({name}) => `${name}: \${{ parameters.${name} }}`);
  }
}

const isMain = "and(succeeded(), eq(variables['Build.SourceBranch'], 'refs/heads/main'))";
const conditions = {
  always: [],
  main: [`condition: ${isMain}`],
  'pull request': ["condition: and(succeeded(), eq(variables['Build.Reason'], 'PullRequest'))"],
} as const;

function bash(run: readonly string[]): string[] {
  return scalar('bash', run.length > 1 ? ['set -e', ...run] : run);
}

function setUp(tools: Toolchain | undefined): string[] {
  const {use = [], run = []} = tools?.azure ?? {};
  return [
    ...use.flatMap(({name, inputs}) => item([`task: ${name}`, ...within('inputs', inputs)])),
    ...(run.length > 0 ? item(bash(run)) : []),
  ];
}

function job({id, when, after, tools, steps}: Job, {start, checksOut}: Pipeline): string[] {
  const other = checksOut || start.on === 'pull request';
  return item([
    `job: ${id.replaceAll('-', '_')}`,
    ...(after.length > 0 ? [`dependsOn: [${after.map((each) => each.replaceAll('-', '_')).join(', ')}]`] : []),
    ...conditions[when],
    'steps:',
    ...indent(
      [
        '- checkout: self',
        ...(other ? ['  fetchDepth: "0"', `- bash: ${checkOut}`] : []),
        ...setUp(tools),
        ...item(scalar('bash', [installPactCli, 'echo "##vso[task.prependpath]$HOME/.pact/bin"'])),
        ...steps.flatMap((step) =>
          commented(
            step,
            item([
              ...bash(step.run),
              ...(step.folder === undefined ? [] : [`workingDirectory: ${step.folder}`]),
              `displayName: "${step.title}"`,
              '# A secret reaches only the steps that ask for it.',
              'env:',
              '  PACT_BROKER_TOKEN: $(PACT_BROKER_TOKEN)',
            ]),
          ),
        ),
      ],
      2,
    ),
  ]);
}

function pipelineFile(repository: Repository, pipeline: Pipeline): PipelineFile {
  return {
    name: `${pipeline.id}.yml`,
    path: pipeline.id === repository.id ? 'azure-pipelines.yml' : `azure-pipelines.${pipeline.id}.yml`,
    text: file([
      ...triggers(pipeline),
      '',
      'pool:',
      '  vmImage: ubuntu-24.04',
      '',
      'variables:',
      '  CI: "true"',
      `  PACT_BROKER_BASE_URL: ${brokerUrl}`,
      '  # PACT_BROKER_TOKEN is a secret variable of the pipeline.',
      ...indent(version(pipeline), 2),
      '  BUILD_URL: $(System.CollectionUri)$(System.TeamProject)/_build/results?buildId=$(Build.BuildId)',
      '',
      'jobs:',
      ...pipeline.jobs
        .flatMap((each, index) => [...(index > 0 ? [''] : []), ...job(each, pipeline)])
        .map((line) => (line === '' ? line : `  ${line}`)),
    ]),
  };
}

/** Azure Pipelines: a file for each pipeline. */
export const azurePipelines: Writer = {
  render: (repository) => repository.pipelines.map((pipeline) => pipelineFile(repository, pipeline)),
  webhook: ({application}, pipeline) =>
    createWebhook({
      provider: application,
      url: 'https://dev.azure.com/ORGANISATION/PROJECT/_apis/pipelines/PIPELINE_ID/runs?api-version=7.1',
      needs: {AZURE_TOKEN: 'personal access token that may execute builds'},
      headers: ['Content-Type: application/json'],
      // The Broker sends no credentials with an empty user name.
      user: 'pact-broker:$AZURE_TOKEN',
      data: {templateParameters: Object.fromEntries(inputsOf(pipeline).map(({name}) => [name, parameterOf(name)]))},
    }),
};
