"""Messages beyond one event: replies, binary contents, HTTP in the same pact."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from flask import Flask
from pact import Pact, Verifier, match
from pact.error import PactVerificationError
from pact.types import Message

from local_server import running

# #region helper-pdf
PDF = b"%PDF-1.7\n"
# #endregion helper-pdf


# #region python-sync-client
@dataclass
class StockDesk:
    """Asks for the stock of a product over a queue, and waits for the reply."""

    ask: Callable[[bytes], bytes]

    def stock(self, sku: str) -> int:
        reply = json.loads(self.ask(json.dumps({"sku": sku}).encode()))
        stock: int = reply["stock"]
        return stock


# #endregion python-sync-client
# #region python-sync-consumer
def test_asks_for_the_stock(tmp_path: Path) -> None:
    pact = Pact("OrderDesk", "StockApi")
    (
        pact.upon_receiving("a question for the stock", "Sync")
        .given("a product is in stock", sku="TEA-01")
        .with_body({"sku": "TEA-01"}, content_type="application/json")
        .with_metadata(queue="stock")
        .will_respond_with()
        .with_body({"stock": match.int(120)}, content_type="application/json")
    )

    asked: list[bytes] = []
    # What an interaction gives is there within the loop only.
    for message in pact.interactions("Sync"):
        question = str(message.request_contents.contents)
        [reply] = [str(contents.contents) for contents in message.response_contents]

        def ask(content: bytes, reply: str = reply) -> bytes:
            asked.append(content)
            return reply.encode()

        assert StockDesk(ask).stock("TEA-01") == 120
        assert json.loads(asked[0]) == json.loads(question)

    pact.write_file(tmp_path)
    # #endregion python-sync-consumer

    # #region python-sync-provider
    stock: dict[str, int] = {}

    def product_is_in_stock(parameters: dict[str, Any]) -> None:
        stock[parameters["sku"]] = 7

    def answer(metadata: dict[str, Any]) -> Message:
        question = metadata["request"]["contents"]["content"]
        return Message(
            contents=json.dumps({"stock": stock[question["sku"]]}).encode(),
            metadata=None,
            content_type="application/json",
        )

    (
        Verifier("StockApi")
        .add_source(tmp_path / "OrderDesk-StockApi.json")
        .state_handler({"a product is in stock": product_is_in_stock})
        .message_handler({"a question for the stock": answer})
        .verify()
    )
    # #endregion python-sync-provider


def test_binary_message(tmp_path: Path) -> None:
    pact = Pact("Archive", "OrderApi")
    # #region python-binary-message uses pdf pact
    (
        pact.upon_receiving("invoice printed", "Async")
        .with_binary_body(PDF, "application/pdf")
        .with_matching_rules({"body": {"$": match.content_type("application/pdf")}})
        .with_metadata(orderId=match.int(42))
    )

    def store(invoice: str | bytes | None, metadata: dict[str, Any]) -> None:
        assert isinstance(invoice, bytes)
        assert invoice.startswith(b"%PDF")
        assert metadata["orderId"] == 42

    pact.verify(store, "Async")
    # #endregion python-binary-message
    pact.write_file(tmp_path)

    (
        Verifier("OrderApi")
        .add_source(tmp_path)
        .message_handler(
            {
                "invoice printed": Message(
                    contents=PDF + b"other bytes",
                    metadata={"orderId": 7},
                    content_type="application/pdf",
                )
            }
        )
        .verify()
    )


def test_http_and_messages_in_one_pact(tmp_path: Path) -> None:
    # #region python-mixed-consumer
    # One object for requests and one for messages: they meet in the file.
    requests = Pact("OrderMailer", "OrderApi")
    (
        requests.upon_receiving("a request for an order")
        .with_request("GET", "/orders/42")
        .will_respond_with(200)
    )
    with requests.serve() as server:
        httpx.get(server.url / "orders/42")
    requests.write_file(tmp_path)

    messages = Pact("OrderMailer", "OrderApi")
    (
        messages.upon_receiving("order placed", "Async").with_body(
            {"orderId": match.int(42)}, content_type="application/json"
        )
    )
    messages.verify(lambda body, metadata: json.loads(body or ""), "Async")
    messages.write_file(tmp_path)
    # #endregion python-mixed-consumer

    app = Flask("OrderApi")
    app.get("/orders/42")(lambda: {"id": 42})

    def order_placed() -> Message:
        return Message(
            contents=b'{"orderId": 7}', metadata=None, content_type="application/json"
        )

    # #region python-mixed-provider
    with running(app) as url:
        (
            Verifier("OrderApi")
            .add_transport(url=url)
            .add_source(tmp_path / "OrderMailer-OrderApi.json")
            .message_handler({"order placed": order_placed})
            .verify()
        )
    # #endregion python-mixed-provider


def test_one_function_for_all_messages(tmp_path: Path) -> None:
    pact = Pact("OrderMailer", "OrderPublisher")
    (
        pact.upon_receiving("order placed", "Async")
        .given("an order was placed", id=42)
        .with_body({"orderId": match.int(42)}, content_type="application/json")
    )
    pact.write_file(tmp_path)
    seen: list[tuple[str, dict[str, Any]]] = []

    # #region python-message-function
    def produce(name: str, metadata: dict[str, Any]) -> Message:
        seen.append((name, metadata["providerStates"][0]["params"]))
        return Message(
            contents=json.dumps({"orderId": 7}).encode(),
            metadata=None,
            content_type="application/json",
        )

    Verifier("OrderPublisher").add_source(tmp_path).message_handler(produce).verify()
    # #endregion python-message-function

    assert seen == [("order placed", {"id": 42})]


def test_a_handler_of_messages_that_fails() -> None:
    pact = Pact("OrderMailer", "OrderPublisher")
    (
        pact.upon_receiving("order placed", "Async").with_body(
            {"orderId": match.int(42)}, content_type="application/json"
        )
    )

    # #region python-message-errors uses pact
    def handler(body: str | bytes | None, metadata: dict[str, Any]) -> None:
        raise LookupError("no mail address")

    [failure] = pact.verify(handler, "Async", raises=False)
    assert failure.description == "order placed"
    assert isinstance(failure.error, LookupError)
    # #endregion python-message-errors

    with pytest.raises(PactVerificationError, match="count: 1"):
        pact.verify(handler, "Async")


def test_the_wrong_kind_passes() -> None:
    pact = Pact("OrderMailer", "OrderPublisher")
    pact.upon_receiving("order placed", "Async").with_body({"orderId": 42})
    assert pact.verify(lambda *_: pytest.fail("called"), "Sync") is None
