"""Leaving a table that goes on: nobody leaves for good by a slip."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from gui.kit.dialog import Dialog
from gui.window.table.leave_box import LeaveWay, ask_way
from tests.gui.dialogs import answer_by, answer_with
from tests.gui.on_screen import open_dialog


@pytest.fixture
def parent(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    return parent


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_stay(parent, key):
    answer_by(key)
    assert ask_way(parent, is_alone=False) is LeaveWay.STAY


@pytest.mark.parametrize(
    ("answer", "way"),
    [
        ("Leave for now", LeaveWay.ADJOURN),
        ("Leave for good", LeaveWay.FOR_GOOD),
        ("Stay", LeaveWay.STAY),
    ],
)
def test_every_key_is_a_way(parent, answer, way):
    answer_with(answer)
    assert ask_way(parent, is_alone=False) is way


@pytest.mark.parametrize(("is_alone", "tells_of_others"), [(True, False), (False, True)])
def test_whoever_plays_alone_is_not_told_of_others(parent, is_alone, tells_of_others):
    said: list[str] = []

    def read():
        dialog = open_dialog()
        assert isinstance(dialog, Dialog)
        said.append(dialog.accessibleDescription())
        dialog.reject()

    QTimer.singleShot(0, read)
    ask_way(parent, is_alone=is_alone)
    assert ("the others" in said[0]) is tells_of_others
