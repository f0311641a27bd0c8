"""A longer answer in a window of its own."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from gui.kit.text_box import show_text


def test_a_long_text_stays_within_the_window_and_escape_closes_it(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 300)
    window.show()
    box = show_text(window, "Why?", [f"line {number}" for number in range(200)])
    assert box.height() <= 300
    assert box.text.toPlainText().endswith("line 199")
    with qtbot.waitSignal(box.finished):
        qtbot.keyClick(box, Qt.Key.Key_Escape)


def test_tab_goes_from_the_text_to_close_and_enter_closes(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    box = show_text(window, "Why?", ["a line"])
    box.activateWindow()
    QTest.qWaitForWindowActive(box)
    assert box.text.hasFocus()
    qtbot.keyClick(box.text, Qt.Key.Key_Tab)
    focus = box.focusWidget()
    assert isinstance(focus, QPushButton)
    with qtbot.waitSignal(box.finished):
        qtbot.keyClick(focus, Qt.Key.Key_Return)
