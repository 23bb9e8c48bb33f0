import type {ApiTable} from '../types';

export const graphql = {
  id: 'pact-js/graphql',
  groups: [
    {
      kind: 'methods',
      title: 'New interaction',
      of: 'V4UnconfiguredGraphQLInteraction',
      entries: [
        {
          name: 'given',
          signature: 'given(state: string, parameters?: JsonMap)',
          returns: 'V4UnconfiguredGraphQLInteraction',
          meaning:
            'Names a [provider state](/getting_started/provider_states) that the provider sets up before the verification. Call it several times for several states; `parameters` travel with the state and reach its handler.',
        },
        {
          name: 'uponReceiving',
          signature: 'uponReceiving(description: string)',
          returns: 'V4UnconfiguredGraphQLInteraction',
          meaning: 'Describes the interaction.',
        },
        {
          name: 'withOperation',
          signature: 'withOperation(operation: string)',
          returns: 'V4UnconfiguredGraphQLInteraction',
          meaning:
            'Sets `operationName`. Without it, the field is left out of the expected body, and a client that sends it does not match.',
        },
        {
          name: 'withVariables',
          signature: 'withVariables(variables: GraphQLVariables)',
          returns: 'V4UnconfiguredGraphQLInteraction',
          meaning:
            'Sets `variables`, whose values may be matchers. Without it, a client that sends the field, even empty, does not match.',
        },
        {
          name: 'withRequest',
          signature: 'withRequest(method: string, path: Path, builder?: V4GraphQLRequestBuilderFunc)',
          returns: 'V4GraphQLInteractionWithRequest',
          meaning:
            'Sets the method and the path, usually `POST` and `/graphql`, and query parameters and headers by a function.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Request builder',
      of: 'V4GraphQLRequestBuilder',
      entries: [
        {
          name: 'query',
          signature: 'query(query: TemplateQuery)',
          returns: 'V4GraphQLRequestBuilder',
          meaning:
            'Sets the parameters of the query. An array gives a parameter several values, in that order; a value may be a matcher.',
        },
        {
          name: 'headers',
          signature: 'headers(headers: TemplateHeaders)',
          returns: 'V4GraphQLRequestBuilder',
          meaning:
            'Sets headers; a value may be a matcher. Headers that the client sends beyond these are ignored. An array gives a header several values; a client that joins them with commas, as `fetch` does, matches only in headers that are lists by definition, such as `Accept`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After withRequest',
      of: 'V4GraphQLInteractionWithRequest',
      entries: [
        {
          name: 'withQuery',
          signature: 'withQuery(query: string | ASTNode)',
          returns: 'V4InteractionWithRequest',
          meaning:
            'Sets the query, as a text or as a document of `graphql-tag`. It is compared as a regular expression in which any white space may stand where the query has some. A text that is no GraphQL throws.',
        },
        {
          name: 'withMutation',
          signature: 'withMutation(mutation: string | ASTNode)',
          returns: 'V4InteractionWithRequest',
          meaning: 'The same for a mutation. Whether it is one is not checked.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;
