"""What holds for every test: no window opens, English is spoken, a failing example runs again."""

import os

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LANGUAGE"] = "en"  # whatever this machine speaks

settings.register_profile("wormup-lan", print_blob=True, deadline=None)
settings.load_profile("wormup-lan")

_WAITING = ("tests/window/test_evening", "tests/window/test_leaving", "tests/lan", "tests/attacks")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that mostly wait, so that others compute meanwhile."""
    items.sort(key=lambda item: not item.nodeid.startswith(_WAITING))


@pytest.fixture(autouse=True)
def english_children(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what a test starts speak English, whatever a test before has spoken."""
    monkeypatch.setenv("LANGUAGE", "en")
