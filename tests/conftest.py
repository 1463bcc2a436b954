"""What holds for every test: how Hypothesis searches, and that nobody logs an error unnoticed."""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# A slow or busy machine is no fault. On a build server every run looks at the same examples;
# the fuzz looks at new ones.
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("here"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(autouse=True)
def no_error_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A log at error level fails the test."""
    yield
    assert not [log for log in caplog.get_records("call") if log.levelno >= logging.ERROR]
