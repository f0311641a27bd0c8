"""Widgets that nobody holds any more go in the window's thread only, and at rest."""

import gc
import threading

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from gui.window.garbage import collect, collect_at_rest


class Ring(QWidget):
    """Holds itself, as a page does whose slots are its own."""

    def __init__(self, gone: list[str]) -> None:
        super().__init__()
        self.held = self
        self.gone = gone

    def __del__(self) -> None:
        self.gone.append(threading.current_thread().name)


@pytest.fixture
def at_rest(qapp: QApplication):
    collect_at_rest()
    yield
    QAbstractEventDispatcher.instance().aboutToBlock.disconnect(collect)


def litter(count: int = 100_000) -> None:
    """Make so much that any collection is due."""
    kept = [[number] for number in range(count)]
    assert kept


def run_once(qapp: QApplication) -> None:
    QTimer.singleShot(20, qapp.quit)
    qapp.exec()


def test_no_other_thread_takes_a_widget(qapp, at_rest):
    gone: list[str] = []
    Ring(gone)
    thread = threading.Thread(target=litter)
    thread.start()
    thread.join()
    assert gone == []


def test_what_nobody_holds_goes_before_the_window_rests(qapp, at_rest):
    gone: list[str] = []
    Ring(gone)
    kept = [[number] for number in range(2 * gc.get_threshold()[0])]
    run_once(qapp)
    assert gone == [threading.main_thread().name]
    assert kept


def test_nothing_is_collected_before_it_is_due(qapp, at_rest):
    gc.collect()
    gone: list[str] = []
    Ring(gone)
    collect()
    assert gone == []
    gc.collect()
    assert len(gone) == 1


@pytest.fixture(scope="module")
def is_collecting() -> bool:
    """Return whether Python collects while what a module shares is made, such as its window."""
    return gc.isenabled()


def test_nothing_is_collected_amid_the_making_of_a_window_that_tests_share(is_collecting):
    assert not is_collecting
