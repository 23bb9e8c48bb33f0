import os
from pathlib import Path

import pytest


# #region helper-pact-dir
@pytest.fixture(scope="session")
def pact_dir(pytestconfig: pytest.Config) -> Path:
    """The folder of the pacts to verify: `PACT_DIR`, else that of the consumer tests."""
    return Path(os.environ.get("PACT_DIR", pytestconfig.rootpath / "pacts"))


# #endregion helper-pact-dir
