import {argument} from './text';
import type {Job, Model, Pipeline, Repository, Step} from './types';

/** The reader's names; a missing one stays as it is in the example. */
export interface Names {
  readonly consumer?: string;
  readonly provider?: string;
  readonly environment?: string;
}

/** Names of the examples: applications, then the environment. A mobile application is another consumer. */
export const exampleNames = {
  consumers: ['OrderWeb', 'OrderApp'],
  provider: 'OrderApi',
  environment: 'production',
} as const;

/**
 * Names that need no escaping in Bash, YAML and Groovy, apart from quotes around spaces. The environment also names a
 * lock, for which some CI systems allow fewer characters.
 */
const allowed = {
  application: /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]*[\p{L}\p{N}])?$/u,
  environment: /^[A-Za-z][\w-]*$/,
} as const;

/** Whether the generator can write a name. Surrounding spaces don't count. */
export function isAllowedName(kind: keyof typeof allowed, name: string): boolean {
  return allowed[kind].test(name.trim());
}

/** Name of a repository or folder for an application: `order-web` for `OrderWeb` and for `Order Web`. */
export function folderOf(application: string): string {
  return application
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1-$2')
    .replaceAll(/[ ._]+/g, '-')
    .toLowerCase();
}

/** Replaces the example names in a model. Apply it after `forLanguages`, whose commands contain some of them. */
export function withNames(model: Model, names: Names): Model {
  const {consumer, provider, environment} = names;
  const applications = new Map<string, string>([
    ...(consumer === undefined ? [] : exampleNames.consumers.map((example) => [example, consumer] as const)),
    ...(provider === undefined ? [] : [[exampleNames.provider, provider] as const]),
  ]);
  const folders = new Map([...applications].map(([example, name]) => [folderOf(example), folderOf(name)]));
  const stage = environment ?? exampleNames.environment;

  const folder = (text: string): string => folders.get(text) ?? text;
  const prose = (text: string): string =>
    text
      .replaceAll(/\bOrder(?:Web|App|Api)\b/g, (name) => applications.get(name) ?? name)
      .replaceAll(new RegExp(`\\b${exampleNames.environment}\\b`, 'g'), stage);
  // The tests and files in a language's commands come from its guide, so only options change.
  const command = (text: string): string =>
    text
      .replaceAll(/(--(?:pacticipant|provider-name) )(\w+)/g, (_whole, option: string, name: string) => {
        return option + argument(applications.get(name) ?? name);
      })
      .replaceAll(/(--(?:to-)?environment )\w+/g, (_whole, option: string) => option + stage)
      .replaceAll(/\border-(?:web|api)(?=[/ ])/g, folder);

  const step = (each: Step): Step => ({
    ...each,
    title: prose(each.title),
    comment: each.comment.map(prose),
    run: each.run.map(command),
    ...(each.folder !== undefined && {folder: folder(each.folder)}),
    ...(each.task?.folder !== undefined && {task: {...each.task, folder: folder(each.task.folder)}}),
  });
  const job = (each: Job): Job => ({
    ...each,
    ...(each.environment !== undefined && {environment: stage}),
    steps: each.steps.map(step),
  });
  const pipeline = (each: Pipeline): Pipeline => ({
    ...each,
    title: prose(each.title),
    start:
      each.start.on === 'call'
        ? {
            ...each.start,
            inputs: each.start.inputs.map((input) => ({...input, description: prose(input.description)})),
          }
        : each.start,
    jobs: each.jobs.map(job),
  });
  const repository = (each: Repository): Repository => {
    const [first, ...called] = each.pipelines;
    return {
      ...each,
      name: folder(each.name),
      ...(each.application !== undefined && {application: applications.get(each.application) ?? each.application}),
      pipelines: [pipeline(first), ...called.map(pipeline)],
    };
  };
  return {...model, repositories: model.repositories.map(repository)};
}
