import {useCallback, useEffect} from 'react';

import {searchSynonyms} from '@site/src/data/search-synonyms';
import {chosenSdk} from '@site/src/shared/reader-choices/sdk';
import {createSearchClient} from './engine/createSearchClient';
import type {SearchClient} from './engine/types';
import {useSearchSettings} from './settings';

const clients = new Map<string, Promise<SearchClient>>();

/**
 * The engine of this build, shared by modal and page so that what one has fetched the other has, too.
 *
 * @returns a function that loads the engine when first called; a load that failed is tried again
 */
export function useSearchClient(): () => Promise<SearchClient> {
  const settings = useSearchSettings();
  const load = useCallback((): Promise<SearchClient> => {
    const key = JSON.stringify(settings);
    const known = clients.get(key);
    if (known) {
      return known;
    }
    const client = createSearchClient({...settings, synonyms: searchSynonyms, sdk: chosenSdk});
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
