import express from 'express';
import {ProductClient} from './client.js';

const client = new ProductClient('http://localhost:8081');
const app = express();

app.get('/', async (request, response) => {
  const products = await client.products();
  const lines = products.map(({id, name}) => `${name}, see /products/${id}\n`);
  response.type('text').send(lines.join(''));
});

app.get('/products/:id', async (request, response) => {
  const {name, price} = await client.product(request.params.id);
  response.type('text').send(`${name} costs ${price.toFixed(2)} EUR\n`);
});

// Express passes what a page throws to the function with four parameters.
app.use((error, request, response, _next) => {
  response.status(502).type('text').send(`${error.message}\n`);
});

app.listen(8080, () => {
  console.log('ProductWeb listens at http://localhost:8080');
});
