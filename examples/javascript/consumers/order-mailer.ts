// #region message-handler
interface OrderPlaced {
  orderId: number;
  email: string;
  total: number;
  placedAt: string;
}

export interface Mail {
  to: string;
  text: string;
}

/** The queue's listener calls this with the parsed content of each message. */
export function confirmationMail(content: unknown): Mail {
  const {orderId, email, total, placedAt} = content as OrderPlaced;
  const day = placedAt.slice(0, 10);
  return {
    to: email,
    text: `Thank you for order ${orderId} of ${day}. You paid € ${total.toFixed(2)}.`,
  };
}
// #endregion message-handler
