"""The buttons of a move."""

import pytest

from core.wormup.profiles import Options
from core.wormup.worm import Vec
from gui.wormup.board.scenery import Scenery
from gui.wormup.move.hand import Hand
from gui.wormup.panels.move_panel import MovePanel
from tests.core.wormup.scenes import CURLED, moving, straight

_NAMES = ("Ann", "Ben", "Cem")


@pytest.fixture
def panel(qtbot):
    panel = MovePanel()
    qtbot.addWidget(panel)
    return panel


def _held(panel, race):
    hand = Hand(race, 0, _NAMES, Scenery(race, ("A", "B", "C")))
    panel.hold(hand, _NAMES)
    return hand


def test_done_says_why_it_is_barred_until_the_number_is_laid(panel):
    hand = _held(panel, moving("gryphon2010", straight(8_000, 8_000), number=4))
    assert "still room" in panel.done.why  # W3.1
    for step in range(4):
        hand.draft.place(Vec(8_400 + 400 * step, 8_000))
    hand.renew()
    assert panel.done.why == ""
    assert panel.count.text() == "0 of 4 left"


def test_undo_is_barred_while_nothing_is_laid(panel):
    hand = _held(panel, moving("gryphon2010", straight(8_000, 8_000)))
    assert panel.undo.why
    hand.draft.place(Vec(8_400, 8_000))
    hand.renew()
    assert panel.undo.why == ""
    panel.undo.click()
    assert not hand.draft.can_undo


def test_a_blocked_worm_is_turned_by_the_button(panel):
    hand = _held(panel, moving("gryphon2010", CURLED))
    assert panel.turn.why == ""
    panel.turn.click()
    assert hand.draft.now.is_turning  # W3.14
    assert "lay it, or turn back" in panel.done.why
    panel.turn.click()
    assert panel.done.why == ""


def test_only_what_the_edition_has_is_shown(panel):
    _held(panel, moving("venice1995", straight(8_000, 8_000)))
    assert [b.isHidden() for b in (panel.turn, panel.repose, panel.swing)] == [True] * 3
    _held(panel, moving("gryphon2010", straight(8_000, 8_000), x=True))
    assert [b.isHidden() for b in (panel.turn, panel.repose, panel.swing)] == [False, True, False]


def test_while_a_worm_is_laid_anew_done_is_barred_and_the_button_leaves_it_as_it_was(panel):
    race = moving("venice1995", straight(12_000, 10_000), options=Options(repose=True))
    hand = _held(panel, race)
    panel.repose.click()
    assert hand.repose.is_on  # W3.16
    assert panel.done.why
    assert panel.repose.text() == "As it was"
    panel.repose.click()
    assert not hand.repose.is_on
    assert panel.done.why == ""


def test_a_swing_is_begun_and_left_by_its_button(panel):
    hand = _held(panel, moving("gryphon2010", straight(8_000, 8_000), number=0, x=True))
    panel.swing.click()
    assert hand.swing.is_on  # W3.11
    panel.swing.click()
    assert not hand.swing.is_on
