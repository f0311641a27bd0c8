"""No test depends on how fast a machine is: the list of what still may do so only gets shorter."""

import ast
from pathlib import Path

import pytest

from house import walk
from tests.architecture.tree import ROOT, name_of, nodes, plant, python_files
from tests.world import HANG_S

STILL = {
    "tests/attacks/arena.py": 10,
    "tests/attacks/callers.py": 18,
    "tests/attacks/cheat.py": 2,
    "tests/attacks/strangers.py": 2,
    "tests/net/driver/test_time_of_day.py": 1,
    "tests/net/driver/test_door.py": 1,
    "tests/net/driver/test_headless.py": 5,
    "tests/net/driver/test_join_port.py": 2,
    "tests/net/driver/test_handing_over.py": 2,
    "tests/net/driver/test_sockets.py": 10,
    "tests/net/driver/test_sockets_moving.py": 2,
    "tests/net/driver/test_sockets_silence.py": 8,
    "tests/scripts/bench/test_laps.py": 4,
    "tests/settled.py": 1,
    "tests/until.py": 3,
    "tests/window/desk.py": 4,
    "tests/window/gallery.py": 1,
    "tests/window/monkey.py": 1,
    "tests/window/still.py": 1,
    "tests/window/test_rest.py": 2,
}
"""How many waits and bounds of wall time a file has; less is written down here too."""
_SLEEPS = {"sleep", "qWait", "processEvents"}
_WALL = {"monotonic", "perf_counter"}
_QT_WAITS = {"waitUntil", "waitSignal", "waitSignals", "waitActive", "waitExposed"}


def waits(root: Path) -> dict[str, int]:
    """Count in each file of tests what sleeps, turns a loop once or looks at a clock on the wall.

    A limit shorter than the one that only a hang reaches is a bound too.
    """
    counts = {
        name_of(file, root): sum(_is_wait(node) for node in nodes(file))
        for file in python_files(root, "tests")
    }
    return {name: count for name, count in counts.items() if count}


def _is_wait(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare):
        inside = (one for one in walk(node) if isinstance(one, ast.Call))
        return any(ast.unparse(one.func) == "time.time" for one in inside)
    if not isinstance(node, ast.Call):
        return False
    func = node.func
    name = func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
    limits = [key.value for key in node.keywords if key.arg in {"timeout", "wait"}]
    if name == "wait" and ast.unparse(func) == "qtbot.wait":
        return True
    return name in _SLEEPS | _WALL or any(_is_short(limit, name in _QT_WAITS) for limit in limits)


def _is_short(limit: ast.expr, is_in_ms: bool) -> bool:  # noqa: FBT001  # a unit
    try:
        value = ast.literal_eval(limit)
    except ValueError:
        return False  # a name: the limit of a hang, or what a test gives to what it tries
    return isinstance(value, int | float) and value < HANG_S * (1000 if is_in_ms else 1)


def test_no_test_waits_or_looks_at_the_clock_beyond_what_still_does():
    """Where one is needed no more, lower its number: it never rises again."""
    assert waits(ROOT) == STILL


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(0.1)",
        "sleep(1)",
        "QTest.qWait(20)",
        "qtbot.wait(50)",
        "QApplication.processEvents()",
        "qapp.processEvents()",
        "assert time.monotonic() < end",
        "end = monotonic() + 5",
        "began = time.perf_counter()",
        "assert time.time() < end",
        "qtbot.waitUntil(is_due, timeout=5000)",
        "process.communicate(timeout=20)",
        "qtbot.assertNotEmitted(page.left, wait=200)",
    ],
)
def test_each_wait_is_found(tmp_path, line):
    assert waits(plant(tmp_path, "tests/test_it.py", line)) == {"tests/test_it.py": 1}


@pytest.mark.parametrize(
    "line",
    [
        "settled()",
        "clock.pass_time(50)",
        "qtbot.waitUntil(is_due)",
        "process.communicate(timeout=HANG_S)",
        "process.wait(timeout=600)",
        "os.utime(log, (time.time() - 5,) * 2)",
    ],
)
def test_what_waits_for_a_state_is_none(tmp_path, line):
    assert waits(plant(tmp_path, "tests/test_it.py", line)) == {}
