"""What holds for every test: windows open nowhere, and a failing example can be run again."""

import os

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("wormup-lan", print_blob=True, deadline=None)
settings.load_profile("wormup-lan")

_WAITING = ("tests/window/test_evening", "tests/window/test_leaving", "tests/lan", "tests/attacks")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that mostly wait, so that others compute meanwhile."""
    items.sort(key=lambda item: not item.nodeid.startswith(_WAITING))
