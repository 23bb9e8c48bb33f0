from decimal import Decimal
from threading import Thread

from pact import Verifier
from werkzeug.serving import make_server

from catalogue_api import Product, app, products


def there_are_products() -> None:
    products[:] = [
        Product("MUG-07", "Blue mug", Decimal("12.00")),
        Product("POT-03", "Clay pot", Decimal("31.00"), withdrawn=True),
        Product("TEA-02", "Earl Grey", Decimal("3.75")),
    ]


def test_keeps_the_pact_with_order_web() -> None:
    server = make_server("localhost", 0, app)
    Thread(target=server.serve_forever).start()
    try:
        (
            Verifier("CatalogueApi")
            .add_transport(url=f"http://localhost:{server.server_port}")
            .add_source("pacts")
            .state_handler({"there are products": there_are_products})
            .verify()
        )
    finally:
        server.shutdown()
