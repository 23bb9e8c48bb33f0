// #region graphql-client
export const productQuery = `
  query Product($sku: ID!) {
    product(sku: $sku) {
      name
      price
    }
  }
`;

export interface Product {
  name: string;
  price: number;
}

interface Answer {
  data?: {product: Product | null} | null;
  errors?: {message: string}[];
}

export class ProductPage {
  constructor(private readonly baseUrl: string) {}

  /** Gives nothing back for an article number that the catalogue doesn't know. */
  async product(sku: string): Promise<Product | undefined> {
    const response = await fetch(`${this.baseUrl}/graphql`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        operationName: 'Product',
        query: productQuery,
        variables: {sku},
      }),
    });
    const {data, errors} = (await response.json()) as Answer;
    if (errors?.[0]) throw new Error(errors[0].message);
    return data?.product ?? undefined;
  }
}
// #endregion graphql-client

// #region graphql-mutation-client
export const reserveMutation = `
  mutation Reserve($sku: ID!, $quantity: Int!) {
    reserve(sku: $sku, quantity: $quantity) {
      stock
    }
  }
`;
// #endregion graphql-mutation-client

export async function reserve(
  baseUrl: string,
  sku: string,
  quantity: number,
): Promise<number> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({
      operationName: 'Reserve',
      query: reserveMutation,
      variables: {sku, quantity},
    }),
  });
  const {data} = (await response.json()) as {data: {reserve: {stock: number}}};
  return data.reserve.stock;
}
