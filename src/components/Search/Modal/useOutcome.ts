import {useCallback, useRef, useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';

import type {SearchAnswer, SearchClient} from '../engine/types';

type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type TransformedClient = ReturnType<TransformSearchClient>;

/** An answer of which DocSearch itself tells nothing or the wrong thing. */
export interface Outcome {
  readonly kind: 'failed' | 'empty';
  readonly query: string;
  /** The part of the modal that shows results. */
  readonly place: Element;
}

const hitsPerPage = 20;
const nothing: SearchAnswer = {hits: [], total: 0};

interface DocSearchRequest {
  readonly indexName: string;
  readonly query: string;
}

/** DocSearch asks for one index at a time, as it is given one. */
function requestOf(input: unknown): DocSearchRequest {
  const [request] = (input as {readonly requests: readonly DocSearchRequest[]}).requests;
  return {indexName: request?.indexName ?? '', query: request?.query.trim() ?? ''};
}

/**
 * Connects DocSearch with our engine. DocSearch 5.1 shows a failed search as one without results, and
 * loses what it wants to propose: this tells both apart.
 *
 * @returns the connection for DocSearch's `transformSearchClient`, the outcome of the newest search when
 * it is a failure or empty, and a way to forget it
 */
export function useOutcome(loadClient: () => Promise<SearchClient>): {
  readonly transformSearchClient: TransformSearchClient;
  readonly outcome: Outcome | undefined;
  readonly forget: () => void;
} {
  const [outcome, setOutcome] = useState<Outcome>();
  const turn = useRef(0);

  const forget = useCallback(() => {
    turn.current += 1;
    setOutcome(undefined);
  }, []);

  const transformSearchClient = useCallback(
    (base: TransformedClient): TransformedClient => {
      async function search(input: unknown): Promise<unknown> {
        const {indexName, query} = requestOf(input);
        turn.current += 1;
        const own = turn.current;
        let kind: Outcome['kind'] | undefined;
        let answer = nothing;
        try {
          answer = await (await loadClient()).search({query, page: 0, hitsPerPage});
          kind = answer.total === 0 ? 'empty' : undefined;
        } catch {
          kind = 'failed';
        }
        if (own === turn.current) {
          const place = document.querySelector('.DocSearch-Dropdown');
          setOutcome(kind && place ? {kind, query, place} : undefined);
        }
        return {results: [{hits: answer.hits, nbHits: answer.total, index: indexName}]};
      }
      return {
        addAlgoliaAgent: () => undefined,
        transporter: base.transporter,
        search: search as TransformedClient['search'],
      };
    },
    [loadClient],
  );
  return {transformSearchClient, outcome, forget};
}
