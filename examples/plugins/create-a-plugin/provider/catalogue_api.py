from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from flask import Flask, Response


@dataclass
class Product:
    sku: str
    name: str
    price: Decimal
    withdrawn: bool = False


app = Flask("CatalogueApi")
products: list[Product] = []


@app.get("/prices")
def get_prices() -> Response:
    sold = [product for product in products if not product.withdrawn]
    lines = [f"PRICES {date.today().isoformat()} GBP"]
    for product in sold:
        lines.append(f"{product.sku} {product.price:.2f} {product.name}")
    lines.append(f"END {len(sold)}")
    text = "\n".join(lines) + "\n"
    return Response(text, content_type="text/vnd.shop.price-list")
