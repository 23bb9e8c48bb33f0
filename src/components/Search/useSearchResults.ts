import {useCallback, useEffect, useState} from 'react';

import type {SearchAnswer, SearchHit} from './engine/types';
import {usePress} from './usePress';
import {useSearchClient} from './useSearchClient';

const hitsPerPage = 20;
/** Milliseconds to wait for a complete answer while an early one is shown. */
const longest = 60_000;

interface Answer {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** Number of result pages loaded so far. */
  readonly pages: number;
  readonly failed: boolean;
}

/** The state of a search. */
export interface SearchResults extends Answer {
  readonly status: 'idle' | 'searching' | 'answered';
  /** Fetches the next page of results. */
  readonly loadMore: () => void;
}

const initial: Answer = {query: '', hits: [], total: 0, pages: 0, failed: false};

/** Searches as the reader types. Outdated answers are dropped. A complete answer waits while a pointer is pressed. */
export function useSearchResults(query: string): SearchResults {
  const loadClient = useSearchClient();
  const pressEnds = usePress();
  const [answer, setAnswer] = useState(initial);
  const [requested, setRequested] = useState({query, pages: 1});
  const pages = requested.query === query ? requested.pages : 1;

  useEffect(() => {
    let isOutdated = false;
    function show({hits, total}: SearchAnswer): void {
      if (!isOutdated) {
        setAnswer((previous) => ({
          query,
          hits: pages > 1 ? [...previous.hits.slice(0, (pages - 1) * hitsPerPage), ...hits] : hits,
          total,
          pages,
          failed: false,
        }));
      }
    }

    async function search(): Promise<void> {
      try {
        const client = await loadClient();
        const request = {query, page: pages - 1, hitsPerPage};
        const first = await client.search(request);
        show(first);
        if (first.isEarly && !isOutdated) {
          const complete = await client.search({...request, wait: longest});
          await pressEnds();
          show(complete);
        }
      } catch {
        if (!isOutdated) {
          setAnswer({...initial, query, failed: true});
        }
      }
    }
    if (query !== '') {
      void search();
    }
    return () => {
      isOutdated = true;
    };
  }, [query, pages, loadClient, pressEnds]);

  const loadMore = useCallback(() => setRequested({query, pages: answer.pages + 1}), [query, answer.pages]);
  const status = query === '' ? 'idle' : answer.query === query ? 'answered' : 'searching';
  return {...(status === 'idle' ? initial : answer), status, loadMore};
}
