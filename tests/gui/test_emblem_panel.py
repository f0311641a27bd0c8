"""Comparing the emblem: four words, one click."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from gui.emblem_panel import EmblemPanel


def test_four_pictures_are_named_and_one_key_says_same_here(qtbot):
    panel = EmblemPanel()
    qtbot.addWidget(panel)
    panel.show_emblem((0, 1, 62, 63))
    panel.show()
    shown = " ".join(label.text() for label in panel.findChildren(QLabel))
    assert all(word in shown for word in ("anchor", "apple", "umbrella", "violin"))
    assert panel.accessibleName() == "The emblem: anchor, apple, umbrella, violin"
    with qtbot.waitSignal(panel.compared):
        qtbot.keyClick(panel._same, Qt.Key.Key_Space)  # where the focus is
