// #region lambda-handler
export interface OrderPaid {
  orderId: number;
  skus: string[];
}

/** The handler: knows the event of the shop, and nothing of AWS. */
export function parcelLabel({orderId, skus}: OrderPaid): string {
  return `Order ${orderId}: ${skus.join(', ')}`;
}

export interface SqsEvent {
  Records: {messageId: string; body: string}[];
}

/** The adapter: takes the queue's envelope apart, and reports the records that failed. */
export function parcelFunction(print: (label: string) => void) {
  return async (event: SqsEvent) => {
    const batchItemFailures: {itemIdentifier: string}[] = [];
    for (const {messageId, body} of event.Records) {
      try {
        print(parcelLabel(JSON.parse(body) as OrderPaid));
      } catch {
        batchItemFailures.push({itemIdentifier: messageId});
      }
    }
    return {batchItemFailures};
  };
}
// #endregion lambda-handler
