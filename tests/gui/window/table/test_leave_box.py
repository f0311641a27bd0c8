"""Leaving a table that goes on: nobody leaves for good by a slip."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from gui.window.table.leave_box import Way, ask_way
from tests.gui.dialogs import answer_by


@pytest.fixture
def parent(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    return parent


@pytest.mark.parametrize(
    ("key", "way"), [(Qt.Key.Key_Return, Way.ADJOURN), (Qt.Key.Key_Escape, Way.STAY)]
)
def test_enter_adjourns_and_escape_stays(parent, key, way):
    answer_by(key)
    assert ask_way(parent) is way


@pytest.mark.parametrize(
    ("answer", "way"),
    [("Adjourn", Way.ADJOURN), ("Leave for good", Way.FOR_GOOD), ("Stay", Way.STAY)],
)
def test_every_button_is_a_way(parent, monkeypatch, answer, way):
    def press(box):
        next(b for b in box.buttons() if b.text() == answer).click()

    monkeypatch.setattr(QMessageBox, "exec", press)
    assert ask_way(parent) is way
