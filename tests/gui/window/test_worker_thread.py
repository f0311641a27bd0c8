"""A thread that nobody cares about any more: nobody waits for it, and it ends all the same."""

import threading
import weakref

import pytest

from gui.window.worker_thread import WorkerThread, wait_for_threads
from tests.settled import settled


class Slow(WorkerThread):
    """Works until it is allowed to look whether it is still wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.may_look = threading.Event()
        self.was_asked_to_end = False

    def run(self) -> None:
        self.may_look.wait()
        self.was_asked_to_end = not self.is_wanted


@pytest.fixture
def slow(qapp):
    thread = Slow()
    thread.start()
    yield thread
    thread.may_look.set()
    thread.wait()


def test_nobody_waits_for_one_that_is_let_go_of(slow):
    slow.let_go()
    assert slow.isRunning()


def test_it_is_asked_to_end_and_the_program_waits_for_that(slow):
    slow.let_go()
    slow.may_look.set()
    wait_for_threads()
    assert slow.isFinished()
    assert slow.was_asked_to_end


def test_one_that_has_ended_may_be_let_go_of_too(slow):
    slow.may_look.set()
    slow.wait()
    slow.let_go()
    wait_for_threads()


def test_one_that_has_ended_stays_until_what_it_told_last_has_been_heard(qapp):
    thread = Slow()
    thread.may_look.set()
    thread.start()
    thread.wait()
    still = weakref.ref(thread)
    thread.let_go()
    del thread
    assert still() is not None  # another one in its place would be taken for the one that told
    settled()
    assert still() is None
