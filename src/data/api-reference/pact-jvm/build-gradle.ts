// cspell:words BRANCHNAME BUILDURL changeit
import surface from '../surfaces/pact-jvm-build.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods, options} = tellOf(surface);

/** The block `pact` of a build script. */
export const gradleExtension: ApiTable = {
  id: 'pact-jvm/gradle-extension',
  groups: [
    methods('Blocks', 'gradle.PactPluginExtension', {
      serviceProviders:
        'Providers to verify, by name: [what each takes](#service-provider). Each gets a task `pactVerify_NAME`.',
      broker: 'The Broker of `pactVerify`, `pactPublish` and `canIDeploy`: [its properties](#broker).',
      publish: 'What `pactPublish` publishes: [its properties](#publish). Without the block, the task fails.',
      reports: 'Reports that verification writes: [names](#reports).',
    }),
    methods('Reports', 'gradle.VerificationReports', {
      defaultReports: 'Adds the report on the console. A block `reports` without it silences the console.',
      reports:
        'The reports so far, by name. In the Kotlin DSL, add to it: `reports["json"] = ReporterManager.createReporter("json")`.',
    }),
  ],
};

/** What stands in a block of `serviceProviders`. */
export const gradleProvider: ApiTable = {
  id: 'pact-jvm/gradle-provider',
  groups: [
    options('Service provider', 'gradle.GradleProviderInfo', {
      name: 'Name of the provider, as in the pacts: that of the block, unless you set it.',
      protocol: {default: 'http', meaning: '`http` or `https`, or the transport of a plugin.'},
      host: {default: 'localhost', meaning: 'Host name, or a closure that returns it.'},
      port: {default: '8080', meaning: 'Port, or a closure that returns it, called before each request.'},
      path: {default: '/', meaning: 'Path in front of the path of every request.'},
      providerVersion:
        'Version under which results are published, or a closure that returns it. Without it, `project.version` counts; `pact.provider.version` has no effect.',
      startProviderTask: 'Task, or its name, that starts the provider. It must return while the provider runs on.',
      terminateProviderTask: 'Task, or its name, that runs after the verification, whether it passes or not.',
      isDependencyForPactVerify: {
        default: 'true',
        meaning:
          'False takes the provider out of `pactVerify`; `pactVerify_NAME` remains. Groovy scripts write `dependencyForPactVerify = false`: the name with `is` fails with `Could not set unknown property`.',
      },
      stateChangeUrl:
        'Address to which each provider state is posted: `url("http://localhost:8080/states")`, which is a `java.net.URL`. [What it gets](#provider-states).',
      stateChangeUsesBody: {default: 'true', meaning: 'False puts the state into the query instead of a JSON body.'},
      stateChangeTeardown: {
        default: 'false',
        meaning:
          'True also calls it after the interaction; `action`, or the second parameter of a closure, is `setup` or `teardown`.',
      },
      stateChangeRequestFilter: 'Closure, or a text with a Groovy script, that changes the request of a state change.',
      requestFilter:
        'Closure, `Consumer` or `Function` that gets each request, an `HttpRequest` of Apache HttpClient 5, before it is sent; or a text with a Groovy script.',
      createClient:
        'Closure that gets the provider and returns the `CloseableHttpClient` to use; `insecure` and `trustStore` then have no effect.',
      insecure: {
        default: 'false',
        meaning: 'True accepts any certificate of the provider and skips the check of its host name.',
      },
      trustStore: 'Key store with the certificates of the provider to trust, as a `File`.',
      trustStorePassword: {default: 'changeit', meaning: 'Its password.'},
      verificationType: {
        default: 'REQUEST_RESPONSE',
        allowed: ['REQUEST_RESPONSE', 'ANNOTATED_METHOD', 'RESPONSE_FACTORY', 'PLUGIN'],
        meaning:
          'How interactions are verified. `ANNOTATED_METHOD` calls methods with `@PactVerifyProvider` among the test classes, for messages.',
      },
      packagesToScan: 'Packages in which such methods are looked for; all when it is empty.',
      providerTags:
        'Older: tags for the version when results are published; a list, a text or a closure. Give the version a branch instead.',
    }),
    methods('Where pacts come from', 'gradle.GradleProviderInfo', {
      hasPactWith: 'A pact of one consumer: [its properties](#has-pact-with).',
      hasPactsWith:
        'All pacts of a folder: [its properties](#has-pacts-with). The name is for the report. Pacts of other providers in the folder are verified against this one, too.',
      fromPactBroker:
        'Pacts that the Broker in `broker` chooses: [what it takes](#from-pact-broker). They replace those of the other two methods.',
      url: 'Makes a `java.net.URL` of a text.',
    }),
  ],
};

