import {because} from '../because';

/** What Pact Python declares, and no table has. */
export const notDocumented: Readonly<Record<string, string>> = {
  ...because(
    'made by a method that has a row; tests never call it',
    `pact.PactServer.PactServer interaction.Interaction.Interaction interaction.HttpInteraction.HttpInteraction
     interaction.AsyncMessageInteraction.AsyncMessageInteraction interaction.SyncMessageInteraction.SyncMessageInteraction
     verifier.BrokerSelectorBuilder.BrokerSelectorBuilder xml.XmlElement.XmlElement plugins.PluginLogEntry.from_dict
     error.InteractionVerificationError.InteractionVerificationError error.PactVerificationError.PactVerificationError
     error.MismatchesError.MismatchesError error.RequestMismatch.RequestMismatch error.MissingRequest.MissingRequest
     error.RequestNotFound.RequestNotFound error.BodyMismatch.BodyMismatch`,
  ),
  ...because(
    'has the fields of BodyMismatch, or some of them',
    `error.MethodMismatch error.PathMismatch error.StatusMismatch error.QueryMismatch error.HeaderMismatch
     error.BodyTypeMismatch error.MetadataMismatch error.GenericMismatch error.Mismatch`,
  ),
  ...because(
    'behind the functions of match and generate',
    `match.AbstractMatcher match.GenericMatcher match.ArrayContainsMatcher match.EachKeyMatcher match.EachValueMatcher
     match.AndMatcher generate.AbstractGenerator generate.GenericGenerator`,
  ),
  ...because(
    'used inside of the library',
    `match.MatchingRuleJSONEncoder match.IntegrationJSONEncoder types.DEFAULT_PORTS types.UNSET
     xml.XmlElement.to_serializable_dict`,
  ),
  ...because('the children of an element, told with it', 'xml.XmlContent'),
};
