"""PaymentFunction: tells the shop which orders were paid."""

# #region lambda-publisher
import json
import os
from collections.abc import Callable
from typing import Any

from order_api.shop import Order


def publication(order: Order) -> dict[str, str]:
    """What the SNS client is given: the event is a text in it."""
    event = {"orderId": order.id, "skus": [item.sku for item in order.items]}
    return {"TopicArn": os.environ.get("TOPIC_ARN", ""), "Message": json.dumps(event)}


class PaymentFunction:
    """In production, `publish` is the method of the SNS client."""

    def __init__(self, publish: Callable[..., Any]) -> None:
        self._publish = publish

    def __call__(self, order: Order) -> None:
        self._publish(**publication(order))


# #endregion lambda-publisher
