"""When an organ can act, and what its action begins with."""

import pytest

from core.cozy.acting import begun, dancers, idle_reason, is_ready, line_refusal, partner_refusal
from core.cozy.grid import Cell
from core.cozy.refusals import CozyReason as R
from core.cozy.turn import AddFrame, CollarFrame, EyeFrame, GrowFrame, TailFrame, Turn
from core.cozy.worm import OrganKind
from tests.core.cozy.scenes import (
    BLANK,
    across,
    baby,
    colony_of,
    down,
    filled,
    organ,
    path,
    turn_of,
    worm,
)

WALL = "########\n"


def reason(turn: Turn, row: int, col: int) -> R | None:
    return idle_reason(turn, turn.colony.organ_at[Cell(row, col)])


def test_an_organ_that_has_acted_is_done_for_the_hour():
    """C5.1, S45: whatever came of it."""
    turn = turn_of(colony_of(worm(across(0, 0)), organ("brain", 0, 0)))
    assert reason(turn, 0, 0) is None
    assert reason(begun(turn, Cell(0, 0)), 0, 0) is R.ALREADY_ACTED


def test_where_no_organ_is_nothing_is_ready():
    assert not is_ready(turn_of(colony_of(worm(across(0, 0)))), Cell(0, 0))


def test_an_eye_needs_a_blank_space_in_sight():
    """C5.2, D2."""
    things = worm(across(0, 0)), organ("eye", 0, 0, "N")
    only_behind = "........\n" + WALL * 6 + "........\n"
    assert reason(turn_of(colony_of(*things)), 0, 0) is None
    assert reason(turn_of(colony_of(*things, picture=only_behind)), 0, 0) is None
    sideways = ".....###\n" + WALL * 6 + "........\n"
    assert reason(turn_of(colony_of(*things, picture=sideways)), 0, 0) is R.NOTHING_TO_DO


def test_an_eye_puts_as_many_foods_as_its_worm_has_eyes_when_it_starts():
    """C5.3, S47, D3."""
    colony = colony_of(worm(across(0, 0)), organ("eye", 0, 0, "S"), organ("eye", 0, 1, "S"))
    assert begun(turn_of(colony), Cell(0, 0)).stack == (EyeFrame(Cell(0, 0), 2),)


def test_a_mouth_needs_a_food_and_a_free_space_on_its_worm():
    """C5.2, C5.4, S50, S56: the mouth that is not at a food does nothing."""
    fed, other = organ("mouth", 0, 0, "S"), organ("mouth", 0, 1, "S")
    turn = turn_of(colony_of(worm(across(0, 0)), fed, other, foods=((1, 0),)))
    assert reason(turn, 0, 0) is None
    assert reason(turn, 0, 1) is R.NOTHING_TO_DO
    full = [organ("brain", 0, col) for col in (2, 3, 4)]
    turn = turn_of(colony_of(worm(across(0, 0)), fed, other, *full, foods=((1, 0),)))
    assert reason(turn, 0, 0) is R.NOTHING_TO_DO


def test_a_mouth_adds_any_organ_to_its_worm():
    """C5.4, S50."""
    colony = colony_of(worm(across(0, 0)), organ("mouth", 0, 0, "S"), foods=((1, 0),))
    assert begun(turn_of(colony), Cell(0, 0)).stack == (AddFrame(0, tuple(OrganKind), must=False),)


def test_a_brain_acts_unless_it_is_filled_in():
    """C5.7, S63, S65."""
    turn = turn_of(colony_of(worm(across(0, 0)), organ("brain", 0, 0), filled(0, 1)))
    assert reason(turn, 0, 1) is R.BRAIN_FILLED
    acted = begun(turn, Cell(0, 0))
    assert (acted.gained, acted.stack) == (1, ())


def test_a_heart_needs_a_blank_space_at_an_end_that_may_grow():
    """C5.2, C5.8, S66."""
    shut = "....#...\n####....\n" + "........\n" * 6
    things = worm(across(0, 0, 4)), organ("heart", 0, 2)
    assert reason(turn_of(colony_of(*things, picture=shut)), 0, 2) is R.NOTHING_TO_DO
    open_rear = colony_of(
        worm(across(0, 0, 5)), organ("heart", 0, 2), picture="........\n" + WALL + BLANK[18:]
    )
    assert reason(turn_of(open_rear), 0, 2) is None
    tailed = colony_of(
        worm(across(0, 0, 5)), organ("heart", 0, 2), organ("tail", 0, 4, "E"),
        picture="........\n" + WALL + BLANK[18:],
    )  # fmt: skip
    assert reason(turn_of(tailed), 0, 2) is R.NOTHING_TO_DO


def test_a_heart_grows_by_hearts_and_the_largest_extension_so_far():
    """C5.8, S67, D3."""
    colony = colony_of(worm(across(0, 0), extension=3), organ("heart", 0, 1), organ("heart", 0, 2))
    assert begun(turn_of(colony), Cell(0, 1)).stack == (GrowFrame(0, 5),)


