import httpx


class OrderClient:
    def __init__(self, base_url: str) -> None:
        self.http = httpx.Client(base_url=base_url)

    def summary(self, order_id: int) -> str:
        order = self.http.get(f"/orders/{order_id}").raise_for_status().json()
        return f"Order {order_id}: {order['status']}, £{order['total']:.2f}"
