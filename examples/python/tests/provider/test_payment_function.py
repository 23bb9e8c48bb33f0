"""PaymentFunction keeps the pact with ParcelFunction."""

# #region lambda-provider uses paid-order pact-dir
from pathlib import Path
from typing import Any

from pact import Verifier
from pact.types import Message

from order_api_states import paid_order
from payment_function import PaymentFunction


def test_keeps_the_pact_with_parcel_function(pact_dir: Path) -> None:
    orders = []
    sent: list[dict[str, Any]] = []
    pay = PaymentFunction(publish=lambda **publication: sent.append(publication))

    def order_was_paid(parameters: dict[str, Any]) -> None:
        orders.append(paid_order(parameters["id"]))

    def pay_newest_order() -> Message:
        pay(orders[-1])
        return Message(
            contents=sent[-1]["Message"].encode(),
            metadata=None,
            content_type="application/json",
        )

    (
        Verifier("PaymentFunction")
        .add_source(pact_dir / "ParcelFunction-PaymentFunction.json")
        .state_handler({"an order was paid": order_was_paid})
        .message_handler({"order paid": pay_newest_order})
        .verify()
    )


# #endregion lambda-provider
