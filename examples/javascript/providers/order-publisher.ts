import type {Order} from './shop.js';

// #region message-publisher
export interface OrderPlaced {
  orderId: number;
  email: string;
  total: number;
  placedAt: string;
}

/** Builds the event; whoever sends it to the queue calls this first. */
export function orderPlaced(order: Order, email: string): OrderPlaced {
  const {id, total, placedAt} = order;
  return {orderId: id, email, total, placedAt};
}
// #endregion message-publisher
