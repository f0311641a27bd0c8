"""The strip of envelopes and dice."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.wormup.profiles import Face
from gui.wormup.motion.cards import GHOST, Card, placed
from gui.wormup.motion.strip import Strip

_CARDS = placed(
    [
        Card(0, "Ann", "A", face=Face.FIVE, is_void=True),
        Card(1, "Ben", "B", face=Face.X, number=6, turn=1),
        Card(2, "Cem", "C", has_envelope=True),
        Card(3, "Dana", "D"),
        Card(GHOST, "Ghost", "?", face=Face.FOUR),
    ]
)


@pytest.fixture
def strip(qtbot):
    strip = Strip()
    qtbot.addWidget(strip)
    strip.show_cards(_CARDS)
    strip.resize(strip.sizeHint())
    return strip


@pytest.mark.parametrize("place", range(5))
def test_each_card_is_painted_at_its_place(strip, place):
    full = strip.grab().toImage()
    strip.show_cards(_CARDS[:place] + _CARDS[place + 1 :])
    strip.resize(full.size())
    assert strip.grab().toImage() != full


def test_all_that_lies_there_can_be_read_aloud(strip):
    said = strip.accessibleDescription()
    for part in ("Ann: 5, cancelled", "Ben: X, moves 6", "Cem: a sealed envelope", "Dana: no bid"):
        assert part in said


def test_a_bump_is_seen(strip):
    still = strip.grab().toImage()
    strip.show_cards((replace(_CARDS[0], has_bumped=True, tilt=20.0), *_CARDS[1:]))
    assert strip.grab().toImage() != still


@pytest.mark.parametrize(("place", "count"), [(0, 1), (1, 1), (2, 0), (3, 0), (4, 1)])
def test_a_click_asks_about_an_open_die_and_about_nothing_else(strip, place, count):
    asked: list[int] = []
    strip.die_clicked.connect(lambda: asked.append(1))
    spot = QPoint(round((place + 0.5) * strip._wide()), strip.height() // 2)
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=spot)
    assert len(asked) == count
