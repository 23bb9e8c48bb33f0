"""How OrderWeb sends the form that a customer has filled in."""

from dataclasses import asdict

import httpx

from order_web.orders import Item


# #region refusal-client
class OrderForm:
    def __init__(self, base_url: str) -> None:
        self._http = httpx.Client(base_url=base_url)

    def submit(self, items: list[Item]) -> list[str]:
        """Returns what the customer has to correct: nothing, if the form is fine."""
        body = {"items": [asdict(item) for item in items]}
        response = self._http.post("/orders", json=body)
        if response.status_code == httpx.codes.BAD_REQUEST:
            errors: list[str] = response.json()["errors"]
            return errors
        response.raise_for_status()
        return []


# #endregion refusal-client
