// cspell:words BRANCHNAME BUILDURL changeit
import surface from '../surfaces/pact-jvm-build.json';
import {tellOf, type Meaning, type Meanings} from '../surfaces/tell';
import type {SurfaceMember} from '../surfaces/types';
import type {ApiTable} from '../types';

const {options} = tellOf(surface);
const holders: {readonly [holder: string]: readonly SurfaceMember[]} = surface.holders;

/** Parameters of a goal; each says by which property the command line sets it. */
function parameters(title: string, goal: string, meanings: Meanings) {
  const members = holders[goal] ?? [];
  const withProperties = Object.entries(meanings).map(([name, meaning]): [string, Meaning] => {
    const property = members.find((member) => member.name === name)?.returns;
    const end = property === undefined ? 'Only in the POM.' : `Property: \`${property}\`.`;
    return [
      name,
      typeof meaning === 'string' ? `${meaning} ${end}` : {...meaning, meaning: `${meaning.meaning} ${end}`},
    ];
  });
  return options(title, goal, Object.fromEntries(withProperties));
}

/** What every goal takes to reach the Broker; the same where a goal has it. */
const broker = {
  pactBrokerUrl: 'Address of the Broker; required, or the goal stops with `pactBrokerUrl is required`.',
  pactBrokerToken: 'Bearer token. It wins over a user name.',
  pactBrokerUsername: 'User name for basic authentication.',
  pactBrokerPassword: 'Password for basic authentication.',
  pactBrokerServerId:
    "`id` of a `<server>` in Maven's `settings.xml`, whose user name and password, decrypted if need be, are used when there is neither token nor user name.",
  pactBrokerAuthenticationScheme: 'Scheme for a user name or a `serverId`; a token is always sent as `bearer`.',
  pactBrokerAuthenticationHeader: 'Header that carries the token.',
  pactBrokerInsecureTLS: 'True accepts any certificate of the Broker and skips the check of its host name.',
} as const;

/** The goal that verifies. */
export const mavenVerify: ApiTable = {
  id: 'pact-jvm/maven-verify',
  groups: [
    parameters('Parameters', 'maven:verify', {
      serviceProviders: {
        required: true,
        meaning:
          'Providers to verify, a `<serviceProvider>` each: [its elements](#service-provider). They are verified one after another, also when one fails.',
      },
      projectVersion:
        'Version of the provider under which results are published. Set it to the commit: `pact.provider.version` has no effect on this goal.',
      failIfNoPactsFound:
        'False lets the build pass when there are no pacts for a provider. A Broker that does not know the provider counts, too.',
      reports:
        'Reports to write, a `<report>` each: `console`, `json`, `markdown` or `slf4j`. Files go to `target/reports/pact`. When you set it, repeat `console` to keep the report on the screen.',
      systemPropertyVariables:
        'System properties to set before the verification, by name: `<pact.provider.branch>main</pact.provider.branch>`. They stay set for the rest of the build.',
      configuration:
        'The same for what the verifier itself looks up: `pact.verifier.publishResults`, `pact.filter.*`, `pact.showFullDiff` and `pact.showStacktrace`. A system property of the same name wins.',
      classpathElements:
        'Class path that is searched for methods with `@PactVerifyProvider` when messages are verified: the test class path, so compile the tests before.',
    }),
    parameters('Broker', 'maven:verify', {
      ...broker,
      pactBrokerUrl:
        'Address of the Broker for providers that have neither a folder nor a Broker of their own. There are no selectors then, so the Broker decides which pacts come.',
      pactBrokerInsecureTLS:
        'Has no effect on this goal, neither here nor as `<insecureTLS>`: see [certificates](#insecure-tls).',
      retriesWhenUnknown: 'Has no effect on this goal.',
      retryInterval: 'Has no effect on this goal.',
    }),
  ],
};

