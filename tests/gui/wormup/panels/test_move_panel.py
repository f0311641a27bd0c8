"""The buttons of a move."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.wormup.profiles import Options
from core.wormup.worm import Vec
from gui.parts.game_view import GameView
from gui.words.seats import worms_of
from gui.wormup.board.scenery import Scenery
from gui.wormup.move.hand import Hand
from gui.wormup.panels.move_panel import TOO_SOON_MS, MovePanel, SwingPanel
from tests.core.wormup.scenes import CURLED, moving, straight
from tests.settled import settled

_NAMES = ("Ann", "Ben", "Cem")


@pytest.fixture
def panel(qtbot):
    panel = MovePanel(print)
    qtbot.addWidget(panel)
    return panel


def _held(panel, race):
    hand = Hand(GameView(), race, 0, _NAMES, Scenery(race, worms_of(("A", "B", "C"))))
    panel.hold(hand, _NAMES)
    return hand


def test_done_says_why_it_is_barred_until_the_number_is_laid(panel):
    hand = _held(panel, moving("gryphon2010", straight(8_000, 8_000), number=4))
    assert "still room" in panel.done.why  # W3.1
    assert panel.done.text() == "4 to go"
    for step in range(4):
        hand.draft.place(Vec(8_400 + 400 * step, 8_000))
    hand.renew()
    assert panel.done.why == ""
    assert panel.done.text() == "Done"
    assert panel.beads.accessibleName() == "4 of 4 segments are laid"


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


def test_where_a_worm_may_stay_the_key_says_so_while_nothing_is_laid(panel):
    hand = _held(panel, moving("venice1995", straight(8_000, 8_000), number=4))
    assert (panel.done.text(), panel.done.why) == ("Stay here", "")
    hand.draft.place(Vec(8_400, 8_000))
    hand.renew()
    assert panel.done.text() == "Done"


def test_enter_just_after_the_last_segment_does_not_sign_the_move(qtbot, panel, clock):
    hand = _held(panel, moving("gryphon2010", straight(8_000, 8_000), number=1))
    panel.show()
    panel.activateWindow()
    hand.draft.place(Vec(8_400, 8_000))
    hand.renew()
    panel.done.setFocus()
    settled()
    assert panel.done.hasFocus()
    with qtbot.assertNotEmitted(panel.finished):
        QTest.keyClick(panel.done, Qt.Key.Key_Return)
    clock.pass_time(TOO_SOON_MS)
    with qtbot.waitSignal(panel.finished):
        QTest.keyClick(panel.done, Qt.Key.Key_Return)


def test_a_swing_is_begun_by_its_key_and_shows_what_it_does_to_every_head(panel, qtbot):
    hand = _held(panel, moving("gryphon2010", straight(8_000, 8_000), number=0, x=True))
    swings = SwingPanel(print)
    qtbot.addWidget(swings)
    panel.swing.click()
    assert hand.swing.is_on  # W3.11
    swings.hold(hand, _NAMES)
    assert "Turn a post first" in swings.swing.why
    before = swings.distances.accessibleName()
    assert before.startswith("Ann: ")
    foot = hand.draft.course.finish[1]
    assert hand.press(hand.draft.course.finish[0], 0)
    hand.drag((foot.x - 4_450, foot.y))
    hand.release((foot.x - 4_450, foot.y))
    assert swings.swing.why == ""
    assert ", then " in swings.distances.accessibleName()
    swings.leave.click()
    assert not hand.swing.is_on
    assert hand.draft.now.move.swing is None


def test_what_may_not_stand_there_says_why_on_the_key(panel, qtbot):
    start = moving("gryphon2010", straight(8_000, 8_000), number=0, x=True)
    foot = start.course.finish[1]
    wall = straight(foot.x - 4_450, foot.y, (0, 400))
    hand = _held(panel, moving("gryphon2010", straight(8_000, 8_000), wall, number=0, x=True))
    swings = SwingPanel(print)
    qtbot.addWidget(swings)
    swings.hold(hand, _NAMES)
    hand.press(hand.draft.course.finish[0], 0)
    hand.drag((foot.x - 4_450, foot.y))
    assert swings.swing.why == "Ben lies in the way."
    hand.drag((foot.x + 4_450, foot.y))
    assert swings.swing.why == ""
    swings.swing.click()
    assert hand.draft.now.move.swing is not None
