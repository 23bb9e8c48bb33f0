from datetime import date
from decimal import Decimal

import httpx


class PriceClient:
    def __init__(self, base_url: str) -> None:
        self.http = httpx.Client(base_url=base_url)

    def prices(self) -> dict[str, Decimal]:
        """Gives the price of each product by its article number."""
        text = self.http.get("/prices").raise_for_status().text
        head, *lines, end = text.splitlines()
        _, day, _ = head.split()
        if day != date.today().isoformat():
            raise ValueError(f"these are the prices of {day}")
        if end != f"END {len(lines)}":
            raise ValueError(f"{len(lines)} lines arrived before {end}")
        return {sku: Decimal(price) for sku, price, *_ in map(str.split, lines)}
