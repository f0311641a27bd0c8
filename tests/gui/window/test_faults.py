"""What nobody caught is noted and told once, whatever thread it comes from."""

import threading

import pytest
from PySide6.QtCore import QThread

from gui.window import faults
from gui.window.faults import Faults


@pytest.fixture
def noted():
    return []


@pytest.fixture
def heard(qapp, noted, monkeypatch):
    """Return faults whose journal is a list."""
    monkeypatch.setattr("sys.__stderr__", None)
    return Faults(qapp, noted.append)


def fault(said: object = "boom", note: str = "") -> tuple[type, Exception, None]:
    error = RuntimeError(said)
    if note:
        error.add_note(note)
    return RuntimeError, error, None


def test_a_fault_in_another_thread_is_told_in_that_of_the_window(qtbot, heard, noted):
    told: list[object] = []
    heard.met.connect(lambda what, trace: told.append((what, trace, QThread.isMainThread())))
    thread = threading.Thread(target=lambda: heard.take(*fault()))
    thread.start()
    thread.join()
    assert noted == ["RuntimeError: boom"]
    assert told == []
    qtbot.waitUntil(lambda: bool(told))
    assert told == [("RuntimeError", "RuntimeError: boom\n", True)]


def test_a_part_that_cannot_be_painted_fills_no_journal(heard, noted):
    for count in range(9):
        heard.take(*fault(count, "in Board.paintEvent"))
    heard.take(*fault(9, "in Lens.paintEvent"))
    assert noted == ["RuntimeError: 0\nin Board.paintEvent", "RuntimeError: 9\nin Lens.paintEvent"]


def test_a_fault_that_comes_again_later_is_told_again(heard, noted, monkeypatch):
    monkeypatch.setattr(faults, "REST_MS", 0)
    heard.take(*fault())
    heard.take(*fault())
    assert len(noted) == 2
