import type {ReleaseNote} from './types';

const upgrading = '/implementation_guides/jvm/docs/upgrading.mdx';

/** What the versions of Pact JVM mean for its users: each line of versions, and others that are worth knowing. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '4.7.5',
    change:
      'The Gradle plugin verifies pact files without a Broker in its configuration again. Plugins may bring matching rules and generators of their own; the plugin driver is 1.2.2. `pact-jvm-server` is left out of the release.',
    action: 'Take `pact-jvm-server` of an earlier version where you still need it.',
  },
  {
    version: '4.7.4',
    change: 'The plugin driver 1.2.0 runs plugins that are scripts in Lua, within the JVM.',
    action: 'Verify pacts with such plugins by this version or a later one.',
  },
  {
    version: '4.7.2',
    change:
      'Pacts are loaded from a Broker with a certificate of its own when `insecureTLS` is set, which was ignored. `PACT_MATCHING_ENGINE=v2` tries the new matching engine on responses, too.',
    action: 'Leave the variable unset in builds that count.',
  },
  {
    version: '4.7.1',
    change:
      'Interactions carry references to tickets or documents, by `reference` on the builders, and the report prints them. The module `consumer:kotlin` has a DSL in idiomatic Kotlin, and matching expressions know `arrayContains`.',
    action: 'Nothing has to change.',
  },
  {
    version: '4.7.0',
    change:
      'Kotlin 2.3, Spring 7 and Spring Boot 4 by `provider:spring7`, consumer tests with Spock by `consumer:spock`, headers of your own for the Broker, Gradle 9. Names that were deprecated are gone: `@PactFolder` on consumer tests, `mockServerImplementation` of `@PactTestFor`, `pactFileAuthentication`.',
    action: 'Replace these names; compile Kotlin tests with Kotlin 2.2 or newer.',
    guide: {page: upgrading, title: 'Upgrading Pact JVM'},
  },
  {
    version: '4.6.21',
    change: 'Requests to the Broker name Pact JVM and its version as user agent.',
    action: 'Allow that user agent where a gateway filters by it; 4.5.14 and 4.7.2 do the same.',
  },
  {
    version: '4.6.20',
    change:
      '`@PactFilter` can choose interactions by their type, and `@PactVerifyProvider` is found on methods of a parent class.',
    action: 'Verify HTTP and messages of one pact in two test classes if that suits you better.',
  },
  {
    version: '4.6.17',
    change:
      'Headers are split at commas only where the header is known to be a list, and texts count as numbers only in headers and query parameters.',
    action: 'Check pacts that relied on numbers in quotes in a body.',
  },
  {
    version: '4.6.10',
    change: 'Parts of a `LambdaDsl` body can be reused in several bodies.',
    action: 'Nothing has to change.',
  },
  {
    version: '4.6.0',
    change: 'JDK 17 is the oldest that works, for all modules. Kotlin 1.8.',
    action: 'Move builds to JDK 17 before, or stay on 4.5.',
    guide: {page: upgrading, title: 'Upgrading Pact JVM'},
  },
  {
    version: '4.5.5',
    change: 'A `MessageTestTarget` verifies synchronous messages, too; 4.4.9 does the same.',
    action: 'Nothing has to change.',
  },
  {
    version: '4.5.0',
    change:
      'Spring 6 and Spring Boot 3 by `provider:spring6`, which needs JDK 17; the rest needs JDK 11. The Maven and Gradle plugins ask `can-i-deploy` for an environment.',
    action: 'Replace `provider:junit5spring` by `provider:spring6` when you move to Spring Boot 3.',
    guide: {page: upgrading, title: 'Upgrading Pact JVM'},
  },
  {
    version: '4.4.3',
    change: 'Matchers for dates and times are written in the form of the specification; 4.3.18 does the same.',
    action: 'Write pacts anew where other languages verify them.',
  },
  {
    version: '4.4.0',
    change: 'Plugins can start mock servers and verify providers, which gRPC needs.',
    action: 'Nothing has to change.',
    guide: {page: upgrading, title: 'Upgrading Pact JVM'},
  },
  {
    version: '4.3.11',
    change: 'Consumer version selectors come from a method of the JUnit 5 test, by `SelectorBuilder`.',
    action: 'Replace `@VersionSelector` and its tags by branches and environments.',
  },
  {
    version: '4.3.4',
    change: 'The Maven and Gradle plugins publish pacts with their branch, all in one request.',
    action: 'Set the branch, as selectors by branch find nothing without.',
  },
  {
    version: '4.3.0',
    change:
      'Pacts are written in version 4 of the specification, by the new `PactBuilder`, and plugins work. Request filters get the types of Apache HttpClient 5. The modules for Scala are gone.',
    action: 'Name version 3 in tests with the older DSL, and change the imports of request filters.',
    guide: {page: '/implementation_guides/jvm/upgrade-to-4.3.x.mdx', title: 'Upgrading to 4.3.x'},
  },
  {
    version: '4.2.0',
    change:
      'JDK 11 is the oldest that works. `consumer:java8` is a part of `consumer`, and `LambdaDsl` moves to the package `au.com.dius.pact.consumer.dsl`. Arrays can be compared in any order; version 4 of the specification is partly there.',
    action: 'Remove the artefact `java8` and change the import.',
    guide: {page: upgrading, title: 'Upgrading Pact JVM'},
  },
  {
    version: '4.1.5',
    change: 'Consumer version selectors for JUnit tests.',
    action: 'Nothing has to change.',
  },
  {
    version: '4.1.0',
    change:
      'Artefacts have new coordinates, such as `au.com.dius.pact.consumer:junit5`, and annotations of providers the package `junitsupport`. Pending pacts work in JUnit, Maven and Gradle. It is the last line for JDK 8.',
    action: 'Change dependencies and imports together.',
    guide: {page: upgrading, title: 'Upgrading Pact JVM'},
  },
  {
    version: '4.0.6',
    change: 'Groovy 3.',
    action: 'Stay on 4.0.5 as long as Spock tests need Groovy 2.',
  },
  {
    version: '4.0.0',
    change:
      'Matching is written in Kotlin in place of Scala, and artefacts lose the suffix of the Scala version. Classes of the model move to `au.com.dius.pact.core.model`. HTTPS mock servers, bearer tokens for the Broker, date expressions.',
    action: 'Change imports of `au.com.dius.pact.model` and of the annotation `@Pact`.',
    guide: {page: upgrading, title: 'Upgrading Pact JVM'},
  },
  {
    version: '3.6.0',
    change: 'A JUnit 5 consumer test fails if one of its methods with `@Pact` is never used.',
    action: 'Delete such methods, or give each a test.',
  },
  {
    version: '3.5.16',
    change: 'Providers are verified by JUnit 5 tests; consumers since 3.5.15.',
    action: 'Nothing has to change.',
  },
  {
    version: '3.5.4',
    change: 'Verification results are published to the Broker.',
    action: 'Set `pact.verifier.publishResults` in CI only.',
  },
  {
    version: '3.5.0',
    change: 'Version 3 of the specification: messages, several provider states, generators.',
    action: 'Update the verifier of each provider first, as versions before do not read it.',
  },
  {
    version: '3.0.0',
    change: 'JDK 8 and Scala 2.11; the line 2.x stays for JDK 6.',
    action: 'Move to JDK 8.',
  },
  {
    version: '2.4.0',
    change: 'JSON is read without `json4s`, whose versions collided with those of applications; 3.2.0 does the same.',
    action: 'Remove exclusions that were made for it.',
  },
  {
    version: '2.1.0',
    change: 'Matchers: version 2 of the specification in the DSLs for Java and Groovy.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.0.0',
    change: 'A DSL for Java, and a Gradle plugin for providers since 2.0.1.',
    action: 'Nothing has to change, there is no earlier release in the list below.',
  },
];
