// cspell:disable -- words of other languages, and names without a space
import type {LibraryId} from '@site/src/data/releases/libraries';

interface LibraryNames {
  readonly id: LibraryId;
  /** As part of a sentence. */
  readonly name: string;
  /** What readers call it, in lower case. */
  readonly words: readonly string[];
}

/** Libraries that readers name in an upgrade, the most specific names first. */
const libraries: readonly LibraryNames[] = [
  {id: 'pact-broker-cli', name: 'pact-broker-cli', words: ['pact-broker-cli']},
  {id: 'pact-broker', name: 'the Pact Broker', words: ['pact broker', 'pact-broker', 'pact_broker', 'broker']},
  {
    id: 'pact-js',
    name: 'Pact JS',
    words: ['@pact-foundation/pact', 'pact-js', 'pact js', 'pactjs', 'javascript', 'typescript', 'js', 'node'],
  },
  {
    id: 'pact-jvm',
    name: 'Pact JVM',
    words: ['pact-jvm', 'pact jvm', 'pactjvm', 'au.com.dius.pact', 'jvm', 'java', 'kotlin'],
  },
  {id: 'pact-go', name: 'Pact Go', words: ['pact-go', 'pact go', 'pactgo', 'golang', 'go']},
  {id: 'pact-python', name: 'Pact Python', words: ['pact-python', 'pact python', 'python']},
  {id: 'pact-net', name: 'PactNet', words: ['pact-net', 'pact net', 'pactnet', 'dotnet', '.net', 'c#']},
  {id: 'pact-php', name: 'Pact PHP', words: ['pact-php', 'pact php', 'php']},
  {id: 'pact-ruby', name: 'Pact Ruby', words: ['pact-ruby', 'pact ruby', 'ruby']},
  {id: 'pact-swift', name: 'PactSwift', words: ['pact-swift', 'pactswift', 'pact swift', 'swift']},
  {id: 'pact_consumer', name: 'the crate pact_consumer', words: ['pact_consumer', 'pact rust', 'rust']},
];

/** What a query about an upgrade names. */
export interface Upgrade {
  readonly library?: Pick<LibraryNames, 'id' | 'name'>;
  readonly from?: string;
  readonly to?: string;
}

const verb =
  /^(?:upgrad\w*|updat\w*|migrat\w*|migrier\w*|bump\w*|mov(?:e|ing)|aktualisier\w*|actualiza\w*|atualiza\w*)$/;
const until = /^(?:to|until|auf|bis|nach|vers|à|para)$/;
const since = /^(?:from|von|de|desde|depuis)$/;
const filler =
  /^(?:pact|versions?|release|guide|plan|steps|how|do|does|can|i|we|you|my|our|the|a|an|of|in|on|for|with|library)$/;
const version = /^v?(\d{1,2}(?:\.\d+){0,2})(?:\.x)?$/;

/** Whether the first version comes before the second. */
function isOlder(one: string, other: string): boolean {
  const parts = one.split('.').map(Number);
  const others = other.split('.').map(Number);
  const at = others.findIndex((number, index) => number !== (parts[index] ?? 0));
  return at >= 0 && (others[at] ?? 0) > (parts[at] ?? 0);
}

function libraryIn(text: string): {readonly library?: LibraryNames; readonly rest: string} {
  for (const library of libraries) {
    for (const word of library.words) {
      const rest = ` ${text} `.replace(` ${word} `, ' ').trim();
      if (rest !== text) {
        return {library, rest};
      }
    }
  }
  return {rest: text};
}

/**
 * Reads a query about getting from one version to another, such as "pact-js 9 to 10" or "upgrade from 4.6". Each word
 * has to belong to it: "retry 1 to 5 times" is no upgrade.
 *
 * @returns undefined for any other query
 */
export function readUpgrade(query: string): Upgrade | undefined {
  const plain = query
    .toLowerCase()
    .replace(/\s*(?:→|➔|⇒|=>|->|>|–)\s*|(?<=\d)-(?=\d)/g, ' to ')
    .split(/[\s,?!]+/)
    .filter(Boolean)
    .join(' ');
  const {library, rest} = libraryIn(plain);
  const words = rest.split(' ');
  if (!words.every((word) => [verb, until, since, filler, version].some((kind) => kind.test(word)))) {
    return undefined;
  }
  const isUpgrade = words.some((word) => verb.test(word));
  const versions = words.flatMap((word, index) => {
    const number = version.exec(word)?.[1];
    return number === undefined ? [] : [{number, before: words[index - 1] ?? ''}];
  });
  const [first, second] = versions;
  if (!first || versions.length > 2) {
    return undefined;
  }
  if (second) {
    const isJump = isOlder(first.number, second.number) && (isUpgrade || until.test(second.before));
    return isJump ? {library, from: first.number, to: second.number} : undefined;
  }
  if (!isUpgrade) {
    return undefined;
  }
  return since.test(first.before) ? {library, from: first.number} : {library, to: first.number};
}
