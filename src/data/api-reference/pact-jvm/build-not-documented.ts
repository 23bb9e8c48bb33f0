// cspell:words consumerversionselectors
import {because} from '../because';

/** What the tools for builds with Pact JVM declare, and no table has. */
export const buildNotDocumented: Readonly<Record<string, string>> = {
  ...because(
    'how the Broker is reached; told of the goal that publishes',
    `maven:can-i-deploy(pactBrokerAuthenticationHeader pactBrokerAuthenticationScheme pactBrokerInsecureTLS
     pactBrokerPassword pactBrokerServerId pactBrokerToken pactBrokerUrl pactBrokerUsername)`,
  ),
  ...because('tags are the way of before branches; told in a sentence', 'maven:create-version-tag'),
  ...because('for Gradle; the Maven plugin starts nothing', 'maven.Provider.startProviderTask'),
  ...because('for Gradle; the Maven plugin stops nothing', 'maven.Provider.terminateProviderTask'),
  ...because('for Gradle', 'maven.Provider.isDependencyForPactVerify'),
  ...because('gone in 4.7', 'maven.Consumer.pactFileAuthentication'),
  ...because('an element without content', 'maven.MainBranch maven.DeployedOrReleased'),
  ...because('an element without content, which cannot work: the page says why', 'maven.MatchingBranch'),
  ...because(
    'called by the plugin',
    `maven.Branch.toSelector maven.DeployedTo.toSelector maven.ReleasedTo.toSelector maven.Environment.toSelector
     maven.RawJson.toSelector`,
  ),
  ...because(
    'tags are the way of before branches',
    `maven.TagName maven.LatestTag maven.Selector system-properties.pactbroker.consumerversionselectors.tags
     system-properties.pactbroker.providerTags system-properties.pactbroker.tags`,
  ),
  ...because(
    'filled or called by the plugin, or deprecated in favour of `fromPactBroker`',
    `gradle.GradleProviderInfo(brokerConfig provider taskNames consumers transportEntry hasPactsFromPactBroker
     hasPactsFromPactBrokerWithSelectors hasPactsFromPactBrokerWithSelectorsV2)`,
  ),
  ...because(
    'filled or called by the plugin, from what the Broker says',
    'gradle.GradleConsumerInfo(pactFileAuthentication notices pending wip auth toPactConsumer resolvePactSource)',
  ),
  ...because(
    'called by Gradle, or deprecated in favour of `withSelectors`',
    'gradle.PactBrokerConsumerConfig(objectFactory latestTags)',
  ),
  ...because(
    'called by the plugin, and by Groovy for names of reports',
    'gradle.VerificationReports(toVerifierReporters propertyMissing)',
  ),
  ...because('the variable of `pact_do_not_track`', 'system-properties.PACT_DO_NOT_TRACK'),
  ...because('the variable of `pact.plugin.dir`', 'system-properties.PACT_PLUGIN_DIR'),
  ...because(
    'set by Pact JVM for plugins that it starts',
    'system-properties.PACT_PLUGIN_HOST system-properties.PACT_PLUGIN_INSTANCE_ID',
  ),
  ...because('the variable of `pact.matching.v2.ColouredOutput`', 'system-properties.PACT_V2_MATCHING_COLOURED_OUTPUT'),
  ...because(
    'the variable of `pact.matching.v2.logExecutedPlan`',
    'system-properties.PACT_V2_MATCHING_LOG_EXECUTED_PLAN',
  ),
  ...because(
    'the variable of `pact.matching.v2.logPlanSummary`',
    'system-properties.PACT_V2_MATCHING_LOG_PLAN_SUMMARY',
  ),
  ...because('the variable of `pact.matching.v2.logRawPlan`', 'system-properties.PACT_V2_MATCHING_LOG_RAW_PLAN'),
  ...because('a constant of the Gradle plugin, which is no setting', 'system-properties.PACT_VERIFY'),
  ...because(
    'a switch of the code, `FeatureToggles`; it is not read from properties',
    'system-properties.pact.feature.matchers.useMatchValuesMatcher',
  ),
  ...because('a field of plugins in Lua', 'system-properties.pact_configuration'),
  ...because(
    'with selectors by tags only',
    'system-properties.pactbroker.consumers system-properties.pactbroker.consumerversionselectors.latest',
  ),
  ...because(
    'deprecated in favour of `pactbroker.url`',
    'system-properties.pactbroker.host system-properties.pactbroker.port system-properties.pactbroker.scheme',
  ),
};
