"""Asking for the name of somebody else at this laptop."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMainWindow

from gui.window.table.person_box import PersonBox, ask_name
from tests.gui.dialogs import answer_by


def refused(name: str) -> str:
    return "Ann is here already." if name == "Ann" else "" if name else "A name is missing."


@pytest.fixture
def window(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(800, 600)
    window.show()
    return window


def test_a_name_that_is_refused_is_not_taken_and_it_is_said_why(window):
    box = PersonBox(window, "Said.", refused)
    box.show()
    QTest.keyClicks(box.field, "Ann")
    assert box.field.why == box.add.why == "Ann is here already."
    QTest.keyClick(box.field, Qt.Key.Key_Return)
    assert box.isVisible()
    QTest.keyClicks(box.field, "e ")
    assert not box.field.why
    QTest.keyClick(box.field, Qt.Key.Key_Return)
    assert box.result()
    assert box.name == "Anne"


def test_nothing_typed_yet_is_no_fault(window):
    box = PersonBox(window, "Said.", refused)
    assert not box.field.why
    assert box.add.why == "A name is missing."


def test_escape_adds_nobody(window):
    answer_by(Qt.Key.Key_Escape)
    assert ask_name(window, "Said.", refused) == ""


def test_who_could_read_the_disk_is_said_small_where_the_name_is_asked(window):
    box = PersonBox(window, "Said.", refused)
    (owner,) = [one for one in box.findChildren(QLabel) if "Whoever owns" in one.text()]
    assert owner.property("role") == "small"
