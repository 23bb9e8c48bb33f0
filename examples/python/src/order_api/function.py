"""OrderApi as a function behind API Gateway."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

from order_api.app import to_json
from order_api.shop import Item, Shop

Event = dict[str, Any]
Result = dict[str, Any]


# #region lambda-http-handler
def create_handler(shop: Shop) -> Callable[[Event, object], Result]:
    """Give a handler of events in payload format 2.0."""

    def handler(event: Event, _context: object) -> Result:
        path: str = event["rawPath"]
        if event["requestContext"]["http"]["method"] == "POST":
            items = json.loads(event["body"])["items"]
            order = shop.place(Item(**item) for item in items)
            return answer(201, to_json(order), location=f"/orders/{order.id}")
        if path == "/orders":
            token = event["headers"].get("authorization", "").removeprefix("Bearer ")
            customer = shop.customer(token)
            if not customer:
                return {"statusCode": 401}
            [status] = parse_qs(event["rawQueryString"])["status"]
            orders = shop.orders_of(customer, status)
            return answer(200, [to_json(order) for order in orders])
        found = shop.orders.get(int(path.removeprefix("/orders/")))
        return answer(200, to_json(found)) if found else {"statusCode": 404}

    return handler


def answer(status: int, value: object, **headers: str) -> Result:
    return {
        "statusCode": status,
        "headers": {"content-type": "application/json", **headers},
        "body": json.dumps(value),
    }


# #endregion lambda-http-handler
