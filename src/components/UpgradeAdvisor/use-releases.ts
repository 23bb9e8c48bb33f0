import {useCallback, useEffect, useState} from 'react';

import {fetchData} from '@site/src/shared/fetched-data';
import type {LibraryReleases} from '@site/src/data/releases/upgrade';

interface Loaded {
  readonly address: string;
  /** Undefined if loading failed. */
  readonly releases: LibraryReleases | undefined;
}

/**
 * Loads the releases of a library.
 *
 * @returns the result, undefined while loading, and a function that tries again
 */
export function useReleases(address: string): readonly [Loaded | undefined, () => void] {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    setLoaded(undefined);
    void fetchData<LibraryReleases>(address, controller.signal)
      .catch(() => undefined)
      .then((releases) => {
        if (!controller.signal.aborted) {
          setLoaded({address, releases});
        }
      });
    return () => controller.abort();
  }, [address, attempt]);

  const retry = useCallback(() => setAttempt((previous) => previous + 1), []);
  return [loaded?.address === address ? loaded : undefined, retry];
}
