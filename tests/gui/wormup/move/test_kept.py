"""The draft of our next act on disk and back."""

import json

import pytest

from core.wormup.moves import Move
from core.wormup.profiles import Face, Options, SwingWhen
from core.wormup.worm import Vec
from gui.parts.game_view import GameView
from gui.words.seats import worms_of
from gui.wormup.board.scenery import Scenery
from gui.wormup.move.hand import Hand
from gui.wormup.move.kept import ghost_of, kept_draft, kept_face, taken_up
from gui.wormup.panels.bid_panel import BidPanel
from tests.core.wormup.races import start
from tests.core.wormup.scenes import CURLED, moving, straight

_NAMES = ("Ann", "Ben", "Cem")


def _ask(action, sealed=None):
    raise AssertionError((action, sealed))


@pytest.fixture
def bids(qtbot):
    bids = BidPanel(_ask, print, print)
    qtbot.addWidget(bids)
    bids.offer(start("gryphon2010", 3), 0, _NAMES)
    return bids


def _hand(edition="gryphon2010", worm=None, **more):
    race = moving(edition, worm or straight(8_000, 8_000), number=4, **more)
    return Hand(GameView(), race, 0, _NAMES, Scenery(race, worms_of(("A", "B", "C"))))


def _through_a_file(draft):
    return json.loads(json.dumps(draft))


def _laid(hand, step=9):
    return _through_a_file(kept_draft(step, hand.draft.now.move))


def test_a_chosen_face_is_chosen_again(bids):
    taken_up(_through_a_file(kept_draft(4, Face.X)), 4, None, bids)
    assert bids.chosen is Face.X


def test_a_swing_first_and_segments_are_laid_again(bids):
    options = Options(swing_when=SwingWhen.EITHER)
    hand, fresh = (_hand(x=True, options=options) for _ in range(2))
    hand.draft.swing(1, hand.draft.course.swing_spot(1, (1, 1)))
    hand.draft.place(Vec(8_400, 8_000))
    taken_up(_laid(hand), 9, fresh, bids)
    assert fresh.draft.now == hand.draft.now


def test_a_worm_laid_anew_and_a_last_swing_come_back(bids):
    hand, fresh = (_hand("venice1995", x=True, options=Options(repose=True)) for _ in range(2))
    tail = hand.draft.worm.tail
    hand.draft.repose([Vec(tail.x, tail.y + 400 * k) for k in range(6, 0, -1)])
    hand.draft.place(Vec(tail.x, tail.y + 2_800))
    hand.draft.swing(0, hand.draft.course.swing_spot(0, (1, 1)))
    taken_up(_laid(hand), 9, fresh, bids)
    assert fresh.draft.now == hand.draft.now


def test_a_turn_comes_back_with_its_segment(bids):
    hand, fresh = (_hand(worm=CURLED) for _ in range(2))
    hand.draft.turn()
    hand.draft.place(hand.draft.walk.ground.spots(hand.draft.walk.worm)[0])
    taken_up(_laid(hand), 9, fresh, bids)
    assert fresh.draft.now == hand.draft.now


@pytest.mark.parametrize(
    "draft",
    [
        None,
        7,
        ["move", 8, ["move", [[8_400, 8_000, False]], [], []]],
        ["move", 9, ["move", [[8_100, 8_000, False]], [], []]],
        ["move", 9, ["move", [[8_400.5, 8_000, False]], [], []]],
        ["face", 9, 2],
        {"face": 9},
    ],
)
def test_a_draft_of_another_step_or_one_that_is_not_legal_is_left_out(bids, draft):
    hand = _hand()
    taken_up(draft, 9, hand, bids)
    assert hand.draft.now.move == Move()
    assert bids.chosen is None


def test_a_bid_that_was_sealed_is_known_to_who_has_sealed_it():
    assert kept_face(_through_a_file(kept_draft(4, Face.X))) == (4, Face.X)
    assert kept_face(["move", 4, []]) is None
    assert kept_face("junk") is None


def test_what_another_lays_is_laid_again():
    hand = _hand()
    hand.draft.place(Vec(8_400, 8_000))
    ghost = ghost_of(hand.race, 9, 0, _laid(hand))
    assert ghost is not None
    assert ghost.worm == hand.draft.worm


_DEEP: list[object] = []
for _ in range(5_000):
    _DEEP = [_DEEP]
_JUNK = [
    None,
    "move",
    ["move", 9],
    ["move", 8, ["move", [], [], []]],
    ["move", 9, ["move", [[8_400, 8_000, False]] * 5_000, [], []]],
    ["move", 9, ["move", [[10**30, 8_000, False]], [], []]],
    ["move", 9, ["move", [["8400", {}, False]], [], []]],
    ["move", 9, _DEEP],
    _DEEP,
    {"move": 9},
]


@pytest.mark.parametrize("junk", _JUNK, ids=range(len(_JUNK)))
def test_junk_of_another_program_is_no_ghost(junk):
    race = _hand().race
    assert ghost_of(race, 9, 0, junk) is None


def test_what_the_rules_refuse_is_left_out_of_a_ghost():
    hand = _hand()
    hand.draft.place(Vec(8_400, 8_000))
    laid = _laid(hand)
    laid[2][1].append([20_000, 20_000, False])
    ghost = ghost_of(hand.race, 9, 0, laid)
    assert ghost is not None
    assert ghost.worm == hand.draft.worm


def test_only_whose_turn_it_is_has_a_ghost():
    hand = _hand()
    assert ghost_of(hand.race, 9, 1, _laid(hand)) is None
    assert ghost_of(start("gryphon2010", 3), 9, 0, _laid(hand)) is None
