"""OrderPublisher: tells the rest of the shop what happens to orders."""

from typing import Any

from order_api.shop import Order


# #region message-publisher
def order_placed(order: Order, email: str) -> dict[str, Any]:
    return {
        "orderId": order.id,
        "email": email,
        "total": float(order.total),
        "placedAt": order.placed_at.strftime("%Y-%m-%dT%H:%M:%SZ"),
    }


# #endregion message-publisher
