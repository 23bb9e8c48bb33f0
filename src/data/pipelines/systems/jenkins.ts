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
} from '../text';
import type {Job, Pipeline, PipelineFile, Repository, Step, Toolchain, Writer} from '../types';

/** Groovy step that runs a shell command. */
function shell(command: string): string[] {
  return command.includes('\n') || command.includes("'") ? [`sh '''${command}'''`] : [`sh '${command}'`];
}

function block(start: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`${start} {`, ...indent(lines, 2), '}'] : [];
}

const conditions = {
  always: [],
  main: ["when { branch 'main' }"],
  'pull request': ['when { changeRequest() }'],
} as const;

/** Container of a toolchain, on the node and in the workspace of the pipeline. */
function agent({image}: Toolchain): string[] {
  return block('agent', [
    ...block('docker', [
      `image '${image.name}'`,
      'reuseNode true',
      ...(image.run.length > 0 ? ['// The first commands install packages.', "args '--user root'"] : []),
    ]),
  ]);
}

/** Commands of a step. In a pipeline with containers, each runs in a separate shell that finds the CLI in the workspace. */
function commands({folder, run, task}: Step, contained: boolean): string[] {
  if (!contained) {
    return run.flatMap(shell);
  }
  const all = [...(folder === undefined ? [] : [`cd ${folder}`]), ...run];
  const callsPact = all.some((command) => /^\s*(if .*\n\s*)?pact /.test(command));
  return task || callsPact ? shell([...(callsPact ? [pactCliOnPath] : []), ...all].join('\n')) : all.flatMap(shell);
}

function stage({id, when, tools, steps}: Job, contained: boolean): string[] {
  return block(`stage('${id}')`, [
    ...conditions[when],
    ...(tools ? agent(tools) : []),
    ...block('steps', [
      ...(tools && tools.image.run.length > 0 ? shell(tools.image.run.join('\n')) : []),
      ...steps.flatMap((step) => commented(step, commands(step, contained), '//')),
    ]),
  ]);
}

/** Variables that identify the version, by trigger. */
function version({start}: Pipeline): string[] {
  switch (start.on) {
    case 'push':
      return ['GIT_BRANCH = "${env.BRANCH_NAME}"'];
    case 'pull request':
      return [
        '// Let the branch source build the head of a pull request, not the merge: then GIT_COMMIT is its commit.',
        'GIT_BRANCH = "${env.CHANGE_BRANCH ?: env.BRANCH_NAME}"',
      ];
    case 'call':
      // The checkout also sets variables, which override parameters but not these.
      return start.inputs.map(({name}) => `${name} = "\${params.${name}}"`);
  }
}

function jenkinsfile(repository: Repository, pipeline: Pipeline): PipelineFile {
  const first = pipeline.id === repository.id;
  const contained = pipeline.jobs.some(({tools}) => tools);
  const inputs = pipeline.start.on === 'call' ? pipeline.start.inputs : [];
  return {
    name: `${pipeline.id}.groovy`,
    path: first ? 'Jenkinsfile' : `Jenkinsfile.${pipeline.id}`,
    text: file(
      [
        first
          ? '// For a multibranch pipeline: Jenkins makes a job of it for each branch.'
          : '// For a separate job, of the kind "Pipeline script from SCM".',
        ...block('pipeline', [
          ...(contained
            ? ['// An agent with Docker, Git, curl and the tools of your deployment.']
            : ['// An agent with your build tools, Git and curl.']),
          'agent any',
          'options { disableConcurrentBuilds() }',
          ...block(
            'parameters',
            inputs.map(({name, description}) => `string(name: '${name}', description: '${description}')`),
          ),
          ...block('environment', [
            "CI = 'true'",
            `PACT_BROKER_BASE_URL = '${brokerUrl}'`,
            "PACT_BROKER_TOKEN = credentials('pact-broker-token')",
            ...version(pipeline),
            ...(contained
              ? [
                  '// The workspace is the one folder that the machine and the containers share.',
                  'HOME = "${env.WORKSPACE}"',
                ]
              : ['PATH = "${env.HOME}/.pact/bin:${env.PATH}"']),
          ]),
          ...block('stages', [
            ...block("stage('prepare')", [
              ...block('steps', [...shell(installPactCli), ...(pipeline.checksOut ? shell(checkOut) : [])]),
            ]),
            ...pipeline.jobs.flatMap((job) => stage(job, contained)),
          ]),
        ]),
      ],
      '//',
    ),
  };
}

/** Jenkins: a file with a declarative pipeline for each pipeline. */
export const jenkins: Writer = {
  render: (repository) => repository.pipelines.map((pipeline) => jenkinsfile(repository, pipeline)),
  webhook: ({name, application}, pipeline) =>
    createWebhook({
      provider: application,
      url: `https://jenkins.example.org/job/${name}-${pipeline.id}/buildWithParameters?${inputsOf(pipeline)
        .map((input) => `${input.name}=\\${parameterOf(input.name)}`)
        .join('&')}`,
      needs: {JENKINS_USER: 'a user who may build the job', JENKINS_TOKEN: 'the API token of that user'},
      user: '$JENKINS_USER:$JENKINS_TOKEN',
    }),
};
