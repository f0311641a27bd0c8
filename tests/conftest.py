"""What holds for every test: it lives in one world, and a failing example runs again."""

from pathlib import Path

import pytest
from hypothesis import settings

from tests import costs, tiers, world

world.enter()

settings.register_profile("wormup-lan", print_blob=True, deadline=None)
settings.load_profile("wormup-lan")

_WAIT = ("tests/window", "tests/lan", "tests/attacks", "tests/net/driver", "tests/gui/terminal")
"""Those that mostly wait: for windows, processes, other laptops."""
_BY = 0.7
"""By this share of the order the last of them begins, so that the last minute is of short ones."""


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
    """Spread the files that wait among those that compute; each kind keeps the order drawn."""
    files = list(dict.fromkeys(item.path for item in items))
    waits = {item.path for item in items if item.nodeid.startswith(_WAIT)}
    order: dict[Path, float] = {}
    for kind, share in ((waits, _BY), (set(files) - waits, 1)):
        one_kind = [file for file in files if file in kind]
        order |= {file: share * at / len(one_kind) for at, file in enumerate(one_kind)}
    items.sort(key=lambda item: order[item.path])


@pytest.fixture(autouse=True)
def english_children(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what a test starts speak English, whatever a test before has spoken."""
    monkeypatch.setenv("LANGUAGE", "en")
