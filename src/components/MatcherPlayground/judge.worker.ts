import type {Trial} from '@site/src/data/matching/compare';
import {judge} from '@site/src/data/matching/judge';

/** What the page asks. */
export interface Question {
  readonly id: number;
  readonly trial: Trial;
}

// Once it listens, so that the time to load doesn't count as time to compare.
postMessage('ready');

addEventListener('message', ({data: {id, trial}}: MessageEvent<Question>) => {
  postMessage({id, judgement: judge(trial)});
});
