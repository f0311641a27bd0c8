"""What can be pressed: by mouse, by space and by Enter; the ring comes with the keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui.parts.focus import has_ring
from gui.parts.touch import Touch


class _Plain(Touch):
    def paintEvent(self, _event):  # noqa: N802  # Qt's name
        pass


@pytest.fixture
def touch(qtbot):
    touch = _Plain("Ann")
    qtbot.addWidget(touch)
    touch.resize(60, 44)
    touch.show()
    touch.activateWindow()
    QTest.qWaitForWindowActive(touch)
    touch.setFocus()
    return touch


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_presses_it_and_shows_the_ring(qtbot, touch, key):
    with qtbot.waitSignal(touch.clicked):
        QTest.keyClick(touch, key)
    assert has_ring(touch)


def test_the_mouse_presses_it_without_a_ring(qtbot, touch):
    QTest.keyClick(touch, Qt.Key.Key_Space)
    with qtbot.waitSignal(touch.clicked):
        QTest.mouseClick(touch, Qt.MouseButton.LeftButton)
    assert not has_ring(touch)
