import {useCallback, useEffect, useState} from 'react';

import {fetchData} from '@site/src/shared/fetched-data';
import type {LibraryReleases} from '@site/src/data/releases/upgrade';

interface Answer {
  readonly address: string;
  /** None when they could not be loaded. */
  readonly releases: LibraryReleases | undefined;
}

/** Loads the releases of a library from their address; undefined while they are on their way. Also: to try again. */
export function useReleases(address: string): readonly [Answer | undefined, () => void] {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const gone = new AbortController();
    setAnswer(undefined);
    void fetchData<LibraryReleases>(address, gone.signal)
      .catch(() => undefined)
      .then((releases) => {
        if (!gone.signal.aborted) {
          setAnswer({address, releases});
        }
      });
    return () => gone.abort();
  }, [address, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return [answer?.address === address ? answer : undefined, retry];
}
