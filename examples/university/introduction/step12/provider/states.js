import {Products} from './products.js';

export const products = new Products();

export const stateHandlers = {
  'a product exists': async ({id}) => {
    products.save({id, name: 'Teapot', price: 24.5, stock: 3});
  },

  'a product does not exist': async ({id}) => {
    products.remove(id);
  },

  'the catalogue is empty': async () => {
    products.clear();
  },
};
