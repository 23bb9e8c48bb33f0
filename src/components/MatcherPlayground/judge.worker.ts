import type {Trial} from '@site/src/data/matching/compare';
import {judge} from '@site/src/data/matching/judge';
import {setTranslator} from '@site/src/data/matching/regex';

/** What the page asks: to load what a trial needs, then to compare. */
export interface Question {
  readonly id: number;
  readonly step: 'load' | 'compare';
  readonly trial: Trial;
}

async function load({expected}: Trial): Promise<void> {
  if (expected.includes('regex')) {
    setTranslator((await import('@site/src/data/matching/oniguruma')).toWholeRegExp);
  }
}

async function answer({id, step, trial}: Question): Promise<void> {
  if (step === 'load') {
    await load(trial);
    postMessage({id, step});
  } else {
    postMessage({id, step, judgement: judge(trial)});
  }
}

addEventListener('message', ({data}: MessageEvent<Question>) => {
  answer(data).catch((error: unknown) => {
    // Reported by the `error` event of the worker.
    setTimeout(() => {
      throw error;
    });
  });
});
