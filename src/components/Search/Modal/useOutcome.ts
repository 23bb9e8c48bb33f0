import {useCallback, useRef, useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';

import type {SearchAnswer, SearchClient, SearchHit} from '../engine/types';
import {groupByPage, placeOf} from '../hits';
import {offerFor} from '../offers';
import {hitLink} from '../settings';

type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type TransformedClient = ReturnType<TransformSearchClient>;

/** A failed or empty search, which DocSearch doesn't report properly itself. */
export interface Outcome {
  readonly kind: 'failed' | 'empty';
  readonly query: string;
  /** The element of the modal that shows results. */
  readonly container: Element;
}

const hitsPerPage = 20;
/** Milliseconds after which titles and headings answer. DocSearch takes one answer, so that it is rather complete. */
const earlyAfter = 400;
const noHits: SearchAnswer = {hits: [], total: 0};

interface DocSearchRequest {
  readonly indexName: string;
  readonly query: string;
}

/** DocSearch sends one request per index, and we configure one index. */
function firstRequest(input: unknown): DocSearchRequest {
  const [request] = (input as {readonly requests: readonly DocSearchRequest[]}).requests;
  return {indexName: request?.indexName ?? '', query: request?.query.trim() ?? ''};
}

/** A hit as DocSearch groups it: under the name of its page. */
function underPage(hit: SearchHit): SearchHit {
  const hierarchy = {...hit._highlightResult?.hierarchy, lvl0: {value: placeOf(hit)}};
  return {...hit, _highlightResult: {...hit._highlightResult, hierarchy} as SearchHit['_highlightResult']};
}

/**
 * Connects DocSearch to our engine. DocSearch 5.1 shows a failed search like one without results, so this keeps the
 * outcome for the modal. The addresses of hits become links from this site.
 *
 * @param origin address of the site
 * @returns a value for DocSearch's `transformSearchClient`, the outcome of the latest search if it failed or was empty,
 * and a function that clears it
 */
export function useOutcome(
  loadClient: () => Promise<SearchClient>,
  origin: string,
): {
  readonly transformSearchClient: TransformSearchClient;
  readonly outcome: Outcome | undefined;
  readonly clear: () => void;
} {
  const [outcome, setOutcome] = useState<Outcome>();
  const latest = useRef(0);

  const clear = useCallback(() => {
    latest.current += 1;
    setOutcome(undefined);
  }, []);

  const transformSearchClient = useCallback(
    (base: TransformedClient): TransformedClient => {
      async function search(input: unknown): Promise<unknown> {
        const {indexName, query} = firstRequest(input);
        latest.current += 1;
        const request = latest.current;
        let kind: Outcome['kind'] | undefined;
        const offer = offerFor(query);
        let answer = noHits;
        try {
          answer = await (await loadClient()).search({query, page: 0, hitsPerPage, wait: earlyAfter});
          // After one letter, the reader is still typing.
          kind = answer.total === 0 && !offer && query.length > 1 ? 'empty' : undefined;
        } catch {
          kind = 'failed';
        }
        if (request === latest.current) {
          const container = document.querySelector('.DocSearch-Dropdown');
          setOutcome(kind && container ? {kind, query, container} : undefined);
        }
        const found = groupByPage(answer.hits).flatMap((page) => page.hits);
        const hits = (offer ? [offer, ...found] : found).map((hit) => ({
          ...underPage(hit),
          url: hitLink(hit, query, origin),
        }));
        return {results: [{hits, nbHits: answer.total, index: indexName}]};
      }
      return {
        addAlgoliaAgent: () => undefined,
        transporter: base.transporter,
        search: search as TransformedClient['search'],
      };
    },
    [loadClient, origin],
  );
  return {transformSearchClient, outcome, clear};
}
