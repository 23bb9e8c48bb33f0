import {because} from '../because';

const steps = `HTTPMockProvider UnconfiguredInteraction InteractionWithRequest InteractionWithResponse
  InteractionWithCompleteRequest RequestBuilder ResponseBuilder RequestBuilderFunc ResponseBuilderFunc`;

/** What Pact Go exports, and no table has. */
export const notDocumented: Readonly<Record<string, string>> = {
  ...because(
    'the same as for specification 4',
    ['V2', 'V3'].map((version) => steps.replaceAll(/\w+/g, (name) => `consumer.${version}${name}`)).join(' '),
  ),
  ...because('a part of the classes above, which no test makes', 'consumer.Interaction'),
  ...because(
    'for encoding/json',
    `matchers.S.MarshalJSON matchers.String.MarshalJSON matchers.Null.MarshalJSON matchers.MapMatcher`,
  ),
  ...because('what makes a matcher of a type', 'matchers.S.GetValue matchers.String.GetValue matchers.StructMatcher'),
  ...because(
    'what makes a selector of a type',
    'provider.ConsumerVersionSelector.IsSelector provider.UntypedConsumerVersionSelector provider.Selector',
  ),
  ...because(
    'for the parts of the library',
    `log.PactCrash message.CreateMessageHandler message.PACT_MESSAGE_METADATA_HEADER
     message.PACT_MESSAGE_METADATA_HEADER2 provider.MESSAGE_PATH provider.VerifyRequest.Verify proxy.HTTPReverseProxy
     proxy.Options`,
  ),
};
