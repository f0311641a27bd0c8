"""The page that says how a game is played: all of it can be read, and it closes with Esc."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from gui.parts.guide import Guide, Line, Part, show_guide
from gui.parts.theme import look, wear
from tests.gui.cozy.pictures import blacks

LONG = "Everybody lays worms on a sheet. " * 9


def _square(painter, frame):
    painter.fillRect(frame, Qt.GlobalColor.black)


PARTS = [Part("An hour", (Line(LONG), Line("Eye.", _square))), Part("Babies", (Line(LONG),))]


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    window.show()
    return window


def test_headings_lines_and_pictures_are_shown(window):
    guide = show_guide(window, PARTS)
    labels = guide.findChildren(QLabel)
    assert [label.text() for label in labels if label.text()] == [
        "An hour",
        LONG,
        "Eye.",
        "Babies",
        LONG,
    ]
    (picture,) = (label.pixmap() for label in labels if not label.pixmap().isNull())
    assert blacks(picture.toImage()) > 100


def test_with_large_text_it_fits_the_window_and_is_scrolled_down_only(window, qtbot, qapp):
    wear(qapp, replace(look(), size=2.0))
    guide = show_guide(window, PARTS)
    qtbot.waitUntil(lambda: guide.paper.verticalScrollBar().maximum() > 0)
    assert guide.width() <= window.width()
    assert guide.height() <= window.height()
    assert guide.paper.horizontalScrollBar().maximum() == 0


def test_asked_twice_it_is_one_page_and_esc_closes_it(window, qtbot):
    guide = show_guide(window, PARTS)
    assert show_guide(window, PARTS) is guide
    with qtbot.waitSignal(guide.finished):
        qtbot.keyClick(guide, Qt.Key.Key_Escape)
    assert not [one for one in window.findChildren(Guide) if one.isVisible()]
