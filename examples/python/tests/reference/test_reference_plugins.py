"""The plugin of the JavaScript project, in requests and messages."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from flask import Flask, Response
from pact import Pact, Verifier
from pact.error import BodyMismatch, MismatchesError, RequestMismatch
from pact.types import Message

from local_server import running

TYPE = "text/vnd.shop.label"
TEXT = "Carrier: PARCEL\nTo: Grace\nWeight: 90 g"
# #region helper-label
LABEL = {
    "Carrier": "PARCEL",
    "To": {"example": "Ada", "rule": {"type": "type"}},
    "Weight": {
        "example": "250 g",
        "rule": {"type": "regex", "values": {"regex": r"^\d+ g$"}},
    },
}
# #endregion helper-label


@pytest.fixture(autouse=True)
def plugins(
    pytestconfig: pytest.Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = pytestconfig.rootpath.parent / "javascript/plugins"
    monkeypatch.setenv("PACT_PLUGIN_DIR", str(folder))
    monkeypatch.setenv("PACT_OUTPUT_DIR", str(tmp_path))


def test_request(pact: Pact) -> None:
    # #region python-plugin-request uses label pact
    (
        pact.using_plugin("shop-label", "1.0.0")
        .upon_receiving("a request to print a label")
        .with_request("POST", "/labels")
        .with_plugin_contents(LABEL, "text/vnd.shop.label")
        .will_respond_with(201)
    )

    with pytest.raises(MismatchesError) as failure, pact.serve() as server:
        httpx.post(
            server.url / "labels",
            content="Carrier: PARCEL\nTo: Ada\n",
            headers={"Content-Type": "text/vnd.shop.label"},
        )

    [request] = failure.value.mismatches
    assert isinstance(request, RequestMismatch)
    [weight] = request.mismatches
    assert isinstance(weight, BodyMismatch)
    assert weight.mismatch == "Expected a field 'Weight', but it is missing"
    # #endregion python-plugin-request


def test_asynchronous_message(tmp_path: Path) -> None:
    # #region python-plugin-async uses label
    pact = Pact("PackingDesk", "ParcelApi").using_plugin("shop-label", "1.0.0")
    (
        pact.upon_receiving("parcel packed", "Async").with_plugin_contents(
            LABEL, "text/vnd.shop.label"
        )
    )

    def receive(body: str | bytes | None, metadata: dict[str, Any]) -> None:
        assert str(body).splitlines() == ["Carrier: PARCEL", "To: Ada", "Weight: 250 g"]

    pact.verify(receive, "Async")
    pact.write_file(tmp_path)
    # #endregion python-plugin-async

    label = Message(contents=TEXT.encode(), metadata=None, content_type=TYPE)
    (
        Verifier("ParcelApi")
        .add_source(tmp_path)
        .message_handler({"parcel packed": label})
        .verify()
    )


def test_synchronous_message(tmp_path: Path) -> None:
    pact = Pact("PackingDesk", "ParcelApi").using_plugin("shop-label", "1.0.0")
    # #region python-plugin-sync uses label pact
    (
        pact.upon_receiving("a question for a label", "Sync").with_plugin_contents(
            {"request": LABEL, "response": LABEL}, "text/vnd.shop.label"
        )
    )
    for message in pact.interactions("Sync"):
        [reply] = [str(contents.contents) for contents in message.response_contents]
        assert reply.startswith("Carrier: PARCEL")
    # #endregion python-plugin-sync
    pact.write_file(tmp_path)


def test_provider(tmp_path: Path) -> None:
    pact = Pact("PackingDesk", "ParcelApi").using_plugin("shop-label", "1.0.0")
    (
        pact.upon_receiving("a request for a label")
        .with_request("GET", "/labels/42")
        .will_respond_with(200)
        .with_plugin_contents(LABEL, TYPE)
    )
    pact.write_file(tmp_path)
    app = Flask("ParcelApi")
    app.get("/labels/42")(lambda: Response(TEXT, content_type=TYPE))

    # #region python-plugin-provider
    with running(app) as url:
        (
            Verifier("ParcelApi")
            .add_transport(url=url)
            .add_source(tmp_path / "PackingDesk-ParcelApi.json")
            .verify()
        )
    # #endregion python-plugin-provider


def test_a_protocol_that_no_plugin_has() -> None:
    pact = Pact("PackingDesk", "ParcelApi").using_plugin("shop-label", "1.0.0")
    with pytest.raises(RuntimeError, match="mock server could not be started"):
        pact.serve(transport="grpc").__enter__()
