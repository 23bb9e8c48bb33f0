import type {LibraryId} from '@site/src/data/releases/libraries';
import type {SdkId} from '@site/src/data/sdks';
import type {LibraryReleases, UpgradeLibrary, UpgradeStep} from '@site/src/data/releases/upgrade';

/** The library that most users of a language have. */
const libraryOfSdk: Readonly<Record<SdkId, LibraryId>> = {
  javascript: 'pact-js',
  java: 'pact-jvm',
  kotlin: 'pact-jvm',
  groovy: 'pact-jvm',
  go: 'pact-go',
  python: 'pact-python',
  dotnet: 'pact-net',
  ruby: 'pact-ruby',
  php: 'pact-php',
  rust: 'pact_consumer',
  swift: 'pact-swift',
  scala: 'pact4s',
  cpp: 'pact-cpp-consumer',
};

/** What an address asks for; an empty text leaves a part open. */
export interface Question {
  readonly library: string;
  readonly from: string;
  readonly to: string;
}

/** What lies between two versions. */
export interface Plan {
  /** Versions after the first, up to and with the last; previews are counted apart. */
  readonly versions: number;
  readonly previews: number;
  /** Those with a note, the oldest first. */
  readonly steps: readonly UpgradeStep[];
}

const parts = ['library', 'from', 'to'] as const;

/** The question in the query of an address. Versions may be written as tags are: `v2.0.0`. */
export function questionOf(search: string): Question {
  const query = new URLSearchParams(search);
  const version = (name: string): string => (query.get(name) ?? '').trim().replace(/^v(?=\d)/, '');
  return {library: query.get('library') ?? '', from: version('from'), to: version('to')};
}

/** An address' query with another question in it. */
export function withQuestion(search: string, question: Question): string {
  const query = new URLSearchParams(search);
  for (const part of parts) {
    query.delete(part);
    if (question[part] !== '') {
      query.set(part, question[part]);
    }
  }
  return `?${query.toString()}`;
}

/** The library that is asked for, or else that of the reader's language. */
export function chooseLibrary(
  libraries: readonly UpgradeLibrary[],
  asked: string,
  sdk: SdkId,
): UpgradeLibrary | undefined {
  const find = (id: string): UpgradeLibrary | undefined => libraries.find((library) => library.id === id);
  return find(asked) ?? find(libraryOfSdk[sdk]) ?? libraries[0];
}

/** Whether a version was published ahead of a release, for trial. */
const isPreview = (version: string): boolean => version.includes('-');

/** What lies between two versions of a library; undefined unless the second comes after the first. */
export function planUpgrade({versions, steps}: LibraryReleases, from: string, to: string): Plan | undefined {
  const first = versions.indexOf(from);
  const last = versions.indexOf(to);
  if (first < 0 || last < 0 || last >= first) {
    return undefined;
  }
  const passed = new Set(versions.slice(last, first));
  const previews = [...passed].filter(isPreview).length;
  return {
    versions: passed.size - previews,
    previews,
    steps: steps.filter(({version}) => passed.has(version)),
  };
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** `84 versions and 3 previews`; previews only if there are some. */
function between({versions, previews}: Plan): string {
  const stable = count(versions, 'version', 'versions');
  return previews === 0 ? stable : `${stable} and ${count(previews, 'preview', 'previews')}`;
}

/** The outcome in a line or two: how much lies between, and how much of it asks for something. */
export function summaryOf(plan: Plan, name: string, from: string, to: string): string {
  const way = `${name}, from ${from} to ${to}: ${between(plan)}`;
  const majors = plan.steps.filter(({isMajor}) => isMajor).length;
  if (plan.steps.length === 0) {
    return `${way}, none with a note. Nothing has to be done.`;
  }
  const steps = count(plan.steps.length, 'step', 'steps');
  const major = majors === 0 ? '' : `, ${count(majors, 'of them a major version', 'of them major versions')}`;
  return `${way}, ${steps}${major}. Where there is no step, nothing has to be done.`;
}

/** What is wrong with a question, a sentence each; what was asked is replaced in silence nowhere. */
export function faultsOf(
  {library: asked, from, to}: Question,
  {id, name, newest}: UpgradeLibrary,
  {versions}: LibraryReleases,
): string[] {
  const isOther = asked !== '' && asked !== id;
  return [
    ...(isOther ? [`There is no library “${asked}” here; ${name} takes its place.`] : []),
    ...(from === '' || versions.includes(from) ? [] : [`${name} has no version “${from}”.`]),
    ...(to === '' || versions.includes(to) ? [] : [`${name} has no version “${to}”; ${newest} takes its place.`]),
  ];
}
