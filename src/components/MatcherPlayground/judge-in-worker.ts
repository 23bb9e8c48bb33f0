import type {Trial} from '@site/src/data/matching/compare';
import type {Judgement} from '@site/src/data/matching/judge';
import type {Question} from './judge.worker';

/** How long a comparison may take, in milliseconds. */
export const timeLimit = 2000;

interface Answer {
  readonly id: number;
  readonly judgement: Judgement;
}

/** A worker that is ready, or will be. */
interface Judge {
  readonly worker: Worker;
  readonly ready: Promise<void>;
}

let current: Judge | undefined;
let lastId = 0;

function start(): Judge {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url));
  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), {once: true});
    worker.addEventListener('error', () => reject(new Error('the worker did not start')), {once: true});
  });
  return {worker, ready};
}

function stop(): void {
  current?.worker.terminate();
  current = undefined;
}

/** The verdict of a comparison that took too long: only a pattern can. */
function tooSlow({expected}: Trial): Judgement {
  const key = '"regex"';
  const offset = Math.max(expected.indexOf(key), 0);
  return {verdict: undefined, problems: [{kind: 'time', side: 'expected', detail: '', offset, length: key.length}]};
}

/**
 * Compares in a worker, so that a slow pattern can't freeze the page. After {@link timeLimit} the worker is stopped.
 *
 * @param signal aborts when the answer isn't wanted any more
 * @throws if the browser can't start the worker, or the signal is aborted
 */
export async function judgeInWorker(trial: Trial, signal: AbortSignal): Promise<Judgement> {
  current ??= start();
  const {worker, ready} = current;
  try {
    await ready;
  } catch (error) {
    stop();
    throw error;
  }
  signal.throwIfAborted();
  lastId += 1;
  const question: Question = {id: lastId, trial};
  return await new Promise((resolve, reject) => {
    const finish = (): void => {
      clearTimeout(timer);
      worker.removeEventListener('message', receive);
    };
    const receive = ({data}: MessageEvent<Answer>): void => {
      if (data.id === question.id) {
        finish();
        resolve(data.judgement);
      }
    };
    const timer = setTimeout(() => {
      finish();
      stop();
      resolve(tooSlow(trial));
    }, timeLimit);
    signal.addEventListener('abort', () => {
      // The worker is busy with what nobody wants; the next question starts another one.
      finish();
      stop();
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    });
    worker.addEventListener('message', receive);
    worker.postMessage(question);
  });
}
