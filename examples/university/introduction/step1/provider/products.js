export class Products {
  #byId = new Map();

  all() {
    return [...this.#byId.values()];
  }

  find(id) {
    return this.#byId.get(id);
  }

  save(product) {
    this.#byId.set(product.id, product);
  }

  remove(id) {
    this.#byId.delete(id);
  }

  clear() {
    this.#byId.clear();
  }
}

export function exampleProducts() {
  const products = new Products();
  products.save({id: 9, name: 'Green tea', price: 4.75});
  products.save({id: 10, name: 'Teapot', price: 24.5});
  return products;
}
