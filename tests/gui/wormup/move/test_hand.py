"""Our hand on the board: which tool gets the mouse and the keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from core.wormup.worm import Vec
from gui.wormup.board.scenery import Scenery
from gui.wormup.move.hand import Hand
from tests.core.wormup.scenes import CURLED, moving, straight

pytestmark = pytest.mark.usefixtures("qapp")

_NAMES = ("Ann", "Ben", "Cem")


class _Heard(Hand):
    """Remembers what is said."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.heard: list[str] = []
        self.said.connect(self.heard.append)
        self.seen = self.heard[:]
        """What stands above the buttons, the newest last."""
        self.said.connect(self.seen.append)
        self.corrected.connect(self.seen.append)


def _hand(race):
    return _Heard(race, 0, _NAMES, Scenery(race, ("A", "B", "C")))


@pytest.fixture
def hand():
    return _hand(moving("gryphon2010", straight(8_000, 8_000), number=4, x=True))


def _press(hand, key):
    return hand.key(QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


def _drag(hand, start, end):
    assert hand.press(start, 0)
    hand.drag(end)
    hand.release(end)


def test_segments_first_then_a_post(hand):
    for _ in range(4):
        worm = hand.draft.worm
        _drag(hand, worm.tail, (worm.head.x + 420, worm.head.y))
    first, second = hand.draft.course.finish
    _drag(hand, first, (second.x + 4_000, second.y))
    assert hand.draft.now.move.swing is not None
    assert hand.draft.end_refusal() is None
    assert hand.heard[-1] == "All laid: press Done, or undo."


def test_s_starts_a_swing_only_when_it_may_be(hand):
    _press(hand, Qt.Key.Key_S)
    assert not hand.swing.is_on
    assert "compulsory" in hand.heard[-1]
    for step in range(4):
        hand.draft.place(Vec(8_400 + 400 * step, 8_000))
    _press(hand, Qt.Key.Key_S)
    assert hand.swing.is_on


def test_t_turns_a_blocked_worm():
    hand = _hand(moving("gryphon2010", CURLED))
    _press(hand, Qt.Key.Key_T)
    assert hand.draft.now.is_turning


def test_the_reason_while_a_segment_is_carried_is_that_of_the_place_it_is_over():
    hand = _hand(moving("gryphon2010", straight(8_000, 8_000), straight(8_600, 7_600, (0, 400))))
    assert hand.press(hand.draft.worm.tail, 0)
    hand.drag((7_700, 8_000))
    first = hand.seen[-1]
    assert "not overlap itself" in first
    hand.drag((7_700, 8_060))
    assert "not overlap itself" in hand.seen[-1]
    assert hand.seen[-1] != first, "the gap is another one"
    assert len(hand.heard) == 1, "a screen reader says it once"
    hand.drag((8_000, 8_500))
    assert hand.draft.left == 4
    assert hand.seen[-1] == "4 of 4 left."
    hand.release((8_000, 8_500))
    assert hand.draft.left == 3


def test_who_carries_a_segment_beside_a_free_place_hears_that_it_snaps():
    hand = _hand(moving("gryphon2010", straight(8_000, 8_000), straight(8_600, 7_600, (0, 400))))
    assert hand.press(hand.draft.worm.tail, 0)
    hand.drag((8_500, 8_050))
    assert hand.seen[-1].startswith("Let go: it snaps to the pale place.")
    hand.release((8_500, 8_050))
    assert hand.draft.left == 3


def test_a_post_that_may_stand_again_takes_its_reason_back(hand):
    for step in range(4):
        hand.draft.place(Vec(8_400 + 400 * step, 8_000))
    first, second = hand.draft.course.finish
    assert hand.press(first, 0)
    hand.drag(first)
    assert "must move the post" in hand.seen[-1]
    hand.drag((second.x + 4_000, second.y))
    assert hand.seen[-1].startswith("Drag a finish post")


def test_a_click_far_off_says_what_to_do(hand):
    hand.guide()
    assert hand.heard[-1].startswith("Too far from the head: click in the arc beside it")
    for step in range(4):
        hand.draft.place(Vec(8_400 + 400 * step, 8_000))
    hand.renew()
    hand.guide()
    assert hand.heard[-1] == "All laid: swing a finish post if you like, then press Done."


def test_a_reason_stands_as_a_sentence_of_its_own(hand):
    _press(hand, Qt.Key.Key_S)
    assert hand.heard[-1].startswith("The full number is compulsory")
    assert hand.heard[-1].endswith(").")


def test_undo_takes_a_swing_back(hand):
    for step in range(4):
        hand.draft.place(Vec(8_400 + 400 * step, 8_000))
    hand.draft.swing(0, hand.draft.course.swing_spot(0, (1, 0)))
    hand.undo()
    assert hand.draft.now.move.swing is None


def test_why_not_there_is_explained_with_the_gap():
    race = moving("gryphon2010", straight(8_000, 8_000), straight(8_790, 8_000, (0, -400)))
    hand = _hand(race)
    hand.hover((8_400, 8_000), 0)
    how, why = hand.explained()
    assert how == "4 of 4 left."
    assert "overlapping by 0.40 mm (rule W4.2" in why
