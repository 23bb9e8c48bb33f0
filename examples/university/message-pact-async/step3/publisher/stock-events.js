/** Each event that StockPublisher publishes, with the message that it becomes. */
export const stockEvents = {
  'stock changed': ({warehouse, sku, name, counted, reserved}) => ({
    topic: `stock/${warehouse}/changed`,
    content: {sku, name, available: counted - reserved},
  }),
};
