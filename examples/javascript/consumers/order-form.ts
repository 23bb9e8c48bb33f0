import type {OrderItem} from './order-client.js';

// #region refusal-client
/** Sends the form, and gives back what the customer has to correct: nothing, if it is fine. */
export async function submitOrder(
  baseUrl: string,
  items: OrderItem[],
): Promise<string[]> {
  const response = await fetch(`${baseUrl}/orders`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({items}),
  });
  if (response.status === 400) {
    const refusal = (await response.json()) as {errors: string[]};
    return refusal.errors;
  }
  if (!response.ok) throw new Error(`OrderApi answered ${response.status}`);
  return [];
}
// #endregion refusal-client
