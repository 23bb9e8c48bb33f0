"""What OrderWeb knows of orders, and how it gets them from OrderApi."""

from dataclasses import asdict, dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any, Self

import httpx


# #region helper-client
@dataclass(frozen=True)
class Item:
    sku: str
    quantity: int


@dataclass(frozen=True)
class Order:
    id: int
    status: str
    total: Decimal
    placed_at: datetime
    items: list[Item]

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        return cls(
            id=data["id"],
            status=data["status"],
            total=data["total"],
            placed_at=datetime.fromisoformat(data["placedAt"]),
            items=[Item(item["sku"], item["quantity"]) for item in data["items"]],
        )


@dataclass(frozen=True)
class Receipt:
    """What OrderApi says about an order that it has accepted."""

    order_id: int
    status: str
    url: str


# #region client
class OrderClient:
    def __init__(self, base_url: str, token: str | None = None) -> None:
        headers = {"Accept": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self._http = httpx.Client(base_url=base_url, headers=headers)

    def order(self, order_id: int) -> Order | None:
        response = self._http.get(f"/orders/{order_id}")
        if response.status_code == httpx.codes.NOT_FOUND:
            return None
        return Order.from_json(self._json(response))

    def status(self, order_id: int) -> str:
        status: str = self._json(self._http.get(f"/orders/{order_id}"))["status"]
        return status

    def place(self, items: list[Item]) -> Receipt:
        body = {"items": [asdict(item) for item in items]}
        response = self._http.post("/orders", json=body)
        order = self._json(response)
        return Receipt(order["id"], order["status"], url=response.headers["Location"])

    def my_totals(self, status: str) -> dict[int, Decimal]:
        orders = self._json(self._http.get("/orders", params={"status": status}))
        return {order["id"]: order["total"] for order in orders}

    @staticmethod
    def _json(response: httpx.Response) -> Any:
        return response.raise_for_status().json(parse_float=Decimal)


# #endregion client
# #endregion helper-client
