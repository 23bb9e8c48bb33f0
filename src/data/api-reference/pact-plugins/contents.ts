import data from '../surfaces/pact-plugins.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {options} = tellOf(data);

const config =
  'What the plugin had stored: `interactionConfiguration` of this interaction, `pactConfiguration` of the pact.';
const context = 'Data of the test library; the drivers put `testRunId` there.';
const path =
  'A path such as `$.items[0].sku`. Plugins may have their own kind of path, as long as it begins like one: `column:sku`.';

/** Contents: made in a consumer’s test, compared and generated later. */
export const contents: ApiTable = {
  id: 'pact-plugins/contents',
  groups: [
    options('ConfigureInteractionRequest', 'ConfigureInteractionRequest', {
      contentType: 'The type that the test has named.',
      contentsConfig: 'What the test has written, as JSON. What its keys mean is for the plugin to say.',
      testContext: context,
    }),
    options('ConfigureInteractionResponse', 'ConfigureInteractionResponse', {
      error: 'A reason why not, for the author of the test; the rest is ignored then.',
      interaction:
        'The contents. One for a body or a message; for a request with its reply, two, told apart by `partName`; more replies are possible.',
      pluginConfiguration: 'Data for all of them, stored as those in `interaction` are.',
    }),
    options('InteractionResponse', 'InteractionResponse', {
      contents: 'The example. Empty bytes make an empty body; no `contents` make none.',
      rules: 'Matching rules for the contents, by path.',
      generators: 'Generators for the contents, by path, one each.',
      messageMetadata: 'Metadata of a message.',
      pluginConfiguration: 'Data that the plugin needs later, when it compares, generates or carries this interaction.',
      interactionMarkup: 'The interaction as readers would like to see it, in a Broker for instance.',
      interactionMarkupType: 'The format of `interactionMarkup`.',
      partName: '`request` or `response`; empty where there is one part only.',
      metadata_rules: 'Matching rules for the metadata of a message, by path.',
      metadata_generators: 'Generators for the metadata of a message, by path.',
    }),
    options('InteractionResponse.MarkupType', 'InteractionResponse.MarkupType', {
      COMMON_MARK: 'Markdown.',
      HTML: 'HTML.',
    }),
    options('PluginConfiguration', 'PluginConfiguration', {
      interactionConfiguration: 'Stored with the interaction, in `pluginConfiguration` below the name of the plugin.',
      pactConfiguration:
        'Stored once for the pact, in `configuration` of its entry in `plugins`. What several interactions give is merged.',
    }),
    options('Body', 'Body', {
      contentType: 'With its parameters, such as `charset`, where it has some. `*/*` where none is known.',
      content: 'The bytes. Not set means that there is no body, which isn’t the same as an empty one.',
      contentTypeHint: 'How the pact stores the body, in answers of the plugin; in requests, always `DEFAULT`.',
    }),
    options('Body.ContentTypeHint', 'Body.ContentTypeHint', {
      DEFAULT: 'As its content type suggests.',
      TEXT: 'As text.',
      BINARY: 'As base64. Needed where the type ends in `+json` or `+xml` and the body is neither.',
    }),
    options('MatchingRules', 'MatchingRules', {
      rule: 'All of them have to hold: rules of plugins are always joined by `AND`.',
    }),
    options('MatchingRule', 'MatchingRule', {
      type: 'Its name as in a pact: `regex`, `type`, `each-value`. A name that the library doesn’t know is a rule of a plugin.',
      values: 'What else belongs to it: `regex`, `min`, `format`.',
    }),
    options('Generator', 'Generator', {
      type: 'Its name as in a pact: `Uuid`, `DateTime`, `ProviderState`.',
      values: 'What else belongs to it: `format`, `expression`.',
    }),
    options('CompareContentsRequest', 'CompareContentsRequest', {
      expected: 'The body of the pact.',
      actual: 'The body that came.',
      allow_unexpected_keys:
        '`false` in a mock server, which is strict about requests; `true` in a verifier, which ignores what a response has in addition.',
      rules: 'Matching rules of the contents, by path.',
      pluginConfiguration: config,
      testContext: context,
    }),
    options('CompareContentsResponse', 'CompareContentsResponse', {
      error: 'A reason why the contents could not be compared. Counts as a mismatch, without a path.',
      typeMismatch:
        'The content types differ. The driver of the JVM, 1.2.3, **ignores** it: say it in `error`, too, or as a mismatch.',
      results: 'Mismatches by path. None, or empty lists only, means that the contents match.',
    }),
    options('ContentTypeMismatch', 'ContentTypeMismatch', {
      expected: 'The type that the pact asks for.',
      actual: 'The type that came.',
    }),
    options('ContentMismatches', 'ContentMismatches', {mismatches: 'What is wrong there.'}),
    options('ContentMismatch', 'ContentMismatch', {
      expected: 'The value of the pact. The driver in Rust shows bytes that are no UTF-8 as an empty text.',
      actual: 'The value that came.',
      mismatch: 'What is wrong, for the reader of the report.',
      path,
      diff: 'Both, line by line, where that helps.',
      mismatchType: 'The part that it belongs to: `body`, `metadata`, `header`.',
    }),
    options('GenerateContentRequest', 'GenerateContentRequest', {
      contents: 'The example of the pact.',
      generators: 'Generators by path. Without any, the call isn’t made.',
      pluginConfiguration: `${config} Empty for bodies over HTTP in libraries with the shared core (pact_matching 2.1.0).`,
      testContext:
        'What generators need: values of provider states below their names, the address of the mock server in `mockServer`.',
      testMode: 'On which side.',
      contentFor: 'For which message.',
    }),
    options('GenerateContentRequest.TestMode', 'GenerateContentRequest.TestMode', {
      Unknown: 'Not told.',
      Consumer: 'For the answer of a mock server, or for a message in a consumer’s test.',
      Provider: 'For a request that a verifier sends.',
    }),
    options('GenerateContentRequest.ContentFor', 'GenerateContentRequest.ContentFor', {
      Request: 'The request.',
      Response: 'The response.',
    }),
    options('GenerateContentResponse', 'GenerateContentResponse', {
      contents: 'The contents with generated values. There is no field for an error: answer with one of gRPC.',
    }),
  ],
};

