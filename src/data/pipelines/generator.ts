import type {jvmBuildTools} from '../build-tools';
import type {CiSystemId} from '../ci-systems';
import type {SdkId} from '../sdks';
import {forLanguages} from './for-languages';
import {models, pipelineFiles, systems} from '.';
import {languages, type Language} from './languages';
import {withNames, type Names} from './names';
import type {RepositoryFile} from './types';

/** Build tool of the JVM. */
export type JvmBuildTool = (typeof jvmBuildTools)[number]['id'];

/** Input of the generator. A side without a language keeps `make`, for the commands of the reader. */
export interface Combination {
  readonly system: CiSystemId;
  readonly model: string;
  readonly consumer?: SdkId | undefined;
  readonly provider?: SdkId | undefined;
  /** For languages that are built with either tool; defaults to Maven. */
  readonly build?: JvmBuildTool;
  /** Leaves the files of the other side out, where they have their own repository. */
  readonly side?: 'consumer' | 'provider' | undefined;
  /** Names of the reader, which `isAllowedName` has accepted. */
  readonly names?: Names;
}

function findLanguage(id: SdkId | undefined, build: JvmBuildTool | undefined): Language | undefined {
  const language = languages.find((each) => each.id === id);
  return language && build === 'gradle' ? {...language, ...language.gradle} : language;
}

/**
 * Generates the files of a combination, with their header line and region markers.
 *
 * @throws Error for an unknown CI system or release model
 */
export function generate({system, model, consumer, provider, build, side, names = {}}: Combination): RepositoryFile[] {
  const writer = systems.find(({id}) => id === system);
  const releaseModel = models.find(({id}) => id === model);
  if (!writer || !releaseModel) {
    throw new Error(`Unknown CI system "${system}" or release model "${model}"`);
  }
  const selected = {consumer: findLanguage(consumer, build), provider: findLanguage(provider, build)};
  const named = withNames(forLanguages(releaseModel, selected), names);
  return pipelineFiles(writer, {
    ...named,
    repositories: named.repositories.filter(({id}) => side === undefined || id === side),
  });
}

/** Strips the header line and region markers, for readers. */
export function forReaders(text: string): string {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => !/^\s*(#|\/\/) #(end)?region /.test(line))
    .join('\n');
}

/** Languages whose commands depend on the build tool. */
export const builtEitherWay: ReadonlySet<SdkId> = new Set(languages.flatMap(({id, gradle}) => (gradle ? [id] : [])));

/** All combinations of CI system, release model, languages and build tool that a reader can choose. */
export function combinations(): Combination[] {
  const sides = [undefined, ...languages.map(({id}) => id)];
  return systems.flatMap(({id: system}) =>
    models.flatMap(({id: model}) =>
      sides.flatMap((consumer) =>
        sides.flatMap((provider) => {
          const one: Combination = {system, model, ...(consumer && {consumer}), ...(provider && {provider})};
          const isEither = [consumer, provider].some((id) => id && builtEitherWay.has(id));
          return isEither ? [one, {...one, build: 'gradle' as const}] : [one];
        }),
      ),
    ),
  );
}
