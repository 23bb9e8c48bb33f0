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
  plainText,
  region,
  script,
  scriptOf,
} from '../text';
import type {Job, Pipeline, Repository, Writer} from '../types';

/** Triggers as GitLab conditions. */
function sources({id, start}: Pipeline): string[] {
  switch (start.on) {
    case 'push':
      return ['$CI_PIPELINE_SOURCE == "push"'];
    case 'pull request':
      return [
        '$CI_PIPELINE_SOURCE == "merge_request_event"',
        '$CI_PIPELINE_SOURCE == "push" && $CI_COMMIT_BRANCH == "main"',
      ];
    case 'call':
      return [`$PIPELINE == "${id}"`];
  }
}

function conditions({when}: Job, pipeline: Pipeline): string[] {
  if (pipeline.start.on === 'call') {
    return sources(pipeline);
  }
  return {
    always: sources(pipeline),
    main: ['$CI_PIPELINE_SOURCE == "push" && $CI_COMMIT_BRANCH == "main"'],
    'pull request': ['$CI_PIPELINE_SOURCE == "merge_request_event"'],
  }[when];
}

/** Image of a toolchain. Missing tools are installed before the Pact CLI, which needs curl. */
function image({tools}: Job): string[] {
  if (!tools) {
    return [];
  }
  const {name, run} = tools.image;
  return [
    `image: ${name}`,
    ...(run.length > 0 ? ['before_script:', ...indent(script([...run, installPactCli, pactCliOnPath]), 2)] : []),
  ];
}

function job(each: Job, pipeline: Pipeline): string[] {
  return [
    `${each.id}:`,
    ...indent(
      [
        'rules:',
        ...conditions(each, pipeline).map((condition) => `  - if: ${condition}`),
        ...(each.after.length > 0 ? [`needs: [${each.after.join(', ')}]`] : []),
        ...(each.environment ? [`resource_group: ${plainText(each.environment)}`] : []),
        ...(pipeline.checksOut ? ['variables:', '  GIT_DEPTH: "0"'] : []),
        ...image(each),
        'script:',
        ...indent(
          [
            ...(pipeline.checksOut ? [`- ${checkOut}`] : []),
            ...each.steps.flatMap((step) => commented(step, scriptOf(step))),
          ],
          2,
        ),
      ],
      2,
    ),
  ];
}

/** Variables that identify the version; those passed by a caller override them. */
function variables({pipelines: [first]}: Repository): string[] {
  return [
    `PACT_BROKER_BASE_URL: ${brokerUrl}`,
    '# PACT_BROKER_TOKEN is a masked variable of the project.',
    'GIT_COMMIT: $CI_COMMIT_SHA',
    ...(first.start.on === 'pull request' ? ['# In a merge request, this is the source branch.'] : []),
    'GIT_BRANCH: $CI_COMMIT_REF_NAME',
    'BUILD_URL: $CI_PIPELINE_URL',
  ];
}

/** GitLab CI: a single file; a variable selects the called pipeline. */
export const gitlabCi: Writer = {
  render: (repository) => {
    const [first, ...called] = repository.pipelines;
    return [
      {
        name: `${repository.id}.yml`,
        path: '.gitlab-ci.yml',
        text: file([
          'workflow:',
          '  rules:',
          ...repository.pipelines.flatMap(sources).map((condition) => `    - if: ${condition}`),
          '',
          'variables:',
          ...indent(variables(repository), 2),
          '',
          'default:',
          '  # An image with your build tools, Git and curl.',
          '  image: buildpack-deps:trixie',
          '  before_script:',
          ...indent(script([installPactCli, pactCliOnPath]), 4),
          ...first.jobs.flatMap((each) => ['', ...job(each, first)]),
          ...called.flatMap((pipeline) => [
            '',
            ...region(pipeline.id, [
              `# Started ${
                pipeline.start.on === 'call' && pipeline.start.by === 'webhook'
                  ? 'by the webhook, with'
                  : 'in Build > Pipelines > New pipeline, with'
              } PIPELINE: ${pipeline.id}, and:`,
              ...inputsOf(pipeline).map(({name, description}) => `# ${name}: ${description}`),
              ...pipeline.jobs.flatMap((each) => job(each, pipeline)),
            ]),
          ]),
        ]),
      },
    ];
  },
  webhook: ({application}, pipeline) =>
    createWebhook({
      provider: application,
      url: 'https://gitlab.com/api/v4/projects/PROJECT_ID/trigger/pipeline',
      needs: {GITLAB_TRIGGER_TOKEN: 'pipeline trigger token of the project'},
      headers: ['Content-Type: application/json'],
      data: {
        token: 'GITLAB_TRIGGER_TOKEN',
        ref: 'main',
        variables: {
          PIPELINE: pipeline.id,
          ...Object.fromEntries(inputsOf(pipeline).map(({name}) => [name, parameterOf(name)])),
        },
      },
    }),
};
