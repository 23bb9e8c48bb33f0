import surface from '../surfaces/pact-jvm.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods, options} = tellOf(surface);

const urls = 'Addresses of pacts, with `http:`, `https:` or `file:`; a path without a scheme is refused.';
const credentials = {
  username: 'User name for basic authentication. Wins over `token`.',
  password: 'Password for basic authentication.',
};

/** Annotations of a provider test, for JUnit 5 and JUnit 4. */
export const providerAnnotations: ApiTable = {
  id: 'pact-jvm/provider-annotations',
  groups: [
    options('@Provider', 'Provider', {
      value: {
        meaning:
          'Name of the provider, spelt as in the pacts. Empty, the property `pact.provider.name` has it, or the variable `PACT_PROVIDER_NAME`. Takes expressions of system properties and variables: `${provider:OrderApi}`; Spring properties are not seen.',
        environment: ['PACT_PROVIDER_NAME'],
      },
    }),
    options('@Consumer', 'Consumer', {
      value:
        'Verifies the pacts of this consumer only; all others are loaded first and then left out. Takes expressions. With `@AllowOverridePactUrl`, it names the consumer of the pact.',
    }),
    options('@State', 'State', {
      value:
        'Names of the states that the method sets up, spelt as in the pact. The method has no parameter, or one `Map` that receives the parameters. A `Map` that it returns supplies [values for the request](/implementation_guides/jvm/provider/junit5#returned-values).',
      action: {
        meaning: 'Whether it runs before or after the interaction. A state with a `TEARDOWN` method alone is no error.',
        allowed: ['StateChangeAction.SETUP', 'StateChangeAction.TEARDOWN'],
      },
      comment: 'A remark that is logged, at level `INFO`, when the method runs.',
    }),
    options('StateChangeAction', 'StateChangeAction', {
      SETUP: 'Before the request.',
      TEARDOWN: 'After the answer was compared, and after the result of the last interaction was published.',
    }),
    options('@PactBroker', 'PactBroker', {
      url: 'Address of the Broker.',
      host: 'Deprecated: host of the Broker, where `url` is empty. With neither, loading fails with `Invalid pact broker host specified`.',
      port: 'Deprecated: port of the Broker.',
      scheme: 'Deprecated: `http` or `https`.',
      tags: 'Deprecated: selects by tags. Use a [method for selectors](/implementation_guides/jvm/provider/junit5#selecting-the-pacts-to-verify-with-consumer-version-selectors-4312).',
      consumerVersionSelectors:
        'Deprecated: selectors that know tags only. Use a [method for selectors](/implementation_guides/jvm/provider/junit5#selecting-the-pacts-to-verify-with-consumer-version-selectors-4312).',
      consumers:
        'Deprecated: consumers to verify. As an attribute it changes nothing with a Broker of today; the property does, as it also fills `consumerVersionSelectors`. Use `@Consumer`, or selectors that name a consumer.',
      authentication:
        'Credentials, as `@PactBrokerAuth`. One that you write replaces this default, with its properties.',
      valueResolver:
        'Class that resolves the expressions of this annotation, with a constructor without parameters. The Spring modules put their own in its place.',
      enablePendingPacts:
        '`"true"` lets pacts that this branch has never verified successfully fail without failing the build. It needs `providerBranch` (or `providerTags`), or loading fails.',
      providerTags: 'Older: tags of the provider for pending pacts. Sent only with `enablePendingPacts`.',
      providerBranch:
        'Branch of the provider, for pending and WIP pacts, and for the selector `matchingBranch`. The branch of published results comes from `pact.provider.branch` instead.',
      includeWipPactsSince:
        'A date, `2026-01-01`: also verifies unverified pacts of other branches that were published since. Nothing without `enablePendingPacts`.',
      enableInsecureTls: '`"true"` trusts every certificate of the Broker, and every host name.',
      customHeaders: {
        meaning:
          'Headers for requests to the Broker. As of 4.7.5 they go with the index and the choice of pacts; the requests that download a pact and publish a result lack them.',
      },
    }),
    options('@PactBrokerAuth', 'PactBrokerAuth', {
      ...credentials,
      token: 'Bearer token.',
      headerName: 'Header for the token, where a proxy takes `Authorization` for itself.',
    }),
    options('@PactBrokerHttpHeader', 'PactBrokerHttpHeader', {
      name: 'Name of the header. Takes expressions.',
      value: 'Its value. Takes expressions: `${GATEWAY_KEY}`.',
    }),
    options('@VersionSelector', 'VersionSelector', {
      tag: 'Older: tag of the consumer versions.',
      latest: 'Older: whether only the latest version with the tag counts.',
      consumer: 'Older: the consumer that it is about.',
      fallbackTag: 'Older: tag to take where none has `tag`.',
    }),
    options('@PactFolder', 'PactFolder', {
      value:
        'A folder on the class path, or else a path from the working directory. Its own `.json` files count, not those of folders in it, and of them pacts that name this provider. Takes expressions of system properties and variables, in Spring tests as well.',
      valueResolver: 'Class that resolves the expression.',
    }),
    options('@PactUrl', 'PactUrl', {
      urls: `${urls} All are verified, whatever provider they name. Expressions are not resolved.`,
      auth: 'Credentials, as `@Authentication`.',
    }),
    options('@VersionedPactUrl', 'VersionedPactUrl', {
      urls: `${urls} Each needs a placeholder, such as \`\${web.version}\`, which a system property fills; its name has lower-case letters and dots only.`,
      auth: 'Credentials, as `@Authentication`; as of 4.7.5 they are not sent.',
    }),
    options('@Authentication', 'Authentication', {
      ...credentials,
      token: 'Bearer token; used before a user name.',
      username: 'User name for basic authentication.',
      headerName: 'Header for the token.',
    }),
    options('@PactFilter', 'PactFilter', {
      value:
        'What to look for. The filters for states and paths take regular expressions that must match the whole text. One of the values is enough; `""` alone switches the filter off.',
      filter:
        'What is compared: `InteractionFilter.ByProviderState`, `ByRequestPath`, `ByInteractionType`, or a [class of yours](/implementation_guides/jvm/provider/junit5#filters) with a constructor without parameters.',
    }),
    options('@PactSource', 'PactSource', {
      value:
        'A `PactLoader` of yours. Its constructor has no parameter, or the `Class` of the test. On an annotation of your own, it may have that annotation as parameter.',
    }),
    options('@IgnoreNoPactsToVerify', 'IgnoreNoPactsToVerify', {
      ignoreIoErrors:
        '`"true"` also ignores that pacts cannot be read, such as from a Broker that is down. In JUnit 5, the property in the default is read in Spring tests only.',
    }),
    options('@VerificationReports', 'VerificationReports', {
      value:
        'Reports: `console`, `markdown`, `json`, `slf4j`, or the class of a `VerifierReporter`. Without `console`, failures have no details in the message.',
      reportDir:
        "Folder for files. Set it: without, JUnit 5 writes to the root of the file system. The file's name is the provider's.",
    }),
    options('@PactVerifyProvider', 'PactVerifyProvider', {
      value: 'Description of the message that the method produces, spelt as in the pact.',
    }),
    methods('InteractionFilter', 'InteractionFilter', {
      buildPredicate: 'Makes the test that an interaction has to pass, from the values of `@PactFilter`.',
    }),
    methods('PactLoader', 'PactLoader', {
      load: 'Loads the pacts of the provider. All that it returns are verified.',
      getPactSource: 'Where the pacts come from, for reports.',
      setValueResolver: 'Receives what resolves expressions, in Spring tests.',
      description: "Words for the message when no pact was found; the class' name unless you write it.",
      enablePendingPacts: 'Nobody calls it in 4.7.5.',
      initLoader: 'Receives class and instance of the test; the instance is often `null`.',
    }),
  ],
};
