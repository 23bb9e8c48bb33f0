import {parse} from 'yaml';

import {fileFor, filledIn, type BuildServer, type Event} from './types';

interface Job {
  readonly rules: readonly {readonly if: string}[];
  readonly script: readonly string[];
}

interface File {
  readonly workflow: Pick<Job, 'rules'>;
  readonly variables: Readonly<Record<string, string>>;
  readonly default: {readonly before_script: readonly string[]};
}

const notJobs = ['workflow', 'variables', 'default'];

function holds({rules}: Pick<Job, 'rules'>, values: Readonly<Record<string, string>>): boolean {
  return rules.some((rule) =>
    rule.if.split(' && ').every((part) => {
      const [, name = '', wanted] = /^\$(\w+) == "([^"]*)"$/.exec(part) ?? [];
      if (wanted === undefined) {
        throw new Error(`if: ${rule.if} is not known here`);
      }
      return values[name] === wanted;
    }),
  );
}

function predefined({commit, branch, pullRequest, call}: Event): Record<string, string> {
  return {
    CI: 'true',
    CI_PIPELINE_SOURCE: call ? 'trigger' : pullRequest ? 'merge_request_event' : 'push',
    CI_COMMIT_SHA: commit,
    CI_COMMIT_REF_NAME: branch,
    // In the pipeline of a merge request there is none.
    ...(!pullRequest && {CI_COMMIT_BRANCH: branch}),
    CI_PIPELINE_URL: 'https://gitlab.com/organisation/order-shop/-/pipelines/42',
    ...(call && {PIPELINE: call.pipeline, ...call.inputs}),
  };
}

/** GitLab: variables of whoever triggers a pipeline win over those of the file; a job has one shell. */
export const gitlabCi: BuildServer = {
  jobs: (files, event) => {
    const file = parse(fileFor(files, event, 'yml')) as File & Readonly<Record<string, Job>>;
    const values = predefined(event);
    if (!holds(file.workflow, values)) {
      return [];
    }
    const own = Object.fromEntries(
      Object.entries(file.variables)
        .filter(([name]) => name !== 'PACT_BROKER_BASE_URL')
        .map(([name, value]) => [name, filledIn(value, /\$(\w+)/g, values)]),
    );
    return Object.entries(file)
      .filter(([name, job]) => !notJobs.includes(name) && holds(job, values))
      .map(([id, {script}]) => ({
        id,
        environment: {...own, ...values},
        scripts: [[...file.default.before_script, ...script].join('\n')],
      }));
  },
  callOf: ({body}) => {
    const {PIPELINE: pipeline = '', ...inputs} = (body as {variables: Record<string, string>}).variables;
    return {pipeline, inputs};
  },
};
