from collections.abc import Callable
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

from order_api.shop import Item, Order, Shop


# #region helper-paid-order
def paid_order(order_id: int, customer: str | None = None) -> Order:
    return Order(
        id=order_id,
        status="PAID",
        total=Decimal("31.5"),
        placed_at=datetime(2026, 3, 14, 9, 26, 53, tzinfo=UTC),
        items=(Item("TEA-01", 2),),
        customer=customer,
    )


# #endregion helper-paid-order
# #region provider-states uses paid-order
# #region helper-state-handlers uses paid-order
def state_handlers(shop: Shop) -> dict[str, Callable[..., None]]:
    """What to do for each state, before (`setup`) and after (`teardown`) a request."""

    def order_exists(action: str, parameters: dict[str, Any]) -> None:
        if action == "setup":
            shop.add(paid_order(parameters["id"]))
        else:
            shop.orders.clear()

    def no_order_exists(parameters: dict[str, Any]) -> None:
        shop.orders.pop(parameters["id"], None)

    def product_is_in_stock(parameters: dict[str, Any]) -> None:
        shop.prices[parameters["sku"]] = Decimal("15.75")

    def order_was_placed(action: str) -> None:
        order_exists(action, {"id": 42})

    def customer_has_orders(action: str, parameters: dict[str, Any]) -> None:
        if action == "setup":
            shop.add(paid_order(42, customer=parameters["customer"]))
        else:
            shop.orders.clear()

    return {
        "an order exists": order_exists,
        "no order exists": no_order_exists,
        "a product is in stock": product_is_in_stock,
        "an order was placed": order_was_placed,
        "a customer with orders is signed in": customer_has_orders,
    }


# #endregion helper-state-handlers
# #endregion provider-states
