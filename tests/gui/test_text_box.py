"""A longer answer in a window of its own."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gui.text_box import show_text


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
