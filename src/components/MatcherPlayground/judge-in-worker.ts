import type {Trial} from '@site/src/data/matching/compare';
import type {Judgement} from '@site/src/data/matching/judge';
import type {Question} from './judge.worker';

/** How long a comparison may take, in milliseconds. */
export const timeLimit = 2000;

interface Answer {
  readonly id: number;
  readonly step: Question['step'];
  readonly judgement: Judgement;
}

let current: Worker | undefined;
let lastId = 0;

function stop(worker: Worker): void {
  worker.terminate();
  if (current === worker) {
    current = undefined;
  }
}

/** Ends the worker, when the playground leaves the page. */
export function stopJudging(): void {
  if (current) {
    stop(current);
  }
}

/** The verdict of a comparison that took too long; a pattern is marked, if there is one. */
function tooSlow({expected}: Trial): Judgement {
  const key = '"regex"';
  const offset = Math.max(expected.indexOf(key), 0);
  return {verdict: undefined, problems: [{kind: 'time', side: 'expected', detail: '', offset, length: key.length}]};
}

/**
 * Compares in a worker, so that a slow pattern can't freeze the page. After {@link timeLimit} the worker is stopped; the
 * time to load what a trial needs doesn't count.
 *
 * @param signal aborts when the answer isn't wanted any more; a worker that is busy with it is stopped
 * @throws if the browser can't start the worker, or the signal is aborted
 */
export async function judgeInWorker(trial: Trial, signal: AbortSignal): Promise<Judgement> {
  current ??= new Worker(new URL('./judge.worker.ts', import.meta.url));
  const worker = current;
  lastId += 1;
  const id = lastId;
  return await new Promise((resolve, reject) => {
    let timer: number | undefined;
    const listeners = new AbortController();
    const finish = (): void => {
      window.clearTimeout(timer);
      listeners.abort();
    };
    const fail = (error: unknown): void => {
      finish();
      stop(worker);
      reject(error instanceof Error ? error : new Error('the worker failed'));
    };
    const receive = ({data}: MessageEvent<Answer>): void => {
      if (data.id !== id) {
        return;
      }
      if (data.step === 'compare') {
        finish();
        resolve(data.judgement);
        return;
      }
      timer = window.setTimeout(() => {
        finish();
        stop(worker);
        resolve(tooSlow(trial));
      }, timeLimit);
      worker.postMessage({id, step: 'compare', trial} satisfies Question);
    };
    worker.addEventListener('message', receive, {signal: listeners.signal});
    worker.addEventListener('error', fail, {signal: listeners.signal});
    signal.addEventListener('abort', () => fail(signal.reason), {signal: listeners.signal});
    worker.postMessage({id, step: 'load', trial} satisfies Question);
  });
}
