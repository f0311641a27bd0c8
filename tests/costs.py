"""What tests cost, in processor seconds: these grow only when somebody lets them, on any machine.

A worker adds to each report what it and the processes that it waited for took; whoever gathers the
reports sums up at the end. Of what is still running when a test ends, its next test bears the rest.
"""

import os
import sys
from collections import Counter
from collections.abc import Generator
from typing import Any

import pytest

_SHOWN = 10
_NAME = "processor seconds"
_TOLD = pytest.StashKey[float]()
_spent: Counter[str] = Counter()
_borne: list[float] = []


def bear(seconds: float) -> None:
    """Let the test that runs bear what a process took for which another one has waited."""
    _borne.append(seconds)


def _processor_s() -> float:
    return sum(os.times()[:4]) + sum(_borne)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note what this part of a test took: all since the part before."""
    report = yield
    now = _processor_s()
    report.user_properties.append((_NAME, now - item.session.stash[_TOLD]))
    item.session.stash[_TOLD] = now
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Begin to count with the first test: to find the tests is none."""
    item.session.stash.setdefault(_TOLD, _processor_s())


def pytest_runtest_logreport(report: Any) -> None:
    """Sum up, where all reports arrive."""
    _spent[report.nodeid] += sum(cost for name, cost in report.user_properties if name == _NAME)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the dearest tests, and the dearest folders."""
    folders: Counter[str] = Counter()
    for test, seconds in _spent.items():
        folders[test.partition("::")[0].rpartition("/")[0]] += seconds
    what = "what a test itself took" if sys.platform == "win32" else "with what a test starts"
    terminalreporter.section(f"processor seconds, {what}: {sum(_spent.values()):.1f}")
    for costs in (folders, _spent):
        for name, seconds in costs.most_common(_SHOWN):
            terminalreporter.line(f"{seconds:7.1f}  {name}")
