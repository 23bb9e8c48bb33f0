# #region lambda-consumer uses pact-dir
from pathlib import Path
from typing import Any

from pact import Pact, match

from parcel_function import ParcelFunction


def test_prints_a_label(pact_dir: Path) -> None:
    labels: list[str] = []
    handler = ParcelFunction(labels.append)

    pact = Pact("ParcelFunction", "PaymentFunction")
    (
        pact.upon_receiving("order paid", "Async")
        .given("an order was paid", id=42)
        .with_body(
            {"orderId": match.int(42), "skus": match.each_like("TEA-01", min=1)},
            content_type="application/json",
        )
    )

    def receive(body: str | bytes | None, metadata: dict[str, Any]) -> None:
        event = {"Records": [{"messageId": "m-1", "body": body}]}
        assert handler(event, context=None) == {"batchItemFailures": []}

    pact.verify(receive, "Async")
    pact.write_file(pact_dir)
    assert labels == ["Order 42: TEA-01"]


# #endregion lambda-consumer
def test_reports_the_records_that_it_cannot_read() -> None:
    handler = ParcelFunction(print)
    event = {"Records": [{"messageId": "m-2", "body": "paid!"}]}

    result = handler(event, context=None)

    assert result == {"batchItemFailures": [{"itemIdentifier": "m-2"}]}
