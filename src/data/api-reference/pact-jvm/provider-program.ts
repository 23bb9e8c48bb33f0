import surface from '../surfaces/pact-jvm.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods} = tellOf(surface);

/** Verification without a test framework. */
export const providerProgram: ApiTable = {
  id: 'pact-jvm/provider-program',
  groups: [
    methods('ProviderVerifier', 'ProviderVerifier', {
      constructor: 'All parameters have setters, and defaults that suit HTTP.',
      verifyProvider:
        'Verifies all consumers of the provider, and publishes results if `pact.verifier.publishResults` is `true` and no filter is set. Returns a result for each consumer; nothing is thrown for differences.',
      displayFailures: 'Hands failures to the reporters once more; `verifyProvider` prints differences without it.',
      finaliseReports: 'Writes reports to files. Call it at the end.',
      setReporters: 'Where reports go; the console by default.',
      setProjectHasProperty: 'Whether a property is set, such as `pact.filter.description`; system properties count.',
      setProjectGetProperty: 'The value of a property.',
      setProviderVersion: 'Version for results; by default `pact.provider.version`, or `0.0.0`.',
      setProviderBranch: 'Branch for results; by default `pact.provider.branch`.',
      setProviderTags: 'Older: tags for results.',
      setProjectClasspath: 'Where to look for methods with `@PactVerifyProvider`.',
      setProjectClassLoader: 'The same, as a class loader; it wins.',
      setProviderMethodInstance: 'Gives the object that such a method is called on; by default a new one each time.',
      setResponseFactory: 'Produces a message by its description, for `PactVerification.RESPONSE_FACTORY`.',
      setStateChangeHandler: 'What sets states up; by default a request to `stateChangeUrl`.',
      setPactLoadFailureMessage:
        'Text or function for a consumer whose pact cannot be loaded. Set it: with `null`, a pact that is missing ends in a `NullPointerException`.',
    }),
    methods('ProviderInfo', 'ProviderInfo', {
      constructor: 'Defaults: `http`, `localhost`, `8080`, `/`.',
      setName: 'Name of the provider.',
      setProtocol: '`http` or `https`.',
      setHost: 'Host, or a Groovy closure that returns it.',
      setPort: 'Port, or a Groovy closure that returns it.',
      setPath: 'What stands before the path of each request.',
      setConsumers: 'Consumers to verify, with their pacts.',
      getConsumers: 'The same list, to add to.',
      setRequestFilter: 'Changes each request: a `Consumer<HttpRequest>`, a `Function`, or a Groovy closure or script.',
      setStateChangeUrl: 'URL that is asked to set a state up: `POST` with `state` and `params`.',
      setStateChangeUsesBody: '`false` sends them as a query instead of JSON.',
      setStateChangeTeardown: '`true` sends a second request afterwards; `action` says which it is.',
      setStateChangeRequestFilter: 'Changes these requests: a Groovy closure or script.',
      setVerificationType: 'What is asked: an HTTP server, methods, a function or a plugin.',
      setPackagesToScan: 'Packages with `@PactVerifyProvider` methods.',
      setCreateClient: 'Makes the HTTP client: a Groovy closure or script.',
      setInsecure: '`true` trusts every certificate and host name.',
      setTrustStore: 'Key store with certificates to trust.',
      setTrustStorePassword: 'Its password; `changeit` by default.',
      hasPactsFromPactBrokerWithSelectorsV2:
        'Asks a Broker for pacts, and adds their consumers. Options: `PactBrokerOptions`, or a map with `enablePending`, `providerBranch`, `includeWipPactsSince` and `authentication`, a list such as `["bearer", token]`.',
      hasPactsFromPactBroker: 'The same without selectors: the Broker chooses.',
    }),
    methods('ConsumerInfo', 'ConsumerInfo', {
      constructor: 'The name is enough.',
      setName: 'Name of the consumer, for reports and the filter `pact.filter.consumers`.',
      setPactSource:
        'The pact: a `FileSource`, `UrlSource` or `BrokerUrlSource`, a `File`, `URL` or `URI`, or a `Callable` of these. A text is not enough.',
      setStateChange: "A state change of this consumer, instead of the provider's.",
      setStateChangeUrl: 'The same, as a URL.',
      setStateChangeUsesBody: '`false` sends the state as a query.',
      setVerificationType: "Instead of the provider's.",
      setPackagesToScan: "Instead of the provider's.",
    }),
    methods('PactBrokerOptions', 'PactBrokerOptions', {
      constructor:
        'Pending pacts, tags and branch of the provider, date for WIP pacts, `insecureTLS`, credentials (`Auth.BearerAuthentication`, `Auth.BasicAuthentication`). Pending needs a branch or tags.',
      parseAuthSettings: 'Reads credentials from the key `authentication` of a map.',
    }),
  ],
};
