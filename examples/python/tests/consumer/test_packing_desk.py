import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pact import Pact

from packing_desk import Label, PackingDesk


# #region helper-pact uses pact-dir
@pytest.fixture
def pact(
    pact_dir: Path,
    tmp_path: Path,
    pytestconfig: pytest.Config,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Pact]:
    plugins = pytestconfig.rootpath.parent / "javascript/plugins"
    monkeypatch.setenv("PACT_PLUGIN_DIR", str(plugins))
    monkeypatch.setenv("PACT_OUTPUT_DIR", str(tmp_path))  # for the logs of the plugin
    pact = Pact("PackingDesk", "ParcelApi")
    yield pact
    pact.write_file(pact_dir)

    written = json.loads((pact_dir / "PackingDesk-ParcelApi.json").read_text())
    (plugin,) = written["metadata"]["plugins"]
    assert (plugin["name"], plugin["version"]) == ("shop-label", "1.0.0")


# #endregion helper-pact
# #region plugin-http-consumer uses pact
# What stands here is for the plugin to say; Pact passes it on.
LABEL = {
    "Carrier": "PARCEL",
    "To": {"example": "Ada", "rule": {"type": "type"}},
    "Weight": {
        "example": "250 g",
        "rule": {"type": "regex", "values": {"regex": r"^\d+ g$"}},
    },
}


def test_reads_the_label_of_a_parcel(pact: Pact) -> None:
    (
        pact.using_plugin("shop-label", "1.0.0")
        .upon_receiving("a request for a label")
        .given("a parcel is packed", order=42)
        .with_request("GET", "/labels/42")
        .will_respond_with(200)
        .with_plugin_contents(LABEL, "text/vnd.shop.label")
    )

    with pact.serve() as server:
        label = PackingDesk(server.url).label(42)

    assert label == Label(to="Ada", weight=250)


# #endregion plugin-http-consumer
