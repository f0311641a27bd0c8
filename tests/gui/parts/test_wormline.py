"""The slider that is a worm: by mouse and keys, and its head looks where it goes."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from gui.parts.wormline import WormSlider
from tests.gui.kit.drawn import changed


@pytest.fixture
def slider(qtbot):
    slider = WormSlider(40, 80, has_flag=True)
    qtbot.addWidget(slider)
    slider.resize(340, 48)
    slider.show()
    return slider


def test_a_click_goes_there_and_the_head_can_be_pulled_on(slider):
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(slider, left, pos=QPoint(round(slider.place(60)), 24))
    assert slider.value() == 60
    QTest.mouseMove(slider, QPoint(round(slider.place(71)), 24))
    assert slider.value() == 71
    QTest.mouseRelease(slider, left, pos=QPoint(round(slider.place(71)), 24))
    QTest.mouseMove(slider, QPoint(round(slider.place(45)), 24))
    assert slider.value() == 71


def test_no_click_leads_beyond_its_ends(slider):
    for x, value in ((0, 40), (slider.width() - 1, 80)):
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(x, 24))
        assert slider.value() == value


def test_every_value_lies_where_a_click_finds_it(slider):
    assert all(slider.value_at(slider.place(value)) == value for value in range(40, 81))


def test_arrows_step_and_the_head_turns_to_where_it_goes(slider):
    slider.setValue(60)
    ahead, at = slider.grab().toImage(), slider.place(60)
    QTest.keyClick(slider, Qt.Key.Key_Right)
    QTest.keyClick(slider, Qt.Key.Key_Left)
    slider.clearFocus()
    assert slider.value() == 60
    turned = changed(ahead, slider.grab().toImage())
    assert turned
    assert all(abs(x - at) < 25 for x, _ in turned)


def test_a_screen_reader_hears_a_slider_with_its_value(slider):
    slider.setValue(61)
    face = QAccessible.queryAccessibleInterface(slider)
    assert face.role() == QAccessible.Role.Slider
    assert face.valueInterface().currentValue() == 61
