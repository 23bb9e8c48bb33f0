"""One interaction for each group of matchers."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pact import Pact, match
from pact.match.matcher import GenericMatcher

from order_web.catalogue import CatalogueClient


# #region helper-pact uses pact-dir
@pytest.fixture
def pact(pact_dir: Path) -> Iterator[Pact]:
    pact = Pact("OrderWeb", "CatalogueApi")
    yield pact
    pact.write_file(pact_dir)


# #endregion helper-pact
# #region matching-type uses catalogue-client pact
def test_by_type(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for the description of a product")
        .given("a product is in the catalogue", sku="TEA-01")
        .with_request("GET", "/products/TEA-01")
        .will_respond_with(200)
        .with_body(
            match.like(
                {
                    "name": "Earl Grey",
                    "weight": 125,
                    "maker": {"name": "Hill & Daughters", "organic": True},
                }
            )
        )
    )

    with pact.serve() as server:
        product = CatalogueClient(server.url).product("TEA-01")

    assert product["name"] == "Earl Grey"
    assert product["maker"]["organic"] is True


# #endregion matching-type
# #region matching-regex uses catalogue-client pact
def test_by_regular_expression(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for the codes of a product")
        .given("a product is in the catalogue", sku="TEA-01")
        .with_request("GET", "/products/TEA-01")
        .will_respond_with(200)
        .with_body(
            {
                "sku": match.regex("TEA-01", regex=r"^[A-Z]{3}-\d{2}$"),
                "barcode": match.regex("4006381333931", regex=r"^\d{13}$"),
            }
        )
    )

    with pact.serve() as server:
        product = CatalogueClient(server.url).product("TEA-01")

    assert product == {"sku": "TEA-01", "barcode": "4006381333931"}


# #endregion matching-regex
# #region matching-number uses catalogue-client pact
def test_by_kind_of_number(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for the numbers of a product")
        .given("a product is in the catalogue", sku="TEA-01")
        .with_request("GET", "/products/TEA-01")
        .will_respond_with(200)
        .with_body(
            {
                "price": match.decimal(15.75),
                "weight": match.int(125),
                "rating": match.number(4.5),
                "inStock": match.bool(True),
            }
        )
    )

    with pact.serve() as server:
        product = CatalogueClient(server.url).product("TEA-01")

    assert product == {"price": 15.75, "weight": 125, "rating": 4.5, "inStock": True}


# #endregion matching-number
# #region matching-datetime uses catalogue-client pact
def test_by_date_and_time(pact: Pact) -> None:
    changed_at = "2026-03-14T09:26:53+00:00"
    revision = "6f1c3c6e-92b4-4d0e-8f55-1f0a5c1d7c11"
    (
        pact.upon_receiving("a request for the dates of a product")
        .given("a product is in the catalogue", sku="TEA-01")
        .with_request("GET", "/products/TEA-01")
        .will_respond_with(200)
        .with_body(
            {
                "addedOn": match.date("2026-03-01"),
                "collectBy": match.time("17:30", "%H:%M"),
                # The default, "%z", takes +0000, but neither Z nor +00:00.
                "changedAt": match.datetime(changed_at, "%Y-%m-%dT%H:%M:%S%:z"),
                "revision": match.uuid(revision),
            }
        )
    )

    with pact.serve() as server:
        product = CatalogueClient(server.url).product("TEA-01")

    assert product["addedOn"] == "2026-03-01"
    assert product["collectBy"] == "17:30"
    assert product["changedAt"] == changed_at
    assert product["revision"] == revision


# #endregion matching-datetime
# #region matching-array uses catalogue-client pact
def test_by_the_elements_of_an_array(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for the variants of a product")
        .given("a product is in the catalogue", sku="TEA-01")
        .with_request("GET", "/products/TEA-01")
        .will_respond_with(200)
        .with_body(
            {
                "variants": match.each_like(
                    {"grams": match.int(125), "label": match.str("Tin")}, min=1
                ),
                # `each_like` gives one example, whatever the minimum.
                "colours": match.like(["green", "gold"], min=2, max=5),
            }
        )
    )

    with pact.serve() as server:
        product = CatalogueClient(server.url).product("TEA-01")

    assert product["variants"] == [{"grams": 125, "label": "Tin"}]
    assert product["colours"] == ["green", "gold"]


# #endregion matching-array
# #region matching-array-contains uses catalogue-client pact
def test_by_what_an_array_contains(pact: Pact) -> None:
    picture = {"type": "picture", "url": match.regex("/tea.png", regex=r"^/.+\.png$")}
    manual = {"type": "manual", "pages": match.int(4)}
    (
        pact.upon_receiving("a request for the attachments of a product")
        .given("a product is in the catalogue", sku="TEA-01")
        .with_request("GET", "/products/TEA-01")
        .will_respond_with(200)
        .with_body({"attachments": match.array_containing([picture, manual])})
    )

    with pact.serve() as server:
        product = CatalogueClient(server.url).product("TEA-01")

    assert product["attachments"] == [
        {"type": "picture", "url": "/tea.png"},
        {"type": "manual", "pages": 4},
    ]


# #endregion matching-array-contains
# #region matching-map uses catalogue-client pact
def test_by_the_keys_and_values_of_a_map(pact: Pact) -> None:
    names = {"en": "Earl Grey", "fr": "Thé Earl Grey"}
    stock = {"LEEDS": 12, "YORK": 0}
    (
        pact.upon_receiving("a request for the translations of a product")
        .given("a product is in the catalogue", sku="TEA-01")
        .with_request("GET", "/products/TEA-01")
        .will_respond_with(200)
        .with_body(
            {
                "names": match.each_key_matches(
                    names, rules=match.regex("en", regex="^[a-z]{2}$")
                ),
                "stock": match.each_value_matches(stock, rules=match.int(12)),
            }
        )
    )

    with pact.serve() as server:
        product = CatalogueClient(server.url).product("TEA-01")

    assert product == {"names": names, "stock": stock}


# #endregion matching-map
# #region matching-exact uses catalogue-client pact
def test_by_exact_values(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for the price of a product")
        .given("a product is in the catalogue", sku="TEA-01")
        .with_request("GET", "/products/TEA-01")
        .will_respond_with(200)
        .with_body(
            {
                # Everything in `like` is compared by type, but the currency.
                "list": match.like(
                    {"amount": 15.75, "currency": GenericMatcher("equality", "GBP")}
                ),
                "notice": match.includes("VAT"),
                "discount": match.none(),
            }
        )
    )

    with pact.serve() as server:
        product = CatalogueClient(server.url).product("TEA-01")

    assert product["list"] == {"amount": 15.75, "currency": "GBP"}
    assert product["notice"] == "VAT"
    assert product["discount"] is None


# #endregion matching-exact
# #region matching-request uses catalogue-client pact
def test_by_rules_for_the_request(pact: Pact) -> None:
    (
        pact.upon_receiving("a request for the reviews of a product")
        .given("a product is in the catalogue", sku="TEA-01")
        .with_request(
            "GET",
            match.regex(
                "/products/TEA-01/reviews", regex=r"^/products/[A-Z]{3}-\d{2}/reviews$"
            ),
        )
        .with_query_parameter("page", match.regex("1", regex=r"^\d+$"))
        .with_header("Accept-Language", match.regex("en-GB", regex="^en(-[A-Z]{2})?$"))
        .will_respond_with(200)
        .with_body({"page": match.int(1), "reviews": match.each_like("Lovely", min=1)})
    )

    with pact.serve() as server:
        client = CatalogueClient(server.url, language="en-IE")
        reviews = client.reviews("TEA-02", page=3)

    assert reviews == {"page": 1, "reviews": ["Lovely"]}


# #endregion matching-request
