"""OrderMailer: tells customers that their orders have arrived."""

from datetime import datetime
from typing import TypedDict


# #region message-handler
class OrderPlaced(TypedDict):
    orderId: int
    email: str
    total: float
    placedAt: str


def confirmation(event: OrderPlaced) -> str:
    placed_at = datetime.fromisoformat(event["placedAt"])
    return (
        f"To: {event['email']}\n"
        f"Subject: Your order {event['orderId']}\n"
        "\n"
        f"Thank you for your order of {placed_at:%d %B %Y}.\n"
        f"The total is £{event['total']:.2f}.\n"
    )


# #endregion message-handler
