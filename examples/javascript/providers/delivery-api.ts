import {createServer, type Server} from 'node:http';

export interface Delivery {
  note?: string | null;
  events: object[];
  returns: string[];
}

/** Answers `/deliveries/1`, `/deliveries/1/events` and `/deliveries/1/returns`. */
export function createDeliveryApi(deliveries: Map<number, Delivery>): Server {
  return createServer((request, response) => {
    const [, , id, part] = (request.url ?? '').split('/');
    const delivery = deliveries.get(Number(id));
    if (!delivery) {
      response.writeHead(404).end();
      return;
    }
    const {note, events, returns} = delivery;
    const whole = {id: Number(id), note, parcels: 1};
    const body = part === 'events' ? events : part === 'returns' ? returns : whole;
    response.setHeader('Content-Type', 'application/json');
    // JSON leaves out a note that is undefined, and keeps one that is null.
    response.end(JSON.stringify(body));
  });
}
