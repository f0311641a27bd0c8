"""The drawer: closed at first, opened and closed by mouse and keys, inside its page."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from gui.parts.drawer import Drawer


@pytest.fixture
def page(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    QTest.qWaitForWindowActive(page)
    return page


@pytest.fixture
def drawer(page):
    drawer = Drawer("What happened", QPushButton("Round 1"))
    drawer.setParent(page)
    drawer.lie_in(1264, 16, 500)
    return drawer


def test_it_is_closed_at_first_and_says_when_it_opens(qtbot, drawer):
    assert not drawer.is_open
    with qtbot.waitSignal(drawer.toggled) as toggled:
        drawer.open()
    assert toggled.args == [True]
    assert drawer.is_open
    with qtbot.assertNotEmitted(drawer.toggled):
        drawer.open()


def test_its_cross_closes_it(qtbot, drawer):
    drawer.open()
    (cross,) = [
        one for one in drawer.findChildren(QAbstractButton) if one.accessibleName() == "Close"
    ]
    with qtbot.waitSignal(drawer.toggled):
        QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert not drawer.is_open


def test_escape_closes_it_from_within(drawer):
    drawer.open()
    content = drawer.findChild(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    content.setFocus()
    QTest.keyClick(content, Qt.Key.Key_Escape)
    assert not drawer.is_open


def test_it_lies_at_the_right_and_never_wider_than_its_page(page, drawer):
    assert (drawer.width(), drawer.geometry().right()) == (426, 1263)
    page.resize(400, 500)
    drawer.lie_in(392, 16, 400)
    assert drawer.width() < 400
