import type {Model} from '@site/src/data/pipelines';
import {sidesOf} from '@site/src/data/pipelines/for-languages';
import {exampleNames} from '@site/src/data/pipelines/names';
import type {Scope} from './query';

/** The sides whose files are shown, each with the name of its application in the example. */
export interface Sides {
  readonly consumer?: string;
  readonly provider?: string;
  /** Whether each side has its own repository, so that a reader can leave one out. */
  readonly areSeparate: boolean;
}

/** The sides of a release model that are in the scope of the reader. */
export function sidesIn(model: Model | undefined, scope: Scope): Sides {
  if (!model) {
    return {areSeparate: false};
  }
  const {repositories} = model;
  const areSeparate = repositories.length > 1;
  const nameOf = (side: 'consumer' | 'provider'): string | undefined =>
    repositories.find(({id}) => id === side)?.application;
  const has = (side: 'consumer' | 'provider'): boolean =>
    sidesOf(model).has(side) && (!areSeparate || scope === 'both' || scope === side);
  return {
    areSeparate,
    ...(has('consumer') && {consumer: nameOf('consumer') ?? exampleNames.consumers[0]}),
    ...(has('provider') && {provider: nameOf('provider') ?? exampleNames.provider}),
  };
}
