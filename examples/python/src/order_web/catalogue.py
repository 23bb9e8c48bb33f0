"""How OrderWeb gets products from CatalogueApi."""

from typing import Any

import httpx


# #region helper-catalogue-client
class CatalogueClient:
    def __init__(self, base_url: str, language: str = "en-GB") -> None:
        headers = {"Accept": "application/json", "Accept-Language": language}
        self._http = httpx.Client(base_url=base_url, headers=headers)

    def product(self, sku: str) -> dict[str, Any]:
        return self._get(f"/products/{sku}")

    def reviews(self, sku: str, page: int) -> dict[str, Any]:
        return self._get(f"/products/{sku}/reviews", {"page": page})

    def _get(self, path: str, params: dict[str, int] | None = None) -> dict[str, Any]:
        response = self._http.get(path, params=params)
        data: dict[str, Any] = response.raise_for_status().json()
        return data


# #endregion helper-catalogue-client
