import express from 'express';

export function createApp(products) {
  const app = express();

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
