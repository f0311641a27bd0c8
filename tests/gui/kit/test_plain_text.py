"""Text to read is selected, and never dragged: a page that goes during a drag ends the program."""

import ast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from gui.kit.plain_text import PlainText
from tests.architecture.tree import ROOT, nodes, python_files


@pytest.fixture
def text(qtbot):
    text = PlainText("News", "the first line\nthe second line")
    qtbot.addWidget(text)
    text.resize(400, 200)
    text.show()
    text.selectAll()
    return text


def is_selected_under(text, button=Qt.MouseButton.LeftButton, keys=Qt.KeyboardModifier.NoModifier):
    """Tell whether something is still selected while *button* is down on it."""
    QTest.mousePress(text.viewport(), button, keys, QPoint(20, 10))
    is_selected = text.textCursor().hasSelection()
    QTest.mouseRelease(text.viewport(), button, keys, QPoint(20, 10))
    return is_selected


def test_a_press_on_what_is_selected_gives_it_up_so_that_nothing_can_be_dragged(text):
    assert not is_selected_under(text)


def test_what_is_selected_stays_for_its_menu_and_for_a_longer_selection(text):
    assert is_selected_under(text, Qt.MouseButton.RightButton)
    assert is_selected_under(text, keys=Qt.KeyboardModifier.ShiftModifier)


def test_nothing_else_shows_text_that_could_be_dragged():
    dragged = {"QPlainTextEdit", "QTextEdit", "QTextBrowser", "QDrag"}
    imports = [
        file.name
        for file in python_files(ROOT, "gui")
        for node in nodes(file)
        if isinstance(node, ast.ImportFrom) and dragged & {one.name for one in node.names}
    ]
    assert imports == ["plain_text.py"]
