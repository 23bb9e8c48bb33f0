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

const branches: Readonly<Record<string, string>> = {
  '"${env.BRANCH_NAME}"': 'BRANCH_NAME',
  '"${env.CHANGE_BRANCH ?: env.BRANCH_NAME}"': 'CHANGE_BRANCH',
};

/** Jenkins: a stage is a job here, each `sh` a shell, and what the first stage installs stays. */
export const jenkins: BuildServer = {
  jobs: (files, event): RunningJob[] => {
    const {pipeline} = readJenkinsfile(fileFor(files, event, 'groovy'));
    const {commit, branch, pullRequest, call} = event;
    const given = pipeline.environment?.find(({key}) => key === 'GIT_BRANCH')?.value as {value: string} | undefined;
    if (!call && given && !branches[given.value]) {
      throw new Error(`${given.value} has no value here`);
    }
    if (pullRequest && branches[given?.value ?? ''] !== 'CHANGE_BRANCH') {
      return [];
    }
    const environment = {
      CI: 'true',
      GIT_COMMIT: commit,
      GIT_BRANCH: branch,
      BUILD_URL: 'https://jenkins.example.org/job/order-shop/42/',
      ...call?.inputs,
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
