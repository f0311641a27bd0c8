"""The drawer: closed at first, opened and closed by mouse and keys, inside its page."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton

from gui.kit.drawer import IN_MS, OUT_MS, Drawer
from gui.kit.theme import look
from tests.gui.kit.look_at import wearing


@pytest.fixture
def drawer(page):
    drawer = Drawer("What happened", QPushButton("Round 1"))
    drawer.setParent(page)
    drawer.lay_out_in(784, 16, 500)
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
    assert drawer.geometry().right() == 783
    page.resize(400, 500)
    drawer.lay_out_in(392, 16, 400)
    assert drawer.width() < 400


def test_it_slides_in_from_the_edge_and_out_again(page, drawer, clock):
    home = drawer.pos()
    drawer.open()
    assert drawer.x() == page.width()
    clock.pass_time(IN_MS // 2)
    assert home.x() < drawer.x() < page.width()
    assert drawer.left == home.x(), "the others make room at once"
    clock.pass_time(IN_MS)
    assert drawer.pos() == home
    drawer.open(is_open=False)
    assert not drawer.is_open
    assert drawer.isVisible(), "it is on its way out"
    clock.pass_time(OUT_MS)
    assert drawer.isHidden()


def test_it_turns_back_on_its_way_and_follows_its_page(page, drawer, clock):
    drawer.open()
    clock.pass_time(IN_MS // 2)
    at = drawer.pos()
    drawer.open(is_open=False)
    assert drawer.pos() == at
    drawer.open()
    drawer.lay_out_in(700, 16, 500)
    assert drawer.geometry().right() == 699
    assert drawer.isVisible()


def test_in_calm_motion_it_does_not_travel(page, drawer):
    home = drawer.pos()
    with wearing(replace(look(), is_calm=True)):
        drawer.open()
        assert drawer.pos() == home
        drawer.open(is_open=False)
        assert drawer.isHidden()


def test_the_page_gets_the_keys_back_that_were_in_it(page, drawer):
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    drawer.open()
    content = drawer.findChild(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    content.setFocus()
    assert content.hasFocus()
    drawer.open(is_open=False)
    assert page.hasFocus()
    other = QPushButton(page)
    other.show()
    drawer.open()
    other.setFocus()
    drawer.open(is_open=False)
    assert other.hasFocus(), "keys that were elsewhere stay there"
