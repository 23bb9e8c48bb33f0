import {useCallback, useEffect} from 'react';

import {searchVocabulary} from '@site/src/data/search-vocabulary';
import {chosenSdk} from '@site/src/shared/reader-choices/sdk';
import {createSearchClient} from './engine/createSearchClient';
import type {SearchClient} from './engine/types';
import {useSearchSettings} from './settings';

const clients = new Map<string, Promise<SearchClient>>();

/**
 * The search engine of this build. Modal and page share one instance, and so its cache.
 *
 * @returns a function that loads the engine on the first call, and again after a failure
 */
export function useSearchClient(): () => Promise<SearchClient> {
  const settings = useSearchSettings();
  const load = useCallback((): Promise<SearchClient> => {
    const key = JSON.stringify(settings);
    const existing = clients.get(key);
    if (existing) {
      return existing;
    }
    const client = createSearchClient({...settings, vocabulary: searchVocabulary, sdk: chosenSdk});
    clients.set(key, client);
    client.catch(() => clients.delete(key));
    return client;
  }, [settings]);

  useEffect(() => {
    load().then(
      (client) => client.warmUp(),
      () => undefined,
    );
  }, [load]);
  return load;
}
