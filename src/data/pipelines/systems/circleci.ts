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
  pactCliOnPath,
  parameterOf,
  region,
  scalar,
} from '../text';
import type {Job, Pipeline, Repository, Step, Toolchain, Writer} from '../types';

/** Name of the pipeline parameter for an input. */
function parameter(name: string): string {
  return name.toLowerCase();
}

function executor(id: string, comment: readonly string[], image: string): string[] {
  return [
    `${id}:`,
    '  docker:',
    ...comment,
    `    - image: ${image}`,
    '  environment:',
    `    PACT_BROKER_BASE_URL: ${brokerUrl}`,
    '    # PACT_BROKER_TOKEN is an environment variable of the project.',
  ];
}

/** Distinct toolchains of a repository's jobs. */
function toolchains({pipelines}: Repository): Toolchain[] {
  const all = pipelines.flatMap(({jobs}) => jobs).flatMap(({tools}) => (tools ? [tools] : []));
  return [...new Map(all.map((tools) => [tools.id, tools])).values()];
}

function command({title, folder, run}: Step): string[] {
  return item([
    'run:',
    ...indent(
      [`name: ${title}`, ...(folder === undefined ? [] : [`working_directory: ${folder}`]), ...scalar('command', run)],
      2,
    ),
  ]);
}

function job({id, tools, steps}: Job, {start, checksOut}: Pipeline): string[] {
  const given = start.on === 'call' ? start.inputs : [];
  return [
    `${id}:`,
    `  executor: ${tools?.id ?? 'build'}`,
    ...(given.length > 0
      ? ['  environment:', ...given.map(({name}) => `    ${name}: << pipeline.parameters.${parameter(name)} >>`)]
      : []),
    '  steps:',
    ...(tools && tools.image.run.length > 0 ? indent(item(scalar('run', tools.image.run)), 4) : []),
    '    - prepare',
    ...(checksOut ? [`    - run: ${checkOut}`] : []),
    ...indent(
      steps.flatMap((step) => commented(step, command(step))),
      4,
    ),
  ];
}

function conditions({when, after, environment}: Job, {start}: Pipeline): string[] {
  const branches =
    when === 'main'
      ? ['filters: {branches: {only: main}}']
      : when === 'pull request'
        ? [
            '# CircleCI has no event for pull requests on all hosts; every branch but main stands for one.',
            'filters: {branches: {ignore: main}}',
          ]
        : [];
  const needs = after.length > 0 ? [`requires: [${after.join(', ')}]`] : [];
  const group = environment ? [`serial-group: deploy-to-${environment}`] : [];
  return start.on === 'call' ? group : [...needs, ...branches, ...group];
}

function workflow(pipeline: Pipeline, called: readonly Pipeline[]): string[] {
  const condition =
    pipeline.start.on === 'call'
      ? [`when: {equal: [${pipeline.id}, << pipeline.parameters.pipeline >>]}`]
      : called.length > 0
        ? ['when: {equal: ["", << pipeline.parameters.pipeline >>]}']
        : [];
  return [
    `${pipeline.start.on === 'call' ? `start-${pipeline.id}` : 'build'}:`,
    ...indent(
      [
        ...condition,
        'jobs:',
        ...pipeline.jobs.flatMap((each) => {
          const lines = conditions(each, pipeline);
          return indent(lines.length > 0 ? [`- ${each.id}:`, ...indent(lines, 4)] : [`- ${each.id}`], 2);
        }),
      ],
      2,
    ),
  ];
}

function parameters(called: readonly Pipeline[]): string[] {
  if (called.length === 0) {
    return [];
  }
  const names = new Map(called.flatMap(inputsOf).map(({name, description}) => [parameter(name), description]));
  return [
    'parameters:',
    '  pipeline:',
    '    description: "Workflow that the call starts; empty for a push"',
    '    type: string',
    '    default: ""',
    ...[...names].flatMap(([name, description]) => [
      `  ${name}:`,
      `    description: "${description}"`,
      '    type: string',
      '    default: ""',
    ]),
    '',
  ];
}

/** CircleCI: a single file; pipeline parameters select the workflow. */
export const circleci: Writer = {
  render: (repository) => {
    const [first, ...called] = repository.pipelines;
    return [
      {
        name: `${repository.id}.yml`,
        path: '.circleci/config.yml',
        text: file([
          'version: 2.1',
          '',
          ...parameters(called),
          'executors:',
          ...indent(
            [
              ...executor('build', ['    # An image with your build tools, Git and curl.'], 'cimg/base:current'),
              ...toolchains(repository).flatMap((tools) => executor(tools.id, [], tools.image.name)),
            ],
            2,
          ),
          '',
          'commands:',
          '  prepare:',
          '    description: Checks out, names the version, installs the Pact CLI',
          '    steps:',
          '      - checkout',
          '      - run: |',
          ...indent(
            [
              installPactCli,
              `echo '${pactCliOnPath}' >> "$BASH_ENV"`,
              `echo 'export GIT_COMMIT="\${GIT_COMMIT:-$CIRCLE_SHA1}"' >> "$BASH_ENV"`,
              `echo 'export GIT_BRANCH="\${GIT_BRANCH:-$CIRCLE_BRANCH}"' >> "$BASH_ENV"`,
              `echo 'export BUILD_URL="$CIRCLE_BUILD_URL"' >> "$BASH_ENV"`,
            ],
            10,
          ),
          '',
          'jobs:',
          ...indent(
            first.jobs.flatMap((each, index) => [...(index > 0 ? [''] : []), ...job(each, first)]),
            2,
          ),
          ...called.flatMap((pipeline) => [
            '',
            ...indent(
              region(
                pipeline.id,
                pipeline.jobs.flatMap((each) => job(each, pipeline)),
              ),
              2,
            ),
          ]),
          '',
          'workflows:',
          ...indent(
            repository.pipelines.flatMap((pipeline, index) => [
              ...(index > 0 ? [''] : []),
              ...workflow(pipeline, called),
            ]),
            2,
          ),
        ]),
      },
    ];
  },
  webhook: ({name, application}, pipeline) =>
    createWebhook({
      provider: application,
      url: `https://circleci.com/api/v2/project/gh/ORGANISATION/${name}/pipeline`,
      needs: {CIRCLE_TOKEN: 'personal API token'},
      headers: ['Content-Type: application/json', 'Circle-Token: $CIRCLE_TOKEN'],
      data: {
        branch: 'main',
        parameters: {
          pipeline: pipeline.id,
          ...Object.fromEntries(inputsOf(pipeline).map((input) => [parameter(input.name), parameterOf(input.name)])),
        },
      },
    }),
};
