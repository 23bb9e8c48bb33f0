"""Messages of verifications."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from flask import Flask
from pact import Pact, Verifier, match
from pact.types import Message

from local_server import running

Shown = Callable[[str, object], None]
Report = Callable[[], str]


@pytest.fixture
def pact_file(tmp_path: Path) -> Path:
    pact = Pact("OrderWeb", "OrderApi")
    (
        pact.upon_receiving("a request for an order")
        .given("an order exists", id=42)
        .with_request("GET", "/orders/42")
        .will_respond_with(200)
        .with_body({"total": match.decimal(31.5)}, content_type="application/json")
    )
    pact.write_file(tmp_path)
    return tmp_path / "OrderWeb-OrderApi.json"


@pytest.fixture
def message_file(tmp_path: Path) -> Path:
    pact = Pact("OrderMailer", "OrderPublisher")
    (
        pact.upon_receiving("order placed", "Async")
        .with_body({"orderId": match.int(42)}, content_type="application/json")
        .with_metadata(topic="orders")
    )
    pact.write_file(tmp_path)
    return tmp_path / "OrderMailer-OrderPublisher.json"


@pytest.fixture
def url() -> Iterator[str]:
    app = Flask("OrderApi")

    @app.get("/orders/42")
    def get_order() -> dict[str, str]:
        return {"total": "31.50"}

    with running(app) as url:
        yield url


@pytest.fixture
def report(capfd: pytest.CaptureFixture[str]) -> Report:
    """What was printed below `Failures`, without colours."""

    def failures() -> str:
        output = re.sub(r"\x1b\[\d+m", "", capfd.readouterr().out)
        lines = output[output.index("1) ") : output.index("\n\nThere were")].splitlines()
        return "\n".join(line for line in lines if line.strip())

    return failures


def test_body(pact_file: Path, url: str, shown: Shown, report: Report) -> None:
    verifier = Verifier("OrderApi").add_transport(url=url).add_source(pact_file)
    with pytest.raises(RuntimeError) as failure:
        verifier.verify()
    shown("verification-failed", f"RuntimeError: {failure.value}")
    shown("body-type", report())


def test_provider_not_running(pact_file: Path, shown: Shown, report: Report) -> None:
    verifier = (
        Verifier("OrderApi").add_transport(url="http://localhost:1").add_source(pact_file)
    )
    with pytest.raises(RuntimeError):
        verifier.verify()
    shown("provider-not-running", report())


def test_state_handler_missing(shown: Shown, caplog: pytest.LogCaptureFixture) -> None:
    verifier = Verifier("OrderApi").state_handler({"an order is there": lambda: None})
    callback = verifier._state_handler
    with callback:
        answer = httpx.post(
            callback.url,  # type: ignore[union-attr]
            json={"state": "an order exists", "action": "setup", "params": {}},
        )
    assert answer.status_code == 500
    [record] = [record for record in caplog.records if record.exc_info]
    assert record.exc_info
    shown(
        "state-missing",
        f"ERROR    {record.name} {record.getMessage()}\nKeyError: {record.exc_info[1]}",
    )


def test_state_change_failed(
    pact_file: Path, url: str, shown: Shown, report: Report
) -> None:
    verifier = (
        Verifier("OrderApi")
        .add_transport(url=url)
        .add_source(pact_file)
        .state_handler(f"{url}/nothing-here", body=True)
    )
    with pytest.raises(RuntimeError):
        verifier.verify()
    shown("state-change", report())


def test_signature_of_a_state_handler(shown: Shown) -> None:
    def order_exists(id: int) -> None:  # noqa: A002
        """Wants a parameter of the state, which comes in `parameters`."""

    verifier = Verifier("OrderApi").state_handler({"an order exists": order_exists})
    callback = verifier._state_handler
    with pytest.warns(UserWarning, match="will not be passed") as warnings, callback:
        httpx.post(
            callback.url,  # type: ignore[union-attr]
            json={"state": "an order exists", "action": "setup", "params": {"id": 42}},
        )
    message = str(warnings[0].message).replace(
        "test_signature_of_a_state_handler.<locals>.", ""
    )
    shown("state-signature", f"UserWarning: {message}")


def raises(call: Callable[[], Any]) -> str:
    with pytest.raises((RuntimeError, TypeError, ValueError)) as failure:
        call()
    return f"{failure.type.__name__}: {failure.value}"


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("no-transport", lambda verifier: verifier.verify()),
        (
            "host-mismatch",
            lambda verifier: verifier.add_transport(url="http://127.0.0.1:8080"),
        ),
        (
            "source-missing",
            lambda verifier: verifier.add_source("pacts/OrderWeb-OrdersApi.json"),
        ),
        (
            "state-url-body",
            lambda verifier: verifier.state_handler("http://localhost:8080/states"),
        ),
        (
            "state-function-body",
            lambda verifier: verifier.state_handler(print, body=True),
        ),
        (
            "state-not-callable",
            lambda verifier: verifier.state_handler({"an order exists": 42}),
        ),
        ("broker-url-missing", lambda verifier: verifier.broker_source(use_env=False)),
        (
            "broker-token-and-user",
            lambda verifier: verifier.broker_source(
                "https://broker.example.org", token="example-token", username="ada"
            ),
        ),
        (
            "message-without-contents",
            lambda verifier: verifier.message_handler({"order placed": {"orderId": 42}}),
        ),
        (
            "message-of-text",
            lambda verifier: verifier.message_handler({"order placed": "x"}),
        ),
    ],
)
def test_refused(name: str, call: Callable[[Verifier], Any], shown: Shown) -> None:
    shown(name, raises(lambda: call(Verifier("OrderApi"))))


@pytest.mark.parametrize(
    ("name", "handler"),
    [
        ("message-missing", {"order sent": b"{}"}),
        ("message-as-bytes", {"order placed": b'{"orderId": 7}'}),
        (
            "message-as-text",
            {
                "order placed": lambda: Message(
                    contents='{"orderId": 7}',  # type: ignore[typeddict-item]
                    metadata=None,
                    content_type="application/json",
                )
            },
        ),
    ],
)
def test_message(
    name: str,
    handler: dict[str, Any],
    message_file: Path,
    shown: Shown,
    report: Report,
    caplog: pytest.LogCaptureFixture,
) -> None:
    verifier = (
        Verifier("OrderPublisher").add_source(message_file).message_handler(handler)
    )
    with pytest.raises(RuntimeError):
        verifier.verify()
    causes = [str(record.exc_info[1]) for record in caplog.records if record.exc_info]
    shown(name, "\n".join([*causes[:1], *sorted_report(report())]))


def sorted_report(text: str) -> list[str]:
    """The body first, then the metadata: their order differs from run to run."""
    lines = [
        line.strip() for line in text.splitlines()[1:] if not line.strip()[0].isdigit()
    ]
    return sorted(lines)


def test_broker_not_reachable(shown: Shown, report: Report) -> None:
    verifier = (
        Verifier("OrderApi")
        .add_transport(url="http://localhost:1")
        .broker_source("http://localhost:1", use_env=False)
    )
    with pytest.raises(RuntimeError):
        verifier.verify()
    shown("broker-not-reachable", report())


def test_pact_at_a_url_is_not_there(url: str, shown: Shown, report: Report) -> None:
    verifier = (
        Verifier("OrderApi").add_transport(url=url).add_source(f"{url}/no-pact.json")
    )
    with pytest.raises(RuntimeError):
        verifier.verify()
    shown("pact-not-found", report())
