import {parse} from 'yaml';

import {fileFor, filledIn, type BuildServer, type Event, type RunningJob} from './types';

type Step = 'prepare' | 'checkout' | {readonly run: string | {readonly command: string}};

interface Conditions {
  readonly filters?: {readonly branches: {readonly only?: string; readonly ignore?: string}};
}

interface Workflow {
  readonly when?: {readonly equal: readonly [string, string]};
  readonly jobs: readonly (string | Readonly<Record<string, Conditions>>)[];
}

interface File {
  readonly commands: {readonly prepare: {readonly steps: readonly Step[]}};
  readonly jobs: Readonly<
    Record<string, {readonly environment?: Readonly<Record<string, string>>; readonly steps: readonly Step[]}>
  >;
  readonly workflows: Readonly<Record<string, Workflow>>;
}

function holds({filters}: Conditions, {branch}: Event): boolean {
  const {only, ignore} = filters?.branches ?? {};
  return (only === undefined || only === branch) && ignore !== branch;
}

function commandOf(step: Step): string[] {
  return typeof step === 'string' ? [] : [typeof step.run === 'string' ? step.run : step.run.command];
}

/** CircleCI: a step has a shell of its own, which reads what earlier ones wrote into `$BASH_ENV`. */
export const circleci: BuildServer = {
  jobs: (files, event): RunningJob[] => {
    const {commit, branch, call} = event;
    const parameters: Record<string, string> = {'pipeline.parameters.pipeline': call?.pipeline ?? ''};
    for (const [name, value] of Object.entries(call?.inputs ?? {})) {
      parameters[`pipeline.parameters.${name.toLowerCase()}`] = value;
    }
    const fill = (text: string): string => filledIn(text, /<<(.*?)>>/g, parameters);
    const {commands, jobs, workflows} = parse(fileFor(files, event, 'yml')) as File;
    const environment = {
      CI: 'true',
      CIRCLE_SHA1: commit,
      CIRCLE_BRANCH: branch,
      CIRCLE_BUILD_URL: 'https://circleci.com/gh/organisation/order-shop/42',
    };
    return Object.values(workflows)
      .filter(({when}) => !when || when.equal[0] === fill(when.equal[1]))
      .flatMap((workflow) => workflow.jobs)
      .flatMap((entry): (readonly [string, Conditions])[] =>
        typeof entry === 'string' ? [[entry, {}]] : Object.entries(entry),
      )
      .filter(([, conditions]) => holds(conditions, event))
      .map(([id]) => {
        const job = jobs[id] ?? {steps: []};
        const own = Object.entries(job.environment ?? {}).map(([name, value]) => [name, fill(value)] as const);
        return {
          id,
          environment: {...environment, ...Object.fromEntries(own)},
          scripts: [
            ': > "$BASH_ENV"',
            ...job.steps.flatMap((step) =>
              step === 'prepare' ? commands.prepare.steps.flatMap(commandOf) : commandOf(step),
            ),
          ],
        };
      });
  },
  callOf: ({body}) => {
    const {pipeline = '', ...inputs} = (body as {parameters: Record<string, string>}).parameters;
    return {
      pipeline,
      inputs: Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name.toUpperCase(), value])),
    };
  },
};
