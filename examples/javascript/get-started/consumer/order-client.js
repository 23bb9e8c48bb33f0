export class OrderClient {
  constructor(baseUrl) {
    this.baseUrl = baseUrl;
  }

  async order(id) {
    const response = await fetch(`${this.baseUrl}/orders/${id}`, {
      headers: {Accept: 'application/json'},
    });
    if (!response.ok) throw new Error(`OrderApi answered ${response.status}`);

    const {status, total} = await response.json();
    return {id, paid: status === 'PAID', price: `${total.toFixed(2)} EUR`};
  }
}
