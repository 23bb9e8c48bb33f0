"""What needs a process of its own: it ends badly, or sets something for all of it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Shown = Callable[[str, object], None]

CRASH = """
from pact import Pact
import httpx
pact = Pact("OrderMailer", "OrderApi")
pact.upon_receiving("order placed", "Async").with_body({"id": 42}, "application/json")
pact.upon_receiving("a request").with_request("GET", "/").will_respond_with(200)
with pact.serve() as server:
    httpx.get(server.url)
"""
FREED = """
from pact import Pact
pact = Pact("OrderDesk", "StockApi")
interaction = pact.upon_receiving("a question", "Sync")
interaction.with_body({"a": 1}, "application/json")
interaction.will_respond_with().with_body({"b": 2}, "application/json")
[message] = pact.interactions("Sync")
for _ in range(20):
    print([str(reply.contents) for reply in message.response_contents])
"""
LEVEL = """
import logging
from pact import Pact
logging.basicConfig(format="%(levelname)-8s %(name)s %(message)s")
Pact("OrderWeb", "OrderApi")
logging.getLogger("pact.ffi").setLevel(logging.DEBUG)
Pact("OrderWeb", "OrderApi")
"""
DROPPED = """
from pact import Verifier
verifier = Verifier("OrderApi").add_transport(url="http://localhost:1")
verifier.broker_source("http://localhost:1", selector=True).provider_branch("main")
verifier.verify()
print("passed")
"""


def run(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=os.environ | {"RUST_BACKTRACE": "0", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_messages_and_requests_in_one_object(tmp_path: Path, shown: Shown) -> None:
    ended = run(CRASH, tmp_path)
    assert ended.returncode != 0
    [line] = [
        line for line in ended.stderr.splitlines() if "No mock server found" in line
    ]
    shown("pact-mixed", line)


def test_an_interaction_that_is_kept(tmp_path: Path) -> None:
    ended = run(FREED, tmp_path)
    if ended.returncode == 0:
        pytest.skip("the memory was still there, by chance")
    assert ended.returncode < 0 or "Error" in ended.stderr


def test_level_comes_too_late(tmp_path: Path, shown: Shown) -> None:
    shown("log-level", run(LEVEL, tmp_path).stderr.strip())


def test_builder_without_build(tmp_path: Path, shown: Shown) -> None:
    ended = run(DROPPED, tmp_path)
    assert "passed" in ended.stdout
    lines = ended.stderr.strip().splitlines()
    shown("builder-dropped", f"{lines[0]}\n{lines[-1]}")
