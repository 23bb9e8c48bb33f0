import {because} from '../because';

/** What the tests of consumers in Pact JVM declare, and no table has. */
export const consumerNotDocumented: Readonly<Record<string, string>> = {
  ...because(
    'an abstract base; what can be called stands with the classes that extend it',
    'DslPart BodyBuilder HttpPartBuilder PactDslRequestBase MatchingRule',
  ),
  ...because('the older name of PactDslJsonRootValue, with less in it', 'PactDslRootValue'),
  ...because('called by the builders, or by an extension for a test framework', 'DslBuilder PactConsumerTestExt'),
  ...because('for authors of plugins', 'PluginInteractionBuilder'),
  ...because('has one function, which is told with what it builds', 'Dsl'),
  ...because('behind a function of Kotlin that has an entry', 'DslJsonBodyBuilder'),
  ...because('what `arrayContaining` returns; told there', 'PactDslJsonArrayContaining'),
  ...because('an older way to HTTPS that reads no certificate of its own', 'MockHttpsKeystoreProviderConfig'),
  ...because('holds repeated annotations; the compiler writes it', 'MockServers'),
  ...because(
    'a getter or setter of what the builder has methods for',
    `ArrayOfPrimitivesBuilder(constructor getMinLength setMinLength getMaxLength setMaxLength getExamples
     setExamples getMatcher setMatcher getValue setValue getGenerator setGenerator) FormPostBuilder(ROOT getBody
     getMatchers getGenerators getContentType buildBody) MultipartBuilder(getMatchingRules getMatchers
     getHeaderMatchers getGenerators getContentType buildBody) PactXmlBuilder(doc getRootName setRootName
     getRootNameSpace setRootNameSpace getNamespaces setNamespaces getVersion setVersion getCharset setCharset
     getStandalone setStandalone getMatchingRules getDoc setDoc qualifiedName getMatchers getGenerators
     getContentType buildBody) MockProviderConfig(LOCALHOST HTTP getHostname getPort getPactVersion getScheme
     getMockServerImplementation getAddCloseHeader getTransportRegistryEntry getTransportConfig url address
     toPluginMockServerConfig mergeWith) MockHttpsProviderConfig(getHostname getPort getPactVersion getKeyStore
     getKeyStoreAlias getKeystorePassword getPrivateKeyPassword getMockServerImplementation mergeWith)
     MockServerImplementation(merge) ConsumerPactBuilder(constructor getConsumerName getInteractions)
     PactDslWithProvider(getConsumerPactBuilder getVersion) PactDslWithState(state constructor getConsumerName
     setConsumerName getProviderName setProviderName getVersion getComments) PactDslRequestWithPath(consumer
     provider state description getPath setPath constructor) PactDslRequestWithoutPath(constructor)
     PactDslResponse(DEFAULT_JSON_CONTENT_TYPE_REGEX constructor getVersion) PactBuilder(getConsumer setConsumer
     getProvider setProvider getPactVersion setPactVersion pactSpecVersion addPluginConfiguration)
     HttpInteractionBuilder(constructor getInteraction) HttpRequestBuilder(constructor)
     HttpResponseBuilder(constructor) MessageInteractionBuilder(constructor getInteraction)
     MessageContentsBuilder(constructor getContents setContents) MetadataBuilder(constructor getValues
     getMatchers getGenerators) SynchronousMessageInteractionBuilder(constructor getInteraction)
     PactDslJsonBody(getBody setBody putObjectPrivate putArrayPrivate) PactDslJsonArray(getBody setBody
     getNumberExamples setNumberExamples putObjectPrivate putArrayPrivate) XmlNode(constructor)
     PactSpecVersion(versionString or fromInt defaultVersion) Matchers(INSTANCE getHEXADECIMAL getIP_ADDRESS
     getUUID_REGEX) PM(INSTANCE)`,
  ),
  ...because(
    'called by the library when the test is over',
    'MockServer(runAndWritePact validateMockServerState updatePact) PactTestExecutionContext(constructor)',
  ),
  ...because(
    'inherited from `DslPart`, throws for a single value, or a setter of what its methods set',
    `PactDslJsonRootValue(constructor getValue setValue putObjectPrivate putArrayPrivate getBody setBody array
     closeArray eachLike minArrayLike maxArrayLike minMaxArrayLike object closeObject close setMatcher
     eachArrayLike eachArrayWithMaxLike eachArrayWithMinLike eachArrayWithMinMaxLike unorderedArray
     unorderedMinArray unorderedMaxArray unorderedMinMaxArray matchUrl matchUrl2 arrayContaining)`,
  ),
};
