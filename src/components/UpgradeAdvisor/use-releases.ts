import {useCallback, useEffect, useState} from 'react';

import type {LibraryReleases} from '@site/src/plugins/upgrade-steps/releases';

interface Answer {
  readonly address: string;
  /** None when they could not be loaded. */
  readonly releases: LibraryReleases | undefined;
}

async function load(address: string, signal: AbortSignal): Promise<LibraryReleases | undefined> {
  const response = await fetch(address, {signal});
  return response.ok ? ((await response.json()) as LibraryReleases) : undefined;
}

/** Loads the releases of a library from their address; undefined while they are on their way. Also: to try again. */
export function useReleases(address: string): readonly [Answer | undefined, () => void] {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const gone = new AbortController();
    setAnswer(undefined);
    void load(address, gone.signal)
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
