"""OrderPublisher keeps the pact with OrderMailer."""

# #region message-provider uses paid-order pact-dir
import json
from pathlib import Path
from typing import Any

from pact import Verifier
from pact.types import Message

from order_api.shop import Order
from order_api_states import paid_order
from order_publisher import order_placed


def test_keeps_the_pact_with_order_mailer(pact_dir: Path) -> None:
    orders: dict[int, Order] = {}

    def order_was_placed(parameters: dict[str, Any]) -> None:
        order_id = parameters["id"]
        orders[order_id] = paid_order(order_id)

    def publish_newest_order() -> Message:
        event = order_placed(orders[max(orders)], email="grace@example.org")
        return Message(
            contents=json.dumps(event).encode(),
            metadata={"topic": "orders"},
            content_type="application/json",
        )

    (
        Verifier("OrderPublisher")
        .add_source(pact_dir / "OrderMailer-OrderPublisher.json")
        .state_handler({"an order was placed": order_was_placed})
        .message_handler({"order placed": publish_newest_order})
        .verify()
    )


# #endregion message-provider