def test_every_kind_of_organ_begins_something_of_its_own():
    """C5.3 to C5.8, S43."""
    kinds = ("eye", "mouth", "tail", "collar", "brain", "heart")
    begins = []
    for kind in kinds:
        face = "S" if OrganKind(kind).has_face else ""
        turn = turn_of(colony_of(worm(across(0, 0)), organ(kind, 0, 4, face)))
        after = begun(turn, Cell(0, 4))
        begins.append((tuple(type(frame) for frame in after.stack), after.gained))
    assert len(set(begins)) == len(kinds)


# tails

DANCE = (
    worm(across(0, 0)),
    worm(down(1, 4)),
    organ("tail", 0, 4, "S"),
)


def test_a_tail_needs_a_line_with_an_organ_that_can_act_and_is_no_tail():
    """C5.2, C5.5, S53."""
    assert reason(turn_of(colony_of(*DANCE)), 0, 4) is R.NOTHING_TO_DO
    turn = turn_of(colony_of(*DANCE, organ("brain", 2, 4)))
    assert reason(turn, 0, 4) is None
    assert reason(begun(turn, Cell(2, 4)), 0, 4) is R.NOTHING_TO_DO
    assert begun(turn, Cell(0, 4)).stack == (TailFrame(Cell(0, 4)),)


def test_the_tail_may_belong_to_the_last_worm_of_the_line():
    """C5.5, S54: it points nowhere, but somebody points at its worm."""
    turn = turn_of(colony_of(*DANCE, organ("tail", 5, 4, "S"), organ("brain", 0, 1)))
    assert reason(turn, 5, 4) is None
    assert line_refusal(turn, 1, 0) is None
    assert line_refusal(turn, 1, 1) is R.NOT_IN_LINE


def test_a_line_has_two_worms_at_least_and_the_acting_one():
    """C5.5, C7."""
    colony = colony_of(*DANCE, worm(across(7, 0)), organ("brain", 2, 4))
    turn = turn_of(colony)
    assert line_refusal(turn, 0, 0) is None
    assert line_refusal(turn, 0, 1) is R.NOT_IN_LINE
    assert line_refusal(turn, 2, 0) is R.NOT_IN_LINE
    assert line_refusal(turn, 0, 3) is R.NO_SUCH_WORM
    assert line_refusal(turn, 0, -1) is R.NO_SUCH_WORM


def test_dancers_are_the_ready_organs_of_the_line_but_tails():
    """C5.5, S53."""
    turn = turn_of(colony_of(*DANCE, organ("brain", 2, 4), filled(3, 4), organ("heart", 0, 1)))
    assert dancers(turn, (0, 1)) == path((0, 1), (2, 4))
    assert dancers(turn, (1,)) == path((2, 4))


# collars

PAIR = (
    worm(across(6, 0)),
    worm(across(5, 0)),
    worm(across(3, 0)),
    organ("collar", 6, 1),
)


def test_a_collar_needs_a_touching_partner_with_a_collar_anywhere():
    """C5.6, S59."""
    turn = turn_of(colony_of(*PAIR, organ("collar", 3, 0)))
    assert reason(turn, 6, 1) is R.NOTHING_TO_DO
    assert [partner_refusal(turn, 0, worm) for worm in (0, 1, 2, 3, -1)] == [
        R.NOT_TOUCHING, R.NO_COLLAR, R.NOT_TOUCHING, R.NO_SUCH_WORM, R.NO_SUCH_WORM,
    ]  # fmt: skip
    turn = turn_of(colony_of(*PAIR, organ("collar", 5, 4)))
    assert reason(turn, 6, 1) is None
    assert begun(turn, Cell(6, 1)).stack == (CollarFrame(Cell(6, 1)),)


@pytest.mark.parametrize(("hour", "expected"), [(0, None), (1, R.NOTHING_TO_DO)])
def test_without_room_for_a_baby_one_of_this_hour_must_want_an_organ(hour, expected):
    """C5.2, C5.6."""
    walls = WALL * 4 + ".....###\n.....###\n..######\n" + WALL
    born = baby(across(6, 0, 2), (0, 1), hour=hour)
    turn = turn_of(
        colony_of(
            worm(across(4, 0)), worm(across(5, 0)), born,
            organ("collar", 4, 0), organ("collar", 5, 0), picture=walls,
        )
    )  # fmt: skip
    assert partner_refusal(turn, 0, 1) is expected
    sated = turn_of(
        colony_of(
            worm(across(4, 0)), worm(across(5, 0)), born,
            organ("collar", 4, 0), organ("collar", 5, 0), organ("brain", 6, 0),
            organ("heart", 6, 1), picture=walls,
        )
    )  # fmt: skip
    assert partner_refusal(sated, 0, 1) is R.NOTHING_TO_DO
