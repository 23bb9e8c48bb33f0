from collections.abc import Iterator
from pathlib import Path

import pytest
from pact import Pact


# #region helper-pact
@pytest.fixture
def pact(tmp_path: Path) -> Iterator[Pact]:
    """A pact that is written, apart from those of the shop."""
    pact = Pact("OrderWeb", "OrderApi")
    yield pact
    pact.write_file(tmp_path)


# #endregion helper-pact
