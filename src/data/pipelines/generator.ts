import type {CiSystemId} from '../ci-systems';
import type {SdkId} from '../sdks';
import {forLanguages} from './for-languages';
import {models, pipelineFiles, systems} from '.';
import {languages, type Language} from './languages';
import type {RepositoryFile} from './types';

/** What a reader chooses. A side without a language keeps commands of the reader's own. */
export interface Combination {
  readonly system: CiSystemId;
  readonly model: string;
  readonly consumer?: SdkId;
  readonly provider?: SdkId;
}

function languageOf(id: SdkId | undefined): Language | undefined {
  return languages.find((language) => language.id === id);
}

/**
 * Writes the files of a combination, with the line that says where they come from and with markers of regions.
 *
 * @throws Error for a CI system or a release model that there is not
 */
export function generate({system, model, consumer, provider}: Combination): RepositoryFile[] {
  const writer = systems.find(({id}) => id === system);
  const chosen = models.find(({id}) => id === model);
  if (!writer || !chosen) {
    throw new Error(`No pipelines for ${system} and ${model}`);
  }
  const sides = {consumer: languageOf(consumer), provider: languageOf(provider)};
  return pipelineFiles(writer, forLanguages(chosen, sides));
}

/** A text as readers take it: without its first line and without markers of regions. */
export function plain(text: string): string {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => !/^\s*(#|\/\/) #(end)?region /.test(line))
    .join('\n');
}

/** Every combination that a reader can choose. */
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
