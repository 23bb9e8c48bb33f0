"""How OrderWeb gets deliveries from DeliveryApi."""

import httpx


class DeliveryClient:
    def __init__(self, base_url: str) -> None:
        self._http = httpx.Client(base_url=base_url)

    def label(self, delivery_id: int | str) -> str:
        """What the driver's label says: most deliveries come without a note."""
        response = self._http.get(f"/deliveries/{delivery_id}")
        delivery = response.raise_for_status().json()
        return f"Delivery {delivery['id']}: {delivery.get('note') or 'ring the bell'}"
