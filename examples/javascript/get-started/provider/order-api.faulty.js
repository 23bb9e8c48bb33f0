import {createServer} from 'node:http';

export const orders = new Map();

export const server = createServer((request, response) => {
  const id = Number(request.url.replace('/orders/', ''));
  const order = orders.get(id);

  if (!order) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {'Content-Type': 'application/json'});
  response.end(JSON.stringify({id, status: order.status, total: order.total.toFixed(2)}));
});
