"""The shop behind OrderApi, kept in memory."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal


@dataclass(frozen=True)
class Item:
    sku: str
    quantity: int


@dataclass(frozen=True)
class Order:
    id: int
    items: tuple[Item, ...]
    total: Decimal
    placed_at: datetime
    status: str = "PENDING"
    customer: str | None = None


class Shop:
    def __init__(self) -> None:
        self.prices: dict[str, Decimal] = {}
        self.orders: dict[int, Order] = {}
        self._customers: dict[str, str] = {}

    def add(self, order: Order) -> None:
        self.orders[order.id] = order

    def place(self, items: Iterable[Item]) -> Order:
        items = tuple(items)
        order = Order(
            id=max(self.orders, default=0) + 1,
            items=items,
            total=sum((self.prices[i.sku] * i.quantity for i in items), Decimal(0)),
            placed_at=datetime.now(UTC),
        )
        self.add(order)
        return order

    def orders_of(self, customer: str, status: str) -> list[Order]:
        return [
            order
            for order in self.orders.values()
            if order.customer == customer and order.status == status
        ]

    def sign_in(self, customer: str) -> str:
        """Return a fresh token for the customer."""
        token = secrets.token_urlsafe()
        self._customers[token] = customer
        return token

    def customer(self, token: str | None) -> str | None:
        return self._customers.get(token) if token else None
