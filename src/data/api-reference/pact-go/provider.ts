// cspell:words Colored
import surface from '../surfaces/pact-go.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods, options} = tellOf(surface);
const page = '/implementation_guides/go/docs/provider';
const request = 'provider.VerifyRequest';

export const verifier: ApiTable = {
  id: 'pact-go/verifier',
  groups: [
    methods('Functions', 'provider', {
      NewVerifier: 'Makes a verifier. Each serves for one verification: a second one with it crashes the process.',
      WaitForPort:
        'Waits until something listens at a port: number, `tcp`, host, limit, and a text for the error. For a provider that your test starts as another process.',
    }),
    methods('Verifier', 'provider.Verifier', {
      VerifyProvider:
        'Verifies, as a subtest called `Provider pact verification`, which fails when an interaction does. Returns the error as well.',
      ClientTimeout: {
        meaning:
          'How long to wait for the proxy of Pact Go in your process, not for the provider. Default: 10 seconds.',
      },
      Hostname: 'Address of the server that stands in when there is no `ProviderBaseURL`. Default: `localhost`.',
    }),
    options('Errors', 'provider', {
      ErrVerificationFailed: {
        meaning: 'An interaction failed, or a pact could not be read. Compare with `errors.Is`.',
        since: '2.5.0',
      },
      ErrVerifierFailedToRun: {meaning: 'The native library gave up. Nothing was published.', since: '2.5.0'},
      Hook: 'A function for `BeforeEach` and `AfterEach`.',
    }),
  ],
};

export const verifyRequest: ApiTable = {
  id: 'pact-go/verify-request',
  groups: [
    options('Provider', request, {
      Provider:
        'Name of the provider. Needed for a Broker, and for `PactDirs`, of which the pacts of this provider are taken; for files it is not compared.',
      ProviderBaseURL:
        'Address of the running provider, with `http://` or `https://`, and with a path when it serves below one. Without it, a server that answers 404 stands in, which is enough for messages.',
      Transports: `Further ways to reach the provider, such as gRPC, see [Other protocols](${page}#transports). Requests over them pass neither \`RequestFilter\` nor \`CustomTLSConfig\`.`,
      CustomTLSConfig:
        'How Pact Go connects to the provider over `https`: an authority in `RootCAs`, a client certificate in `Certificates`.',
      RequestTimeout: {
        meaning: 'Limit for one request to the provider and for one state handler. Default: 10 seconds.',
      },
    }),
    options('Which pacts', request, {
      PactFiles: 'Paths of pact files, relative to the folder of the package. One that does not exist fails.',
      PactDirs: 'Folders with pact files. One without a pact for `Provider` passes, and verifies nothing.',
      PactURLs: {
        meaning:
          'URLs of pacts, read with the credentials for the Broker. The variable **adds** one to every verification.',
        environment: ['PACT_URL'],
      },
      FailIfNoPactsFound:
        'Whether it fails when the Broker has no pacts for the provider. Default: `false`, so it passes. Folders and files are not meant.',
    }),
    options('Broker', request, {
      BrokerURL:
        'Address of the Pact Broker. Needs `Provider` and `ProviderVersion`. There is no variable for it: `PACT_BROKER_URL` is only looked at to ask for these two.',
      BrokerToken: {meaning: 'Token for the Broker.', environment: ['PACT_BROKER_TOKEN']},
      BrokerUsername: {meaning: 'User name for the Broker.', environment: ['PACT_BROKER_USERNAME']},
      BrokerPassword: {meaning: 'Password for the Broker.', environment: ['PACT_BROKER_PASSWORD']},
      ConsumerVersionSelectors: `Which pacts the Broker chooses, see [Selectors](${page}#selectors). Pointers, as the methods have pointer receivers.`,
      EnablePending:
        'Lets pacts that no verified version of this branch has fulfilled fail without failing the test. Default: `false`.',
      IncludeWIPPactsSince:
        'Also verifies pacts of branches that were published since this time and are not verified yet. Use it with `EnablePending` and `ProviderBranch`.',
      Tags: 'Older: chooses pacts by tags of the consumers’ versions. Use selectors.',
      DisableSSLVerification:
        'Nothing for a provider over HTTP, which is `CustomTLSConfig`, nor for the Broker; it reaches the native library only, which talks to the proxy of Pact Go without TLS. Default: `false`.',
    }),
    options('Results', request, {
      PublishVerificationResults:
        'Sends the results to the Broker; needs `ProviderVersion`, without which nothing is sent and nothing said. Results of files have nowhere to go. Default: `false`.',
      ProviderVersion: 'Version of the provider: the commit.',
      ProviderBranch: 'Branch of the provider’s version.',
      BuildURL: 'Link to the build, stored with the results.',
      SoftFail: {
        meaning: `Skips the subtest instead of failing it when an interaction fails; the error is returned all the same, see [Results](${page}#publishing-test-results). Default: \`false\`.`,
        since: '2.6.0',
      },
      ProviderTags: 'Older: tags for the provider’s version. Use `ProviderBranch`.',
    }),
    options('States and hooks', request, {
      StateHandlers: `Functions that bring the provider into a state, see [Provider states](${page}#managing-test-data-provider-states).`,
      BeforeEach:
        'Runs before the set-up of each state, or once for an interaction without one. Only if there are `StateHandlers`.',
      AfterEach: 'Runs after the tear-down of each state that has a handler. Only if there are `StateHandlers`.',
      ProviderStatesSetupURL:
        'Older: an endpoint of the provider that sets states up. With it, `StateHandlers` and hooks are not called.',
      MessageHandlers:
        'Functions that build messages, see [Event driven-systems](/implementation_guides/go/docs/messages#provider-producer).',
    }),
    options('Requests', request, {
      RequestFilter: `A middleware around the provider, see [Change a request](${page}#request-filtering). It sees neither states nor messages.`,
    }),
    options('Filters', request, {
      FilterDescription: {
        meaning: 'Only interactions whose description matches this regular expression, anywhere in the text.',
        environment: ['PACT_DESCRIPTION'],
      },
      FilterState: {
        meaning: 'Only interactions with a state that matches this regular expression.',
        environment: ['PACT_PROVIDER_STATE'],
      },
      FilterNoState: {
        meaning:
          'Only interactions without a state. In 2.7.0 it needs **both**: `true` here, and any text in the variable.',
        environment: ['PACT_PROVIDER_NO_STATE'],
      },
      FilterConsumers: 'Only pacts of these consumers. A name that no pact has passes.',
    }),
    options('Output', request, {
      DisableColoredOutput:
        'Prints the report without colours. A part of the differences stays coloured. Default: `false`.',
    }),
  ],
};

