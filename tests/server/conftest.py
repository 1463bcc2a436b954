"""One server for all tests that do not harm it."""

from collections.abc import Iterator

import pytest

from tests.server.serving import serving
from tools.serving import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data")) as server:
        yield server
