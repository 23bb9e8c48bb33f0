import type {CiSystemId} from '../ci-systems';
import type {SdkId} from '../sdks';
import {forLanguages} from './for-languages';
import {models, pipelineFiles, systems} from '.';
import {languages, type Language} from './languages';
import type {RepositoryFile} from './types';

/** Input of the generator. A side without a language keeps `make`, for the commands of the reader. */
export interface Combination {
  readonly system: CiSystemId;
  readonly model: string;
  readonly consumer?: SdkId;
  readonly provider?: SdkId;
}

function findLanguage(id: SdkId | undefined): Language | undefined {
  return languages.find((language) => language.id === id);
}

/**
 * Generates the files of a combination, with their header line and region markers.
 *
 * @throws Error for an unknown CI system or release model
 */
export function generate({system, model, consumer, provider}: Combination): RepositoryFile[] {
  const writer = systems.find(({id}) => id === system);
  const releaseModel = models.find(({id}) => id === model);
  if (!writer || !releaseModel) {
    throw new Error(`Unknown CI system "${system}" or release model "${model}"`);
  }
  const sides = {consumer: findLanguage(consumer), provider: findLanguage(provider)};
  return pipelineFiles(writer, forLanguages(releaseModel, sides));
}

/** Strips the header line and region markers, for readers. */
export function forReaders(text: string): string {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => !/^\s*(#|\/\/) #(end)?region /.test(line))
    .join('\n');
}

/** All combinations that a reader can choose. */
export function combinations(): Combination[] {
  const sides = [undefined, ...languages.map(({id}) => id)];
  return systems.flatMap(({id: system}) =>
    models.flatMap(({id: model}) =>
      sides.flatMap((consumer) =>
        sides.map((provider) => ({system, model, ...(consumer && {consumer}), ...(provider && {provider})})),
      ),
    ),
  );
}
