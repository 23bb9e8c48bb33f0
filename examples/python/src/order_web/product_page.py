"""How OrderWeb asks the catalogue's GraphQL endpoint for products."""

from typing import Any

import httpx

# #region graphql-client
PRODUCT_QUERY = """
query Product($sku: ID!) {
  product(sku: $sku) { name price }
}
"""


class CatalogueError(Exception):
    """The catalogue answers with errors, although the status is 200."""


class ProductPage:
    def __init__(self, base_url: str) -> None:
        self._http = httpx.Client(base_url=base_url)

    def product(self, sku: str) -> dict[str, Any] | None:
        question = {
            "operationName": "Product",
            "query": PRODUCT_QUERY,
            "variables": {"sku": sku},
        }
        answer = self._http.post("/graphql", json=question).raise_for_status().json()
        if answer.get("errors"):
            raise CatalogueError(answer["errors"][0]["message"])
        product: dict[str, Any] | None = answer["data"]["product"]
        return product


# #endregion graphql-client
