import {createServer} from 'node:http';

const orders = new Map();

const server = createServer(async (request, response) => {
  if (request.url === '/provider-states') {
    const {action, state, params} = JSON.parse(await textOf(request));
    if (action === 'setup' && state === 'an order exists') {
      orders.set(params.id, {id: params.id, status: 'PAID', total: 31.5});
    }
    response.end();
    return;
  }
  const order = orders.get(Number(request.url.replace('/orders/', '')));
  response.writeHead(order ? 200 : 404, {'Content-Type': 'application/json'});
  response.end(JSON.stringify(order));
});

async function textOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

server.listen(9011, () => console.log('OrderApi listens on port 9011'));
