"""Tests in several processes, each a copy of the one that has found the tests: ``--forks N``.

To find them all is dear, so it is done once. Then each copy runs the file that is next, until none
is left. One that dies fails the test that it was at; what then nobody has run fails too.
"""

import multiprocessing
import os
import shutil
import struct
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests import world

_TOGETHER = ("tests/architecture/",)
"""Folders that one copy runs whole: all their tests judge the tree, which they read once."""

_TURN = struct.Struct("H")


class Forks:
    """Runs what a session has found in *count* copies of it."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._undone: dict[str, pytest.Item] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Run all, and let the session hear each report; pytest itself says why nothing runs."""
        if session.testsfailed or session.config.option.collectonly:
            return None
        self._undone = {item.nodeid: item for item in session.items}
        _folders(session.config).getbasetemp()  # by this process, which clears it away at its end
        files = _files(session.items)
        turns = _turns(len(files))
        forking = multiprocessing.get_context("fork")
        copies: dict[Connection, BaseProcess] = {}
        for _ in range(self._count):
            told, telling = forking.Pipe(duplex=False)
            todo = (session, files, turns, telling, [*copies, told])
            copies[told] = forking.Process(target=_run, args=todo)
            copies[told].start()
            telling.close()  # so that its end is heard
        try:
            self._hear(session, list(copies))
        finally:
            for copy in copies.values():
                copy.kill()
                copy.join()
        for item in list(self._undone.values()):
            self._fail(item, "not run: the process that ran its file has died")
        if not session.testsfailed:  # only now: of many a test a thread still reads what was there
            shutil.rmtree(_folders(session.config).getbasetemp(), ignore_errors=True)
        return True

    def _hear(self, session: pytest.Session, copies: list[Connection]) -> None:
        """Hear of each copy the test it begins with, then its reports, until none says more."""
        at: dict[Connection, str] = {}
        while copies:
            ready = wait(copies)
            for told in [told for told in copies if told in ready]:
                try:
                    said = told.recv()
                except EOFError:
                    copies.remove(told)
                    if item := self._undone.get(at.get(told, "")):
                        self._fail(item, "the process died that ran this test")
                    continue
                if isinstance(said, str):
                    at[told] = said
                    continue
                del self._undone[at[told]]
                for data in said:
                    report = session.config.hook.pytest_report_from_serializable(
                        config=session.config, data=data
                    )
                    session.config.hook.pytest_runtest_logreport(report=report)
                if session.shouldfail:
                    raise session.Failed(session.shouldfail)

    def _fail(self, item: pytest.Item, why: str) -> None:
        """Let the session hear that a test that said nothing has failed."""
        del self._undone[item.nodeid]
        report = pytest.TestReport(item.nodeid, item.location, {}, "failed", why, "call")
        item.ihook.pytest_runtest_logreport(report=report)


def _folders(config: Any) -> pytest.TempPathFactory:
    folders: pytest.TempPathFactory = config._tmp_path_factory  # noqa: SLF001  # as xdist
    return folders


def _files(items: list[pytest.Item]) -> list[list[pytest.Item]]:
    """Return what one copy runs in one go, in the order of *items*."""
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        file = item.nodeid.partition("::")[0]
        files.setdefault(next(filter(file.startswith, _TOGETHER), file), []).append(item)
    return list(files.values())


def _turns(count: int) -> int:
    """Return a pipe from which each copy reads the number of the file that is next."""
    turns, filling = os.pipe()
    os.write(filling, b"".join(map(_TURN.pack, range(count))))
    os.close(filling)
    return turns


class _Telling:
    """What a copy has for a terminal: it tells of each test, then its reports."""

    def __init__(self, config: pytest.Config, telling: Connection) -> None:
        self._telling = telling
        self._reports: list[Any] = []
        self._to_data = config.hook.pytest_report_to_serializable
        self._tw = config.get_terminal_writer()  # where a test that hangs is told of

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Run *item*, and tell."""
        self._telling.send(item.nodeid)
        self._reports += runtestprotocol(item, nextitem=nextitem, log=False)
        data = [self._to_data(config=item.config, report=report) for report in self._reports]
        self._telling.send(data)
        self._reports.clear()
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what a test says by itself: of a part of it."""
        self._reports.append(report)


def _run(
    session: pytest.Session,
    files: list[list[pytest.Item]],
    turns: int,
    telling: Connection,
    heard: list[Connection],
) -> None:
    """Be a copy: in a world of its own run one file after the other."""
    for told in heard:
        told.close()  # else nobody would notice that the first process has ended
    config: Any = session.config
    home = world.enter()
    capturing = config.pluginmanager.getplugin("capturemanager")
    capturing.stop_global_capturing()  # into the same files as the others
    capturing.start_global_capturing()
    folders = _folders(config)
    folders._basetemp = folders.mktemp("copy")  # noqa: SLF001
    terminal = _Telling(config, telling)
    config.pluginmanager.unregister(name="terminalreporter")
    config.pluginmanager.register(terminal, "terminalreporter")
    while turn := os.read(turns, _TURN.size):
        file = files[_TURN.unpack(turn)[0]]
        for item, following in zip(file, [*file[1:], None], strict=True):
            config.hook.pytest_runtest_protocol(item=item, nextitem=following)
    home.cleanup()  # nothing else of the first process is for a copy to clean up
