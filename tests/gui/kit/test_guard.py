"""No error in a handler ends the program: each becomes a page, and Qt goes on."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, QObject, QRunnable, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.kit.guard import is_guarded, ours, overrides
from tests.architecture.tree import ROOT
from tests.world import HANG_S

NO_SIZES: list[QSize] = []


def test_an_error_of_c_code_in_any_override_becomes_a_page_that_the_system_may_close(tmp_path):
    """In a process of its own: an error that leaves an override may kill it."""
    command = [sys.executable, "-m", "tests.gui.planted", str(tmp_path)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=HANG_S
    )
    assert (done.stdout, done.returncode) == ("{}\n", 0), done.stderr


@pytest.fixture
def told(monkeypatch):
    """Return what was told of errors."""
    told: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _where: told.append(str(error)))
    return told


class Sized(QWidget):
    """Fails wherever Qt wants a value."""

    def sizeHint(self) -> QSize:
        return NO_SIZES[0]

    def event(self, event: QEvent) -> bool:
        return NO_SIZES[0].isValid()


def test_qt_gets_the_value_of_its_own_class_and_of_an_event_that_it_was_not_taken(qtbot, told):
    around = QWidget()
    qtbot.addWidget(around)
    row = QHBoxLayout(around)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(sized := Sized())
    assert row.sizeHint() == QWidget().sizeHint().expandedTo(QSize(0, 0))
    assert sized.event(QEvent(QEvent.Type.User)) is False
    assert set(told) == {"list index out of range"}


def test_an_error_says_in_which_override_it_was(qapp, monkeypatch):
    notes: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _: notes.extend(error.__notes__))
    Sized().sizeHint()
    assert notes == [f"in {__name__}.Sized.sizeHint"]


def test_a_class_of_qt_that_is_no_object_and_a_part_that_is_mixed_in_are_guarded_too():
    class Mixed:
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            return False

    class Whole(Mixed, QObject):
        pass

    class Task(QRunnable):
        def run(self) -> None:
            pass

    assert {one for one in (Whole, Task) if one not in ours()} == set()
    found = [method for cls in (Whole, Task) for *_, method, _ in overrides(cls)]
    assert len(found) == 2
    assert all(map(is_guarded, found))


def test_an_override_that_is_a_slot_gets_no_more_than_it_takes(qapp, told):
    class Told(QObject):
        said = Signal(int)

        def deleteLater(self) -> None:
            told.append("called")

    one = Told()
    one.said.connect(one.deleteLater)
    one.said.emit(1)
    assert told == ["called"]


def test_whoever_tells_of_an_error_may_fail_too(qapp, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", lambda *_: NO_SIZES[0])
    assert Sized().event(QEvent(QEvent.Type.User)) is False
