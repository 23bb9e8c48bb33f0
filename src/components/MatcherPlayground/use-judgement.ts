import {useEffect, useState} from 'react';

import type {Trial} from '@site/src/data/matching/compare';
import type {Judgement} from '@site/src/data/matching/judge';
import {judgeInWorker, stopJudging} from './judge-in-worker';

/** How long a reader pauses before a comparison starts, in milliseconds. */
const pause = 150;

/** A judgement; undefined while it is computed. */
export type Judged = Judgement | 'unavailable' | undefined;

/**
 * The verdict of a trial, computed in a worker when the reader pauses.
 *
 * @param known the verdict that the build computed, for a situation as it is
 */
export function useJudgement(trial: Trial, known: Judgement | undefined): Judged {
  const [answer, setAnswer] = useState<{readonly trial: Trial; readonly judged: Judged}>();

  useEffect(() => {
    if (known) {
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      judgeInWorker(trial, controller.signal).then(
        (judged) => setAnswer({trial, judged}),
        () => {
          if (!controller.signal.aborted) {
            setAnswer({trial, judged: 'unavailable'});
          }
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [known, trial]);

  useEffect(() => stopJudging, []);

  return known ?? (answer?.trial === trial ? answer.judged : undefined);
}
