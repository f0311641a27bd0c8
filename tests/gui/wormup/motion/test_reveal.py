"""All envelopes open together."""

import pytest
from gui.wormup.motion.cards import Card

from core.table.table import Written
from core.wormup.actions import BID
from core.wormup.profiles import Face
from gui.wormup.motion.reveal import opened_race, reveal_beats
from tests.gui.wormup.local import Local

_LETTERS = ("A", "B", "C", "D", "E")


def _opening(*faces, edition="gryphon2010"):
    """Give the completed opening step of a first round with these bids."""
    local = Local(edition, seats=len(faces))
    while local.tables[0].step.state is None:
        local.advance()
    for table, face in zip(local.tables, faces, strict=True):
        written = table.act(BID, (face.value,))
        assert isinstance(written, Written)
        local.share(written)
    while not any(done.step.opens for done in local.tables[0].completed):
        local.advance()
    return next(done for done in local.tables[0].completed if done.step.opens)


def _frames(done, names):
    shown: list[tuple[Card, ...]] = []
    beats = reveal_beats(done, names, _LETTERS[: len(names)], shown.append)
    for beat in beats:
        for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
            beat.show(share)
    return beats, shown


def test_equal_dice_bump_and_movers_line_up():
    done = _opening(Face.SEVEN, Face.FIVE, Face.FOUR, Face.FIVE)
    beats, shown = _frames(done, ("Ann", "Ben", "Cem", "Dana"))
    assert {card.name for cards in shown for card in cards if card.has_bumped} == {"Ben", "Dana"}
    assert [card.name for card in shown[-1]] == ["Cem", "Ann", "Ben", "Dana"]
    assert sum(beat.ms for beat in beats) <= 1_200


def test_nobody_bumps_where_all_bids_differ():
    _, shown = _frames(_opening(Face.SEVEN, Face.FIVE, Face.FOUR), ("Ann", "Ben", "Cem"))
    assert not any(card.has_bumped for cards in shown for card in cards)


def test_a_round_in_which_all_cancel_can_still_be_read():
    done = _opening(Face.FIVE, Face.FIVE, Face.FIVE)
    beats, shown = _frames(done, ("Ann", "Ben", "Cem"))
    assert all(card.is_void and card.face is Face.FIVE for card in shown[-1])
    assert sum(beat.ms for beat in beats) <= 1_200


def test_the_ghost_throws_with_the_others():
    done = _opening(Face.FIVE, Face.FOUR, edition="venice1995")
    assert opened_race(done).ghost is not None  # V95-36
    _, shown = _frames(done, ("Ann", "Ben"))
    assert len(shown[0]) == 3
    assert [card.spare is not None for card in shown[0]] == [False, False, True]


@pytest.mark.parametrize("faces", [(Face.X, Face.FIVE, Face.FOUR), (Face.X, Face.X, Face.FOUR)])
def test_the_opened_race_shows_every_bid(faces):
    assert opened_race(_opening(*faces)).bids == faces
