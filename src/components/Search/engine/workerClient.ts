import type {SdkId} from '../../../data/sdks';
import type {Vocabulary} from './query';
import type {SearchAnswer, SearchClient, SearchRequest} from './types';

/** First message to the worker: settings of the engine. */
export interface WorkerStart {
  readonly folder: string;
  readonly origin: string;
  readonly vocabulary: Vocabulary;
  readonly savesData: boolean;
}

/** Every other message to the worker, with a port for a {@link WorkerAnswer}. */
export interface WorkerRequest {
  readonly request: SearchRequest;
  /** The language whose pages the reader prefers. */
  readonly sdk: SdkId | undefined;
}

type WorkerAnswer = {readonly answer: SearchAnswer} | {readonly fault: string};

/** Whether a message to the worker is the first one. */
export function isWorkerStart(message: unknown): message is WorkerStart {
  return typeof message === 'object' && message !== null && 'folder' in message;
}

/** Starts the worker. @throws when it can't be loaded */
function startWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.addEventListener('message', () => resolve(worker), {once: true});
    worker.addEventListener('error', () => reject(new Error('The worker of the search could not be started')), {
      once: true,
    });
  });
}

/**
 * Makes the engine that answers from the index served with the site, in a worker.
 *
 * @param sdk the language whose pages the reader prefers; read again for every query
 * @throws when the worker can't be started
 */
export async function createWorkerClient(settings: WorkerStart, sdk: () => SdkId | undefined): Promise<SearchClient> {
  const worker = await startWorker();
  worker.postMessage(settings);
  return {
    warmUp() {
      // The worker does so when it starts.
    },
    search(request) {
      return new Promise((resolve, reject) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = ({data}: MessageEvent<WorkerAnswer>) => {
          port1.close();
          if ('answer' in data) {
            resolve(data.answer);
          } else {
            reject(new Error(data.fault));
          }
        };
        const message: WorkerRequest = {request, sdk: sdk()};
        worker.postMessage(message, [port2]);
      });
    },
  };
}
