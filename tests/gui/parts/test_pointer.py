"""Where the mouse of another test was left, nothing of the next one is pointed at."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from tests.settled import settled
from tests.tidy import point_at_nothing


def shown(qtbot):
    """Show a page that is one large key."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 300)
    key = QPushButton("key", page)
    key.resize(page.size())
    page.show()
    return page, key


@pytest.mark.parametrize("way", ["first", "moved", "pressed", "moved in the window"])
def test_a_page_shown_where_the_mouse_was_left_is_not_pointed_at(qtbot, way):
    before, key = shown(qtbot)
    settled()
    if way == "moved":
        QTest.mouseMove(key, QPoint(100, 100))
    elif way == "pressed":
        QTest.mouseClick(before.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    elif way == "moved in the window":
        QTest.mouseMove(before.windowHandle(), QPoint(100, 100))
    before.close()
    point_at_nothing()
    _page, key = shown(qtbot)
    key.hide()
    key.show()
    assert not key.underMouse()
    settled()
    assert not key.underMouse()
