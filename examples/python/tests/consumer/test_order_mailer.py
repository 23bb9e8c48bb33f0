# #region message-consumer uses pact-dir
import json
from pathlib import Path
from typing import Any

from pact import Pact, match

from order_mailer import confirmation


def test_confirms_an_order_that_was_placed(pact_dir: Path) -> None:
    pact = Pact("OrderMailer", "OrderPublisher")
    (
        pact.upon_receiving("order placed", "Async")
        .given("an order was placed", id=42)
        .with_body(
            {
                "orderId": match.int(42),
                "email": match.regex("ada@example.org", regex=r"^[^@ ]+@[^@ ]+$"),
                "total": match.decimal(31.5),
                "placedAt": match.datetime(
                    "2026-03-14T09:26:53Z", "%Y-%m-%dT%H:%M:%S%:z"
                ),
            },
            content_type="application/json",
        )
        .with_metadata(topic="orders")
    )

    def receive(body: str | bytes | None, metadata: dict[str, Any]) -> None:
        assert body
        assert metadata["topic"] == "orders"
        mail = confirmation(json.loads(body))
        assert "To: ada@example.org" in mail
        assert "The total is £31.50." in mail

    pact.verify(receive, "Async")
    pact.write_file(pact_dir)


# #endregion message-consumer
