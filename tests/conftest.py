"""What holds for every test: it lives in one world, and a failing example runs again."""

import pytest
from hypothesis import settings

from tests import costs, tiers, world

world.enter()

settings.register_profile("wormup-lan", print_blob=True, deadline=None)
settings.load_profile("wormup-lan")

_WAITING = ("tests/window/test_evening", "tests/window/test_leaving", "tests/lan", "tests/attacks")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let somebody ask what tests cost."""
    parser.addoption("--costs", action="store_true", help="sum up the processor seconds of tests")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the tier, and count what tests cost: for tests in docstrings too."""
    config.pluginmanager.register(tiers)
    if config.getoption("costs"):
        config.pluginmanager.register(costs)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that mostly wait, so that others compute meanwhile."""
    items.sort(key=lambda item: not item.nodeid.startswith(_WAITING))


@pytest.fixture(autouse=True)
def english_children(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what a test starts speak English, whatever a test before has spoken."""
    monkeypatch.setenv("LANGUAGE", "en")
