// #region helper-fetch-order
export interface Order {
  id: number;
  status: string;
}

export async function fetchOrder(baseUrl: string, id: number): Promise<Order> {
  const headers = {Accept: 'application/json'};
  const response = await fetch(`${baseUrl}/orders/${id}`, {headers});
  if (!response.ok) throw new Error(`OrderApi answered ${response.status}`);
  return (await response.json()) as Order;
}
// #endregion helper-fetch-order