export const selectors: ApiTable = {
  id: 'pact-go/selectors',
  groups: [
    options('Fields', 'provider.ConsumerVersionSelector', {
      MainBranch: 'The newest version of the main branch of each consumer.',
      MatchingBranch: 'The newest version of the branch that is called like `ProviderBranch`.',
      Branch: 'The newest version of this branch.',
      DeployedOrReleased: 'All versions that are deployed, or released and supported, in any environment.',
      Deployed: 'All versions that are deployed.',
      Released: 'All versions that are released and supported.',
      Environment: 'Restricts these to one environment; alone, it means deployed or released there.',
      Consumer: 'Restricts a selector to one consumer.',
      Latest: 'The newest version of all branches; with `Branch`, which implies it, not needed.',
      Tag: 'Older: versions with a tag.',
      FallbackTag: 'Older: the tag to take when there is none of `Tag`.',
    }),
    options('Other fields', 'provider', {
      UntypedConsumerVersionSelector:
        'A selector as a map, for fields that the struct lacks, such as `fallbackBranch`. The native library sends it as it stands.',
    }),
    options('Transport', 'provider.Transport', {
      Protocol: 'Name of the transport: `grpc`, `message`, `http`.',
      Port: 'Port of the provider.',
      Path: 'Path, where the transport has one.',
      Scheme: '`http` or `https`, where the transport has one.',
    }),
    options('Middleware', 'proxy', {
      Middleware: 'The type of `RequestFilter`, which every middleware of `net/http` has.',
    }),
  ],
};
