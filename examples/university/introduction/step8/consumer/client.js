export class ProductClient {
  #baseUrl;
  #headers;

  constructor(baseUrl, token) {
    this.#baseUrl = baseUrl;
    this.#headers = token ? {Authorization: `Bearer ${token}`} : {};
  }

  products() {
    return this.#get('/products');
  }

  product(id) {
    return this.#get(`/products/${id}`);
  }

  async #get(path) {
    const response = await fetch(this.#baseUrl + path, {headers: this.#headers});
    if (response.status === 404) {
      return undefined;
    }
    if (!response.ok) {
      throw new Error(`ProductApi answered ${response.status} to GET ${path}`);
    }
    return response.json();
  }
}
