from collections.abc import Iterator
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

import pytest

# #region consumer-test uses client pact-dir
from pact import Pact, generate, match

from order_web.orders import Item, Order, OrderClient, Receipt

# #region helper-status
STATUS = r"^(PENDING|PAID|SHIPPED)$"
# #endregion helper-status
TIMESTAMP = "%Y-%m-%dT%H:%M:%S%:z"
PLACED_AT = datetime(2026, 3, 14, 9, 26, 53, tzinfo=UTC)


# #region helper-pact uses pact-dir
@pytest.fixture
def pact(pact_dir: Path) -> Iterator[Pact]:
    pact = Pact("OrderWeb", "OrderApi")
    yield pact
    pact.write_file(pact_dir)


# #endregion helper-pact
def test_gets_an_order(pact: Pact) -> None:
    body = {
        "id": match.int(42),
        "status": match.regex("PAID", regex=STATUS),
        "total": match.decimal(31.5),
        "placedAt": match.datetime("2026-03-14T09:26:53Z", TIMESTAMP),
        "items": match.each_like(
            {"sku": match.str("TEA-01"), "quantity": match.int(2)}, min=1
        ),
    }
    (
        pact.upon_receiving("a request for an order")
        .given("an order exists", id=42)
        .with_request("GET", "/orders/42")
        .with_header("Accept", "application/json")
        .will_respond_with(200)
        .with_body(body, content_type="application/json")
    )

    with pact.serve() as server:
        order = OrderClient(server.url).order(42)

    assert order == Order(42, "PAID", Decimal("31.5"), PLACED_AT, [Item("TEA-01", 2)])


# #endregion consumer-test
def test_gets_nothing_for_an_order_that_does_not_exist(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for an order that does not exist")
        .given("no order exists", id=404)
        .with_request("GET", "/orders/404")
        .with_header("Accept", "application/json")
        .will_respond_with(404)
    )

    with pact.serve() as server:
        assert OrderClient(server.url).order(404) is None


def test_places_an_order(pact: Pact) -> None:
    (
        pact.upon_receiving("a request to place an order")
        .given("a product is in stock", sku="TEA-01")
        .with_request("POST", "/orders")
        .with_body(
            {"items": [{"sku": "TEA-01", "quantity": 2}]},
            content_type="application/json",
        )
        .will_respond_with(201)
        .with_header("Location", match.regex("/orders/43", regex=r"/orders/\d+$"))
        .with_body(
            {"id": match.int(43), "status": match.regex("PENDING", regex=STATUS)},
            content_type="application/json",
        )
    )

    with pact.serve() as server:
        receipt = OrderClient(server.url).place([Item("TEA-01", 2)])

    assert receipt == Receipt(order_id=43, status="PENDING", url="/orders/43")


# #region provider-state-value uses status pact
def test_gets_the_status_of_the_newest_order(pact: Pact) -> None:
    newest_order = generate.provider_state("/orders/${id}")
    (
        pact.upon_receiving("a request for the newest order")
        .given("an order was placed")
        .with_request("GET", match.type("/orders/42", generator=newest_order))
        .with_header("Accept", "application/json")
        .will_respond_with(200)
        .with_body(
            {"id": match.int(42), "status": match.regex("PAID", regex=STATUS)},
            content_type="application/json",
        )
    )

    with pact.serve() as server:
        assert OrderClient(server.url).status(42) == "PAID"


# #endregion provider-state-value
# #region consumer-auth uses status pact
def test_gets_the_totals_of_my_paid_orders(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for my orders")
        .given("a customer with orders is signed in", customer="ada")
        .with_request("GET", "/orders")
        .with_query_parameter("status", match.regex("PAID", regex=STATUS))
        .with_header("Accept", "application/json")
        .with_header(
            "Authorization",
            match.regex("Bearer example-token", regex=r"^Bearer .+$"),
        )
        .will_respond_with(200)
        .with_body(
            match.each_like({"id": match.int(42), "total": match.decimal(31.5)}, min=1),
            content_type="application/json",
        )
    )

    with pact.serve() as server:
        client = OrderClient(server.url, token="example-token")
        assert client.my_totals(status="PAID") == {42: Decimal("31.5")}


# #endregion consumer-auth
