"""DeliveryApi keeps the pact with OrderWeb."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from flask import Flask
from pact import Verifier

from local_server import running


# #region optional-field-states
def state_handlers(deliveries: dict[str, Any]) -> dict[str, Callable[..., None]]:
    def has_a_note(parameters: dict[str, Any]) -> None:
        deliver(parameters["id"], note="Second floor, please")

    def has_no_note(parameters: dict[str, Any]) -> None:
        deliver(parameters["id"])

    def note_was_deleted(parameters: dict[str, Any]) -> None:
        deliver(parameters["id"], note=None)

    def deliver(number: int, **fields: str | None) -> None:
        deliveries[str(number)] = {"id": number, **fields}

    return {
        "a delivery has a note": has_a_note,
        "a delivery has no note": has_no_note,
        "the note of a delivery was deleted": note_was_deleted,
    }


# #endregion optional-field-states
def test_keeps_the_pact_with_order_web(pact_dir: Path) -> None:
    deliveries: dict[str, Any] = {}
    handlers = state_handlers(deliveries)

    def there_are_deliveries() -> None:
        deliveries["newest"] = {"id": 46, "note": None}

    app = Flask("DeliveryApi")

    @app.get("/deliveries/<number>")
    def get_delivery(number: str) -> dict[str, Any]:
        delivery: dict[str, Any] = deliveries[number]
        return delivery

    with running(app) as url:
        (
            Verifier("DeliveryApi")
            .add_transport(url=url)
            .add_source(pact_dir / "OrderWeb-DeliveryApi.json")
            .state_handler({**handlers, "there are deliveries": there_are_deliveries})
            .verify()
        )
