import {isWorkerStart, type WorkerRequest} from './workerClient';
import {createStaticClient} from './staticClient';
import type {SearchClient} from './types';

/* Answers from the site's own index, apart from the page, so that typing and scrolling stay smooth. */

let client: SearchClient | undefined;
let sdk: WorkerRequest['sdk'];

async function answer({request, sdk: chosen}: WorkerRequest, port: MessagePort | undefined): Promise<void> {
  sdk = chosen;
  try {
    port?.postMessage({answer: await client?.search(request)});
  } catch (error) {
    port?.postMessage({fault: String(error)});
  }
}

self.addEventListener('message', ({data, ports}: MessageEvent<unknown>) => {
  if (isWorkerStart(data)) {
    client = createStaticClient({...data, sdk: () => sdk});
    client.warmUp();
  } else {
    void answer(data as WorkerRequest, ports[0]);
  }
});
self.postMessage('ready');
