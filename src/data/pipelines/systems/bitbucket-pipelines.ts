import {
  brokerUrl,
  checkOut,
  commented,
  createWebhook,
  file,
  indent,
  inputsOf,
  installPactCli,
  pactCliOnPath,
  parameterOf,
  region,
  script,
  scriptOf,
} from '../text';
import type {Job, Pipeline, Writer} from '../types';

/** Variables that identify the version, for each step, because steps run in separate containers. */
function version({start}: Pipeline): string[] {
  const given = start.on === 'call' ? start.inputs.map(({name}) => name) : [];
  return [
    `export PACT_BROKER_BASE_URL="${brokerUrl}"`,
    ...(given.includes('GIT_COMMIT') ? [] : ['export GIT_COMMIT="$BITBUCKET_COMMIT"']),
    ...(given.includes('GIT_BRANCH') ? [] : ['export GIT_BRANCH="$BITBUCKET_BRANCH"']),
    'export BUILD_URL="$BITBUCKET_GIT_HTTP_ORIGIN/pipelines/results/$BITBUCKET_BUILD_NUMBER"',
  ];
}

function step({id, environment, tools, steps}: Job, pipeline: Pipeline): string[] {
  return [
    `name: ${id}`,
    ...(tools ? [`image: ${tools.image.name}`] : []),
    ...(environment ? [`concurrency-group: deploy-to-${environment}`] : []),
    ...(pipeline.checksOut ? ['clone:', '  depth: full'] : []),
    'script:',
    ...indent(
      [
        ...script([...(tools?.image.run ?? []), ...version(pipeline), installPactCli, pactCliOnPath]),
        ...(pipeline.checksOut ? [`- ${checkOut}`] : []),
        ...steps.flatMap((each) => commented(each, scriptOf(each))),
      ],
      2,
    ),
  ];
}

/** Jobs of an automatic pipeline, by trigger. */
function starts({start, jobs}: Pipeline): string[] {
  const named = (when: readonly Job['when'][]): string[] =>
    jobs.filter((job) => when.includes(job.when)).map(({id}) => `- step: *${id}`);
  return [
    ...(start.on === 'pull request'
      ? [
          '# Bitbucket merges the destination branch in first; BITBUCKET_COMMIT is the commit of the source branch.',
          'pull-requests:',
          '  "**":',
          ...indent(named(['always', 'pull request']), 4),
        ]
      : ['default:', ...indent(named(['always']), 2)]),
    ...(jobs.some(({when}) => when === 'main') || start.on === 'pull request'
      ? ['branches:', '  main:', ...indent(named(['always', 'main']), 4)]
      : []),
  ];
}

/** Bitbucket Pipelines: a single file; called pipelines are custom pipelines. */
export const bitbucketPipelines: Writer = {
  render: (repository) => {
    const [first, ...called] = repository.pipelines;
    return [
      {
        name: `${repository.id}.yml`,
        path: 'bitbucket-pipelines.yml',
        text: file([
          '# An image with your build tools, Git and curl.',
          'image: buildpack-deps:trixie',
          '',
          '# PACT_BROKER_TOKEN is a secured variable of the repository.',
          'definitions:',
          '  steps:',
          ...indent(
            first.jobs.flatMap((each) => [`- step: &${each.id}`, ...indent(step(each, first), 4)]),
            4,
          ),
          '',
          'pipelines:',
          ...indent(starts(first), 2),
          ...(called.length > 0 ? ['  custom:'] : []),
          ...called.flatMap((pipeline) =>
            indent(
              region(pipeline.id, [
                `${pipeline.id}:`,
                ...(inputsOf(pipeline).length > 0
                  ? [
                      '  - variables:',
                      ...inputsOf(pipeline).flatMap(({name, description}) => [
                        `      - name: ${name}`,
                        `        description: "${description}"`,
                      ]),
                    ]
                  : []),
                ...pipeline.jobs.flatMap((each) => ['  - step:', ...indent(step(each, pipeline), 6)]),
              ]),
              4,
            ),
          ),
        ]),
      },
    ];
  },
  webhook: ({name, application}, pipeline) =>
    createWebhook({
      provider: application,
      url: `https://api.bitbucket.org/2.0/repositories/WORKSPACE/${name}/pipelines/`,
      needs: {BITBUCKET_TOKEN: 'repository access token that may write pipelines'},
      headers: ['Content-Type: application/json', 'Authorization: Bearer $BITBUCKET_TOKEN'],
      data: {
        target: {
          type: 'pipeline_ref_target',
          ref_type: 'branch',
          ref_name: 'main',
          selector: {type: 'custom', pattern: pipeline.id},
        },
        variables: inputsOf(pipeline).map((input) => ({key: input.name, value: parameterOf(input.name)})),
      },
    }),
};
