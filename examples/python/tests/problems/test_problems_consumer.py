"""Messages of consumer tests."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import httpx
import pytest
from pact import Pact, generate, match
from pact.error import MismatchesError, PactVerificationError

Shown = Callable[[str, object], None]
Log = Callable[[], str]
JSON = {"Accept": "application/json"}


def orders(pact: Pact) -> Any:
    return (
        pact.upon_receiving("a request").with_request("GET", "/").will_respond_with(200)
    )


def test_missing_request(pact: Pact, shown: Shown) -> None:
    with pytest.raises(MismatchesError) as failure, pact.serve():
        pass
    shown("missing-request", failure.value)


def test_request_not_found(pact: Pact, shown: Shown) -> None:
    with pytest.raises(MismatchesError) as failure, pact.serve() as server:
        httpx.get(server.url / "order/42", headers=JSON)
    shown("request-not-found", failure.value)


def test_request_mismatch(pact: Pact, shown: Shown) -> None:
    with pytest.raises(MismatchesError) as failure, pact.serve() as server:
        httpx.get(server.url / "orders/42", headers={"Accept": "text/html"})
    shown("request-mismatch", failure.value)


def test_the_client_raises_first(pact: Pact, shown: Shown) -> None:
    with pytest.raises(MismatchesError) as failure, pact.serve() as server:
        httpx.get(server.url / "order/42").raise_for_status()
    error = failure.value.__context__
    shown("client-error", f"{type(error).__module__}.{type(error).__name__}: {error}")


def test_port_in_use(pact: Pact, shown: Shown, log: Log) -> None:
    with pact.serve(port=18_765) as first:
        httpx.get(first.url / "orders/42", headers=JSON)
    other = Pact("OrderWeb", "OrderApi")
    orders(other)
    with pytest.raises(RuntimeError) as failure, other.serve(port=18_765):
        pass
    shown("port-in-use", f"{log()}\nRuntimeError: {failure.value}")
    del first  # ends the server
    with other.serve(port=18_765) as second:
        httpx.get(second.url)


def test_a_pact_is_served_once(pact: Pact, shown: Shown) -> None:
    with pact.serve() as server:
        httpx.get(server.url / "orders/42", headers=JSON)
    with pytest.raises(RuntimeError) as failure:
        pact.upon_receiving("another request").with_request("GET", "/orders")
    shown("pact-served", f"RuntimeError: {failure.value}")


def test_pact_file_broken(pact: Pact, tmp_path: Path, shown: Shown, log: Log) -> None:
    (tmp_path / "OrderWeb-OrderApi.json").write_text("{broken")
    with pytest.raises(RuntimeError) as failure:
        pact.write_file(tmp_path)
    shown("pact-file-broken", f"{log()}\nRuntimeError: {failure.value}")


def test_mixed_kinds_in_version_3(tmp_path: Path, shown: Shown, log: Log) -> None:
    pact = Pact("OrderWeb", "OrderApi").with_specification("V3")
    pact.upon_receiving("order placed", "Async").with_body({"id": 42}, "application/json")
    orders(pact)
    with pytest.raises(RuntimeError) as failure:
        pact.write_file(tmp_path)
    shown("mixed-kinds", f"{log()}\nRuntimeError: {failure.value}")


@pytest.mark.parametrize(
    "value", [Decimal("31.5"), date(2026, 3, 14), {1, 2}, generate.int]
)
def test_not_serialisable(value: object) -> None:
    with pytest.raises(TypeError, match="is not JSON serializable"):
        orders(Pact("OrderWeb", "OrderApi")).with_body({"value": value})


def test_decimal(shown: Shown) -> None:
    with pytest.raises(TypeError) as failure:
        orders(Pact("OrderWeb", "OrderApi")).with_body(
            {"total": match.decimal(Decimal("31.5"))}
        )
    shown("not-serialisable", f"TypeError: {failure.value}")


def test_generator_by_hand() -> None:
    with pytest.raises(TypeError, match="GenericGenerator is not JSON serializable"):
        orders(Pact("OrderWeb", "OrderApi")).with_generators(
            {"body": {"$.id": generate.int()}}
        )


def test_rules_with_rules(shown: Shown) -> None:
    rule = match.each_key_matches({}, rules=match.regex(regex="[a-z]+"))
    with pytest.raises(RuntimeError) as failure:
        orders(Pact("OrderWeb", "OrderApi")).with_matching_rules({"body": {"$": rule}})
    shown("rules-not-set", f"RuntimeError: {failure.value}")


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("number-without-example", lambda: match.number()),
        ("regex-without-pattern", lambda: match.regex("PAID")),
        ("date-format", lambda: match.datetime("Sat Mar 14 09:26:53 2026", "%c")),
        (
            "no-conversion",
            lambda: match.date(format="yyyy-MM-dd", disable_conversion=True),
        ),
    ],
)
def test_matcher(name: str, call: Callable[[], object], shown: Shown) -> None:
    with pytest.raises(ValueError) as failure:  # noqa: PT011
        call()
    shown(name, f"ValueError: {failure.value}")


def test_content_type_missing(pact: Pact, shown: Shown, log: Log) -> None:
    orders(pact).with_body({"id": 42})
    shown("content-type-null", log())


def test_a_pact_that_nobody_keeps(shown: Shown) -> None:
    with pytest.raises(RuntimeError) as failure:
        orders(Pact("OrderWeb", "OrderApi")).with_body({"id": 42}, "application/json")
    shown("pact-not-kept", f"RuntimeError: {failure.value}")


def test_header_that_looks_like_json() -> None:
    pact = Pact("OrderWeb", "OrderApi")
    orders(pact).with_header("X-Filter", '{"status": "PAID"}')
    with pact.serve() as server:
        assert httpx.get(server.url).headers["X-Filter"] == ""


def test_metadata_of_a_request(shown: Shown) -> None:
    with pytest.raises(RuntimeError) as failure:
        orders(Pact("OrderWeb", "OrderApi")).with_metadata(topic="orders")
    shown("metadata-of-http", f"RuntimeError: {failure.value}")


def test_handler_of_messages(shown: Shown) -> None:
    pact = Pact("OrderMailer", "OrderPublisher")
    pact.upon_receiving("order placed", "Async").with_body({"id": 42}, "application/json")

    def handler(body: str | bytes | None, metadata: dict[str, Any]) -> None:
        raise LookupError("no mail address")

    with pytest.raises(PactVerificationError) as failure:
        pact.verify(handler, "Async")
    shown("message-handler", f"pact.error.PactVerificationError: {failure.value}")
    [error] = failure.value.errors
    shown("message-handler-error", error)


def test_plugin_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shown: Shown
) -> None:
    monkeypatch.setenv("PACT_PLUGIN_DIR", str(tmp_path))
    monkeypatch.setenv("HTTPS_PROXY", "http://localhost:1")  # finds nothing to download
    with pytest.raises(RuntimeError) as failure:
        Pact("PackingDesk", "ParcelApi").using_plugin("shop-labels", "1.0.0")
    shown("plugin-missing", f"RuntimeError: {failure.value}")


@pytest.mark.parametrize(
    ("name", "statement"),
    [
        ("import-consumer", "from pact import Consumer"),
        ("import-v3", "from pact.v3 import Pact"),
        ("import-v2", "from pact.v2 import Consumer"),
        ("import-matchers", "from pact.matchers import Like"),
    ],
)
def test_import(name: str, statement: str, shown: Shown) -> None:
    with pytest.raises(ImportError) as failure:
        exec(statement, {})
    error = failure.value
    shown(name, f"{type(error).__name__}: {error}")


def test_former_function_of_the_log(shown: Shown) -> None:
    import pact_ffi

    with pytest.warns(UserWarning, match="log_to_stderr") as warnings:
        pact_ffi.log_to_stderr("DEBUG")
    shown("log-to-stderr", f"UserWarning: {warnings[0].message}")
