// cspell:words classpathscan consumerversionselectors httpclient pactfolder pacturl preemptive rawjson
import surface from '../surfaces/pact-jvm-build.json';
import {tellOf, type Meaning} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {options} = tellOf(surface);
const of = 'system-properties';

/** A property for which a variable of the same name stands in, dots and all. */
const alike = (name: string, meaning: string): Readonly<Record<string, Meaning>> => ({
  [name]: {meaning, environment: [name]},
});

/** A property for which a variable of the same name stands in, or one in capitals: `pact.a.b` and `PACT_A_B`. */
const inCapitals = (name: string, meaning: string): Readonly<Record<string, Meaning>> => ({
  [name]: {meaning, environment: [name.toUpperCase().replaceAll('.', '_'), name]},
});

/** All system properties and environment variables that Pact JVM reads. */
export const systemProperties: ApiTable = {
  id: 'pact-jvm/system-properties',
  groups: [
    options('Writing pacts', of, {
      'pact.rootDir': {
        default: 'target/pacts',
        meaning:
          'Folder for the pacts of consumer tests, read once per JVM. In a test task of Gradle the default is `build/pacts`. `@PactDirectory` wins over it.',
      },
      'pact.writer.overwrite': {
        default: 'false',
        meaning:
          'True replaces the pact file on each write instead of adding the interactions to it. With several test classes for one pact, only those of the last remain.',
      },
      ...inCapitals(
        'pact.defaultVersion',
        'Specification of pacts for which none is given: `V1`, `V1_1`, `V2`, `V3` or `V4`, spelt like that; `V3` unless set. What the DSL of a test implies counts more.',
      ),
      'pact.mockserver.addCloseHeader': {
        default: 'false',
        meaning:
          'True lets the mock server send `Connection: close` with each answer, for clients that reuse dead connections.',
      },
    }),
    options('Publishing pacts', of, {
      ...inCapitals(
        'pact.publish.consumer.version',
        'Version of the consumer. It wins over what the build configures.',
      ),
      ...inCapitals('pact.publish.consumer.branchName', 'Branch of the version, when the build configures none.'),
      ...inCapitals('pact.publish.consumer.buildUrl', 'Address of the build, when the build configures none.'),
      'pact.consumer.tags': 'Maven only. Older: tags, with commas, instead of `<tags>`. Use a branch.',
    }),
    options('Which pacts', of, {
      ...inCapitals(
        'pact.provider.name',
        'JUnit only. Name of the provider, for a test class whose `@Provider` has no value, or that has none.',
      ),
      ...alike('pactbroker.url', 'Address of the Broker, for `@PactBroker` without `url`.'),
      ...alike('pactbroker.auth.token', 'Bearer token.'),
      ...alike('pactbroker.auth.username', 'User name for basic authentication.'),
      ...alike('pactbroker.auth.password', 'Password for basic authentication.'),
      ...inCapitals(
        'pactbroker.consumerversionselectors.rawjson',
        'Selectors as a JSON array, `[{"mainBranch": true}]`, instead of those in the code or the build. JUnit, Maven and Gradle.',
      ),
      'pactbroker.enablePending': {
        environment: ['pactbroker.enablePending'],
        meaning:
          'True turns [pending pacts](/pact_broker/advanced_topics/pending_pacts) on; needs `pactbroker.providerBranch`.',
      },
      ...alike(
        'pactbroker.providerBranch',
        "The provider's branch, for pending pacts and the selector `matchingBranch`. Not that of published results.",
      ),
      ...alike(
        'pactbroker.includeWipPactsSince',
        'A date such as `2026-01-01`: adds [work in progress](/pact_broker/advanced_topics/wip_pacts) since then.',
      ),
      'pactbroker.enableInsecureTls': {
        environment: ['pactbroker.enableInsecureTls'],
        meaning: 'True accepts any certificate of the Broker and skips the check of its host name.',
      },
      ...alike('pactfolder.path', 'Folder with pacts, for `@PactFolder` without a value.'),
      ...alike(
        'pact.filter.pacturl',
        'Address of the one pact to verify, as a webhook hands it on. In JUnit it needs `@AllowOverridePactUrl` and a consumer; in Maven and Gradle it replaces the pact of every consumer, so [select one](/implementation_guides/jvm/provider/maven#webhook).',
      ),
      ...alike(
        'pact.filter.consumers',
        'Names of consumers, with commas, whose pact files are verified. With pacts of a Broker, Maven and Gradle find none of that name, and pass. In JUnit it only names the consumer of `pact.filter.pacturl`.',
      ),
      'pact.verification.ignoreIoErrors': {
        environment: ['pact.verification.ignoreIoErrors'],
        meaning:
          'JUnit, with `@IgnoreNoPactsToVerify`. True takes an unreachable Broker for no pacts. The build then passes without a verification.',
      },
      'pact.verifier.ignoreNoConsumers': {
        default: 'false',
        meaning: 'Gradle only. True lets `pactVerify` pass when a provider has no pacts; `-P` sets it, too.',
      },
    }),
    options('Which interactions', of, {
      'pact.filter.description':
        'Regular expression that must match the whole description. An expression that fits nothing passes; results of a filtered run are not published.',
      'pact.filter.providerState':
        'Maven and Gradle only. Regular expression that must match the whole name of a state; the empty text selects interactions without a state.',
    }),
    options('Results', of, {
      ...alike(
        'pact.verifier.publishResults',
        'True sends the results to the Broker that the pact came from. Set it in CI only.',
      ),
      ...alike(
        'pact.provider.version',
        'Version of the provider for the results, the commit at best. JUnit only; Maven and Gradle take it from the build. Without one, results go to `0.0.0`, with a warning.',
      ),
      ...alike('pact.provider.branch', "The provider's branch for the results. JUnit, Maven and Gradle."),
      'pact.provider.version.trimSnapshot': {default: 'false', meaning: 'True takes `-SNAPSHOT` off the version.'},
      'pact.verifier.buildUrl': 'Address of the build, shown with the result.',
      ...alike('pact.provider.tag', 'Older: tags for the version, with commas. Use the branch.'),
    }),
    options('Verifying', of, {
      'pact.verifier.enableRedirectHandling': {
        default: 'false',
        meaning: 'True follows redirects. Unless it is true, the redirect itself is compared with the pact.',
      },
      'pact.verifier.disableUrlPathDecoding': {
        default: 'false',
        meaning:
          'True sends the path as it stands in the pact. Otherwise it is decoded and encoded anew, which changes `%2F`.',
      },
      ...alike(
        'pact.verifier.generateDiff',
        '`false` leaves the comparison of whole bodies out of the report; a size such as `50kb` does so for larger bodies.',
      ),
      'pact.verifier.classpathscan.verbose': 'Any value logs the search for methods with `@PactVerifyProvider`.',
    }),
    options('Reports', of, {
      ...alike(
        'pact.verification.reports',
        'JUnit only. Names of [reports](/implementation_guides/jvm/provider/maven#reports), with commas, for classes without `@VerificationReports`.',
      ),
      'pact.verification.reportDir': {
        default: 'target/pact/reports',
        environment: ['pact.verification.reportDir'],
        meaning: 'Folder of these reports.',
      },
      'pact.showFullDiff': 'Any value adds the whole expected and actual body to a mismatch.',
      'pact.showStacktrace': 'Any value adds the stack trace of an exception to the report.',
    }),
    options('Matching', of, {
      'pact.content_type.override':
        'Takes a content type at its end, with its slash: `pact.content_type.override.application/x-order=json`. Bodies of that type are compared as `json`, as `text`, or by the rules of another content type such as `application/xml`; `binary` writes them encoded.',
      'pact.matching.xml.namespace-aware': {
        default: 'true',
        meaning: 'Only `false` turns it off: prefixes are then parts of the names, and `xmlns` is an attribute.',
      },
      'pact.matching.xml.validating': 'Only `false` counts: documents may then name a DTD that cannot be loaded.',
      'pact.generators.packages':
        'Packages, with commas, that are searched for generators before those of the library.',
      ...inCapitals(
        'pact.matching.engine',
        '`v2` uses the new matching engine, which is a preview. Anything else is the present one.',
      ),
    }),
    options('Log of the new engine', of, {
      'pact.matching.v2.logExecutedPlan': {
        environment: ['PACT_V2_MATCHING_LOG_EXECUTED_PLAN'],
        meaning: '`true` or `1` logs the plan with its results.',
      },
      'pact.matching.v2.logRawPlan': {
        environment: ['PACT_V2_MATCHING_LOG_RAW_PLAN'],
        meaning: '`true` or `1` logs the plan before it is carried out.',
      },
      'pact.matching.v2.logPlanSummary': {
        environment: ['PACT_V2_MATCHING_LOG_PLAN_SUMMARY'],
        meaning: '`true` or `1` logs a summary.',
      },
      'pact.matching.v2.ColouredOutput': {
        environment: ['PACT_V2_MATCHING_COLOURED_OUTPUT'],
        meaning: '`true` or `1` colours these logs. Mind the capital C.',
      },
    }),
    options('Expressions', of, {
      'pact.expressions.start': {
        default: '${',
        meaning:
          'What opens an expression in annotations and provider states, for frameworks that replace `${…}` themselves.',
      },
      'pact.expressions.end': {default: '}', meaning: 'What closes it.'},
    }),
    options('Broker client', of, {
      'pact.pactbroker.httpclient.usePreemptiveAuthentication': {
        default: 'false',
        meaning:
          'True sends user name and password with the first request instead of waiting for a 401, for gateways that answer something else.',
      },
    }),
    options('Plugins', of, {
      ...inCapitals('pact.plugin.dir', 'Folder with the plugins; `~/.pact/plugins` unless set.'),
      'pact.plugin.loadTimeoutInMs': {default: '10000', meaning: 'Milliseconds that a plugin has to start.'},
      PACT_OUTPUT_DIR:
        'A variable, not a property: the logs of plugins go to `logs` below it, otherwise below the folder with the plugins.',
    }),
    options('Telemetry', of, {
      pact_do_not_track: {
        environment: ['PACT_DO_NOT_TRACK', 'pact_do_not_track'],
        meaning:
          'The text `true`, in small letters, turns the [usage statistics](/telemetry) off, those of plugins included. `1` and `TRUE` leave them on.',
      },
    }),
  ],
};
