"""A product with other values keeps the pact, whose rules say how they may differ."""

from pathlib import Path
from typing import Any

from flask import Flask, request
from flask.typing import ResponseReturnValue
from pact import Verifier

from local_server import running

PRODUCT: dict[str, Any] = {
    "name": "Sencha",
    "weight": 50,
    "maker": {"name": "Uji Gardens", "organic": False, "since": 1907},
    "sku": "TEA-07",
    "barcode": "5012345678900",
    "price": 8.5,
    "rating": 5,
    "inStock": False,
    "addedOn": "2025-12-31",
    "collectBy": "09:00",
    "changedAt": "2026-01-02T03:04:05Z",
    "revision": "0C9F3B1E-5D0A-4F0B-9C66-3F4B8E1D2A77",
    "variants": [
        {"grams": 50, "label": "Bag"},
        {"grams": 100, "label": "Tin"},
        {"grams": 1000, "label": "Sack"},
    ],
    "colours": ["white", "blue", "black"],
    "attachments": [
        {"type": "film", "url": "/sencha.webm"},
        {"type": "manual", "pages": 12},
        {"type": "picture", "url": "/sencha.png"},
    ],
    "names": {"de": "Sencha-Tee", "ja": "煎茶", "nl": "Senchathee"},
    "stock": {"BATH": 3},
    "list": {"amount": 9.25, "currency": "GBP"},
    "notice": "The price includes VAT.",
    "discount": None,
}


def create_catalogue() -> Flask:
    app = Flask("CatalogueApi")

    @app.get("/products/<sku>")
    def get_product(sku: str) -> ResponseReturnValue:
        return PRODUCT

    @app.get("/products/<sku>/reviews")
    def get_reviews(sku: str) -> ResponseReturnValue:
        return {"page": int(request.args["page"]), "reviews": ["Fresh", "Grassy"]}

    return app


def test_keeps_the_pact_with_other_values(pact_dir: Path) -> None:
    def product_is_in_the_catalogue(parameters: dict[str, Any]) -> None:
        assert parameters == {"sku": "TEA-01"}

    with running(create_catalogue()) as url:
        (
            Verifier("CatalogueApi")
            .add_transport(url=url)
            .add_source(pact_dir / "OrderWeb-CatalogueApi.json")
            .state_handler({"a product is in the catalogue": product_is_in_the_catalogue})
            .verify()
        )
