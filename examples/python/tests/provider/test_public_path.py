"""OrderApi keeps a pact whose paths are those of a gateway in front of it."""

from pathlib import Path

import pytest
from flask import Flask
from pact import Verifier
from werkzeug.middleware.dispatcher import DispatcherMiddleware

from local_server import running
from order_api.app import create_app
from order_api.shop import Shop
from order_api_states import state_handlers


# #region helper-public-pact uses pact-dir
@pytest.fixture
def public_pact(pact_dir: Path, tmp_path: Path) -> Path:
    """The pact of a consumer who knows the public paths only."""
    pact = (pact_dir / "OrderWeb-OrderApi.json").read_text()
    public = pact.replace('"path": "/orders/42"', '"path": "/shop/orders/42"')
    assert public != pact
    copied = tmp_path / "OrderWeb-OrderApi.json"
    copied.write_text(public)
    return copied


# #endregion helper-public-pact
def test_keeps_a_pact_with_public_paths(public_pact: Path) -> None:
    shop = Shop()

    # #region gateway-prefix uses public-pact running state-handlers
    # Does what the gateway does: OrderApi itself knows no /shop.
    app = create_app(shop)
    app.wsgi_app = DispatcherMiddleware(Flask("gateway"), {"/shop": app.wsgi_app})  # type: ignore[method-assign]

    with running(app) as url:
        (
            Verifier("OrderApi")
            .add_transport(url=url)
            .add_source(public_pact)
            .filter("^a request for an order$")
            .state_handler(state_handlers(shop), teardown=True)
            .verify()
        )
    # #endregion gateway-prefix
