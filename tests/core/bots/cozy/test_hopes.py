"""Every measure has a hope, and a hint never upsets a whole game."""

from math import isfinite

import pytest

from core.bots.cozy.hopes import HOPES, View
from core.bots.cozy.powers import promised
from core.bots.cozy.survey import Survey, board_of
from core.cozy.measures import things_counted
from core.cozy.sheet import Arguments, Measure, SheetRow
from core.cozy.turn import Turn
from tests.core.cozy.play import crowded, game
from tests.core.cozy.scenes import across, colony_of, organ, worm

PLAIN, INNER = Arguments(), Arguments(inner=True)


def view_of(turn: Turn, stays: float = 0.3) -> View:
    survey = Survey(turn.colony, board_of(turn.sheet))
    return View(turn, survey, promised(survey, turn), stays)


def hint(measure: Measure, view: View, arguments: Arguments = PLAIN) -> float:
    found = HOPES[measure].hint
    assert found is not None
    count = len(things_counted(view.turn.colony, SheetRow(measure, arguments, ())))
    return found(view, SheetRow(measure, arguments, ((1, "*"),)), count)


def test_every_measure_has_a_hope() -> None:
    """C9: own sheets may use any."""
    assert set(HOPES) == set(Measure)


@pytest.mark.parametrize("measure", [m for m, hope in HOPES.items() if hope.hint])
@pytest.mark.parametrize("number", [1, 5, 8])
def test_every_hint_is_a_number_at_every_hour(measure, number) -> None:
    for turn, _, _ in game(number, 1)[::9]:
        assert isfinite(hint(measure, view_of(turn)))


def test_what_is_nearly_closed_promises_more() -> None:
    colony = crowded(1, 3).colony
    turn = Turn(colony, 8)
    for measure in (Measure.FULL_LINES, Measure.COZY_ROCKS, Measure.SPACES_FILLED):
        assert hint(measure, view_of(turn, 0.1)) > hint(measure, view_of(turn, 0.9))


def test_a_worm_with_an_organ_is_half_of_one_with_two() -> None:
    turn = Turn(colony_of(worm(across(3, 2)), worm(across(5, 2)), organ("brain", 3, 2)), 4)
    assert hint(Measure.WORMS_WITH_ORGANS, view_of(turn), Arguments(least=2)) == 0.5


def test_a_lake_promises_less_while_it_leaks() -> None:
    ring = "\n".join(["########", *["#......#"] * 6, "########"])
    leak = ring.replace("########", "###.####", 1)
    lakes = [
        hint(Measure.LARGEST_BLANK_AREA, view_of(Turn(colony_of(picture=picture), 8)), INNER)
        for picture in (ring, leak)
    ]
    assert lakes[0] == 0  # it counts already
    assert 0 < lakes[1] < 22
