import {liteClient} from 'algoliasearch/lite';

import type {SearchAnswer, SearchClient, SearchHit, SearchRequest} from './types';

interface Options {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Facet filters; undefined asks the whole index. */
  readonly facetFilters: readonly (string | string[])[] | undefined;
}

const attributes = [
  'hierarchy.lvl0',
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl4',
  'hierarchy.lvl5',
  'hierarchy.lvl6',
];

/** Makes the engine that asks the hosted index. */
export function createHostedClient({appId, apiKey, indexName, facetFilters}: Options): SearchClient {
  const client = liteClient(appId, apiKey);
  return {
    warmUp() {
      // The service needs no preparation.
    },
    async search({query, page, hitsPerPage}: SearchRequest): Promise<SearchAnswer> {
      const {results} = await client.searchForHits<SearchHit>({
        requests: [
          {
            indexName,
            query,
            page,
            hitsPerPage,
            ...(facetFilters && {facetFilters: [...facetFilters]}),
            attributesToRetrieve: [...attributes, 'content', 'type', 'url', 'url_without_anchor', 'anchor'],
            attributesToHighlight: [...attributes, 'content'],
            attributesToSnippet: [...attributes.slice(1).map((attribute) => `${attribute}:15`), 'content:25'],
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ],
      });
      const [answer] = results;
      return {hits: answer?.hits ?? [], total: answer?.nbHits ?? answer?.hits.length ?? 0};
    },
  };
}
