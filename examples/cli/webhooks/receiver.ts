import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';

import {listen, type Listening} from '../../listen';

/** A request of a webhook, as the system that it calls receives it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Receiver extends Listening {
  /** Takes the oldest request that nobody has taken yet, waiting for it. */
  readonly next: () => Promise<ReceivedRequest>;
  /** How many have come that nobody has taken. */
  readonly waiting: () => number;
  /** The status of the answers from now on. */
  answerWith: (status: number) => void;
}

/** Headers that say how a request travelled and not what it asks. */
const travel = ['host', 'connection', 'content-length', 'sec-fetch-mode', 'accept-language', 'accept-encoding'];

/** Starts what a webhook calls, on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedRequest[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = Object.entries(request.headers).filter(([name]) => !travel.includes(name));
      received.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
        body,
      });
      response.sendDate = false;
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(status < 300 ? '{"build":42}' : '{"error":"unauthorised"}');
    });
  });
  return {
    ...(await listen(server)),
    next: async () => {
      for (let left = 100; left > 0; left -= 1) {
        const request = received.shift();
        if (request) {
          return request;
        }
        await new Promise((later) => setTimeout(later, 20));
      }
      throw new Error('No request has come for two seconds');
    },
    waiting: () => received.length,
    answerWith: (next) => void (status = next),
  };
}
