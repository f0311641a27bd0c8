"""Habits: counted from opened bids only, each face over the rounds in which it could be bid."""

import pytest

from core.bots.choose import OpenedStep
from core.bots.habits import habits_of, situations
from core.bots.levels import Level
from core.table.rules import OPEN, Slot
from core.wormup.game import GameState
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage, put
from core.wormup.worm import Worm
from tests.core.bots.positions import races

FACES = (Face.FOUR, Face.FIVE, Face.SIX, Face.SEVEN, Face.X)
EVEN = dict.fromkeys(FACES, 0.2)
START = next(iter(races(Stage.BID, level=Level.STRAIGHT, count=2)))


def opening(race: Race, seat: int, face: Face | None) -> OpenedStep:
    action = (OPEN, 1, (face.value,), b"") if face else ()
    return OpenedStep(GameState(race, (0,) * len(race.worms)), (Slot(seat, action),))


def likely(*past: OpenedStep, race: Race = START, seat: int = 1) -> dict[Face, float]:
    odds = habits_of(past).odds(race, seat, EVEN)
    assert sum(odds) == pytest.approx(1.0)
    return dict(zip(EVEN, odds, strict=True))


def near(race: Race, seat: int) -> Race:
    """Move the worm of *seat* to where it could touch the line with one number."""
    first, other = race.course.finish
    middle = (first.x + other.x) // 2, (first.y + other.y) // 2
    head = race.worms[seat].head
    dx, dy = middle[0] - head.x, middle[1] - head.y
    places = tuple(
        spot._replace(x=spot.x + dx, y=spot.y + dy) for spot in race.worms[seat].segments
    )
    return race._replace(worms=put(race.worms, seat, Worm(places)))


def test_whoever_has_opened_nothing_is_expected_to_bid_as_others_do() -> None:
    assert likely() == pytest.approx(EVEN)
    assert likely(opening(START, 1, None)) == pytest.approx(EVEN)
    assert likely(opening(START, 2, Face.SEVEN)) == pytest.approx(EVEN)


def test_the_more_often_a_face_was_bid_the_likelier_it_is_and_never_sure() -> None:
    shares = [likely(*[opening(START, 1, Face.SEVEN)] * rounds)[Face.SEVEN] for rounds in range(9)]
    assert shares == sorted(set(shares))
    assert shares[4] > 0.3
    assert shares[-1] < 1.0


def test_a_round_in_which_a_face_rested_says_nothing_of_it() -> None:
    resting = START._replace(rest=put(START.rest, 1, Face.SEVEN))
    told = likely(opening(resting, 1, Face.FOUR))
    assert told[Face.SEVEN] > told[Face.FIVE]


def test_a_bid_tells_most_of_the_situation_in_which_it_was_made() -> None:
    close = near(START, 1)
    assert situations(close)[1].seat_is_near
    assert situations(close)[0].other_is_near
    assert not situations(close)[0].seat_is_near
    bids = [opening(close, 1, Face.FOUR)] * 4
    assert likely(*bids, race=close)[Face.FOUR] > likely(*bids)[Face.FOUR] > 0.2
