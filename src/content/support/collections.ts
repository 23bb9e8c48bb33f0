import {coerce, lte, valid} from 'semver';

import {sdks} from '../../data/sdks';
import {readSource} from '../../data/support/sources';
import {
  assertNoFaults,
  type ContentFile,
  defineCollection,
  faultAt,
  findDuplicates,
  findPageFaults,
  setSource,
  sourceOf,
} from '../collection';
import type {
  Checked,
  FeatureGroup,
  LibraryPlatforms,
  LoadingError,
  Platform,
  SupportedLibrary,
  SupportEntry,
} from './types';

const files = {
  features: 'content/support/features.yml',
  libraries: 'content/support/libraries.yml',
  answers: 'content/support/answers',
  platforms: 'content/support/platforms.yml',
  installation: 'content/support/installation.yml',
} as const;

/** Answers of a library, by feature. */
type Answers = Readonly<Record<string, SupportEntry>>;

/** An entry of `installation.yml`, in which platforms with the same facts are grouped. */
interface Installation extends Omit<LibraryPlatforms, 'platforms' | 'loadingErrors'> {
  readonly platforms: readonly (Checked & {readonly on: readonly string[]})[];
  readonly loadingErrors?: readonly LoadingError[];
}

const isDay = (value: string): boolean => new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;

/** Finds faults of a fact that the schemas can't express. */
function factFaults({support, note, source, checked}: Checked): string[] {
  return [
    ...(readSource(source)
      ? []
      : [`source: "${source}" has the wrong form; write owner/repository@tag:path or npm:package@version:path.`]),
    ...(isDay(checked) ? [] : [`checked: ${checked} is not a date; write the date of the check.`]),
    ...(support === 'partly' && note === undefined ? ['note: is missing; say what "partly" leaves out.'] : []),
  ];
}

/** The groups of features, in the order of the matrix. */
export const readFeatures = defineCollection({
  from: files.features,
  schema: 'content/support-features.schema.json',
  build: ([file]): readonly FeatureGroup[] => {
    const groups = file?.value as readonly FeatureGroup[];
    const features = groups.flatMap((group) => group.features);
    const twice = findDuplicates(features.map(({id}) => id));
    assertNoFaults(
      features
        .filter(({id}) => twice.includes(id))
        .map((feature) => faultAt(sourceOf(feature), `id: "${feature.id}" appears twice; keep one.`)),
    );
    return groups;
  },
});

/** The libraries, in the order of the columns of the matrix. */
export const readLibraries = defineCollection({
  from: files.libraries,
  schema: 'content/support-libraries.schema.json',
  build: ([file], root): readonly SupportedLibrary[] => {
    const libraries = file?.value as readonly SupportedLibrary[];
    const languages: readonly string[] = sdks.map(({id}) => id);
    const taken = libraries.flatMap((library) => library.sdks);
    const twice = [...findDuplicates(libraries.map(({id}) => id)), ...findDuplicates(taken)];
    assertNoFaults([
      ...libraries.flatMap((library) => {
        const {id, page} = library;
        const pages = [page, `/roadmap/feature_support/${id}.mdx`];
        return [
          ...[id, ...library.sdks]
            .filter((value) => twice.includes(value))
            .map((value) => `"${value}" appears twice; keep one.`),
          ...library.sdks
            .filter((sdk) => !languages.includes(sdk))
            .map((sdk) => `sdks: unknown language "${sdk}"; use one of ${languages.join(', ')}.`),
          ...pages.flatMap((each) => findPageFaults(each, root)).map((fault) => `page: ${fault}`),
        ].map((fault) => faultAt(sourceOf(library), fault));
      }),
      ...sdks
        .filter(({id}) => !taken.includes(id))
        .map(({id}) => faultAt(sourceOf(libraries), `sdks: no library has "${id}"; add it to the one that it uses.`)),
    ]);
    return libraries;
  },
});

function entryFaults(entry: SupportEntry, newest: string): string[] {
  const {support, since} = entry;
  return [
    ...factFaults(entry),
    ...(support === 'no' && since !== undefined ? ['since: "no" has no first release; remove one of them.'] : []),
    ...(support !== 'no' && since === undefined ? ['since: is missing; name the first release, as 1.2.3.'] : []),
    ...(since !== undefined && valid(since) === null
      ? [`since: "${since}" is not a version; name the first release, as 1.2.3.`]
      : []),
    ...(valid(since) && !lte(since ?? '', coerce(newest, {includePrerelease: true}) ?? newest)
      ? [`since: ${since} is after ${newest}, the release that was checked in ${files.libraries}; correct one.`]
      : []),
  ];
}

