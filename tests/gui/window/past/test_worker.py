"""Saved games judged apart from the window: only what was asked for last is told."""

import threading
from typing import Any

import pytest
from PySide6.QtCore import QObject

from gui.window.past.worker import Worker
from gui.window.worker_thread import wait_for_threads
from tests.settled import settled


class Told:
    """Somebody who asks for games, and all that is told."""

    def __init__(self) -> None:
        self._parent = QObject()
        self.judging = Worker(self._parent)
        self.found: list[object] = []
        self.ends: list[int] = []
        self.judging.finished.connect(lambda: self.ends.append(1))


@pytest.fixture
def told(qapp):
    made = Told()
    yield made
    made.judging.stop()


def test_each_game_is_told_and_then_the_end(told, qtbot):
    games: Any = ["a", "b"]
    told.judging.run(games, told.found.append)
    qtbot.waitUntil(lambda: told.ends == [1])
    assert told.found == games


def test_games_asked_for_before_are_not_told_any_more(told, qtbot):
    begun = threading.Event()

    def first():
        begun.set()
        yield "old"
        yield "older"

    told.judging.run(first(), told.found.append)
    begun.wait()
    games: Any = ["new"]
    told.judging.run(games, told.found.append)
    qtbot.waitUntil(lambda: told.ends == [1])
    assert told.found == games


def test_one_that_takes_long_is_stopped_without_waiting_for_it(told, qtbot):
    may_go_on = threading.Event()

    def long():
        may_go_on.wait()
        yield "old"

    told.judging.run(long(), told.found.append)
    told.judging.stop()
    may_go_on.set()
    wait_for_threads()
    settled()
    assert (told.found, told.ends) == ([], [])


def test_what_is_stopped_tells_nothing(told, qtbot):
    games: Any = ["a"]
    told.judging.run(games, told.found.append)
    told.judging._thread.wait()  # what it found is under way
    told.judging.stop()
    settled()
    assert (told.found, told.ends) == ([], [])
