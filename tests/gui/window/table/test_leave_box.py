"""Leaving a table that goes on: nobody leaves for good by a slip."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gui.window.table.leave_box import Way, ask_way
from tests.gui.dialogs import answer_by, answer_with


@pytest.fixture
def parent(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    return parent


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_stay(parent, key):
    answer_by(key)
    assert ask_way(parent) is Way.STAY


@pytest.mark.parametrize(
    ("answer", "way"),
    [
        ("Leave for now", Way.ADJOURN),
        ("Leave for good", Way.FOR_GOOD),
        ("Stay", Way.STAY),
    ],
)
def test_every_key_is_a_way(parent, answer, way):
    answer_with(answer)
    assert ask_way(parent) is way
