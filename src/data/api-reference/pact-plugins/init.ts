import data from '../surfaces/pact-plugins.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {options, methods} = tellOf(data);

/** What a plugin has to offer, call by call. */
export const calls: ApiTable = {
  id: 'pact-plugins/calls',
  groups: [
    methods('PactPlugin', 'PactPlugin', {
      InitPlugin: 'The first call, once for each start: who is calling, and what the plugin can do.',
      UpdateCatalogue:
        'The catalogue, whenever a plugin was added, the one that gets it included. A failure is logged and nothing else.',
      ConfigureInteraction:
        'In a consumer’s test: makes contents, rules and generators out of what the test says. Needed for a content matcher.',
      CompareContents:
        'In the mock server and the verifier: compares what came with what was expected. Needed for a content matcher.',
      GenerateContent: 'Puts generated values into contents. Needed for a content generator.',
      MatchField: 'Compares one value. Needed for an entry of type `MATCHER`.',
      GenerateField: 'Makes one value. Needed for an entry of type `GENERATOR`.',
      StartMockServer: 'Starts a server that plays the provider. Needed for a transport.',
      ShutdownMockServer: 'Ends that server, and gives its results. Needed for a transport.',
      GetMockServerResults: 'The results of a server that goes on. Needed for a transport.',
      PrepareInteractionForVerification:
        'Makes the request that the provider is to get, so that the verifier can change it. Needed for a transport.',
      VerifyInteraction: 'Sends that request to the provider and compares the answer. Needed for a transport.',
    }),
  ],
};

/** How a plugin introduces itself. */
export const init: ApiTable = {
  id: 'pact-plugins/init',
  groups: [
    options('InitPluginRequest', 'InitPluginRequest', {
      implementation: '`plugin-driver-rust` or `plugin-driver-jvm`.',
      version: 'Version of the driver, not of the library around it.',
      hostCapabilities:
        'What the library itself can do, as type and key of its [entries in the catalogue](/implementation_guides/pact_plugins/docs/plugin-driver-design#core-catalogue-entries): `matcher/regex`, `interaction/message`. The order is not fixed.',
      pluginInstanceId:
        'A UUID for this start of the plugin, also in `PACT_PLUGIN_INSTANCE_ID`. Belongs into each `LogMessage`.',
    }),
    options('InitPluginResponse', 'InitPluginResponse', {
      success: 'The plugin can work here.',
      failure: 'The plugin can’t work here; loading ends with its text.',
      catalogue: 'What the plugin can do. The first interface has no way to refuse but an error of gRPC.',
    }),
    options('InitPluginSuccess', 'InitPluginSuccess', {
      catalogue: 'What the plugin can do.',
      pluginCapabilities:
        'What the driver may ask of it. Drivers 1.2.3 and later look at `interaction/request-response`, `interaction/message` and `interaction/synchronous-message`: if one is there, [interactions of another type are refused](/implementation_guides/pact_plugins/docs/plugin-driver-design#negotiation).',
    }),
    options('InitPluginFailure', 'InitPluginFailure', {
      error: 'The reason, as the reader of the log sees it.',
      missingHostCapabilities:
        'Capabilities that the plugin needs and the library lacks; the driver puts them behind the reason.',
    }),
    options('CatalogueEntry', 'CatalogueEntry', {
      type: 'What kind of thing it is. An entry of a type that the driver doesn’t know is ignored, with a warning.',
      key: 'Its name. For a content matcher, often that of the plugin; for a transport, that of the protocol; for `MATCHER` and `GENERATOR`, the name of the rule that tests write.',
      values:
        '`content-types` for content matchers and generators: regular expressions for the [whole type](/implementation_guides/pact_plugins/docs/content-matcher-design#associated-values), separated by semicolons. `config-key` for `MATCHER`: under which name the [middle argument](/implementation_guides/pact_plugins/docs/matching-rule-definition-expressions#rules-of-plugins) of an expression is stored. Others are kept and handed on.',
    }),
    options('CatalogueEntry.EntryType', 'CatalogueEntry.EntryType', {
      CONTENT_MATCHER: 'Makes and compares contents of certain types.',
      CONTENT_GENERATOR: 'Generates contents of certain types.',
      TRANSPORT: 'Carries interactions over a protocol.',
      MATCHER:
        'Compares single values. A program of interface 1 can register one, but the call to it fails; scripts in Lua may.',
      INTERACTION: 'A kind of interaction. The libraries register theirs; nothing is looked up among those of plugins.',
      GENERATOR: 'Makes single values.',
    }),
    options('Catalogue', 'Catalogue', {
      catalogue:
        'All entries, of the library and of all plugins. Who an entry belongs to is not in it; in the first interface, type 5 may appear, which its description doesn’t know.',
    }),
  ],
};

/** What a plugin may ask of the driver. */
export const host: ApiTable = {
  id: 'pact-plugins/host',
  groups: [
    methods('PluginHost', 'PluginHost', {
      Log: 'Hands a line of log to the driver.',
      CompareContents: 'Compares contents by someone else’s matcher, such as `json` of the library.',
      GenerateContent: 'Generates contents by someone else’s generator.',
      MatchField: 'Compares one value by a rule of the library, such as `regex`, or of another plugin.',
      GenerateField: 'Makes one value by a generator of the library, such as `Uuid`, or of another plugin.',
    }),
    options('LogMessage', 'LogMessage', {
      pluginInstanceId:
        'From `PACT_PLUGIN_INSTANCE_ID` or `InitPluginRequest`; by it the driver finds the name of the plugin.',
      testRunId: 'From `testRunId` in the last `testContext`, or empty.',
      level:
        '`TRACE`, `DEBUG`, `INFO`, `WARN` or `ERROR`. The drivers drop `TRACE`; the one in Rust takes an unknown word for an error.',
      message: 'The line.',
      target:
        'Where in the plugin it was written. Those of the libraries for gRPC in Rust (`h2::`, `tonic::`, `tower::`, `hyper::`, `hyper_util::`) are dropped.',
      timestampMs: 'Milliseconds since 1970.',
    }),
    ...(['CompareContents', 'GenerateContent', 'MatchField', 'GenerateField'] as const).map((call) =>
      options(`Host${call}Request`, `Host${call}Request`, {
        entryKey:
          call === 'MatchField' || call === 'GenerateField'
            ? 'Name of the rule or generator, or more of its key where that isn’t unique: `date`, `core/matcher/date`.'
            : 'Key in the catalogue, or its end where that is unique: `json`, `content-matcher/json`.',
        request: `As for \`${call}\` of a plugin. Without it the call is refused.`,
      }),
    ),
  ],
};
