import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';

import {listen, type Listening} from '../../listen';

/** The publisher of the story behind an address for its messages. */
export interface OrderPublisher extends Listening {
  /** What was asked for: a path with the body. */
  readonly received: readonly (readonly [string, unknown])[];
}

/** Starts it. The topic of a message is in a header, as the verifier reads it. */
export async function startOrderPublisher(topic = 'orders'): Promise<OrderPublisher> {
  const received: (readonly [string, unknown])[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const asked: unknown = body === '' ? undefined : JSON.parse(body);
      received.push([request.url ?? '', asked]);
      if (request.url !== '/messages') {
        response.end();
        return;
      }
      response.writeHead(200, {
        'content-type': 'application/json',
        'pact-message-metadata': Buffer.from(JSON.stringify({topic})).toString('base64'),
      });
      response.end(JSON.stringify({id: 10, mail: 'mia@example.com'}));
    });
  });
  return {...(await listen(server)), received};
}
