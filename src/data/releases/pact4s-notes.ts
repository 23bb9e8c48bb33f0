// cspell:words disneystreaming Wheatley
import type {ReleaseNote} from './types';

/** What the versions of pact4s mean for its users; none is a major one yet. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '0.18.0',
    change:
      'Pact JVM 4.7.1 takes the place of 4.6. `verifyPacts` takes `additionalReporters`, called beside the one for the console.',
    action: 'Compare new pacts with the old ones before you publish them, and read the changelog of Pact JVM 4.7.',
    guide: {page: '/implementation_guides/jvm/changelog.mdx', title: 'Changelog of Pact JVM'},
  },
  {
    version: '0.17.0',
    change: 'Verification with Cats Effect 3.6 and newer no longer uses up its threads. Weaver is 0.10.',
    action: 'Take this version or later with Cats Effect 3.6.',
  },
  {
    version: '0.16.3',
    change: 'Weaver is 0.9 and comes from the group `org.typelevel`, with another package.',
    action: 'Change the dependency and the imports of Weaver, if you use it.',
  },
  {
    version: '0.16.0',
    change: 'A state function may return values, which replace those of the request.',
    action: 'Use `StateManagementFunction.withResponse`; nothing else has to change.',
  },
  {
    version: '0.15.1',
    change: 'Suites with a pact for each test may set `mockProviderConfig`: version, host and port.',
    action: 'Set `PactSpecVersion.V4` there; before, such pacts were always of version 3.',
  },
  {
    version: '0.15.0',
    change: 'A pact for each test comes to munit, Weaver and ZIO Test, by `InlineRequestResponsePactForging`.',
    action: 'Nothing has to change; write new tests that way.',
  },
  {
    version: '0.13.0',
    change: 'The module for munit takes munit 1.0, with `munit-cats-effect` in place of `munit-cats-effect-3`.',
    action: 'Replace the dependency, if you use munit.',
  },
  {
    version: '0.12.0',
    change: 'The versions for Java 8 have ended. A pact for each test arrives for ScalaTest.',
    action: 'Stay with 0.11.2-java8 as long as you are on Java 8.',
  },
  {
    version: '0.11.0',
    change:
      'ZIO Test is supported. Play JSON is 3, of another group. Pending pacts need a branch only, and the methods with tags of the provider are deprecated.',
    action: 'Give `providerBranch`, drop `ProviderTags`, and raise Play.',
  },
  {
    version: '0.10.0',
    change:
      'Pact JVM 4.6, and with it Java 17. The branch is gone from `PublishVerificationResults`, and `FILTER_CONSUMERS` filters.',
    action: 'Raise the JDK, and pass `providerBranch` to `verifyPacts`.',
  },
  {
    version: '0.9.0',
    change: '`ScalaDsl` arrives, with `newJsonObject` and `newObject`, and `withBeforeEach` for states.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.8.0',
    change: 'Spray JSON is supported, and `PactBuilder` of Pact JVM takes maps of Scala.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.5.0',
    change: '`verifyPacts` takes the branch, and selectors are those of Pact JVM’s second interface.',
    action: 'Replace `ConsumerVersionSelector` by methods of `ConsumerVersionSelectors`.',
  },
  {
    version: '0.4.0',
    change: 'The first version for Scala 3.',
    action: 'Put `given` between backticks there.',
  },
  {
    version: '0.3.0',
    change: 'Settings are made by methods. `PactBrokerWithTags` is deprecated.',
    action: 'Use `PactBrokerWithSelectors`.',
  },
  {
    version: '0.1.0',
    change: 'State functions in the suite, states with parameters, Play JSON; Java 11 for versions without `-java8`.',
    action: 'Replace the endpoint for states by `withStateChangeFunction`.',
  },
  {
    version: '0.0.1',
    change: 'The first version, for ScalaTest, munit and Weaver.',
    action: 'Nothing has to change, there is nothing before it.',
  },
];
