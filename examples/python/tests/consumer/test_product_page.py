from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

# #region graphql-consumer uses pact-dir
from pact import Pact, match

from order_web.product_page import PRODUCT_QUERY, CatalogueError, ProductPage

QUESTION: dict[str, Any] = {
    "operationName": "Product",
    "query": PRODUCT_QUERY,
    "variables": {"sku": match.str("TEA-01")},
}


@pytest.fixture
def pact(pact_dir: Path) -> Iterator[Pact]:
    pact = Pact("ProductPage", "CatalogueGraphQL")
    yield pact
    pact.write_file(pact_dir)


def test_shows_a_product(pact: Pact) -> None:
    product = {"name": match.str("Green tea"), "price": match.decimal(4.75)}
    (
        pact.upon_receiving("a query for a product")
        .given("a product exists", sku="TEA-01")
        .with_request("POST", "/graphql")
        .with_body(QUESTION)
        .will_respond_with(200)
        .with_body({"data": {"product": product}})
    )

    with pact.serve() as server:
        shown = ProductPage(server.url).product("TEA-01")

    assert shown == {"name": "Green tea", "price": 4.75}


# #endregion graphql-consumer
# #region graphql-error
def test_says_why_there_is_no_product(pact: Pact) -> None:
    problem = {"message": match.str("The catalogue is being rebuilt")}
    (
        pact.upon_receiving("a query for a product that fails")
        .given("the catalogue is being rebuilt")
        .with_request("POST", "/graphql")
        .with_body(QUESTION)
        .will_respond_with(200)
        .with_body({"data": {"product": None}, "errors": match.each_like(problem, min=1)})
    )

    with pact.serve() as server, pytest.raises(CatalogueError, match="being rebuilt"):
        ProductPage(server.url).product("TEA-01")


# #endregion graphql-error
