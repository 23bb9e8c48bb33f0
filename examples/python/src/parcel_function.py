"""ParcelFunction: prints a label for every order that was paid."""

# #region lambda-handler
import json
from collections.abc import Callable
from typing import Any, TypedDict


class OrderPaid(TypedDict):
    orderId: int
    skus: list[str]


def label(event: OrderPaid) -> str:
    """The handler: knows the event of the shop, and nothing of AWS."""
    return f"Order {event['orderId']}: {', '.join(event['skus'])}"


class ParcelFunction:
    """The adapter: takes the queue's envelope apart, and reports what failed."""

    def __init__(self, print_label: Callable[[str], None]) -> None:
        self._print_label = print_label

    def __call__(self, event: dict[str, Any], context: object) -> dict[str, Any]:
        failures = []
        for record in event["Records"]:
            try:
                self._print_label(label(json.loads(record["body"])))
            except (KeyError, ValueError):
                failures.append({"itemIdentifier": record["messageId"]})
        return {"batchItemFailures": failures}


# #endregion lambda-handler
