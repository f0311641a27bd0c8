"""What holds for every test: it lives in one world, and a failing example runs again."""

import pytest
from hypothesis import settings

from tests import costs, tiers, world

world.enter()

settings.register_profile("wormup-lan", print_blob=True, deadline=None)
settings.load_profile("wormup-lan")

_FIRST = ("tests/window", "tests/lan", "tests/attacks", "tests/net/driver", "tests/gui/terminal")
"""Those that wait and those that take long, so that the last minute is of short ones."""


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
    """Order the tests; else each folder keeps the order that was drawn."""
    items.sort(key=lambda item: not item.nodeid.startswith(_FIRST))


@pytest.fixture(autouse=True)
def english_children(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what a test starts speak English, whatever a test before has spoken."""
    monkeypatch.setenv("LANGUAGE", "en")