/** The goal that publishes. */
export const mavenPublish: ApiTable = {
  id: 'pact-jvm/maven-publish',
  groups: [
    parameters('Parameters', 'maven:publish', {
      projectVersion:
        'Version of the consumer. When its expression is an environment variable that is not set, the version of the POM is published instead. `PACT_PUBLISH_CONSUMER_VERSION` wins over it.',
      branchName:
        'Branch of the version. Without it, the system property `pact.publish.consumer.branchName` or the variable `PACT_PUBLISH_CONSUMER_BRANCHNAME` counts.',
      buildUrl:
        'Address of the build. Without it, `pact.publish.consumer.buildUrl` or `PACT_PUBLISH_CONSUMER_BUILDURL` counts.',
      pactDirectory:
        'Folder whose `.json` files are published, those in folders below it, too. When it does not exist, nothing is published and the build passes.',
      excludes:
        'Regular expressions, an `<exclude>` each, that must match the whole name of a file without `.json`: `OrderWeb-Legacy.*`.',
      trimSnapshot: 'True takes `-SNAPSHOT` off the version.',
      skipPactPublish: 'True publishes nothing.',
      tags: 'Older: tags for the version; the property `pact.consumer.tags`, with commas, replaces them. Use `branchName`.',
    }),
    parameters('Broker', 'maven:publish', {
      ...broker,
      retriesWhenUnknown: 'Has no effect on this goal.',
      retryInterval: 'Has no effect on this goal.',
    }),
  ],
};

/** The goal that asks whether to deploy. Its parameters for the Broker are those of publishing. */
export const mavenCanIDeploy: ApiTable = {
  id: 'pact-jvm/maven-can-i-deploy',
  groups: [
    parameters('Parameters', 'maven:can-i-deploy', {
      pacticipant: {required: true, meaning: 'Name of the application.'},
      pacticipantVersion: 'Its version; required unless `latest` is true.',
      toEnvironment: 'Environment to deploy to: compares with the versions that are recorded there.',
      toMainBranch: 'True compares with the latest versions of the main branches of the others.',
      retriesWhenUnknown: 'How often to ask again while a result is missing.',
      retryInterval: 'Seconds between two questions.',
      ignore:
        'Applications to leave out, an `<ignore>` each with `<name>` and optionally `<version>`. It can be set in the POM only, although it has a property.',
      latest:
        'True takes the latest version of the application instead of `pacticipantVersion`. Any other text is taken for a tag. Name the version that you are about to deploy instead.',
      toTag: 'Older: compares with the latest versions that have a tag. Use `toEnvironment`.',
    }),
  ],
};

/** What stands in a POM below `serviceProviders`. */
export const mavenProvider: ApiTable = {
  id: 'pact-jvm/maven-provider',
  groups: [
    options('Service provider', 'maven.Provider', {
      name: {default: 'provider', meaning: 'Name of the provider, as in the pacts.'},
      protocol: {default: 'http', meaning: '`http` or `https`, or the transport of a plugin.'},
      host: {
        default: 'localhost',
        meaning:
          'Host name. `{{NAME:default}}` in it is replaced by a system property or environment variable when the goal runs.',
      },
      port: {default: '8080', meaning: 'Port; takes `{{NAME:default}}`, too.'},
      path: {
        default: '/',
        meaning: 'Path in front of the path of every request, for a provider that serves below one.',
      },
      pactFileDirectory:
        'Folder with pacts, relative to the POM. Those of this provider are verified, those of others ignored; a folder that does not exist counts as empty.',
      pactFileDirectories: 'Several such folders, a `<pactFileDirectory>` each.',
      pactBroker: 'Broker to take pacts from: [its elements](#pact-broker).',
      pactBrokerUrl: "Address of a Broker without authentication or selectors. `<pactBroker>`'s `url` wins over it.",
      consumers: 'Single pacts, a `<consumer>` each: [its elements](#consumer).',
      stateChangeUrl:
        'Address to which each provider state of an interaction is posted: [what it gets](#provider-states). An interaction without a state posts an empty one.',
      stateChangeUsesBody: {default: 'true', meaning: 'False puts the state into the query instead of a JSON body.'},
      stateChangeTeardown: {
        default: 'false',
        meaning: 'True also posts after the interaction, and adds `action` with `setup` or `teardown` to both.',
      },
      stateChangeRequestFilter: 'Groovy script that changes the request of a state change; its variable is `request`.',
      requestFilter:
        'Groovy script that changes each request before it is sent; its variable is `request`, an `HttpRequest` of Apache HttpClient 5.',
      createClient:
        'Groovy script that returns the `CloseableHttpClient` to use; its variable is `provider`. `insecure` and `trustStore` then have no effect.',
      insecure: {
        default: 'false',
        meaning: 'True accepts any certificate of the provider and skips the check of its host name.',
      },
      trustStore: 'Key store with the certificates of the provider to trust, relative to the POM.',
      trustStorePassword: {default: 'changeit', meaning: 'Its password.'},
      verificationType: {
        default: 'REQUEST_RESPONSE',
        allowed: ['REQUEST_RESPONSE', 'ANNOTATED_METHOD', 'RESPONSE_FACTORY', 'PLUGIN'],
        meaning:
          'How interactions are verified. `ANNOTATED_METHOD` calls methods with `@PactVerifyProvider` on the test class path, for messages.',
      },
      packagesToScan: 'Packages in which such methods are looked for, a `<packageToScan>` each; all when it is empty.',
    }),
    options('Consumer', 'maven.Consumer', {
      name: 'Name of the consumer, for the report and for filters.',
      pactSource:
        'Path of the pact file, relative to the folder in which Maven was started. For an address use `<pactUrl>`.',
      pactUrl: 'Address of the pact.',
      stateChange: 'Address for the provider states of this pact, instead of that of the provider.',
      stateChangeUsesBody: {default: 'true', meaning: 'The same as for the provider, for this `stateChange`.'},
      verificationType: 'The same as for the provider, for this pact.',
      packagesToScan: 'The same as for the provider, for this pact.',
    }),
  ],
};

