"""What lights up and sinks does so a little at a time; at rest and in calm motion nothing ticks."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from gui.kit.sway import HOVER_MS, Sway, mixed
from gui.kit.theme import look
from gui.kit.tokens import DAY
from tests.gui.kit.look_at import wearing


@pytest.fixture
def sway(qtbot):
    part = QWidget()
    qtbot.addWidget(part)
    part.show()
    return Sway(part, HOVER_MS, HOVER_MS)


def test_it_begins_where_it_was_and_ends_where_the_part_is(sway):
    sway.turn_on()
    assert sway.share(is_on=True) == 0.0
    sway.setCurrentTime(HOVER_MS // 2)
    half = sway.share(is_on=True)
    assert 0.0 < half < 1.0
    sway.turn_off()
    assert sway.share(is_on=False) == half
    sway.setCurrentTime(HOVER_MS)
    assert not sway.is_running
    assert sway.share(is_on=False) == 0.0


def test_in_calm_motion_and_out_of_sight_the_part_is_there_at_once(sway):
    with wearing(replace(look(), is_calm=True)):
        sway.turn_on()
        assert not sway.is_running
        assert sway.share(is_on=True) == 1.0
    sway.parent().hide()
    sway.turn_off()
    assert not sway.is_running


def test_colours_are_mixed_from_one_end_to_the_other():
    assert mixed(DAY.paper, DAY.ink, 0.0) == QColor(DAY.paper)
    assert mixed(DAY.paper, DAY.ink, 1.0) == QColor(DAY.ink)
    middle = mixed(DAY.paper, DAY.ink, 0.5).lightness()
    assert QColor(DAY.ink).lightness() < middle < QColor(DAY.paper).lightness()
