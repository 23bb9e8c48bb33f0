import {XMLParser} from 'fast-xml-parser';

// #region xml-client
export interface ArchivedOrder {
  id: number;
  status: string;
  total: number;
  items: {sku: string; quantity: number}[];
}

interface OrderElement {
  order: {
    '@_id': string;
    status: string;
    total: {'#text': string; '@_currency': string};
    items: {item: {'@_sku': string; quantity: string}[]};
  };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'item',
});

/** Reads an order for the archive, which keeps XML. */
export async function archivedOrder(baseUrl: string, id: number): Promise<ArchivedOrder> {
  const response = await fetch(`${baseUrl}/archive/orders/${id}`, {
    headers: {Accept: 'application/xml'},
  });
  const {order} = parser.parse(await response.text()) as OrderElement;
  return {
    id: Number(order['@_id']),
    status: order.status,
    total: Number(order.total['#text']),
    items: order.items.item.map((item) => ({
      sku: item['@_sku'],
      quantity: Number(item.quantity),
    })),
  };
}
// #endregion xml-client

// #region xml-request-client
export async function sendToArchive(baseUrl: string, id: number): Promise<number> {
  const response = await fetch(`${baseUrl}/archive/orders`, {
    method: 'POST',
    headers: {'Content-Type': 'application/xml'},
    body: `<order id="${id}">\n  <status>SHIPPED</status>\n</order>`,
  });
  return response.status;
}
// #endregion xml-request-client
