import {parse} from 'yaml';

import {changedPact, fileFor, filledIn, type BuildServer, type Event, type RunningJob} from './types';

interface Workflow {
  readonly on: Readonly<Record<string, {readonly branches?: readonly string[]} | null>>;
  readonly env: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, {readonly if?: string; readonly steps: readonly {readonly uses?: string; readonly run?: string}[]}>
  >;
}

function starts({on}: Workflow, {branch, pullRequest, call}: Event): boolean {
  if (call) {
    return 'repository_dispatch' in on || 'workflow_dispatch' in on;
  }
  if (pullRequest) {
    return 'pull_request' in on;
  }
  const branches = on['push']?.branches ?? [];
  return branches.includes('**') || branches.includes(branch);
}

function holds(condition: string | undefined, {branch, pullRequest = false, call}: Event): boolean {
  switch (condition) {
    case undefined:
      return true;
    case "github.ref == 'refs/heads/main'":
      return branch === 'main' && !pullRequest && !call;
    case "github.event_name == 'pull_request'":
      return pullRequest;
    default:
      throw new Error(`if: ${condition} is not known here`);
  }
}

/** GitHub: `${{ … }}` is filled in, a step has a shell of its own. */
export const githubActions: BuildServer = {
  jobs: (files, event): RunningJob[] => {
    const workflow = parse(fileFor(files, event, 'yml')) as Workflow;
    if (!starts(workflow, event)) {
      return [];
    }
    const {commit, branch, pullRequest, call} = event;
    const mergeCommit = 'f'.repeat(40);
    const values: Record<string, string | undefined> = {
      'vars.PACT_BROKER_BASE_URL': '$PACT_BROKER_BASE_URL',
      'secrets.PACT_BROKER_TOKEN': '$PACT_BROKER_TOKEN',
      'github.sha': pullRequest ? mergeCommit : commit,
      'github.event.pull_request.head.sha || github.sha': commit,
      'github.ref_name': pullRequest ? '12/merge' : branch,
      'github.head_ref || github.ref_name': branch,
      'github.server_url': 'https://github.com',
      'github.repository': 'organisation/order-shop',
      'github.run_id': '42',
    };
    for (const [name, value] of Object.entries(call?.inputs ?? {})) {
      values[`github.event.client_payload.${name}`] = value;
      values[`inputs.${name}`] = value;
    }
    const environment = Object.fromEntries(
      Object.entries(workflow.env)
        .map(([name, value]) => [name, filledIn(value, /\$\{\{(.*?)\}\}/g, values)] as const)
        .filter(([, value]) => !value.startsWith('$PACT')),
    );
    return Object.entries(workflow.jobs)
      .filter(([, job]) => holds(job.if, event))
      .map(([id, {steps}]) => ({
        id,
        environment: {...environment, CI: 'true'},
        scripts: steps.flatMap(({run}) => (run === undefined ? [] : [run])),
      }));
  },
  callOf: ({body}) => {
    const {client_payload: inputs} = body as {client_payload: Record<string, string>};
    return {pipeline: changedPact, inputs};
  },
};
