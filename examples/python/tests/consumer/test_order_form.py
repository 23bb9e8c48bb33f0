from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest
from pact import Pact, match

from order_web.order_form import OrderForm
from order_web.orders import Item


# #region helper-pact
@pytest.fixture
def pact(tmp_path: Path) -> Iterator[Pact]:
    """Two ways to write one pact, kept apart from the pact of the shop."""
    pact = Pact("OrderWeb", "OrderApi")
    yield pact
    pact.write_file(tmp_path)


# #endregion helper-pact
# #region contract-too-much uses pact
@pytest.mark.parametrize(
    ("given", "items", "error"),
    [
        ("no items", [], "The order has no items"),
        ("a quantity of 0", [Item("TEA-01", 0)], "The quantity is less than 1"),
        ("a quantity of 100", [Item("TEA-01", 100)], "The quantity is more than 99"),
    ],
)
def test_shows_every_rule(pact: Pact, given: str, items: list[Item], error: str) -> None:
    (
        pact.upon_receiving(f"an order with {given}")
        .with_request("POST", "/orders")
        .with_body(
            {"items": [asdict(item) for item in items]}, content_type="application/json"
        )
        .will_respond_with(400)
        .with_body({"errors": [error]}, content_type="application/json")
    )

    with pact.serve() as server:
        assert OrderForm(server.url).submit(items) == [error]


# #endregion contract-too-much
# #region contract-enough uses pact
def test_shows_a_refusal(pact: Pact) -> None:
    (
        pact.upon_receiving("an order that is refused")
        .with_request("POST", "/orders")
        .with_body({"items": []}, content_type="application/json")
        .will_respond_with(400)
        .with_body(
            {"errors": match.each_like(match.str("The order has no items"), min=1)},
            content_type="application/json",
        )
    )

    with pact.serve() as server:
        errors = OrderForm(server.url).submit([])

    assert errors == ["The order has no items"]


# #endregion contract-enough
