"""Where no LAN can be made these tests are skipped and say why; if they are required they fail."""

import os

import pytest

from tests.lan.network import missing


@pytest.fixture(scope="session")
def needs_lan():
    if not (why := missing()):
        return
    if os.environ.get("WORMUP_LAN") == "required":
        pytest.fail(f"WORMUP_LAN=required, but {why}")
    pytest.skip(why)
