"""The log of tests in `debug/`, in a process of their own: the level is for all of it."""

import os
import subprocess
import sys
from pathlib import Path

import pact.logging  # noqa: F401
import pact_ffi
import pytest

# Neither the options of this project nor its folder of pacts.
ALONE = ["-c", os.devnull, "-p", "no:cacheprovider"]


def output_of(root: Path, *options: str) -> str:
    sources = os.pathsep.join([str(root / "src"), str(root / "tests/provider")])
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *ALONE, *options, root / "debug"],
        env=os.environ | {"PYTHONPATH": sources, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    return run.stdout + run.stderr


def test_the_log_has_what_mock_server_and_verifier_see(
    pytestconfig: pytest.Config, tmp_path: Path
) -> None:
    file = tmp_path / "pact.log"
    output_of(pytestconfig.rootpath, "--log-file", str(file), "--log-file-level=DEBUG")
    log = file.read_text()

    assert "DEBUG    pact.ffi.pact_mock_server" in log
    assert "Received request GET /orders" in log
    assert "DEBUG    pact.ffi.pact_verifier" in log
    assert "Bearer example-token" in log


def test_the_log_of_a_test_that_passes_is_kept_back(pytestconfig: pytest.Config) -> None:
    assert "pact_mock_server" not in output_of(pytestconfig.rootpath)


def test_the_former_function_does_nothing() -> None:
    # Since Pact Python 4.2, importing pact replaces it.
    with pytest.warns(UserWarning, match="log_to_stderr"):
        pact_ffi.log_to_stderr("DEBUG")
