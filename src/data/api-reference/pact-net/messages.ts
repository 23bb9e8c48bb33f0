import type {ApiTable} from '../types';

export const messages: ApiTable = {
  id: 'pact-net/messages',
  groups: [
    {
      kind: 'methods',
      title: 'Pact builder',
      of: 'PactNet.IMessagePactBuilderV4',
      entries: [
        {
          name: 'ExpectsToReceive',
          signature: 'ExpectsToReceive(string description)',
          returns: 'IMessageBuilderV4',
          meaning: 'Begins a message. The provider finds the function that builds it by this text.',
        },
        {
          name: 'WithPactMetadata',
          signature: 'WithPactMetadata(string namespace, string name, string value)',
          returns: 'IMessagePactBuilderV4',
          meaning: 'Adds a note to the `metadata` of the pact file, not to a message.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Message builder',
      of: 'PactNet.IMessageBuilderV4',
      entries: [
        {
          name: 'Given',
          signature: 'Given(string providerState)\nGiven(string providerState, IDictionary<string, string> parameters)',
          returns: 'IMessageBuilderV4',
          meaning: 'Adds a provider state, with the limits of HTTP: texts, and no empty dictionary.',
        },
        {
          name: 'WithMetadata',
          signature: 'WithMetadata(string key, string value)',
          returns: 'IMessageBuilderV4',
          meaning: 'Topic, key or header of the message. A fixed text: JSON of a matcher is kept as a text here.',
        },
        {
          name: 'WithJsonContent',
          signature: 'WithJsonContent(dynamic body)\nWithJsonContent(dynamic body, JsonSerializerOptions settings)',
          returns: 'IConfiguredMessageVerifier',
          meaning:
            'The content, with matchers. JSON is the only kind. The settings are for writing; reading takes `DefaultJsonSettings`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Test',
      of: 'PactNet.IConfiguredMessageVerifier',
      entries: [
        {
          name: 'Verify',
          signature: 'Verify<T>(Action<T> handler)',
          returns: 'void',
          meaning:
            'Reads the example as `T`, hands it to the function and writes the pact. Everything that goes wrong is a `PactMessageConsumerVerificationException`. There is no way to the metadata.',
        },
        {
          name: 'VerifyAsync',
          signature: 'VerifyAsync<T>(Func<T, Task> handler)',
          returns: 'Task',
          meaning: 'The same for an asynchronous handler. Await it.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Scenarios',
      of: 'PactNet.Verifier.Messaging.IMessageScenarios',
      entries: [
        {
          name: 'Add',
          signature:
            'Add(string description, Func<dynamic> factory)\nAdd(string description, Action<IMessageScenarioBuilder> configure)\nAdd(string description, Func<IMessageScenarioBuilder, Task> configure)',
          returns: 'IMessageScenarios',
          meaning:
            'What builds the message of that description; capitals don’t count. A description twice throws `ArgumentException`. The third variant runs at once, not when the message is asked for.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Known scenarios',
      of: 'PactNet.Verifier.Messaging.IMessageScenarios',
      entries: [
        {
          name: 'Scenarios',
          type: 'IReadOnlyDictionary<string, Scenario>',
          meaning: 'What was added, by description.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Scenario builder',
      of: 'PactNet.Verifier.Messaging.IMessageScenarioBuilder',
      entries: [
        {
          name: 'WithMetadata',
          signature: 'WithMetadata(dynamic metadata)',
          returns: 'IMessageScenarioBuilder',
          meaning:
            'Metadata, as an object that is written with the settings of the scenario: with the default settings, names keep their capitals, and `Topic` isn’t `topic`. Without it, the content type is JSON. It stands before `WithContent`, which ends the chain.',
        },
        {
          name: 'WithContent',
          signature:
            'WithContent(Func<dynamic> factory)\nWithContent(Func<dynamic> factory, JsonSerializerOptions settings)',
          returns: 'void',
          meaning:
            'The content, asked for when the verifier gets to the message, after its states. Settings replace those of `WithMessages`. Always JSON.',
        },
        {
          name: 'WithContentAsync',
          signature:
            'WithContentAsync(Func<Task<dynamic>> factory)\nWithContentAsync(Func<Task<dynamic>> factory, JsonSerializerOptions settings)',
          returns: 'Task',
          meaning:
            'The content of an asynchronous function, which runs at once, **before any provider state**. Within `Add`, return its task.',
        },
      ],
    },
  ],
};
