import {because} from '../because';

/** What Pact JS exports or declares, and no table has. */
export const notDocumented: Readonly<Record<string, string>> = {
  ...because(
    'the interface for specification 2, told on the pages about migration',
    `PactV2 PactV2Options PactV2OptionsComplete MandatoryPactV2Options MatchersV2 InterfaceToTemplate Interaction
     InteractionObject InteractionState InteractionStateComplete interactionToInteractionObject RequestOptions
     ResponseOptions Headers Query GraphQLInteraction ApolloGraphQLInteraction MockService PactDetails Pacticipant`,
  ),
  ...because(
    'the interface for specification 3, told on the pages about migration',
    'PactV3 PactV3Options GraphQLPactV3 Matchers.PactV3Options',
  ),
  ...because('the older name of an export that has a table', 'PactV4 MatchersV3'),
  ...because(
    'a class behind a step that has a table; tests never name it',
    `UnconfiguredGraphQLInteraction UnconfiguredSynchronousMessage SynchronousMessageWithPlugin
     SynchronousMessageWithPluginContents SynchronousMessageWithRequest SynchronousMessageWithRequestBuilder
     SynchronousMessageWithResponse SynchronousMessageWithResponseBuilder SynchronousMessageWithTransport`,
  ),
  ...because(
    'used inside of the library',
    `ConfigurationError GraphQLQueryError OperationType PactNodeVerificationExcludedOptions XmlNode
     Matchers.matcherValueOrString Matchers.isStatusCodeMatcher`,
  ),
  ...because(
    'a field that its methods set',
    'XmlElement.attributes XmlElement.children XmlElement.name XmlText.content XmlText.matcher',
  ),
  ...because(
    'an expression that a matcher writes, and its section shows',
    `Matchers.EMAIL_FORMAT Matchers.HEX_FORMAT Matchers.IPV4_FORMAT Matchers.IPV6_FORMAT Matchers.ISO8601_DATE_FORMAT
     Matchers.ISO8601_DATETIME_FORMAT Matchers.ISO8601_DATETIME_WITH_MILLIS_FORMAT Matchers.ISO8601_TIME_FORMAT
     Matchers.RFC1123_TIMESTAMP_FORMAT`,
  ),
  ...because('an expression that no matcher uses', 'Matchers.UUID_V4_FORMAT'),
};
