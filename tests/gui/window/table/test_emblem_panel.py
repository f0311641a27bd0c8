"""Comparing the emblem: four words, one click."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from gui.window.table.emblem_panel import EmblemPanel


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


def test_the_four_pictures_are_drawn_above_their_words_and_are_large(qtbot):
    panel = EmblemPanel()
    qtbot.addWidget(panel)
    panel.resize(1000, 480)  # what is left of a screen of 1024 by 600
    panel.show_emblem((0, 1, 62, 63))
    panel.show()
    for picture, word in zip(panel._pictures, panel._words, strict=True):
        assert min(picture.width(), picture.height()) > 150
        assert picture.geometry().bottom() < word.geometry().top()
        image = picture.grab().toImage()
        middle = image.copy(image.rect().center().x() - 40, 20, 80, image.height() - 40)
        shades = {middle.pixel(x, y) for x in range(80) for y in range(middle.height())}
        assert len(shades) > 4, f"{word.text()} is not drawn"


def test_what_differs_is_answered_above_the_pictures_and_nowhere_else(qtbot):
    panel = EmblemPanel()
    qtbot.addWidget(panel)
    panel.show_emblem((0, 1, 62, 63))
    panel.show()
    button = next(b for b in panel.findChildren(QPushButton) if "differs" in b.text())
    with qtbot.waitSignal(panel.said) as told:
        button.click()
    (label,) = [one for one in panel.findChildren(QLabel) if one.text() == told.args[0]]
    assert "all leave and meet again" in label.text()
    assert label.geometry().bottom() < panel._pictures[0].geometry().top()
