import logging
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from pact import Pact

MESSAGES = Path(__file__).parent / "messages"

Shown = Callable[[str, object], None]

# What differs from run to run, and what stands there instead.
SAME = [
    (r"(localhost|127\.0\.0\.1):\d{4,5}", r"\1:43839"),
    (r"(Pact|Interaction|PactServer)Handle\(\d+\)", r"\1Handle(4711)"),
    (r"VerifierHandle\(0x[0-9a-f]+\)", "VerifierHandle(0x7f3111e31380)"),
    (r"0x[0-9a-f]{6,}>", "0x7f4570324ea0>"),
    (r"/\S*/pytest-\d+/\w+/", ""),
    (r"\d+m?s (loading|verification)", r"5ms \1"),
    (r"port \d{4,5}", "port 43839"),
    (r"\(\S*/(site-packages|lib/python[\d.]+)/", "("),
]


@pytest.fixture
def shown() -> Shown:
    """Compare a text with the one that the page shows; `WRITE_MESSAGES=1` writes it."""

    def compare(name: str, text: object) -> None:
        for pattern, same in SAME:
            text = re.sub(pattern, same, str(text))
        file = MESSAGES / f"{name}.txt"
        if os.environ.get("WRITE_MESSAGES"):
            file.write_text(f"{text}\n")
        assert file.read_text() == f"{text}\n"

    return compare


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Callable[[], str]:
    """Warnings and errors that Pact has logged, in the form that pytest shows."""
    caplog.set_level(logging.WARNING)

    def lines() -> str:
        return "\n".join(
            f"{record.levelname:8} {record.name} {record.getMessage()}"
            for record in caplog.records
            if record.name.startswith("pact") and record.levelno >= logging.WARNING
        )

    return lines


@pytest.fixture
def pact() -> Pact:
    pact = Pact("OrderWeb", "OrderApi")
    (
        pact.upon_receiving("a request for an order")
        .with_request("GET", "/orders/42")
        .with_header("Accept", "application/json")
        .will_respond_with(200)
    )
    return pact
