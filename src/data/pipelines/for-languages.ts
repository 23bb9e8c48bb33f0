import {sdks} from '../sdks';
import type {Language} from './languages';
import type {Job, Model, Pipeline, Step, Task} from './types';

/** The language of each side; a side without one keeps `make`. */
export interface Languages {
  readonly consumer?: Language;
  readonly provider?: Language;
}

const site = 'https://docs.pact.io';

/** Whose commands a task has. */
function sideOf({kind}: Task): keyof Languages {
  return kind.startsWith('verify') ? 'provider' : 'consumer';
}

function guideOf({id}: Language): string {
  return `${site}${sdks.find((sdk) => sdk.id === id)?.guide ?? ''}`;
}

function recommended({id}: Language, heading: string): string {
  return `${site}/provider/recommended_configuration?sdk=${id}#${heading}`;
}

/** A step with the commands of a language. */
function speak(step: Step, task: Task, language: Language): Step {
  const {consumer, provider} = language;
  const folder = task.folder;
  const at = folder === undefined ? {} : {folder};
  switch (task.kind) {
    case 'test':
      return {
        ...step,
        ...at,
        comment: [`The consumer tests write ${consumer.pacts}/*.json. How they are made:`, guideOf(language)],
        run: [...consumer.install, consumer.test],
      };
    case 'test variant':
      return {
        ...step,
        ...at,
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
        ...at,
        comment: [
          // The model's own comment begins with whose command it is; in a repository with both, with the order.
          ...(folder === undefined
            ? ['Verifies the pacts that the selectors choose, and publishes the results.']
            : step.comment),
          ...provider.reads,
          recommended(language, 'verification-triggered-by-provider-change'),
        ],
        run: [...provider.install, ...provider.verify],
      };
    case 'verify changed':
      return {
        ...step,
        ...at,
        comment: [
          'Verifies the pact at PACT_URL alone. A failure stops the consumer, not you.',
          ...provider.reads,
          recommended(language, 'verification-triggered-by-a-contract-requiring-verification-published'),
        ],
        run: [...provider.install, ...provider.verifyChanged],
      };
  }
}

/** A job, as one for each toolchain that its steps need; each waits for the one before. */
function split(job: Job, chosen: Languages): Job[] {
  const parts: Job[] = [];
  for (const step of job.steps) {
    const language = step.task && chosen[sideOf(step.task)];
    const spoken = step.task && language ? speak(step, step.task, language) : step;
    const last = parts.at(-1);
    const tools = step.task ? language?.tools : last?.tools;
    if (last && last.tools?.id === tools?.id) {
      parts[parts.length - 1] = {...last, steps: [...last.steps, spoken]};
    } else {
      const place = last ? {id: step.id, after: [last.id]} : {};
      parts.push({...job, ...place, ...(tools && {tools}), steps: [spoken]});
    }
  }
  return parts;
}

function inLanguages(pipeline: Pipeline, chosen: Languages): Pipeline {
  const parts = new Map(pipeline.jobs.map((job) => [job.id, split(job, chosen)]));
  // What waited for a job waits for its last part.
  const last = (id: string): string => parts.get(id)?.at(-1)?.id ?? id;
  return {
    ...pipeline,
    jobs: [...parts].flatMap(([id, jobs]) =>
      jobs.map((job) => (job.id === id ? {...job, after: job.after.map(last)} : job)),
    ),
  };
}

/**
 * A release model with the commands and the tools of a language on each side.
 *
 * @returns for no language at all, the model as it is
 */
export function forLanguages(model: Model, chosen: Languages): Model {
  return chosen.consumer || chosen.provider
    ? {
        ...model,
        repositories: model.repositories.map((repository) => {
          const [first, ...called] = repository.pipelines;
          return {
            ...repository,
            pipelines: [inLanguages(first, chosen), ...called.map((pipeline) => inLanguages(pipeline, chosen))],
          };
        }),
      }
    : model;
}

/** The sides that have commands in a release model. */
export function sidesOf({repositories}: Model): ReadonlySet<keyof Languages> {
  return new Set(
    repositories
      .flatMap(({pipelines}) => pipelines)
      .flatMap(({jobs}) => jobs)
      .flatMap(({steps}) => steps)
      .flatMap(({task}) => (task ? [sideOf(task)] : [])),
  );
}
