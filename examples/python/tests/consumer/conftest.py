import shutil
from pathlib import Path

import pytest


# #region helper-pact-dir
@pytest.fixture(scope="session")
def pact_dir(pytestconfig: pytest.Config) -> Path:
    """The folder that the pacts go to, emptied once in each run.

    Pact adds interactions to the files that it finds, so that an interaction that no
    test describes any more would stay in the pact.
    """
    folder = pytestconfig.rootpath / "pacts"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


# #endregion helper-pact-dir
