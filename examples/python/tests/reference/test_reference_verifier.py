"""What the verifier does beyond the pacts of the shop."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any
from wsgiref.simple_server import make_server

import pytest
from flask import Flask, redirect, request
from pact import Pact, Verifier, match

from local_server import running

Call = tuple[str, str, dict[str, Any]]


# #region helper-pact-file
@pytest.fixture
def pact_file(tmp_path: Path) -> Path:
    pact = Pact("OrderWeb", "OrderApi")
    (
        pact.upon_receiving("a request for an order")
        .given("an order exists", id=42)
        .given("the shop is open")
        .with_request("GET", "/orders/42")
        .will_respond_with(200)
        .with_body({"total": match.number(31.5)}, content_type="application/json")
    )
    (
        pact.upon_receiving("a request for the shop")
        .with_request("GET", "/shop")
        .will_respond_with(200)
    )
    pact.write_file(tmp_path)
    return tmp_path / "OrderWeb-OrderApi.json"


# #endregion helper-pact-file
# #region helper-app
@pytest.fixture
def app() -> Flask:
    app = Flask("OrderApi")

    @app.get("/orders/42")
    def get_order() -> dict[str, float]:
        return {"total": 31.5}

    @app.get("/shop")
    def get_shop() -> Any:
        return redirect("/orders/42")

    return app


# #endregion helper-app
@pytest.fixture
def url(app: Flask) -> Iterator[str]:
    with running(app) as url:
        yield url


def test_one_function_for_all_states(pact_file: Path, url: str) -> None:
    calls: list[Call] = []

    # #region python-state-function
    def change_state(state: str, action: str, parameters: dict[str, Any]) -> None:
        calls.append((state, action, parameters))

    (
        Verifier("OrderApi")
        .add_transport(url=url)
        .add_source(pact_file)
        .state_handler(change_state, teardown=True)
        .verify()
    )
    # #endregion python-state-function

    # #region python-state-calls
    assert calls == [
        ("an order exists", "setup", {"id": 42}),
        ("the shop is open", "setup", {}),
        # the request of the first interaction
        ("an order exists", "teardown", {"id": 42}),
        ("the shop is open", "teardown", {}),
        ("", "setup", {}),
        # the request of the second interaction, which has no state
        ("", "teardown", {}),
    ]
    # #endregion python-state-calls


# #region python-state-errors
def remember(
    handlers: dict[str, Callable[..., None]], errors: list[str]
) -> Callable[..., None]:
    """One function for all states, whose errors are kept for the end of the test."""

    def change_state(state: str, action: str, parameters: dict[str, Any]) -> None:
        try:
            if state:
                handlers[state](action, parameters)
        except Exception as error:
            errors.append(f"{action} of {state!r}: {error!r}")

    return change_state


# #endregion python-state-errors
def test_errors_of_states(pact_file: Path, url: str) -> None:
    def order_exists(action: str, parameters: dict[str, Any]) -> None:
        raise ConnectionError("no database")

    errors: list[str] = []
    (
        Verifier("OrderApi")
        .add_transport(url=url)
        .add_source(pact_file)
        .state_handler(remember({"an order exists": order_exists}, errors))
        .verify()
    )
    # In a test of yours: assert errors == []
    assert errors == [
        "setup of 'an order exists': ConnectionError('no database')",
        "setup of 'the shop is open': KeyError('the shop is open')",
    ]


def test_a_url_for_states_gets_body_or_query(
    pact_file: Path, app: Flask, url: str
) -> None:
    seen: list[dict[str, Any]] = []

    @app.post("/_pact/states")
    def change_state() -> str:
        seen.append(request.get_json() if request.data else dict(request.args))
        return ""

    for body in (True, False):
        (
            Verifier("OrderApi")
            .add_transport(url=url)
            .add_source(pact_file)
            .filter("a request for an order")
            .state_handler(f"{url}/_pact/states", body=body)
            .verify()
        )

    assert seen == [
        {"state": "an order exists", "action": "setup", "params": {"id": 42}},
        {"state": "the shop is open", "action": "setup", "params": {}},
        {"state": "an order exists", "action": "setup", "id": "42"},
        {"state": "the shop is open", "action": "setup"},
    ]


# #region helper-ignore
def ignore(state: str) -> None:
    """A state that needs nothing."""


# #endregion helper-ignore
def test_settings(pact_file: Path, url: str) -> None:
    # #region python-verifier-settings uses pact-file ignore
    verifier = (
        Verifier("OrderApi")
        .add_transport(url=url)
        .add_source(pact_file)
        .filter("^a request for an order$", state="an order exists")
        .state_handler(ignore)
        .add_custom_headers({"X-Shop": "main"})
        .set_request_timeout(10_000)
        .set_coloured_output(enabled=False)
    )
    verifier.verify()

    [result] = verifier.results["interactionResults"]
    assert result["description"] == "a request for an order"
    assert "has status code 200 (OK)" in verifier.output()
    # #endregion python-verifier-settings


def test_redirects(pact_file: Path, url: str) -> None:
    def verifier() -> Verifier:
        return (
            Verifier("OrderApi")
            .add_transport(url=url)
            .add_source(pact_file)
            .filter(no_state=True)
        )

    verifier().verify()
    other = verifier().follow_redirects(False)
    with pytest.raises(RuntimeError):
        other.verify()
    assert "expected 200 but was 302" in other.output(strip_ansi=True)


def test_a_wsgi_application(pact_file: Path, app: Flask) -> None:
    # #region python-wsgi uses pact-file app ignore
    server = make_server("localhost", 0, app)  # of wsgiref, in the standard library
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        (
            Verifier("OrderApi")
            .add_transport(url=f"http://localhost:{server.server_port}")
            .add_source(pact_file)
            .state_handler(ignore)
            .verify()
        )
    finally:
        server.shutdown()
        thread.join()
    # #endregion python-wsgi


async def serve_shop(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    body = b'{"total": 31.5}'
    head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    await writer.drain()
    writer.close()


def test_a_provider_in_the_same_event_loop(pact_file: Path) -> None:
    async def verify() -> None:
        server = await asyncio.start_server(serve_shop, "localhost", 0)
        port = server.sockets[0].getsockname()[1]
        # #region python-event-loop uses pact-file ignore
        verifier = (
            Verifier("OrderApi")
            .add_transport(url=f"http://localhost:{port}")
            .add_source(pact_file)
            .state_handler(ignore)
        )
        await asyncio.to_thread(verifier.verify)
        # #endregion python-event-loop

    asyncio.run(verify())


@pytest.mark.parametrize(
    "choose",
    [
        lambda verifier, file, folder: verifier.add_source(folder),
        lambda verifier, file, folder: verifier.add_source(file).filter("misspelt"),
        lambda verifier, file, folder: verifier.add_source(file).filter_consumers(
            "misspelt"
        ),
        lambda verifier, file, folder: verifier,
    ],
    ids=["empty folder", "filter", "consumer", "no source"],
)
def test_passes_without_any_interaction(
    choose: Callable[[Verifier, Path, Path], Verifier], pact_file: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    verifier = Verifier("OrderApi").add_transport(url="http://localhost:1")
    choose(verifier, pact_file, folder).verify()
    assert verifier.results["interactionResults"] == []


def test_another_name_passes_with_a_file_and_finds_nothing_in_a_folder(
    pact_file: Path, url: str
) -> None:
    for source, found in [(pact_file, 2), (pact_file.parent, 0)]:
        verifier = (
            Verifier("Other")
            .add_transport(url=url)
            .add_source(source)
            .state_handler(ignore)
        )
        verifier.verify()
        assert len(verifier.results["interactionResults"]) == found
