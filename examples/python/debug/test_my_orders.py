"""Tests whose log tests/consumer/test_debug_logging.py reads, in a process of its own."""

from pathlib import Path

from pact import Pact, Verifier

from local_server import running
from order_api.app import create_app
from order_api.shop import Shop
from order_api_states import state_handlers
from order_web.orders import OrderClient


def test_gets_my_orders(tmp_path: Path) -> None:
    pact = Pact("OrderWeb", "OrderApi")
    (
        pact.upon_receiving("a request for my orders")
        .with_request("GET", "/orders")
        .with_query_parameter("status", "PAID")
        .with_header("Authorization", "Bearer example-token")
        .will_respond_with(200)
        .with_body([])
    )
    with pact.serve() as server:
        OrderClient(server.url, token="example-token").my_totals(status="PAID")
    pact.write_file(tmp_path)

    shop = Shop()
    with running(create_app(shop)) as url:
        (
            Verifier("OrderApi")
            .add_transport(url=url)
            .add_source(tmp_path / "OrderWeb-OrderApi.json")
            .state_handler(state_handlers(shop), teardown=True)
            .add_custom_header("Authorization", f"Bearer {shop.sign_in('ada')}")
            .verify()
        )
