import {sdks, type SdkId} from '../sdks';
import type {Language} from './languages';
import type {Job, Model, Pipeline, Step, Task} from './types';

/** Language of each side; a side without one keeps `make`. */
export interface Languages {
  readonly consumer?: Language;
  readonly provider?: Language;
}

const site = 'https://docs.pact.io';

/** The side whose commands a task needs. */
function sideOf({kind}: Task): keyof Languages {
  return kind.startsWith('verify') ? 'provider' : 'consumer';
}

function guideOf({id}: Language): string {
  return `${site}${sdks.find((sdk) => sdk.id === id)?.guide ?? ''}`;
}

/** Links to the verifications that a provider's pipelines run, in the provider's language. */
export function recommendedTests(id: SdkId): {readonly ownChange: string; readonly changedPact: string} {
  const page = `/provider/recommended_configuration?sdk=${id}`;
  return {
    ownChange: `${page}#verification-triggered-by-provider-change`,
    changedPact: `${page}#verification-triggered-by-a-contract-requiring-verification-published`,
  };
}

/** Replaces the commands of a step with those of a language. */
function withCommands(step: Step, task: Task, language: Language): Step {
  const {consumer, provider} = language;
  const folder = task.folder;
  const inFolder = folder === undefined ? {} : {folder};
  switch (task.kind) {
    case 'test':
      return {
        ...step,
        ...inFolder,
        comment: [`The consumer tests write ${consumer.pacts}/*.json. How they are made:`, guideOf(language)],
        run: [...consumer.install, consumer.test],
      };
    case 'test variant':
      return {
        ...step,
        ...inFolder,
        comment: [...step.comment, 'EXPRESS and PACT_DIR are read by your tests; the second is where they write.'],
        run: [`EXPRESS=on PACT_DIR=pacts-express ${consumer.test}`],
      };
    case 'publish': {
      const root = folder === undefined ? '' : `${folder}/`;
      return {...step, run: step.run.map((line) => line.replace(`${root}pacts`, `${root}${consumer.pacts}`))};
    }
    case 'publish variant':
      return step;
    case 'verify':
      return {
        ...step,
        ...inFolder,
        comment: [
          // In a repository with both sides, the comment of the model explains the order, so keep it.
          ...(folder === undefined
            ? ['Verifies the pacts that the selectors choose, and publishes the results.']
            : step.comment),
          ...provider.reads,
          `${site}${recommendedTests(language.id).ownChange}`,
        ],
        run: [...provider.install, ...provider.verify],
      };
    case 'verify changed':
      return {
        ...step,
        ...inFolder,
        comment: [
          'Verifies the pact at PACT_URL alone. A failure stops the consumer, not you.',
          ...provider.reads,
          `${site}${recommendedTests(language.id).changedPact}`,
        ],
        run: [...provider.install, ...provider.verifyChanged],
      };
  }
}

/** Splits a job into one per toolchain, each waiting for the previous one. */
function splitByToolchain(job: Job, selected: Languages): Job[] {
  const parts: Job[] = [];
  for (const step of job.steps) {
    const language = step.task && selected[sideOf(step.task)];
    const resolved = step.task && language ? withCommands(step, step.task, language) : step;
    const last = parts.at(-1);
    const tools = step.task ? language?.tools : last?.tools;
    if (last && last.tools?.id === tools?.id) {
      parts[parts.length - 1] = {...last, steps: [...last.steps, resolved]};
    } else {
      const place = last ? {id: step.id, after: [last.id]} : {};
      parts.push({...job, ...place, ...(tools && {tools}), steps: [resolved]});
    }
  }
  return parts;
}

function pipelineForLanguages(pipeline: Pipeline, selected: Languages): Pipeline {
  const parts = new Map(pipeline.jobs.map((job) => [job.id, splitByToolchain(job, selected)]));
  // Jobs that waited for the original job wait for its last part.
  const last = (id: string): string => parts.get(id)?.at(-1)?.id ?? id;
  return {
    ...pipeline,
    jobs: [...parts].flatMap(([id, jobs]) =>
      jobs.map((job) => (job.id === id ? {...job, after: job.after.map(last)} : job)),
    ),
  };
}

/**
 * Applies the commands and tools of the selected languages to a release model.
 *
 * @returns the model itself when no language is selected
 */
export function forLanguages(model: Model, selected: Languages): Model {
  return selected.consumer || selected.provider
    ? {
        ...model,
        repositories: model.repositories.map((repository) => {
          const [first, ...called] = repository.pipelines;
          return {
            ...repository,
            pipelines: [
              pipelineForLanguages(first, selected),
              ...called.map((pipeline) => pipelineForLanguages(pipeline, selected)),
            ],
          };
        }),
      }
    : model;
}

/** Sides that have commands in a release model. */
export function sidesOf({repositories}: Model): ReadonlySet<keyof Languages> {
  return new Set(
    repositories
      .flatMap(({pipelines}) => pipelines)
      .flatMap(({jobs}) => jobs)
      .flatMap(({steps}) => steps)
      .flatMap(({task}) => (task ? [sideOf(task)] : [])),
  );
}