/** Single values, since the second interface. */
export const fields: ApiTable = {
  id: 'pact-plugins/fields',
  groups: [
    options('MatchFieldRequest', 'MatchFieldRequest', {
      key: 'Key of the entry, which is the name of the rule.',
      rule: 'The rule with its values.',
      path: 'Where the value stands.',
      mismatchType: 'The part that it stands in: `body`, `header`, `metadata`, `query`, `path` or `status`.',
      expected: 'The value of the pact.',
      actual: 'The value that came.',
      pluginConfiguration: config,
      testContext: context,
    }),
    options('MatchFieldResponse', 'MatchFieldResponse', {
      error: 'The rule could not be applied, for instance because its values make no sense. The test fails with it.',
      mismatches:
        'What is wrong. A mismatch without a path gets that of the request, and without a type, its `mismatchType`.',
    }),
    options('GenerateFieldRequest', 'GenerateFieldRequest', {
      key: 'Key of the entry, which is the name of the generator.',
      generator: 'The generator with its values.',
      path: 'Where the value will stand.',
      exampleValue: 'The value of the pact that it replaces.',
      pluginConfiguration: config,
      testContext: 'What generators need, as in `GenerateContentRequest`.',
      testMode: 'On which side.',
    }),
    options('GenerateFieldResponse', 'GenerateFieldResponse', {
      error: 'Why there is no value. The call fails with it.',
      value: 'The value. Without one, the call fails: `returned no value`.',
    }),
    options('FieldValue', 'FieldValue', {
      nullValue: 'JSON’s `null`; the drivers read a value with none of these as this one.',
      booleanValue: 'True or false.',
      stringValue: 'A text.',
      integerValue: 'A number without a fraction, of 64 bits; larger ones come as `decimalValue`.',
      decimalValue: 'A number with a fraction.',
      binaryValue: 'Bytes that are no text.',
      structuredValue: 'A map or a list. Numbers in it are all decimals.',
    }),
  ],
};
