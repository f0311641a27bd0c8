"""What is told while a key is down waits for the release; a key that has moved is still pressed."""

import pytest
import shiboken6
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gui.kit.button import Button
from gui.kit.press import is_pressed, waits, when_let_go

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
AT = QPoint(150, 150)


class Page(QObject):
    def __init__(self):
        super().__init__()
        self.told = []

    @waits
    def tell(self, what, *, then=None):
        self.told.append(what)
        if then is not None:
            self.tell(then)


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    window.show()
    return window


@pytest.fixture
def key(window):
    button = Button("Sit down")
    button.setParent(window)
    button.setGeometry(100, 100, 200, 80)
    button.show()
    return button


@pytest.fixture
def clicks(key):
    seen = []
    key.chosen.connect(lambda: seen.append("chosen"))
    return seen


def press(key):
    QTest.mousePress(key.window().windowHandle(), LEFT, NONE, AT)
    assert is_pressed()


def release(key, at=AT):
    QTest.mouseRelease(key.window().windowHandle(), LEFT, NONE, at)
    assert not is_pressed()


def test_what_is_told_while_nothing_is_pressed_is_taken_at_once():
    page = Page()
    page.tell(1)
    assert page.told == [1]


def test_news_wait_for_the_release_and_come_in_their_order(qtbot, key, clicks):
    page = Page()
    press(key)
    page.tell(1, then=2)
    when_let_go(lambda: page.told.append(3))
    assert page.told == []
    release(key)
    assert clicks == ["chosen"]
    qtbot.waitUntil(lambda: page.told == [1, 2, 3])


def test_who_tells_more_after_the_release_tells_it_last(key):
    page = Page()
    press(key)
    page.tell(1)
    release(key)
    page.tell(2)
    assert page.told == [1, 2]


def test_news_wait_while_the_space_bar_is_down(key, clicks):
    page = Page()
    key.setFocus()
    QTest.keyPress(key, Qt.Key.Key_Space)
    page.tell(1)
    assert page.told == []
    QTest.keyRelease(key, Qt.Key.Key_Space)
    page.tell(2)
    assert (clicks, page.told) == (["chosen"], [1, 2])


@pytest.mark.parametrize("gone", ["hidden", "deleted"])
def test_a_key_that_has_gone_keeps_nothing_waiting(qtbot, key, gone):
    page = Page()
    press(key)
    page.tell(1)
    if gone == "hidden":
        key.hide()
    else:
        key.deleteLater()
    qtbot.waitUntil(lambda: page.told == [1])


def test_a_page_that_has_gone_is_told_nothing(key):
    page, other = Page(), Page()
    told = page.told
    press(key)
    page.tell(1)
    other.tell(2)
    shiboken6.delete(page)
    release(key)
    other.tell(3)
    assert (told, other.told) == ([], [2, 3])


def test_a_key_that_moves_away_under_the_mouse_is_pressed_all_the_same(key, clicks):
    press(key)
    key.move(100, 250)
    release(key)
    assert clicks == ["chosen"]


def test_a_mouse_that_leaves_the_key_presses_nothing(key, clicks):
    press(key)
    QTest.mouseMove(key.window().windowHandle(), QPoint(400, 350))
    release(key, QPoint(400, 350))
    assert clicks == []
