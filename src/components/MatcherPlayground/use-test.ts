import {useEffect, useState} from 'react';

import type {WrittenTest} from '@site/src/data/matching/code';
import type {Trial} from '@site/src/data/matching/compare';
import type {SdkId} from '@site/src/data/sdks';

/** The test of an expectation, or why there is none. */
export type Written = WrittenTest | 'loading' | 'unreadable' | 'failed';

async function write(sdk: SdkId, {kind, version, expected}: Trial): Promise<Written> {
  const [{writeTest}, {readPart}] = await Promise.all([
    import('@site/src/data/matching/code'),
    import('@site/src/data/matching/read-part'),
  ]);
  let part;
  try {
    part = readPart(expected, {kind, version, isActual: false});
  } catch {
    return 'unreadable';
  }
  return await writeTest(sdk, part).catch(() => 'unreadable' as const);
}

/**
 * The consumer test that writes an expectation. The code that writes tests is loaded after hydration.
 *
 * @param sdk the reader's language
 */
export function useTest(sdk: SdkId, trial: Trial): Written {
  const [written, setWritten] = useState<Written>('loading');

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Written): void => {
      if (isCurrent) {
        setWritten(next);
      }
    };
    write(sdk, trial).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [sdk, trial]);

  return written;
}
