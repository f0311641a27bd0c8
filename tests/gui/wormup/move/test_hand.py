"""Our hand on the board: which tool gets the mouse and the keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from core.wormup.worm import Vec
from gui.parts.game_view import GameView
from gui.parts.sound import Sound
from gui.words.seats import worms_of
from gui.wormup.board.camera import fitted, frame_of
from gui.wormup.board.lens import Lens
from gui.wormup.board.pill import Pill
from gui.wormup.board.scenery import Scenery
from gui.wormup.explain import explained
from gui.wormup.move.hand import Hand
from tests.core.wormup.scenes import CURLED, moving, straight

pytestmark = pytest.mark.usefixtures("qapp")

_NAMES = ("Ann", "Ben", "Cem")
_CAMERA = fitted(frame_of(moving("gryphon2010", straight(8_000, 8_000))), 1_280, 720)


class _Heard(Hand):
    """Remembers what is said, and how it sounds."""

    def __init__(self, *arguments):
        view = GameView()
        super().__init__(view, *arguments)
        self.heard: list[str] = []
        self.sounds: list[Sound] = []
        view.spoke.connect(self.heard.append)
        view.sounded.connect(self.sounds.append)


def _hand(race):
    return _Heard(race, 0, _NAMES, Scenery(race, worms_of(("A", "B", "C"))))


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
    assert hand.swing.is_on, "who has an X and has laid all is asked"
    _drag(hand, first, (second.x + 4_000, second.y))
    hand.swing.swing()
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
    first = hand.heard[-1]
    assert "No room beside your own worm" in first
    hand.drag((7_700, 8_060))
    assert len(hand.heard) == 1, "a screen reader says it once"
    hand.drag((8_000, 8_500))
    assert hand.draft.left == 4
    assert hand.heard[-1] == "4 of 4 left."
    hand.release((8_000, 8_500))
    assert hand.draft.left == 3


def test_who_carries_a_segment_beside_a_free_place_hears_that_it_snaps():
    hand = _hand(moving("gryphon2010", straight(8_000, 8_000), straight(8_600, 7_600, (0, 400))))
    assert hand.press(hand.draft.worm.tail, 0)
    hand.drag((8_500, 8_050))
    assert hand.heard[-1].startswith("It snaps to the pale place.")
    hand.release((8_500, 8_050))
    assert hand.draft.left == 3


def test_a_post_that_may_stand_again_takes_its_reason_back(hand):
    for step in range(4):
        hand.draft.place(Vec(8_400 + 400 * step, 8_000))
    first, second = hand.draft.course.finish
    assert hand.press(first, 0)
    hand.drag(first)
    assert "must move the post" in hand.heard[-1]
    hand.drag((second.x + 4_000, second.y))
    assert hand.heard[-1].startswith("Drag a finish post")


def test_a_click_far_off_says_what_to_do(hand):
    hand.guide()
    assert hand.heard[-1].startswith("Too far from the head: click in the fan beside it")
    for step in range(4):
        hand.draft.place(Vec(8_400 + 400 * step, 8_000))
    hand.renew()
    hand.guide()
    assert hand.heard[-1] == "All laid: swing a finish post if you like, then press Done."


def test_a_reason_stands_as_a_sentence_of_its_own(hand):
    _press(hand, Qt.Key.Key_S)
    assert hand.heard[-1] == "The full number is compulsory, and there is still room."


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
    how, why, *_rules = explained(race, _NAMES, hand)
    assert how == "4 of 4 left."
    assert "overlapping by 0.40 mm (rule W4.2" in why


def _kinds(hand):
    return [type(sprite) for sprite in hand.sprites(fitted(frame_of(hand.race), 1_280, 720))]


def test_the_lens_comes_where_it_is_tight_or_while_shift_is_held():
    race = moving("gryphon2010", straight(8_000, 8_000), straight(8_840, 8_050, (0, -400)))
    hand = _hand(race)
    hand.hover((8_400, 8_000), 0)
    (lens,) = (one for one in hand.sprites(_CAMERA) if isinstance(one, Lens))
    assert lens.said.startswith("Fits, 1.")
    assert lens.said.endswith(" mm from Ben")
    hand.hover((8_000, 8_400), 0)
    assert Lens not in _kinds(hand)
    hand.lean(is_close=True)
    assert Lens in _kinds(hand)


def test_why_not_there_stands_at_what_is_in_the_way():
    box = [straight(8_600, 7_600, (0, 400)), straight(8_000, 7_350, (-400, 0))]
    hand = _hand(moving("gryphon2010", straight(8_000, 8_000), *box))
    hand.hover((8_100, 7_700), 0)
    (pill,) = (one for one in hand.sprites(_CAMERA) if isinstance(one, Pill))
    assert pill.text.startswith("No room beside ")
    assert pill.at in {at for worm in hand.race.worms[1:] for at in worm.segments}


def test_each_segment_clacks_a_step_higher(hand):
    for _ in range(3):
        _press(hand, Qt.Key.Key_Return)
    assert hand.sounds == [Sound.SEGMENT_1, Sound.SEGMENT_2, Sound.SEGMENT_3]


def test_the_swing_is_offered_once(hand):
    for _ in range(4):
        _press(hand, Qt.Key.Key_Return)
    assert hand.swing.is_on
    hand.swing.stop()
    hand.renew()
    assert not hand.swing.is_on
    _press(hand, Qt.Key.Key_Z)
    _press(hand, Qt.Key.Key_Return)
    assert hand.swing.is_on


def test_a_post_that_may_not_be_swung_yet_cannot_be_taken(hand):
    assert hand.press(hand.draft.course.finish[0], 0)
    hand.drag((20_000, 10_000))
    assert not hand.swing.is_on
    assert "compulsory" in hand.heard[-1]