/** What stands in `hasPactWith` and `hasPactsWith`. */
export const gradleConsumer: ApiTable = {
  id: 'pact-jvm/gradle-consumer',
  groups: [
    options('One consumer', 'gradle.GradleConsumerInfo', {
      name: 'Name of the consumer: the parameter of `hasPactWith`.',
      pactSource: 'The pact: `file("…")`, or a `URL` of it.',
      stateChange:
        'How states are set up for this pact: an address, or a closure that gets the state, [see above](#using-a-closure). A Gradle task does not work.',
      stateChangeUsesBody: {
        default: 'false',
        meaning:
          'True posts the state as JSON. It counts for an address in `stateChange`, and is false here although the provider has true.',
      },
      verificationType: 'That of the provider, unless you set it.',
      packagesToScan: 'The same as for the provider, for this pact.',
    }),
    options('A folder', 'gradle.ConsumersGroup', {
      name: 'Name of the group.',
      pactFileLocation:
        'Folder with the pacts, as a `File`, with the folders below it. One that does not exist fails the configuration.',
      include: {
        default: '.*\\.json$',
        meaning: 'Which files, as a `kotlin.text.Regex` for the whole name. A pattern of Groovy, `~/…/`, is refused.',
      },
      stateChange: 'How states are set up for these pacts, as above.',
      stateChangeUsesBody: {default: 'false', meaning: 'True posts the state as JSON.'},
      stateChangeTeardown: {default: 'false', meaning: 'Has no effect: set it on the provider.'},
    }),
    methods('URL', 'gradle.ConsumersGroup', {
      url: 'Makes a `java.net.URL` of a text, and makes it the `stateChange` of the group.',
    }),
  ],
};

/** How the tasks reach the Broker, and what it chooses. */
export const gradleBroker: ApiTable = {
  id: 'pact-jvm/gradle-broker',
  groups: [
    options('Broker', 'gradle.Broker', {
      pactBrokerUrl: 'Address of the Broker. Without it, tasks fail with a `NullPointerException`.',
      pactBrokerToken:
        'Bearer token. When a user name is there, too, verification uses that and the other tasks the token.',
      pactBrokerUsername: 'User name for basic authentication.',
      pactBrokerPassword: 'Password for basic authentication.',
      pactBrokerAuthenticationScheme:
        'Scheme, when it is neither `bearer` for a token nor `basic` for a user name. Verification ignores it.',
      pactBrokerAuthenticationHeader: {default: 'Authorization', meaning: 'Header that carries the token.'},
      pactBrokerInsecureTLS: 'True accepts any certificate of the Broker. Only `pactPublish` reads it.',
      retryCountWhileUnknown: {default: '0', meaning: 'How often `canIDeploy` asks again while a result is missing.'},
      retryWhileUnknownInterval: {default: '10', meaning: 'Seconds between two questions.'},
    }),
    options('Which pacts', 'gradle.PactBrokerConsumerConfig', {
      selectors: 'The selectors so far.',
      enablePending: {
        default: 'false',
        meaning:
          'Lets pending pacts fail without failing the build. It works with tags of the provider only: [what to do instead](#pending-pacts).',
      },
      providerBranch: 'Not sent to the Broker in 4.7.5.',
      providerTags: 'Older: tags of the provider, for `enablePending`.',
    }),
    methods('Selectors', 'gradle.PactBrokerConsumerConfig', {
      withSelectors: 'Adds selectors: [the methods in its block](#selectors).',
    }),
  ],
};

/** What `pactPublish` publishes. */
export const gradlePublish: ApiTable = {
  id: 'pact-jvm/gradle-publish',
  groups: [
    options('Publish', 'gradle.PactPublish', {
      pactDirectory: {
        default: 'build/pacts',
        meaning:
          'Folder whose `.json` files are published, not those of folders in it. The task fails when it does not exist.',
      },
      consumerVersion:
        'Version of the consumer, or a closure that returns it. Without it, `project.version` counts; `PACT_PUBLISH_CONSUMER_VERSION` wins over both.',
      consumerBranch:
        'Branch of the version. Without it, `pact.publish.consumer.branchName` or `PACT_PUBLISH_CONSUMER_BRANCHNAME` counts.',
      consumerBuildUrl:
        'Address of the build. Without it, `pact.publish.consumer.buildUrl` or `PACT_PUBLISH_CONSUMER_BUILDURL` counts.',
      excludes: 'Regular expressions that must match the whole name of a file without `.json`.',
      pactBrokerInsecureTLS: 'True accepts any certificate of the Broker; wins over that of `broker`.',
      tags: 'Older: tags for the version. Use `consumerBranch`.',
    }),
    options('Broker of its own', 'gradle.PactPublish', {
      pactBrokerUrl: 'Address of the Broker. This and the next are read only when there is no block `broker`.',
      pactBrokerToken: 'Bearer token.',
      pactBrokerUsername: 'User name for basic authentication.',
      pactBrokerPassword: 'Password for basic authentication.',
      pactBrokerAuthenticationScheme: 'Scheme, when it is neither `bearer` nor `basic`.',
      pactBrokerAuthenticationHeader: {default: 'Authorization', meaning: 'Header that carries the token.'},
    }),
  ],
};
