import {useCallback, useEffect, useState} from 'react';

import type {SearchHit} from './engine/types';
import {useSearchClient} from './useSearchClient';

const hitsPerPage = 20;

interface Answered {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** Pages of results so far. */
  readonly pages: number;
  readonly failed: boolean;
}

/** What is known of the search for a query. */
export interface SearchResults extends Answered {
  readonly status: 'idle' | 'searching' | 'answered';
  /** Fetches the next page of results. */
  readonly more: () => void;
}

const nothing: Answered = {query: '', hits: [], total: 0, pages: 0, failed: false};

/** Searches while the reader types; an answer that is overtaken is dropped. */
export function useSearchResults(query: string): SearchResults {
  const loadClient = useSearchClient();
  const [answered, setAnswered] = useState(nothing);
  const [wanted, setWanted] = useState({query, pages: 1});
  const pages = wanted.query === query ? wanted.pages : 1;

  useEffect(() => {
    let overtaken = false;
    async function search(): Promise<void> {
      try {
        const {hits, total} = await (await loadClient()).search({query, page: pages - 1, hitsPerPage});
        if (!overtaken) {
          setAnswered((before) => ({
            query,
            hits: pages > 1 ? [...before.hits, ...hits] : hits,
            total,
            pages,
            failed: false,
          }));
        }
      } catch {
        if (!overtaken) {
          setAnswered({...nothing, query, failed: true});
        }
      }
    }
    if (query !== '') {
      void search();
    }
    return () => {
      overtaken = true;
    };
  }, [query, pages, loadClient]);

  const more = useCallback(() => setWanted({query, pages: answered.pages + 1}), [query, answered.pages]);
  const status = query === '' ? 'idle' : answered.query === query ? 'answered' : 'searching';
  return {...(status === 'idle' ? nothing : answered), status, more};
}
