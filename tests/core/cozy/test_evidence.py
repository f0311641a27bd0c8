"""What a row counts, pointed at: as many things as are counted, each of them on the sheet."""

import pytest

from core.cozy.evidence import things_counted
from core.cozy.grid import Cell
from core.cozy.scoring import counted
from core.cozy.sheet import Arguments, Measure, Row
from core.cozy.worm import Kind
from tests.core.cozy.play import crowded, game
from tests.core.cozy.scenes import across, baby, colony_of, organ, worm

_ARGUMENTS = {
    Measure.ORGANS: [Arguments(), Arguments(kind=Kind.EYE)],
    Measure.BLANK_AREAS: [Arguments(least=2, most=6), Arguments(inner=True)],
    Measure.LARGEST_BLANK_AREA: [Arguments(), Arguments(inner=True)],
}


def colonies():
    for chapter in range(1, 9):
        yield crowded(chapter, 1).colony
        yield game(chapter, 3)[-1][2].colony
    yield colony_of()
    yield colony_of(
        worm(across(0, 0, 3)), worm(across(1, 0, 3)), organ("collar", 0, 1), organ("collar", 1, 1)
    )
    yield colony_of(worm(across(0, 0)), worm(across(1, 0)), baby(across(2, 0, 2), (0, 1)))


@pytest.mark.parametrize("measure", Measure)
def test_there_are_as_many_things_as_are_counted(measure):
    """C9: on crowded, played, empty and small sheets of every chapter."""
    for colony in colonies():
        for arguments in _ARGUMENTS.get(measure, [Arguments(), Arguments(least=2)]):
            things = things_counted(colony, Row(measure, arguments, ()))
            assert len(things) == counted(colony, measure, arguments), arguments
            assert all(thing and all(map(colony.sheet.holds, thing)) for thing in things)


def test_what_is_counted_is_what_is_meant():
    """C9: the worm with most neighbours is not its own friend; a pair is two collars."""
    colony = colony_of(
        worm(across(0, 0, 3)), worm(across(1, 0, 3)), organ("collar", 0, 1), organ("collar", 1, 1)
    )
    friends = things_counted(colony, Row(Measure.FRIENDS, Arguments(), ()))
    assert friends == (frozenset(across(1, 0, 3)),)
    pairs = things_counted(colony, Row(Measure.COLLAR_PAIRS, Arguments(), ()))
    assert pairs == (frozenset({Cell(0, 1), Cell(1, 1)}),)
