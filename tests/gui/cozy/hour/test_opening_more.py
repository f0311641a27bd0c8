"""What a turned die opens more than now, against the rules themselves."""

import pytest

from core.cozy.decisions import ChangeDie, ChooseToAct, ChooseToAdd, FillBrain, PlaceWorm
from core.cozy.grid import Cell
from core.cozy.hour import decided, legal
from gui.cozy.hour.opening_more import Opened, opened, opened_lines
from tests.core.cozy.play import game
from tests.gui.cozy.colonies import dancers


def offered(turn):
    places = {one.cells for one in legal(turn) if isinstance(one, PlaceWorm)}
    worms = {one.worm for one in legal(turn) if isinstance(one, ChooseToAdd | ChooseToAct)}
    return places, worms


@pytest.mark.parametrize("number", range(1, 9))
def test_it_is_what_is_legal_after_it_and_was_not_before(number):
    """C4.2, C11.2: in every hour that bots played, with a coin to spend."""
    for turn, _, _ in game(number, 1):
        if turn.stack:
            continue
        rich = turn._replace(credits=1)
        places, worms = offered(rich)
        for die, to in ((0, 1), (1, 4), (2, 2), (2, 5)):
            if turn.shown(die) == to or turn.changed[die]:
                continue
            found = opened(rich, ChangeDie(die, to))
            after = offered(decided(rich, ChangeDie(die, to)))
            assert set(found.places) == after[0] - places
            assert set(found.worms) == after[1] - worms


def test_it_is_the_same_whoever_pays():
    turn = dancers(spare=1)
    fills = [one for one in legal(turn) if isinstance(one, FillBrain)]
    for one in fills:
        assert opened(turn, one) == opened(turn, ChangeDie(one.die, one.to))


def test_it_is_told_in_two_short_lines():
    place = (Cell(0, 0),)
    assert opened_lines(Opened((), ())) == ["nothing new"]
    assert opened_lines(Opened((place,), (5,))) == ["1 place", "worm F"]
    assert opened_lines(Opened((place, place), (2, 4))) == ["2 places", "C and E"]
    assert opened_lines(Opened((), (0, 1, 2, 3))) == ["4 worms"]
