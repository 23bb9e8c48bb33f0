import {liteClient} from 'algoliasearch/lite';

import type {SdkId} from '../../../data/sdks';
import {languagesOf, preference} from './preference';
import type {SearchAnswer, SearchClient, SearchHit, SearchRequest} from './types';

interface Options {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Facet filters; undefined asks the whole index. */
  readonly facetFilters: readonly (string | string[])[] | undefined;
  /** The language whose pages the reader prefers. */
  readonly sdk?: () => SdkId | undefined;
}

/** The hosted index doesn't know the reader's language: pages about others go to the end of its answer. */
function order(hits: readonly SearchHit[], languages: readonly SdkId[]): SearchHit[] {
  const foreign = ({url}: SearchHit): number =>
    preference(new URL(url, 'https://site').pathname, languages) < 1 ? 1 : 0;
  return [...hits].sort((one, other) => foreign(one) - foreign(other));
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
export function createHostedClient({appId, apiKey, indexName, facetFilters, sdk}: Options): SearchClient {
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
      return {
        hits: order(answer?.hits ?? [], languagesOf(query, sdk?.())),
        total: answer?.nbHits ?? answer?.hits.length ?? 0,
      };
    },
  };
}
