import {createServer, type IncomingMessage} from 'node:http';

import {listen, type Listening} from '../listen';

/** The provider of the story, running. */
export interface OrderApi extends Listening {
  /** Names of the provider states that it was put into. */
  readonly states: readonly string[];
  /** Authorization headers of requests for orders. */
  readonly authorizations: readonly string[];
}

const teapots = [{product: 'Teapot', quantity: 2}];

async function read(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
  }
  return text === '' ? {} : (JSON.parse(text) as unknown);
}

/**
 * Starts OrderApi, with an address for provider states next to its own.
 *
 * @param options.broken makes it answer with a field that its consumer doesn't know
 */
export async function startOrderApi({broken = false} = {}): Promise<OrderApi> {
  const orders = new Map<string, unknown>();
  const states: string[] = [];
  const authorizations: string[] = [];

  function enter(change: unknown): void {
    const {state, params} = change as {state?: string; params?: {id?: number}};
    const id = String(params?.id ?? '');
    states.push(state ?? '');
    if (state === 'an order exists') {
      orders.set(id, broken ? {number: id} : {id: Number(id), status: 'open', items: teapots});
    } else {
      orders.delete(id);
    }
  }

  const server = createServer((request, response) => {
    void read(request).then((body) => {
      if (request.url === '/provider-states') {
        enter(body);
        response.end();
        return;
      }
      authorizations.push(request.headers.authorization ?? '');
      const order = orders.get((request.url ?? '').replace('/orders/', ''));
      response.writeHead(order === undefined ? 404 : 200, {'content-type': 'application/json'});
      response.end(JSON.stringify(order ?? {message: 'There is no such order'}));
    });
  });

  return {...(await listen(server)), states, authorizations};
}
