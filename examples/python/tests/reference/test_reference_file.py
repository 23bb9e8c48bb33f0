"""What ends up in the file of a pact, and when."""

import json
from pathlib import Path

import pytest
from pact import Pact
from pact.error import MismatchesError


def describe(pact: Pact, description: str, path: str) -> None:
    pact.upon_receiving(description).with_request("GET", path).will_respond_with(200)


def paths(folder: Path) -> list[str]:
    written = json.loads((folder / "OrderWeb-OrderApi.json").read_text())
    return [interaction["request"]["path"] for interaction in written["interactions"]]


def test_an_interaction_is_written_although_its_test_failed(tmp_path: Path) -> None:
    pact = Pact("OrderWeb", "OrderApi")
    describe(pact, "a request", "/orders/42")
    with pytest.raises(MismatchesError), pact.serve():
        pass
    pact.write_file(tmp_path)
    assert paths(tmp_path) == ["/orders/42"]


def test_the_same_description_replaces(tmp_path: Path) -> None:
    for path in ["/orders/1", "/orders/2"]:
        pact = Pact("OrderWeb", "OrderApi")
        describe(pact, "a request", path)
        pact.write_file(tmp_path)
    assert paths(tmp_path) == ["/orders/2"]


def test_another_description_is_added_unless_overwritten(tmp_path: Path) -> None:
    for description, overwrite in [("one", False), ("two", False), ("three", True)]:
        pact = Pact("OrderWeb", "OrderApi")
        describe(pact, description, f"/{description}")
        before = paths(tmp_path) if (tmp_path / "OrderWeb-OrderApi.json").exists() else []
        pact.write_file(tmp_path, overwrite=overwrite)
        assert paths(tmp_path) == ([] if overwrite else sorted(before)) + [
            f"/{description}"
        ]


def test_the_folder_is_made(tmp_path: Path) -> None:
    pact = Pact("OrderWeb", "OrderApi")
    describe(pact, "a request", "/")
    pact.write_file(tmp_path / "new" / "folder")
    assert (tmp_path / "new" / "folder" / "OrderWeb-OrderApi.json").exists()
