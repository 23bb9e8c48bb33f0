import {sdks, type SdkId} from './sdks';

/** Words that point to a language: its names, tools, test frameworks and Pact library, in lower case. */
const sdkWords: Readonly<Record<SdkId, readonly string[]>> = {
  javascript: [
    'javascript',
    'typescript',
    'js',
    'ts',
    'nodejs',
    'node.js',
    'npm',
    'jest',
    'vitest',
    'mocha',
    'pact-js',
  ],
  java: ['java', 'jvm', 'junit', 'junit4', 'junit5', 'maven', 'gradle', 'spring', 'springboot', 'quarkus', 'pact-jvm'],
  kotlin: ['kotlin', 'kotest'],
  go: ['go', 'golang', 'pact-go', 'cgo'],
  python: ['python', 'pytest', 'pip', 'django', 'flask', 'fastapi', 'pact-python'],
  dotnet: ['.net', 'net', 'dotnet', 'c#', 'f#', 'csharp', 'asp.net', 'nuget', 'xunit', 'nunit', 'mstest', 'pactnet'],
  ruby: ['ruby', 'gem', 'bundler', 'rspec', 'minitest', 'rails', 'rake', 'pact-ruby'],
  php: ['php', 'composer', 'phpunit', 'laravel', 'symfony', 'pact-php'],
  rust: ['rust', 'cargo', 'crate', 'tokio'],
  swift: ['swift', 'ios', 'xcode', 'xctest', 'pactswift', 'spm', 'alamofire'],
  scala: ['scala', 'sbt', 'pact4s', 'scalatest', 'munit', 'scala-pact'],
  cpp: ['c++', 'cpp', 'cmake', 'conan'],
  groovy: ['groovy', 'spock'],
};

/** Finds the languages mentioned in a search query. @returns their ids, in the order of the site */
export function sdksNamedIn(query: string): SdkId[] {
  const words = query.toLowerCase().split(/[\s,;:()"'?!]+/);
  return sdks.flatMap(({id}) => (words.some((word) => sdkWords[id].includes(word)) ? [id] : []));
}

/** Whether a word points to a language. */
export function isSdkWord(word: string): boolean {
  return sdksNamedIn(word).length > 0;
}
