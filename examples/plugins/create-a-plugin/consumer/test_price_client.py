from decimal import Decimal

from pact import Pact
from price_client import PriceClient

PRICE_LIST = {
    "date": {
        "pact:matcher:type": "date",
        "format": "yyyy-MM-dd",
        "value": "2026-11-02",
    },
    "currency": "GBP",
    "product": {
        "sku": {
            "pact:matcher:type": "regex",
            "regex": "^[A-Z]{3}-[0-9]{2}$",
            "value": "TEA-01",
        },
        "price": {
            "pact:matcher:type": "regex",
            "regex": "^[0-9]+[.][0-9]{2}$",
            "value": "4.50",
        },
        "name": {"pact:matcher:type": "type", "value": "Green tea"},
    },
}
TODAY = {"body": {"$.date": {"type": "Date", "format": "yyyy-MM-dd"}}}


def test_reads_the_prices_of_today() -> None:
    pact = Pact("OrderWeb", "CatalogueApi").using_plugin("price-list", "1.0.0")
    (
        pact.upon_receiving("a request for the prices")
        .given("there are products")
        .with_request("GET", "/prices")
        .will_respond_with(200)
        .with_plugin_contents(PRICE_LIST, "text/vnd.shop.price-list")
        .with_generators(TODAY)
    )

    with pact.serve() as server:
        assert PriceClient(server.url).prices() == {"TEA-01": Decimal("4.50")}

    pact.write_file("pacts")
