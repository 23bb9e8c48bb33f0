// cspell:words fulldiff pacturl providerstate
import {because} from '../because';

/** What verification in Pact JVM declares, and no table has. */
export const providerNotDocumented: Readonly<Record<string, string>> = {
  ...because(
    'set by the extension for JUnit; tests only read it',
    `PactVerificationContext(constructor setVerifier getValueResolver setValueResolver setProviderInfo
     setTestExecutionResult setExecutionContext)`,
  ),
  ...because('called by the extension for Spring', 'PactVerificationInvocationContextProvider(handleException)'),
  ...because(
    'what every target has; told of `TestTarget`',
    `HttpTestTarget(getHost getPort getPath getHttpClientFactory isHttpTarget getUserConfig getProviderInfo
     prepareRequest prepareVerifier supportsInteraction executeInteraction) HttpsTestTarget(getInsecure
     getProviderInfo) MessageTestTarget(isHttpTarget getUserConfig getProviderInfo prepareRequest prepareVerifier
     supportsInteraction executeInteraction) PluginTestTarget(getUserConfig getProviderInfo prepareRequest
     isHttpTarget supportsInteraction executeInteraction prepareVerifier) Spring7MockMvcTestTarget(getUserConfig
     getProviderInfo prepareRequest isHttpTarget executeInteraction prepareVerifier supportsInteraction)
     Spring6MockMvcTestTarget(getUserConfig getProviderInfo prepareRequest isHttpTarget executeInteraction
     prepareVerifier supportsInteraction) MockMvcTestTarget(getUserConfig getProviderInfo prepareRequest
     isHttpTarget executeInteraction prepareVerifier supportsInteraction) WebFluxSpring7Target(getUserConfig
     prepareRequest) WebFluxSpring6Target(getUserConfig prepareRequest) WebFluxTarget(getUserConfig
     prepareRequest) WebTestClientSpring7Target(getUserConfig prepareRequest)
     WebTestClientSpring6Target(getUserConfig prepareRequest) WebTestClientTarget(getUserConfig prepareRequest)`,
  ),
  ...because(
    'called by the runner; readable copies of what the constructor takes',
    `HttpTarget(getProtocol getHost getPort getPath getInsecure getHttpClientFactory testInteraction
     validForInteraction)`,
  ),
  ...because('called by the runner', 'MessageTarget(testInteraction validForInteraction)'),
  ...because(
    'a getter of what has a setter here, or called by the runner',
    `MockMvcTarget(getControllers getControllerAdvice getMessageConverters getPrintRequestResponse getMockMvc
     getServletPath testInteraction getRequestClass createProviderVerifier validForInteraction)`,
  ),
  ...because(
    'a step of a verification, the name of a property, or a getter of what has a setter here',
    `ProviderVerifier(PACT_VERIFIER_PUBLISH_RESULTS PACT_VERIFIER_BUILD_URL PACT_FILTER_CONSUMERS
     PACT_FILTER_DESCRIPTION PACT_FILTER_PROVIDERSTATE PACT_FILTER_PACTURL PACT_SHOW_STACKTRACE
     PACT_SHOW_FULLDIFF PACT_PROVIDER_VERSION PACT_PROVIDER_TAG PACT_PROVIDER_BRANCH
     PACT_PROVIDER_VERSION_TRIM_SNAPSHOT getPactLoadFailureMessage getCheckBuildSpecificTask
     setCheckBuildSpecificTask getExecuteBuildSpecificTask setExecuteBuildSpecificTask getProjectClasspath
     getReporters getProviderMethodInstance getProviderVersion getProviderTag setProviderTag getProviderTags
     getProviderBranch getProjectClassLoader getResponseFactory getProjectHasProperty getProjectGetProperty
     getVerificationReporter setVerificationReporter getStateChangeHandler getPactReader setPactReader
     getVerificationSource setVerificationSource getPluginManager setPluginManager getResponseComparer
     setResponseComparer publishingResultsDisabled verifyResponseByInvokingProviderMethods
     verifyResponseByFactory displayBodyResult verifyMessage verifyInteraction reportInteractionDescription
     generateErrorStringFromVerificationResult reportStateChangeFailed verifyRequestResponsePact
     displayStatusResult displayHeadersResult verifyResponseFromProvider initialiseReporters
     runVerificationForConsumer initialisePlugins reportVerificationForConsumer verifyInteractionViaPlugin
     displayOutput loadPactFileForConsumer filterConsumers filterInteractions reportStateForInteraction)`,
  ),
  ...because(
    'a getter of what has a setter here, or for the build plugins',
    `ProviderInfo(getName getProtocol getHost getPort getPath getStartProviderTask setStartProviderTask
     getTerminateProviderTask setTerminateProviderTask getRequestFilter getStateChangeRequestFilter
     getCreateClient getInsecure getTrustStore getTrustStorePassword getStateChangeUrl getStateChangeUsesBody
     getStateChangeTeardown isDependencyForPactVerify setDependencyForPactVerify getVerificationType
     getPackagesToScan hasPactWith hasPactsWith hasPactsFromPactBrokerWithSelectors pactBrokerClient
     setupConsumerListFromPactFiles getTransportEntry)`,
  ),
  ...because(
    'a getter of what has a setter here, or filled from the Broker',
    `ConsumerInfo(getName getStateChange getStateChangeUsesBody getPackagesToScan getVerificationType
     getPactSource getNotices getPending getWip getAuth toPactConsumer resolvePactSource getStateChangeUrl)`,
  ),
  ...because(
    'a getter of what the constructor takes',
    `PactBrokerOptions(getEnablePending getProviderTags getProviderBranch getIncludeWipPactsSince getInsecureTLS
     getAuth toMutableMap)`,
  ),
};
