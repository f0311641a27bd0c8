"""What holds for every test: it lives in one world, and a failing example runs again.

To find the tests, each worker imports all of their files: what is spared there counts four times.
"""

import contextlib
import gc
import importlib.util
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import settings

import catalogues
from tests import costs, tiers, world

world.enter()
if "PYTEST_XDIST_WORKER" not in os.environ:  # a pull may have brought newer words
    catalogues.compile_newer()

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
    """Choose the tier, deal out, and count what tests cost: for tests in docstrings too."""
    config.pluginmanager.register(tiers)
    if config.getoption("dist", "no") == "loadfile":
        config.pluginmanager.import_plugin("tests.spread")
    if config.getoption("costs"):
        config.pluginmanager.register(costs)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Find the tests without looking for garbage on the way: what is made then stays."""
    gc.disable()
    _rewrite_a_part(session.config)
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def _rewrite_a_part(config: pytest.Config) -> None:
    """Let each worker rewrite other files first: all of them together rewrite each but once.

    That is dear on a fresh clone; whoever imports it finds what another one has written. Here no
    line is run, for without builtins nothing can be imported: the order of imports stays as it is.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:])
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    places = [Path(name.partition("::")[0]) for name in config.args] if workers > 1 else []
    files = sorted({file.resolve() for place in places for file in place.rglob("test_*.py")})
    for file in files[worker::workers]:
        name = ".".join(file.relative_to(config.rootpath).with_suffix("").parts)
        spec = importlib.util.find_spec(name)
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        module.__dict__["__builtins__"] = {}
        with contextlib.suppress(Exception):
            spec.loader.exec_module(module)


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
def english_children(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what a test starts speak English, whatever a test before has spoken."""
    monkeypatch.setenv("LANGUAGE", "en")
