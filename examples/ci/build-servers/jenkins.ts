import {readJenkinsfile, type Jenkinsfile} from '../jenkinsfile';
import {changedPact, fileFor, type BuildServer, type Event, type RunningJob} from './types';

type Stage = Jenkinsfile['pipeline']['stages'][number];

function holds({when}: Stage, {branch, pullRequest = false}: Event): boolean {
  return (when?.conditions ?? []).every(({name, arguments: given}) => {
    switch (name) {
      case 'branch':
        return !pullRequest && 'value' in given && given.value === branch;
      case 'changeRequest':
        return pullRequest;
      default:
        throw new Error(`when { ${name} } is not known here`);
    }
  });
}

const built = '"${env.BRANCH_NAME}"';
const proposed = '"${env.CHANGE_BRANCH ?: env.BRANCH_NAME}"';

/** Text of a value, its quotes with it where Groovy fills it in. */
function textOf(value: unknown): string | undefined {
  const text = (value as {value?: unknown}).value;
  return typeof text === 'string' ? text : undefined;
}

/** Jenkins: a stage is a job here, each `sh` a shell, and what the first stage installs stays. */
export const jenkins: BuildServer = {
  jobs: (files, event): RunningJob[] => {
    const {pipeline} = readJenkinsfile(fileFor(files, event, 'groovy'));
    const {commit, branch, pullRequest, call} = event;
    if (pullRequest && !pipeline.environment?.some(({value}) => textOf(value) === proposed)) {
      return [];
    }
    const given = (pipeline.environment ?? []).flatMap(({key, value}): [string, string][] => {
      const text = textOf(value);
      const parameter = /^"\$\{params\.(\w+)\}"$/.exec(text ?? '')?.[1];
      return parameter === undefined
        ? text === built || text === proposed
          ? [[key, branch]]
          : []
        : [[key, call?.inputs[parameter] ?? '']];
    });
    // What the checkout sets wins over parameters, and what the file sets wins over both.
    const environment = {
      ...call?.inputs,
      CI: 'true',
      GIT_COMMIT: commit,
      GIT_BRANCH: `origin/${branch}`,
      BUILD_URL: 'https://jenkins.example.org/job/order-shop/42/',
      ...Object.fromEntries(given),
    };
    return pipeline.stages
      .filter((stage) => holds(stage, event))
      .map(({name, branches: [only]}) => ({
        id: name,
        environment,
        scripts: (only?.steps ?? []).map(({name: step, arguments: script}) => {
          if (step !== 'sh' || !('value' in script)) {
            throw new Error(`The step ${step} is not known here`);
          }
          return String(script.value);
        }),
      }));
  },
  callOf: ({url}) => ({
    pipeline: changedPact,
    inputs: Object.fromEntries(new URL(url, 'https://jenkins.example.org').searchParams),
  }),
};
