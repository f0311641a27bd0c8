"""What holds for every test: it lives in one world, and a failing example runs again."""

import gc
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import settings

import catalogues
from gui.words import words
from tests import costs, forks, tiers, world

world.enter()
if "PYTEST_XDIST_WORKER" not in os.environ:  # a pull may have brought newer words
    catalogues.compile_newer()

_EXAMPLES = 100 if tiers.IS_LONG else 40
"""How many examples Hypothesis draws where a test does not say: others each time."""
settings.register_profile("wormup-lan", print_blob=True, deadline=None, max_examples=_EXAMPLES)
settings.load_profile("wormup-lan")

_WAIT = ("tests/window", "tests/lan", "tests/attacks", "tests/net/driver", "tests/gui/terminal")
"""Those that mostly wait: for windows, processes, other laptops."""
_BY = 0.7
"""By this share of the order the last of them begins, so that the last minute is of short ones."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let somebody ask what tests cost."""
    parser.addoption("--forks", type=int, help="run the tests in so many processes")
    parser.addoption("--costs", action="store_true", help="sum up the processor seconds of tests")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the tier, deal out, and count what tests cost: for tests in docstrings too."""
    config.pluginmanager.register(tiers)
    if config.getoption("forks"):
        config.pluginmanager.register(forks.Forks(config.getoption("forks")))
    if config.getoption("costs"):
        config.pluginmanager.register(costs)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Find the tests without looking for garbage on the way: what is made then stays."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(20_000)  # little of what a test makes stays
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[Any], list[Any]]:
    """Look for examples in docstrings only where there are some: few files have any."""
    found = yield
    if not found or ">>>" in file_path.read_text("utf-8"):
        return found
    return [one for one in found if not isinstance(one, DoctestModule)]


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
def own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what a test starts speak English, and the next test what was spoken before this one."""
    monkeypatch.setenv("LANGUAGE", "en")
    for spoken in ("_translate", "_choose"):
        monkeypatch.setattr(words, spoken, getattr(words, spoken))
