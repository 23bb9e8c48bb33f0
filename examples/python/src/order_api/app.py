"""OrderApi over HTTP."""

from typing import Any

from flask import Flask, abort, request
from flask.typing import ResponseReturnValue

from order_api.shop import Item, Order, Shop


def to_json(order: Order) -> dict[str, Any]:
    return {
        "id": order.id,
        "status": order.status,
        "total": float(order.total),
        "placedAt": order.placed_at.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "items": [{"sku": item.sku, "quantity": item.quantity} for item in order.items],
    }


# #region provider
def create_app(shop: Shop) -> Flask:
    app = Flask("OrderApi")

    @app.get("/orders/<int:order_id>")
    def get_order(order_id: int) -> ResponseReturnValue:
        if order := shop.orders.get(order_id):
            return to_json(order)
        return "", 404

    @app.post("/orders")
    def place_order() -> ResponseReturnValue:
        order = shop.place(Item(**item) for item in request.get_json()["items"])
        return to_json(order), 201, {"Location": f"/orders/{order.id}"}

    @app.get("/orders")
    def get_my_orders() -> ResponseReturnValue:
        authorization = request.authorization
        customer = shop.customer(authorization.token if authorization else None)
        if not customer:
            abort(401)
        orders = shop.orders_of(customer, status=request.args["status"])
        return [to_json(order) for order in orders]

    return app


# #endregion provider
