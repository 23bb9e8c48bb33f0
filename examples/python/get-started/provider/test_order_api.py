from threading import Thread
from typing import Any

from pact import Verifier
from werkzeug.serving import make_server

from order_api import app, orders


def test_keeps_the_pact_with_order_web() -> None:
    def order_exists(parameters: dict[str, Any]) -> None:
        orders[parameters["id"]] = {"status": "PAID", "total": 31.5}

    server = make_server("localhost", 0, app)
    Thread(target=server.serve_forever).start()
    try:
        (
            Verifier("OrderApi")
            .add_transport(url=f"http://localhost:{server.server_port}")
            .add_source("pacts")
            .state_handler({"an order exists": order_exists})
            .verify()
        )
    finally:
        server.shutdown()