function answerFaults(answers: Answers, features: readonly string[], version: string): string[] {
  return [
    ...features
      .filter((id) => answers[id] === undefined)
      .map((id) => faultAt(sourceOf(answers), `there is no answer to "${id}" of ${files.features}; add one.`)),
    ...Object.entries(answers).flatMap(([id, entry]) =>
      [
        ...(features.includes(id) ? [] : [`there is no feature "${id}" in ${files.features}; correct it.`]),
        ...entryFaults(entry, version).map((fault) => `${id}.${fault}`),
      ].map((fault) => faultAt(sourceOf(entry), fault)),
    ),
  ];
}

/** Answers of all libraries, by id of the library. */
export const readAnswers = defineCollection({
  from: files.answers,
  schema: 'content/support-answers.schema.json',
  alsoReads: [files.features, files.libraries],
  build: (read: readonly ContentFile[], root): Readonly<Record<string, Answers>> => {
    const libraries = readLibraries(root);
    const features = readFeatures(root).flatMap((group) => group.features.map(({id}) => id));
    assertNoFaults([
      ...libraries
        .filter(({id}) => !read.some((file) => file.id === id))
        .map((library) =>
          faultAt(sourceOf(library), `id: "${library.id}" has no answers; write ${files.answers}/${library.id}.yml.`),
        ),
      ...read.flatMap(({id, file, value}) => {
        const library = libraries.find((each) => each.id === id);
        return library
          ? answerFaults(value as Answers, features, library.version)
          : [
              faultAt(
                {file, line: 1},
                `there is no library "${id}" in ${files.libraries}; add it, or rename the file.`,
              ),
            ];
      }),
    ]);
    return Object.fromEntries(read.map(({id, value}) => [id, value as Answers]));
  },
});

/** The platforms, in the order of the columns of their table. */
export const readPlatformList = defineCollection({
  from: files.platforms,
  schema: 'content/support-platforms.schema.json',
  build: ([file]): readonly Platform[] => {
    const platforms = file?.value as readonly Platform[];
    const twice = findDuplicates(platforms.map(({id}) => id));
    assertNoFaults(
      platforms
        .filter(({id}) => twice.includes(id))
        .map((platform) => faultAt(sourceOf(platform), `id: "${platform.id}" appears twice; keep one.`)),
    );
    return platforms;
  },
});

function installationFaults(entry: Installation, platforms: readonly string[], libraries: readonly string[]): string[] {
  const {library} = entry;
  const covered = entry.platforms.flatMap(({on}) => on);
  return [
    ...[
      ...(libraries.includes(library) ? [] : [`library: there is no "${library}" in ${files.libraries}; correct it.`]),
      ...platforms
        .filter((id) => !covered.includes(id))
        .map((id) => `platforms: nothing is on "${id}" of ${files.platforms}; add it.`),
      ...findDuplicates(covered).map((id) => `platforms: "${id}" appears twice; keep one.`),
    ].map((fault) => faultAt(sourceOf(entry), fault)),
    ...entry.platforms.flatMap((facts) =>
      [
        ...facts.on
          .filter((id) => !platforms.includes(id))
          .map((id) => `on: unknown platform "${id}"; use one of ${platforms.join(', ')}.`),
        ...factFaults(facts),
      ].map((fault) => faultAt(sourceOf(facts), fault)),
    ),
  ];
}

/** Expands the groups to facts by platform. */
function expand(entry: Installation): LibraryPlatforms {
  const {platforms, loadingErrors = [], ...rest} = entry;
  const facts = platforms.flatMap((group) => {
    const {on, ...fact} = group;
    setSource(fact, sourceOf(group));
    return on.map((id): [string, Checked] => [id, fact]);
  });
  return setSource({...rest, platforms: Object.fromEntries(facts), loadingErrors}, sourceOf(entry));
}

/** Where each library runs and how it is installed, in the order of the rows of their table. */
export const readInstallation = defineCollection({
  from: files.installation,
  schema: 'content/support-installation.schema.json',
  alsoReads: [files.platforms, files.libraries],
  build: ([file], root): readonly LibraryPlatforms[] => {
    const entries = file?.value as readonly Installation[];
    const platforms = readPlatformList(root).map(({id}) => id);
    const libraries = readLibraries(root).map(({id}) => id);
    const covered = entries.map(({library}) => library);
    assertNoFaults([
      ...entries.flatMap((entry) => installationFaults(entry, platforms, libraries)),
      ...libraries
        .filter((id) => !covered.includes(id))
        .map((id) => faultAt(sourceOf(entries), `library: nothing is on "${id}" of ${files.libraries}; add it.`)),
      ...findDuplicates(covered).map((id) => faultAt(sourceOf(entries), `library: "${id}" appears twice; keep one.`)),
    ]);
    return setSource(entries.map(expand), sourceOf(entries));
  },
});
