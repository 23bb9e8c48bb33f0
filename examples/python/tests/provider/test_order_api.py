"""OrderApi keeps the pact with OrderWeb."""

from pathlib import Path
from typing import Any

import pytest
from flask import Flask, request

# #region provider-test uses running state-handlers pact-dir
from pact import Verifier

from local_server import running
from order_api.app import create_app
from order_api.shop import Shop
from order_api_states import paid_order, state_handlers


def test_keeps_the_pact_with_order_web(pact_dir: Path) -> None:
    shop = Shop()
    token = shop.sign_in("ada")

    with running(create_app(shop)) as url:
        (
            Verifier("OrderApi")
            .add_transport(url=url)
            .add_source(pact_dir / "OrderWeb-OrderApi.json")
            .state_handler(state_handlers(shop), teardown=True)
            .add_custom_header("Authorization", f"Bearer {token}")
            .verify()
        )


# #endregion provider-test
# #region provider-state-value-handler uses running paid-order pact-dir
def test_is_asked_for_the_order_that_was_placed(pact_dir: Path) -> None:
    shop = Shop()
    app = create_app(shop)

    # Pact Python drops what a handler function returns, so that a state with values
    # needs an endpoint, which answers with the values as JSON.
    @app.post("/_pact/states")
    def change_state() -> dict[str, Any]:
        change = request.get_json()
        if change["state"] == "an order was placed":
            shop.add(paid_order(1042))
            return {"id": 1042}
        return {}

    with running(app) as url:
        verifier = (
            Verifier("OrderApi")
            .add_transport(url=url)
            .add_source(pact_dir / "OrderWeb-OrderApi.json")
            .filter("a request for the newest order")
            .state_handler(f"{url}/_pact/states", body=True)
            .verify()
        )

    # #endregion provider-state-value-handler
    assert len(verifier.results["interactionResults"]) == 1


# #region provider-auth uses running state-handlers pact-dir
def test_accepts_a_valid_token(pact_dir: Path) -> None:
    shop = Shop()
    token = shop.sign_in("ada")

    with running(create_app(shop)) as url:
        (
            Verifier("OrderApi")
            .add_transport(url=url)
            .add_source(pact_dir / "OrderWeb-OrderApi.json")
            .filter("a request for my orders")
            .state_handler(state_handlers(shop), teardown=True)
            # Goes with every request, in place of the header that the pact has.
            .add_custom_header("Authorization", f"Bearer {token}")
            .verify()
        )


# #endregion provider-auth
def test_refuses_the_token_of_the_pact(pact_dir: Path) -> None:
    shop = Shop()
    with running(create_app(shop)) as url:
        verifier = (
            Verifier("OrderApi")
            .add_transport(url=url)
            .add_source(pact_dir / "OrderWeb-OrderApi.json")
            .filter("a request for my orders")
            .state_handler(state_handlers(shop), teardown=True)
        )
        with pytest.raises(RuntimeError):
            verifier.verify()

    assert "expected 200 but was 401" in verifier.output(strip_ansi=True)


# #region provider-fails uses running pact-dir
def test_fails_when_the_total_is_a_string(pact_dir: Path) -> None:
    app = Flask("OrderApi")

    @app.get("/orders/42")
    def get_order() -> dict[str, Any]:
        return {
            "id": 42,
            "status": "PAID",
            "total": "31.50",
            "placedAt": "2026-03-14T09:26:53Z",
            "items": [{"sku": "TEA-01", "quantity": 2}],
        }

    with running(app) as url:
        verifier = (
            Verifier("OrderApi")
            .add_transport(url=url)
            .add_source(pact_dir / "OrderWeb-OrderApi.json")
            .filter("^a request for an order$")
        )
        with pytest.raises(RuntimeError):
            verifier.verify()

    assert "$.total -> Expected '31.50'" in verifier.output(strip_ansi=True)


# #endregion provider-fails
