export class ProductClient {
  #baseUrl;

  constructor(baseUrl) {
    this.#baseUrl = baseUrl;
  }

  products() {
    return this.#get('/products');
  }

  product(id) {
    return this.#get(`/products/${id}`);
  }

  async #get(path) {
    const response = await fetch(this.#baseUrl + path);
    if (!response.ok) {
      throw new Error(`ProductApi answered ${response.status} to GET ${path}`);
    }
    return response.json();
  }
}
