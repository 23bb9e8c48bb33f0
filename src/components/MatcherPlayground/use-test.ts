import {useEffect, useState} from 'react';

import type {WrittenTest} from '@site/src/data/matching/code';
import type {Trial} from '@site/src/data/matching/compare';
import {longestText} from '@site/src/data/matching/limits';
import type {SdkId} from '@site/src/data/sdks';

/** How long a reader pauses before the test is written again, in milliseconds. */
const pause = 150;

/** The test of an expectation, or why there is none. */
export type Written = WrittenTest | 'loading' | 'unreadable' | 'failed';

async function write(sdk: SdkId, {kind, version, expected}: Trial): Promise<Written> {
  const [{writeTest}, {readPart}] = await Promise.all([
    import('@site/src/data/matching/code'),
    import('@site/src/data/matching/read-part'),
  ]);
  if (expected.length > longestText) {
    return 'unreadable';
  }
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
  const [shown, setShown] = useState<{readonly sdk: SdkId; readonly written: Written}>();

  useEffect(() => {
    let isCurrent = true;
    const show = (written: Written): void => {
      if (isCurrent) {
        setShown({sdk, written});
      }
    };
    const timer = setTimeout(() => {
      write(sdk, trial).then(show, () => show('failed'));
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sdk, trial]);

  // The test in another language isn't that of the reader.
  return shown?.sdk === sdk ? shown.written : 'loading';
}