/** What stands in a POM below `pactBroker`. */
export const mavenBroker: ApiTable = {
  id: 'pact-jvm/maven-broker',
  groups: [
    options('Broker', 'maven.PactBroker', {
      url: 'Address of the Broker.',
      authentication: 'How to sign in: [its elements](#authentication).',
      serverId:
        "`id` of a `<server>` in Maven's `settings.xml`, for basic authentication; used when there is no `<authentication>`.",
      selectors: 'Which pacts the Broker chooses: [the elements](#selectors). Without any, the Broker decides.',
      insecureTLS: {default: 'false', meaning: 'Has no effect in 4.7.5: see [certificates](#insecure-tls).'},
      enablePending:
        'Lets pending pacts fail without failing the build. It works with tags of the provider only: [what to do instead](#pending-pacts).',
      tags: 'Older: chooses the latest versions with these tags. Use `selectors`, which win.',
      fallbackTag: 'Older: the tag to use when there is no version with one of `tags`.',
    }),
    options('Authentication', 'maven.PactBrokerAuth', {
      token: 'Bearer token.',
      username: 'User name for basic authentication.',
      password: 'Password for basic authentication.',
      scheme: {
        default: 'basic',
        allowed: ['basic', 'bearer'],
        meaning: 'Scheme. A token is sent as `bearer`, whatever stands here.',
      },
      authHeaderName: {default: 'Authorization', meaning: 'Header that carries the token.'},
    }),
    options('Pending', 'maven.EnablePending', {
      providerTags: 'Older: tags of the provider, a `<tag>` each; required.',
    }),
    options('Branch', 'maven.Branch', {
      name: {required: true, meaning: 'Branch of the consumers.'},
      consumer: 'Only for the consumer of this name.',
      fallback: 'Branch to take when a consumer has no `name`.',
    }),
    options('DeployedTo', 'maven.DeployedTo', {
      environment: {required: true, meaning: 'Environment in which the versions are deployed.'},
    }),
    options('ReleasedTo', 'maven.ReleasedTo', {
      environment: {required: true, meaning: 'Environment in which the versions are released and supported.'},
    }),
    options('Environment', 'maven.Environment', {
      name: {required: true, meaning: 'Environment in which the versions are deployed, or released and supported.'},
    }),
    options('RawJson', 'maven.RawJson', {
      json: 'A selector as JSON, for what has no element: `{"mainBranch": true, "consumer": "OrderWeb"}`.',
    }),
  ],
};
