import {compare} from 'semver';

import type {Library} from './types';

/**
 * Libraries with a release history page. To add one: an entry here, `npm run generate -- releases ID`, and its notes
 * in `content/releases/ID.yml`.
 */
export const libraries = [
  {
    id: 'pact-js',
    name: 'Pact JS',
    page: '/implementation_guides/javascript/changelog.mdx',
    registry: 'npm',
    package: '@pact-foundation/pact',
    repository: 'pact-foundation/pact-js',
    tagPrefix: 'v',
    changelog: 'node_modules/@pact-foundation/pact/CHANGELOG.md',
  },
  {
    id: 'pact-broker',
    name: 'The Pact Broker',
    page: '/pact_broker/changelog.mdx',
    registry: 'rubygems',
    package: 'pact_broker',
    repository: 'pact-foundation/pact_broker',
    tagPrefix: 'v',
  },
  {
    id: 'pact-broker-client',
    name: 'The Ruby client',
    page: '/pact_broker/client_cli/changelog.mdx',
    registry: 'rubygems',
    package: 'pact_broker-client',
    repository: 'pact-foundation/pact_broker-client',
    tagPrefix: 'v',
  },
  {
    id: 'pact-jvm',
    name: 'Pact JVM',
    page: '/implementation_guides/jvm/changelog.mdx',
    registry: 'maven',
    package: 'au.com.dius.pact:consumer',
    repository: 'pact-foundation/pact-jvm',
    tagPrefix: '',
    tagSeparator: '_',
  },
  {
    id: 'pact-go',
    name: 'Pact Go',
    page: '/implementation_guides/go/changelog.mdx',
    registry: 'go',
    package: 'github.com/pact-foundation/pact-go/v2',
    repository: 'pact-foundation/pact-go',
    tagPrefix: 'v',
  },
  {
    id: 'pact-python',
    name: 'Pact Python',
    page: '/implementation_guides/python/changelog.mdx',
    registry: 'pypi',
    package: 'pact-python',
    repository: 'pact-foundation/pact-python',
    tagPrefix: 'pact-python/',
    formerTags: {prefix: 'v', last: '2.3.3'},
  },
  {
    id: 'pact_consumer',
    name: 'The crate pact_consumer',
    page: '/implementation_guides/rust/pact_consumer/changelog.mdx',
    registry: 'crates',
    package: 'pact_consumer',
    repository: 'pact-foundation/pact-reference',
    tagPrefix: 'pact_consumer-v',
  },
  {
    id: 'pact_verifier',
    name: 'The crate pact_verifier',
    page: '/implementation_guides/rust/pact_verifier/changelog.mdx',
    registry: 'crates',
    package: 'pact_verifier',
    repository: 'pact-foundation/pact-reference',
    tagPrefix: 'pact_verifier-v',
  },
  {
    id: 'pact_mock_server',
    name: 'The crate pact_mock_server',
    page: '/implementation_guides/rust/pact_mock_server/changelog.mdx',
    registry: 'crates',
    package: 'pact_mock_server',
    repository: 'pact-foundation/pact-core-mock-server',
    tagPrefix: 'libpact_mock_server-v',
  },
  {
    id: 'pact_matching',
    name: 'The crate pact_matching',
    page: '/implementation_guides/rust/pact_matching/changelog.mdx',
    registry: 'crates',
    package: 'pact_matching',
    repository: 'pact-foundation/pact-reference',
    tagPrefix: 'libpact_matching-v',
  },
  {
    id: 'pact_models',
    name: 'The crate pact_models',
    page: '/implementation_guides/rust/pact_models/changelog.mdx',
    registry: 'crates',
    package: 'pact_models',
    repository: 'pact-foundation/pact-reference',
    tagPrefix: 'libpact_models-v',
  },
  {
    id: 'pact_ffi',
    name: 'The crate pact_ffi',
    page: '/implementation_guides/rust/pact_ffi/changelog.mdx',
    registry: 'crates',
    package: 'pact_ffi',
    repository: 'pact-foundation/pact-reference',
    tagPrefix: 'libpact_ffi-v',
  },
  {
    id: 'pact-cli',
    name: 'The program pact',
    page: '/implementation_guides/cli/pact-cli/changelog.mdx',
    registry: 'crates',
    package: 'pact',
    first: '0.5.0',
    repository: 'pact-foundation/pact-cli',
    tagPrefix: 'v',
  },
  {
    id: 'pact-broker-cli',
    name: 'The program pact-broker-cli',
    page: '/implementation_guides/cli/pact-broker-cli/changelog.mdx',
    registry: 'crates',
    package: 'pact-broker-cli',
    repository: 'pact-foundation/pact-broker-cli',
    tagPrefix: 'v',
  },
  {
    id: 'pact_verifier_cli',
    name: 'The program pact_verifier_cli',
    page: '/implementation_guides/cli/pact-verifier/changelog.mdx',
    registry: 'crates',
    package: 'pact_verifier_cli',
    repository: 'pact-foundation/pact-reference',
    tagPrefix: 'pact_verifier_cli-v',
  },
  {
    id: 'pact_mock_server_cli',
    name: 'The program pact_mock_server_cli',
    page: '/implementation_guides/cli/pact-mock-server/changelog.mdx',
    registry: 'crates',
    package: 'pact_mock_server_cli',
    repository: 'pact-foundation/pact-core-mock-server',
    tagPrefix: 'pact_mock_server_cli-v',
  },
  {
    id: 'pact-stub-server',
    name: 'The program pact-stub-server',
    page: '/implementation_guides/cli/pact-stub-server/changelog.mdx',
    registry: 'crates',
    package: 'pact-stub-server',
    repository: 'pact-foundation/pact-stub-server',
    tagPrefix: 'v',
  },
  {
    id: 'pact-plugin-cli',
    name: 'The program pact-plugin-cli',
    page: '/implementation_guides/cli/pact-plugin/changelog.mdx',
    registry: 'crates',
    package: 'pact-plugin-cli',
    repository: 'pact-foundation/pact-plugins',
    tagPrefix: 'pact-plugin-cli-v',
  },
  {
    id: 'pact-net',
    name: 'PactNet',
    page: '/implementation_guides/net/changelog.mdx',
    registry: 'nuget',
    package: 'PactNet',
    repository: 'pact-foundation/pact-net',
    tagPrefix: '',
  },
  {
    id: 'pact-ruby',
    name: 'Pact Ruby',
    page: '/implementation_guides/ruby/changelog.mdx',
    registry: 'rubygems',
    package: 'pact',
    repository: 'pact-foundation/pact-ruby',
    tagPrefix: 'v',
  },
  {
    id: 'pact-php',
    name: 'Pact PHP',
    page: '/implementation_guides/php/changelog.mdx',
    registry: 'packagist',
    package: 'pact-foundation/pact-php',
    repository: 'pact-foundation/pact-php',
    tagPrefix: '',
  },
  {
    id: 'pact-swift',
    name: 'PactSwift',
    page: '/implementation_guides/swift/changelog.mdx',
    package: 'PactSwift',
    repository: 'surpher/PactSwift',
    tagPrefix: 'v',
  },
  {
    id: 'pact4s',
    name: 'pact4s',
    page: '/implementation_guides/scala/changelog.mdx',
    registry: 'maven',
    package: 'io.github.jbwheatley:pact4s-core_2.13',
    repository: 'jbwheatley/pact4s',
    tagPrefix: 'v',
  },
  {
    id: 'scala-pact',
    name: 'scala-pact',
    page: '/implementation_guides/scala/scala-pact.mdx',
    package: 'com.itv:scalapact-scalatest_2.13',
    repository: 'ITV/scala-pact',
    tagPrefix: 'v',
  },
  {
    id: 'pact-cpp-consumer',
    name: 'The C++ consumer library',
    page: '/implementation_guides/cpp/consumer/changelog.mdx',
    package: 'pact_consumer',
    repository: 'pact-foundation/pact-cplusplus',
    tagPrefix: 'pact-cpp-consumer-v',
  },
  {
    id: 'pact-plugin-driver',
    name: 'The crate pact-plugin-driver',
    page: '/implementation_guides/pact_plugins/drivers/rust/driver/changelog.mdx',
    registry: 'crates',
    package: 'pact-plugin-driver',
    repository: 'pact-foundation/pact-plugins',
    tagPrefix: 'pact-rust-driver-v',
  },
  {
    id: 'pact-jvm-driver',
    name: 'The plugin driver of the JVM',
    page: '/implementation_guides/pact_plugins/drivers/jvm/changelog.mdx',
    registry: 'maven',
    package: 'io.pact.plugin.driver:core',
    repository: 'pact-foundation/pact-plugins',
    tagPrefix: 'pact-jvm-driver-v',
  },
] as const satisfies readonly Library[];

export type LibraryId = (typeof libraries)[number]['id'];

/** Tag of a version. */
function tagOf({tagPrefix, tagSeparator = '.', formerTags}: Library, version: string): string {
  const prefix = formerTags && compare(version, formerTags.last) <= 0 ? formerTags.prefix : tagPrefix;
  return prefix + version.replaceAll('.', tagSeparator);
}

/** URL of the release notes of a version on GitHub. */
export function releasePage(library: Library, version: string): string {
  return `https://github.com/${library.repository}/releases/tag/${tagOf(library, version)}`;
}

/** Name of a library in lists: `Crate pact_models` rather than `The crate pact_models`. */
export const titleOf = ({name}: Library): string => {
  const title = name.replace(/^The /, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
};
