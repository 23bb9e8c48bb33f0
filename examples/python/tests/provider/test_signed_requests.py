"""OrderApi behind a gateway that wants signatures, as API Gateway does with IAM."""

from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from flask import Flask, Response, abort, request
from pact import Verifier

from local_server import running
from order_api.app import create_app
from order_api.shop import Shop
from order_api_states import state_handlers
from signing import Signer

# #region helper-signer
SIGNER = Signer("ACCESS_KEY", "SECRET_KEY", "eu-west-1")
# #endregion helper-signer
# #region helper-no-token
HAS_NO_TOKEN = "^a request (for an order|to place an order)$"
# #endregion helper-no-token


# #region helper-signed-only uses signer
def signed_only(shop: Shop) -> Flask:
    app = create_app(shop)

    @app.before_request
    def check_signature() -> None:
        date = request.headers.get("X-Amz-Date") or abort(403)
        signed = datetime.strptime(date, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
        again = SIGNER.sign(request.method, request.url, request.get_data(), signed)
        if request.headers.get("Authorization") != again["Authorization"]:
            abort(403)

    return app


# #endregion helper-signed-only
# #region sigv4-filter uses signer no-token signed-only running state-handlers pact-dir
def signing_proxy(provider_url: str) -> Flask:
    """Signs what the verifier sends: Pact Python has no filter that sees a request."""
    proxy = Flask("signing proxy")

    @proxy.route("/", defaults={"path": ""}, methods=["GET", "POST", "PUT", "DELETE"])
    @proxy.route("/<path:path>", methods=["GET", "POST", "PUT", "DELETE"])
    def forward(path: str) -> Response:
        url = provider_url + request.full_path.rstrip("?")
        body = request.get_data()
        headers = SIGNER.sign(request.method, url, body, datetime.now(UTC))
        for name in ("Accept", "Content-Type"):
            if name in request.headers:
                headers[name] = request.headers[name]
        answer = httpx.request(request.method, url, content=body, headers=headers)
        kept = {"Content-Type", "Location"}
        sent = [(n, v) for n, v in answer.headers.items() if n.title() in kept]
        return Response(answer.content, answer.status_code, sent)

    return proxy


def test_keeps_the_pact_behind_a_gateway_that_wants_signatures(pact_dir: Path) -> None:
    shop = Shop()
    with (
        running(signed_only(shop)) as provider_url,
        running(signing_proxy(provider_url)) as proxy_url,
    ):
        (
            Verifier("OrderApi")
            .add_transport(url=proxy_url)
            .add_source(pact_dir / "OrderWeb-OrderApi.json")
            .filter(HAS_NO_TOKEN)
            .state_handler(state_handlers(shop), teardown=True)
            .verify()
        )


# #endregion sigv4-filter
def test_refuses_what_is_not_signed(pact_dir: Path) -> None:
    shop = Shop()
    with running(signed_only(shop)) as url:
        verifier = (
            Verifier("OrderApi")
            .add_transport(url=url)
            .add_source(pact_dir / "OrderWeb-OrderApi.json")
            .filter(HAS_NO_TOKEN)
            .state_handler(state_handlers(shop), teardown=True)
        )
        with pytest.raises(RuntimeError):
            verifier.verify()

    assert "expected 200 but was 403" in verifier.output(strip_ansi=True)


def test_signs_as_aws_does() -> None:
    # "get-vanilla" of the test suite that AWS has published for version 4.
    secret = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"
    signer = Signer("AKIDEXAMPLE", secret, "us-east-1", "service")
    signed = datetime(2015, 8, 30, 12, 36, tzinfo=UTC)

    headers = signer.sign("GET", "https://example.amazonaws.com/", b"", signed)

    assert headers["Authorization"].endswith(
        "Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"
    )
