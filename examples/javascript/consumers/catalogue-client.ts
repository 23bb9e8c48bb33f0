// #region helper-catalogue
/** Reads the product catalogue; what it gives back is the parsed JSON. */
export class CatalogueClient {
  constructor(private readonly baseUrl: string) {}

  product(sku: string): Promise<unknown> {
    return this.get(`/products/${sku}`);
  }

  reviews(sku: string, page: number, language: string): Promise<unknown> {
    const headers = {'Accept-Language': language};
    return this.get(`/products/${sku}/reviews?page=${page}`, headers);
  }

  private async get(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const response = await fetch(this.baseUrl + path, {headers});
    if (!response.ok) throw new Error(`CatalogueApi answered ${response.status}`);
    return response.json();
  }
}
// #endregion helper-catalogue
