"""The GraphQL endpoint of the catalogue keeps the pact with ProductPage."""

# #region graphql-provider-test uses create-catalogue running pact-dir
from pathlib import Path
from typing import Any

from flask import Flask, request
from pact import Verifier

from local_server import running


class Catalogue:
    def __init__(self) -> None:
        self.products: dict[str, Any] = {}
        self.rebuilding = False


def test_keeps_the_pact_with_the_product_page(pact_dir: Path) -> None:
    catalogue = Catalogue()

    def product_exists(parameters: dict[str, Any]) -> None:
        catalogue.products[parameters["sku"]] = {"name": "Jasmine tea", "price": 5.25}

    def is_being_rebuilt(action: str) -> None:
        catalogue.rebuilding = action == "setup"

    with running(create_catalogue(catalogue)) as url:
        (
            Verifier("CatalogueGraphQL")
            .add_transport(url=url)
            .add_source(pact_dir / "ProductPage-CatalogueGraphQL.json")
            .state_handler(
                {
                    "a product exists": product_exists,
                    "the catalogue is being rebuilt": is_being_rebuilt,
                },
                teardown=True,
            )
            .verify()
        )


# #endregion graphql-provider-test
# #region helper-create-catalogue
def create_catalogue(catalogue: Catalogue) -> Flask:
    """Stands in for a GraphQL server: it knows one query, and chooses no fields."""
    app = Flask("CatalogueGraphQL")

    @app.post("/graphql")
    def answer() -> dict[str, Any]:
        if catalogue.rebuilding:
            problem = {"message": "Come back in a minute"}
            return {"data": {"product": None}, "errors": [problem]}
        sku = request.get_json()["variables"]["sku"]
        return {"data": {"product": catalogue.products.get(sku)}}

    return app


# #endregion helper-create-catalogue
