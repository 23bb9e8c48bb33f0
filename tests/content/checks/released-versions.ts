import {libraries, type LibraryId} from '../../../src/data/releases/libraries';
import {isException, type Exception} from './exceptions';

/** Versions of each library, such as `4.2.0`. */
export type Releases = ReadonlyMap<LibraryId, readonly string[]>;

/** A version at which behaviour changes, as in "since 4.2". */
export interface Mention {
  readonly line: number;
  /** The words from the start of the clause to the version. */
  readonly text: string;
  readonly version: string;
}

const pattern =
  /\b(?:since|before|until|up to|from|needs?|(?:fixed|removed|deprecated|added|introduced|changed) in|as of) (?:(?:[A-Z@`][\w./`@+-]* ){0,3}|versions? |release )(\d+\.\d+(?:\.\d+)?(?:-[\w.]+)?)\b/gi;

const clauseStart = /[;|(]|[.:!?]\s/g;

/** Names of Pact libraries and tools in prose; an empty list means third-party software, whose releases we don't list. */
const subjects: readonly (readonly [name: RegExp, libraries: readonly LibraryId[]])[] = [
  [/Pact JS|@pact-foundation\/pact\b/g, ['pact-js']],
  [/Pact JVM/g, ['pact-jvm']],
  [/Pact Go|pact-go/g, ['pact-go']],
  [/Pact Python|pact-python/g, ['pact-python']],
  [/PactNet/g, ['pact-net']],
  [/Pact Ruby/g, ['pact-ruby']],
  [/Pact PHP/g, ['pact-php']],
  [/PactSwift/g, ['pact-swift']],
  [/pact4s/gi, ['pact4s']],
  [/scala-pact/gi, ['scala-pact']],
  [/Pact C\+\+/g, ['pact-cpp-consumer']],
  [/pact_consumer/g, ['pact_consumer']],
  [/pact_verifier(?!_cli)/g, ['pact_verifier']],
  [/pact_verifier_cli|verifier/g, ['pact_verifier_cli', 'pact-cli', 'pact_verifier']],
  [/pact_models/g, ['pact_models']],
  [/pact_mock_server_cli/g, ['pact_mock_server_cli']],
  [/\bcores?\b|native library|(?:lib)?pact_ffi/g, ['pact_ffi']],
  [/Broker/g, ['pact-broker']],
  [/\bclients?\b|pact-broker-cli/gi, ['pact-broker-cli', 'pact-broker-client']],
  [/Pact CLI|\bpact-cli\b/g, ['pact-cli']],
  [/`pact`/g, ['pact-cli', 'pact-ruby']],
  [/\bimages?\b/gi, ['pact-broker-docker']],
  [/\barchives?\b|standalone/gi, ['pact-standalone']],
  [/Protobuf plugin/g, ['pact-protobuf-plugin']],
  [/Avro plugin/g, ['pact-avro-plugin']],
  [/pact-python-ffi/g, ['pact_ffi']],
  [/pact-stub-server/g, ['pact-stub-server']],
  [/pact-plugin-cli/g, ['pact-plugin-cli']],
  [/(?:@pact-foundation\/)?pact-(?:core|node)\b|@pact-foundation\/pact-cli/g, []],
  [/\bdrivers?\b/g, ['pact-plugin-driver', 'pact-jvm-driver']],
  [
    /\b(?:Python|PHP|Rust|Ruby|Go|Node(?:\.js)?|Docker(?: Engine)?|curl|SAM(?: CLI)?|Alpine|Apache Tika|Helm|Cypress|Jest|JUnit|CMake|(?:Spring )?Boot|glibc|macOS|Kotlin|Scala|JDK|Java|Maven|Gradle|Xcode|iOS|Ruby programs|pact-mock_service)\b|\.NET/g,
    [],
  ],
];

const guides = 'docs/implementation_guides/';

/** Libraries that a page is about, the most specific folder first. */
const folders: readonly (readonly [folder: string, libraries: readonly LibraryId[]])[] = [
  [`${guides}javascript/`, ['pact-js']],
  [`${guides}jvm/`, ['pact-jvm']],
  [`${guides}go/`, ['pact-go']],
  [`${guides}python/`, ['pact-python']],
  [`${guides}net/`, ['pact-net']],
  [`${guides}ruby/`, ['pact-ruby']],
  [`${guides}php/`, ['pact-php']],
  [`${guides}scala/`, ['pact4s', 'scala-pact']],
  [`${guides}swift/`, ['pact-swift']],
  [`${guides}cpp/`, ['pact-cpp-consumer']],
  [`${guides}rust/pact_consumer/`, ['pact_consumer']],
  [`${guides}rust/pact_ffi/`, ['pact_ffi']],
  [`${guides}rust/pact_verifier/`, ['pact_verifier']],
  [`${guides}rust/pact_matching/`, ['pact_matching']],
  [`${guides}rust/pact_models/`, ['pact_models']],
  [`${guides}rust/pact_mock_server/`, ['pact_mock_server']],
  [`${guides}rust/`, ['pact_consumer', 'pact_verifier']],
  [`${guides}cli/pact-broker-cli/`, ['pact-broker-cli']],
  [`${guides}cli/pact-verifier/`, ['pact_verifier_cli', 'pact-cli']],
  [`${guides}cli/pact-stub-server/`, ['pact-stub-server', 'pact-cli']],
  [`${guides}cli/pact-mock-server/`, ['pact_mock_server_cli', 'pact-cli']],
  [`${guides}cli/pact-plugin/`, ['pact-plugin-cli', 'pact-cli']],
  [`${guides}cli/pact-standalone`, ['pact-standalone']],
  [`${guides}cli/`, ['pact-cli']],
  ['docs/pact_broker/client_cli/', ['pact-broker-cli', 'pact-broker-client']],
  ['docs/pact_broker/docker_images/', ['pact-broker-docker', 'pact-broker']],
  ['docs/pact_broker/', ['pact-broker']],
  ...libraries.map(({id}) => [`content/api/${id}/`, [id]] as const),
  ['content/api/pact-rust/', ['pact_consumer', 'pact_verifier']],
  ['content/api/pact-cpp/', ['pact-cpp-consumer']],
];

const allLibraries = libraries.map(({id}) => id);

/** Finds the versions at which behaviour changes, according to prose; code blocks are left out. */
export function findMentions(source: string): Mention[] {
  const prose = source.replace(/^( *)(`{3,}).*?^\1\2`*$/gms, (code) => code.replace(/[^\n]/g, ''));
  return prose.split('\n').flatMap((line, index) =>
    [...line.matchAll(pattern)].map((match) => {
      const end = match.index + match[0].length;
      const start = [...line.slice(0, match.index).matchAll(clauseStart)].at(-1);
      return {
        line: index + 1,
        text: line.slice(start ? start.index + start[0].length : 0, end).trim(),
        version: match[1] ?? '',
      };
    }),
  );
}

/** Removes inline code, except for names of packages: an identifier such as `core.model` names no product. */
function withoutCode(text: string): string {
  return text.replace(/`(?!(?:@pact-foundation\/)?(?:lib)?pact(?:[_-]\w+)*`)[^`]*`/g, '');
}

/** Libraries whose version a mention may be: those of the last name in it, else those of its page. */
function librariesOf(file: string, {text}: Mention): readonly LibraryId[] {
  const prose = withoutCode(text);
  const named = subjects
    .flatMap(([name, ids]) =>
      [...prose.matchAll(name)].map((match) => ({end: match.index + match[0].length, match, ids})),
    )
    .sort((one, other) => one.end - other.end || one.match[0].length - other.match[0].length);
  return named.at(-1)?.ids ?? folders.find(([folder]) => file.startsWith(folder))?.[1] ?? allLibraries;
}

function isRelease(version: string, released: readonly string[]): boolean {
  return released.some((each) => each === version || each.startsWith(`${version}.`) || each.startsWith(`${version}-`));
}

/** The release with the most leading characters in common. */
function nearestRelease(version: string, released: readonly string[]): string {
  const common = (each: string): number => {
    const differs = [...version].findIndex((character, at) => each[at] !== character);
    return differs < 0 ? version.length : differs;
  };
  return [...released].sort((one, other) => common(other) - common(one))[0] ?? 'none';
}

/**
 * Checks that the versions at which behaviour changes were released.
 *
 * @param file path of the page or data file, relative to the project
 * @returns the number of mentions, how many are about third-party software, and a message for each version that was never released
 */
export function checkVersions(
  file: string,
  source: string,
  releases: Releases,
  exceptions: readonly Exception[],
): {readonly checked: number; readonly others: number; readonly faults: string[]} {
  const mentions = findMentions(source).filter(({text}) => !isException(file, text, exceptions));
  const known = mentions.map((mention) => ({...mention, ids: librariesOf(file, mention)}));
  return {
    checked: known.filter(({ids}) => ids.length > 0).length,
    others: known.filter(({ids}) => ids.length === 0).length,
    faults: known.flatMap(({line, text, version, ids}) => {
      const released = ids.flatMap((id) => releases.get(id) ?? []);
      return ids.length === 0 || isRelease(version, released)
        ? []
        : [
            `${file}:${line}: "${text.slice(-80)}": ${ids.length > 3 ? 'no library' : ids.join(' or ')} has no release ${version}; the nearest is ${nearestRelease(version, released)}. Correct it, or name the software it belongs to`,
          ];
    }),
  };
}
