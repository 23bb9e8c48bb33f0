import type {Order} from './shop.js';

// #region lambda-publisher
export interface Publication {
  TopicArn: string;
  Message: string;
}

/** Builds what the SNS client is given: the event is a text in it. */
export function orderPaid({id, items}: Order, TopicArn: string): Publication {
  const event = {orderId: id, skus: items.map(({sku}) => sku)};
  return {TopicArn, Message: JSON.stringify(event)};
}

/** The function itself, which does nothing but build and send. */
export function paymentFunction(send: (publication: Publication) => Promise<void>) {
  return async (order: Order) => {
    await send(orderPaid(order, process.env.TOPIC_ARN ?? ''));
  };
}
// #endregion lambda-publisher
