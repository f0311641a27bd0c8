"""The reason of a barred key beside it: on no other key, and deaf to the mouse."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip, QWidget

from gui.kit.why_button import WhyButton
from gui.kit.why_tip import tip_shown


@pytest.fixture
def page(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.setGeometry(100, 60, 500, 300)
    yield page
    QToolTip.hideText()


def keys_at(page: QWidget, *frames: tuple[int, int, int, int]) -> list[WhyButton]:
    keys = [WhyButton("key") for _ in frames]
    for key, frame in zip(keys, frames, strict=True):
        key.setParent(page)
        key.setGeometry(*frame)
    page.show()
    return keys


@pytest.mark.parametrize(
    "frames",
    [
        [(300, 240, 190, 56), (180, 240, 90, 56), (60, 240, 90, 56)],
        [(10, 10, 90, 40), (10, 60, 480, 200)],
        [(200, 130, 90, 40), (100, 180, 300, 40)],
    ],
    ids=["at the foot", "at the top", "in the middle"],
)
def test_a_reason_lies_on_no_key_and_takes_no_click(page, frames):
    barred, *others = keys_at(page, *frames)
    barred.bar("Not yet: click a space of worm A for the eye")
    QTest.mouseClick(barred, Qt.MouseButton.LeftButton)
    tip = tip_shown()
    assert tip is not None
    for key in (barred, *others):
        frame = QRect(key.mapToGlobal(QPoint(0, 0)), key.size())
        assert not tip.geometry().intersects(frame)
    window = tip.windowHandle()
    assert window is not None
    assert window.flags() & Qt.WindowType.WindowTransparentForInput
