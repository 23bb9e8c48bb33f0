from typing import Any

from flask import Flask, abort

app = Flask("OrderApi")
orders: dict[int, dict[str, Any]] = {}


@app.get("/orders/<int:order_id>")
def get_order(order_id: int) -> dict[str, Any]:
    order = orders.get(order_id)
    if order is None:
        abort(404)
    return {
        "id": order_id,
        "status": order["status"],
        "total": f"{order['total']:.2f}",
    }
