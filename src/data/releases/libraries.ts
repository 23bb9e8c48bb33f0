import type {Library} from './types';

/**
 * Libraries that have a page of their releases. To add one: an entry here, `npm run generate:releases -- ID`,
 * its notes beside the generated file, and a line in `index.ts`.
 */
export const libraries = [
  {
    id: 'pact-js',
    name: 'Pact JS',
    registry: 'npm',
    package: '@pact-foundation/pact',
    repository: 'pact-foundation/pact-js',
    tagPrefix: 'v',
    changelog: 'node_modules/@pact-foundation/pact/CHANGELOG.md',
  },
  {
    id: 'pact-broker',
    name: 'The Pact Broker',
    registry: 'rubygems',
    package: 'pact_broker',
    repository: 'pact-foundation/pact_broker',
    tagPrefix: 'v',
  },
  {
    id: 'pact-broker-client',
    name: 'The Ruby client',
    registry: 'rubygems',
    package: 'pact_broker-client',
    repository: 'pact-foundation/pact_broker-client',
    tagPrefix: 'v',
  },
] as const satisfies readonly Library[];

export type LibraryId = (typeof libraries)[number]['id'];

/** The page on GitHub where the maintainers tell about a version. */
export function releasePage({repository, tagPrefix}: Library, version: string): string {
  return `https://github.com/${repository}/releases/tag/${tagPrefix}${version}`;
}
