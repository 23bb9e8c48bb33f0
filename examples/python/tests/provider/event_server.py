# #region lambda-http-server
from base64 import b64decode
from collections.abc import Callable
from typing import Any

from flask import Flask, Response, request


def app_for(handler: Callable[[dict[str, Any], object], dict[str, Any]]) -> Flask:
    """Call a function as API Gateway does, with an event for each request."""
    app = Flask("API Gateway")

    @app.route("/", defaults={"path": ""}, methods=["GET", "POST", "PUT", "DELETE"])
    @app.route("/<path:path>", methods=["GET", "POST", "PUT", "DELETE"])
    def call(path: str) -> Response:
        event = {
            "version": "2.0",
            "rawPath": f"/{path}",
            "rawQueryString": request.query_string.decode(),
            "headers": {name.lower(): value for name, value in request.headers},
            "requestContext": {"http": {"method": request.method}},
            "body": request.get_data(as_text=True),
            "isBase64Encoded": False,
        }
        result = handler(event, None)
        body = result.get("body", "")
        content = b64decode(body) if result.get("isBase64Encoded") else body
        return Response(content, result["statusCode"], result.get("headers"))

    return app


# #endregion lambda-http-server
