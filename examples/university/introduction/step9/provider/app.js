import express from 'express';
import {isValid} from './tokens.js';

export function createApp(products) {
  const app = express();

  app.use((request, response, next) => {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    if (scheme === 'Bearer' && isValid(token)) {
      next();
    } else {
      response.status(401).json({error: 'A valid token is needed'});
    }
  });

  app.get('/products', (request, response) => {
    response.json(products.all());
  });

  app.get('/products/:id', (request, response) => {
    const product = products.find(Number(request.params.id));
    if (product) {
      response.json(product);
    } else {
      response.status(404).json({error: 'There is no such product'});
    }
  });

  return app;
}
