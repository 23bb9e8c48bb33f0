import {
  commented,
  createWebhook,
  file,
  indent,
  inputsOf,
  item,
  pactCli,
  parameterOf,
  plainText,
  scalar,
  within,
} from '../text';
import type {Job, Pipeline, PipelineFile, ReadyStep, Repository, Step, Toolchain, Writer} from '../types';

const event = 'contract_requiring_verification_published';

function triggers({start}: Pipeline): string[] {
  switch (start.on) {
    case 'push':
      return ['push:', '  branches: ["**"]'];
    case 'pull request':
      return ['pull_request:', 'push:', '  branches: [main]'];
    case 'call':
      return start.by === 'webhook'
        ? ['repository_dispatch:', `  types: [${event}]`]
        : [
            'workflow_dispatch:',
            ...(start.inputs.length > 0 ? ['  inputs:'] : []),
            ...start.inputs.flatMap(({name, description}) => [
              `    ${name}:`,
              `      description: "${description}"`,
              '      type: string',
              '      required: true',
            ]),
          ];
  }
}

/** Values that identify the version, by trigger. */
function version({start}: Pipeline): string[] {
  const given =
    start.on === 'call'
      ? start.inputs.map(
          ({name}) => `${name}: \${{ ${start.by === 'webhook' ? 'github.event.client_payload' : 'inputs'}.${name} }}`,
        )
      : start.on === 'push'
        ? ['GIT_COMMIT: ${{ github.sha }}', 'GIT_BRANCH: ${{ github.ref_name }}']
        : [
            '# github.sha of a pull request is a merge commit that no branch has.',
            'GIT_COMMIT: ${{ github.event.pull_request.head.sha || github.sha }}',
            'GIT_BRANCH: ${{ github.head_ref || github.ref_name }}',
          ];
  return [...given, 'BUILD_URL: ${{ github.server_url }}/${{ github.repository }}/actions/runs/${{ github.run_id }}'];
}

const conditions = {
  always: [],
  main: ["if: github.ref == 'refs/heads/main'"],
  'pull request': ["if: github.event_name == 'pull_request'"],
} as const;

function uses({name, inputs}: ReadyStep): string[] {
  return item([`uses: ${name}`, ...within('with', inputs)]);
}

function setUp(tools: Toolchain | undefined): string[] {
  const {use = [], run = []} = tools?.github ?? {};
  return [...use.flatMap(uses), ...(run.length > 0 ? item(scalar('run', run)) : [])];
}

function runs({title, folder, run}: Step): string[] {
  return item([
    `name: ${title}`,
    ...(folder === undefined ? [] : [`working-directory: ${folder}`]),
    ...scalar('run', run),
  ]);
}

function job({id, when, after, environment, tools, steps}: Job, {start, checksOut}: Pipeline): string[] {
  const commit = checksOut || start.on === 'pull request' ? ['  with:', '    ref: ${{ env.GIT_COMMIT }}'] : [];
  return [
    `${id}:`,
    ...indent(
      [
        ...conditions[when],
        ...(after.length > 0 ? [`needs: ${after.join(', ')}`] : []),
        ...(environment ? [`concurrency: deploy-to-${environment}`] : []),
        'runs-on: ubuntu-latest',
        'steps:',
        ...indent(
          [
            '- uses: actions/checkout@v7',
            ...commit,
            `- uses: pact-foundation/pact-cli@v${pactCli}`,
            ...setUp(tools),
            ...steps.flatMap((step) => commented(step, runs(step))),
          ],
          2,
        ),
      ],
      2,
    ),
  ];
}

function workflow(repository: Repository, pipeline: Pipeline): PipelineFile {
  return {
    name: `${pipeline.id}.yml`,
    path: `.github/workflows/${pipeline.id === repository.id ? repository.name : pipeline.id}.yml`,
    text: file([
      `name: ${plainText(pipeline.title)}`,
      '',
      'on:',
      ...indent(triggers(pipeline), 2),
      '',
      'permissions:',
      '  contents: read',
      '',
      'env:',
      '  PACT_BROKER_BASE_URL: ${{ vars.PACT_BROKER_BASE_URL }}',
      '  PACT_BROKER_TOKEN: ${{ secrets.PACT_BROKER_TOKEN }}',
      ...indent(version(pipeline), 2),
      '',
      'jobs:',
      ...pipeline.jobs
        .flatMap((each, index) => [...(index > 0 ? [''] : []), ...job(each, pipeline)])
        .map((line) => (line === '' ? line : `  ${line}`)),
    ]),
  };
}

/** GitHub Actions: a workflow file for each pipeline. */
export const githubActions: Writer = {
  render: (repository) => repository.pipelines.map((pipeline) => workflow(repository, pipeline)),
  webhook: ({name, application}, pipeline) =>
    createWebhook({
      provider: application,
      url: `https://api.github.com/repos/ORGANISATION/${name}/dispatches`,
      needs: {GITHUB_TOKEN: 'fine-grained token that may write the contents of the repository'},
      headers: [
        'Accept: application/vnd.github+json',
        'Content-Type: application/json',
        'Authorization: Bearer $GITHUB_TOKEN',
      ],
      data: {
        event_type: event,
        client_payload: Object.fromEntries(inputsOf(pipeline).map((input) => [input.name, parameterOf(input.name)])),
      },
    }),
};
