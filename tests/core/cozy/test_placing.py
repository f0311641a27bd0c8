"""Where worms, babies, organs and extensions may go."""

import pytest

from core.cozy.decisions import AddOrgan, Grow
from core.cozy.grid import Cell, Direction
from core.cozy.placing import (
    BABIES,
    baby_refusal,
    growing_ends,
    growth_refusal,
    has_room,
    has_room_for_baby,
    organ_refusal,
    space_refusal,
    spaces_for,
    with_brain_filled,
    with_food,
    with_growth,
    with_organ,
    with_worm,
    worm_refusal,
)
from core.cozy.refusals import CozyReason
from core.cozy.sheet import Axis, Region
from core.cozy.worm import OrganKind
from tests.core.cozy.scenes import across, baby, colony_of, down, filled, organ, path, worm

LEFT = Region("1 AM", Axis.COLUMNS, 0, 3)
LINE, CORNER = across(0, 0), path((0, 2), (0, 1), (0, 0), (1, 0), (2, 0))
R = CozyReason


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        (down(3, 0), None),
        (across(7, 3), None),
        (across(7, 4), R.OFF_SHEET),
        (across(7, 4, 4), R.OUT_OF_REGION),
        (across(0, 0), R.NOT_BLANK),
        (down(0, 2), R.NOT_BLANK),
        (path((5, 0), (5, 2)), R.WRONG_SHAPE),
        (path((5, 0)), R.WRONG_SHAPE),
        (down(3, 0)[::-1], R.MALFORMED),
        (path((5, 1), (5, 0), (5, 2)), R.MALFORMED),
        (path((5, 0), (5, 1), (6, 1), (6, 2), (7, 2)), R.WRONG_SHAPE),
        (path((7, 7), (7, 8)), R.OFF_SHEET),
        (path((0, 4), (-1, 4)), R.OFF_SHEET),
    ],
)
def test_a_worm_is_placed_on_blank_spaces_in_the_region(cells, reason):
    """C4.3, C2.1, S22, S25, C7: the first reason counts."""
    colony = colony_of(worm(across(0, 0)), foods=((4, 2),))
    shapes = (LINE, across(0, 0, 4)) if len(cells) == 4 else (LINE,)
    assert worm_refusal(colony, cells, shapes, LEFT) is reason


def test_a_worm_lies_turned_and_flipped_at_will():
    """S25."""
    for cells in (
        CORNER,
        path((5, 5), (5, 6), (5, 7), (6, 7), (7, 7)),
        path((5, 2), (6, 2), (7, 2), (7, 1), (7, 0)),
    ):
        assert worm_refusal(colony_of(), cells, (CORNER,), LEFT) in {None, R.OUT_OF_REGION}
        assert worm_refusal(colony_of(), cells, (LINE,), LEFT) is R.WRONG_SHAPE


# babies


def test_a_baby_has_two_spaces_or_three_in_a_row_or_bent():
    """C5.6, S61, F17."""
    assert [len(cells) for cells in BABIES] == [2, 3, 3]


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        (across(7, 0, 2), None),
        (across(7, 0, 3), None),
        (path((4, 0), (4, 1), (3, 1)), R.MALFORMED),
        (path((3, 1), (4, 1), (4, 0)), None),
        (across(7, 0, 4), R.WRONG_SHAPE),
        (across(0, 0, 2), R.NOT_TOUCHING),
        (path((7, 5), (7, 6)), R.NOT_TOUCHING),
        (down(6, 5, 2), None),
        (across(5, 4, 2), R.NOT_BLANK),
        (path((8, 0), (7, 0)), R.OFF_SHEET),
    ],
)
def test_a_baby_touches_one_of_its_parents(cells, reason):
    """C5.6, S61: over an edge."""
    colony = colony_of(worm(across(6, 0)), worm(across(5, 0)))
    assert baby_refusal(colony, cells, (0, 1)) is reason


def test_there_is_room_for_a_baby_if_two_blank_spaces_touch_beside_a_parent():
    """C5.2: the shortest baby decides."""
    rest = "........\n" * 6
    wide, narrow, shut = ("..." + "#" * 5, "..##" + "#" * 4, "..######")
    for first, second, fits in (
        (wide, "########", False),
        ("...." + "#" * 4, "########", True),
        (wide, "##." + "#" * 5, True),
        (narrow, "##." + "#" * 5, False),
        (shut, "########", False),
    ):
        colony = colony_of(worm(across(0, 0, 2)), picture=f"{first}\n{second}\n{rest}")
        assert has_room_for_baby(colony, (0, 0)) is fits


def test_a_new_worm_gets_the_next_number():
    """C2.2."""
    colony = with_worm(colony_of(worm(across(0, 0))), baby(across(1, 0, 2), (0, 1)))
    assert [one.shape for one in colony.worms] == ["I", "baby"]


# organs


def refused(colony, *fields, worms=(0,), kinds=tuple(OrganKind)):
    kind, cell, face, front = (*fields, "", None)[:4]
    add = AddOrgan(
        OrganKind(kind),
        Cell(*cell),
        Direction[face] if face else None,
        Cell(*front) if front else None,
    )
    return organ_refusal(colony, worms, kinds, add)


@pytest.mark.parametrize(
    ("add", "reason"),
    [
        (("brain", (0, 2)), None),
        (("brain", (0, 1)), R.SPACE_TAKEN),
        (("brain", (4, 4)), R.NOT_ON_WORM),
        (("brain", (2, 0)), R.NOT_ON_WORM),
        (("heart", (0, 0)), None),
        (("collar", (0, 4)), None),
        (("collar", (0, 4), "N"), R.MALFORMED),
        (("collar", (0, 4), "", (0, 0)), R.MALFORMED),
        (("eye", (0, 0), "N"), None),
        (("eye", (0, 0), "W"), None),
        (("eye", (0, 0)), R.MALFORMED),
        (("eye", (0, 0), "N", (0, 0)), R.MALFORMED),
        (("eye", (0, 0), "E"), R.WRONG_FACING),
        (("eye", (0, 1), "N"), R.SPACE_TAKEN),
        (("mouth", (0, 2), "N"), R.WRONG_SPACE),
        (("mouth", (0, 4), "N"), R.WRONG_SPACE),
        (("tail", (0, 4), "N"), None),
        (("tail", (0, 4), "E"), None),
        (("tail", (0, 4), "W"), R.WRONG_FACING),
        (("tail", (0, 0), "W"), R.WRONG_SPACE),
        (("tail", (0, 3), "N"), R.WRONG_SPACE),
        (("tail", (0, 4)), R.MALFORMED),
        (("tail", (0, 4), "N", (0, 0)), R.MALFORMED),
    ],
)
def test_an_organ_goes_on_a_free_space_that_suits_its_kind(add, reason):
    """C3.1, C3.2, C3.3, C3.4, S36, S37, F15, F16: a worm with a front at (0, 0)."""
    colony = colony_of(worm(across(0, 0)), worm(across(2, 0)), organ("brain", 0, 1))
    assert refused(colony, *add) is reason


def test_only_offered_kinds_are_added():
    """C6.2."""
    colony = colony_of(worm(across(0, 0)))
    assert refused(colony, "brain", (0, 0), kinds=(OrganKind.EYE,)) is R.NOT_THIS_ORGAN
    assert refused(colony, "brain", (9, 9), kinds=(OrganKind.EYE,)) is R.NOT_ON_WORM


def test_a_worm_has_one_tail_and_several_of_all_else():
    """C3.1, S39."""
    colony = colony_of(
        worm(across(0, 0)), organ("tail", 0, 4, "S"), organ("eye", 0, 0, "N"), organ("heart", 0, 2)
    )
    assert refused(colony, "tail", (0, 3), "N") is R.SECOND_TAIL
    assert refused(colony, "eye", (0, 1), "N") is None
    assert refused(colony, "heart", (0, 3)) is None


@pytest.mark.parametrize(
    ("add", "reason"),
    [
        (("eye", (0, 0), "N", (0, 0)), None),
        (("eye", (0, 1), "N", (0, 0)), None),
        (("eye", (0, 3), "N", (0, 4)), None),
        (("eye", (0, 4), "N", (0, 4)), None),
        (("eye", (0, 1), "N", (0, 4)), R.WRONG_SPACE),
        (("eye", (0, 2), "N", (0, 0)), R.WRONG_SPACE),
        (("eye", (0, 0), "N", (0, 1)), R.WRONG_FRONT),
        (("eye", (0, 0), "N", (5, 5)), R.WRONG_FRONT),
        (("eye", (0, 0), "N"), R.MALFORMED),
        (("eye", (0, 0), "E", (0, 0)), R.WRONG_FACING),
        (("eye", (0, 1), "W", (0, 0)), None),
        (("eye", (0, 3), "W", (0, 4)), R.WRONG_FACING),
        (("tail", (0, 0), "S"), None),
        (("tail", (0, 4), "S"), None),
        (("tail", (0, 0), "E"), R.WRONG_FACING),
        (("tail", (0, 2), "S"), R.WRONG_SPACE),
    ],
)
def test_the_first_of_them_says_which_end_is_the_front(add, reason):
    """C2.3, C3.3, C3.4, S26, S38, S68, D9."""
    assert refused(colony_of(worm(across(0, 0), faced=False)), *add) is reason


def test_on_a_worm_of_two_the_last_space_is_faced_away_from_the_first():
    """C3.4: backwards there is the direction from the space before it."""
    colony = colony_of(worm(across(0, 0, 2), faced=False))
    at_rear = [face for face in "NESW" if refused(colony, "eye", (0, 1), face, (0, 0)) is None]
    at_front = [face for face in "NESW" if refused(colony, "eye", (0, 0), face, (0, 0)) is None]
    assert (at_rear, at_front) == (["N", "S", "W"], ["N", "S", "W"])


def test_facing_off_the_sheet_or_into_its_own_worm_is_allowed():
    """C3.5, D8."""
    curled = colony_of(worm(path((1, 1), (0, 1), (0, 0), (1, 0), (2, 0)), "I"))
    assert refused(curled, "mouth", (1, 1), "W") is None
    assert refused(colony_of(worm(across(0, 0))), "mouth", (0, 0), "N") is None


def test_a_new_eye_goes_on_the_first_two_spaces_of_the_worm_as_it_is_now():
    """C3.4, S68: of a grown worm on the new head."""
    colony = with_growth(colony_of(worm(across(0, 2))), 0, Cell(0, 2), Cell(0, 1), 1)
    assert spaces_for(colony.worms[0], OrganKind.EYE) == path((0, 1), (0, 2))


def test_the_front_is_kept_for_good():
    """C2.3."""
    colony = colony_of(worm(across(0, 0), faced=False))
    with_eye = with_organ(colony, AddOrgan(OrganKind.EYE, Cell(0, 3), Direction.N, Cell(0, 4)))
    assert with_eye.worms[0].cells == across(0, 0)[::-1]
    assert with_eye.worms[0].faced
    assert (
        with_organ(with_eye, AddOrgan(OrganKind.EYE, Cell(0, 4), Direction.N)).worms
        == with_eye.worms
    )
    with_tail = with_organ(colony, AddOrgan(OrganKind.TAIL, Cell(0, 0), Direction.S))
    assert with_tail.worms[0].cells == across(0, 0)[::-1]
    with_heart = with_organ(colony, AddOrgan(OrganKind.HEART, Cell(0, 0)))
    assert with_heart.worms == colony.worms


def test_organs_stand_in_order_of_their_spaces():
    """C6.6."""
    colony = colony_of(worm(across(0, 0)), organ("brain", 0, 3))
    colony = with_organ(colony, AddOrgan(OrganKind.HEART, Cell(0, 1)))
    assert [one.cell.col for one in colony.organs] == [1, 3]


@pytest.mark.parametrize("kind", OrganKind)
@pytest.mark.parametrize("faced", [True, False])
def test_there_is_room_exactly_if_some_organ_of_the_kind_is_not_refused(kind, faced):
    """C4.3, C5.2: on worms with every pattern of taken spaces."""
    for taken in range(32):
        things = [organ("brain", 0, col) for col in range(5) if taken >> col & 1]
        colony = colony_of(worm(across(0, 0), faced=faced), *things)
        fronts = (
            (None,)
            if faced or kind not in {OrganKind.EYE, OrganKind.MOUTH}
            else colony.worms[0].ends
        )
        fits = any(
            organ_refusal(colony, (0,), (kind,), AddOrgan(kind, cell, face, front)) is None
            for cell in across(0, 0)
            for face in (Direction if kind.has_face else (None,))
            for front in fronts
        )
        assert has_room(colony, 0, kind) is fits


def test_a_brain_is_used_up_and_stays():
    """C3.1, S65."""
    colony = colony_of(worm(across(0, 0)), organ("brain", 0, 1), organ("brain", 0, 3))
    assert with_brain_filled(colony, Cell(0, 1)).organs == (filled(0, 1), organ("brain", 0, 3))


def test_a_food_is_put_in_order():
    """C6.6."""
    assert with_food(colony_of(foods=((3, 3),)), Cell(1, 1)).foods == path((1, 1), (3, 3))


# growth


def grown(colony, cell, start=None, tip=None):
    return growth_refusal(colony, 0, tip, Grow(Cell(*cell), Cell(*start) if start else None))


@pytest.mark.parametrize(
    ("cell", "start", "reason"),
    [
        ((2, 1), (2, 2), None),
        ((1, 2), (2, 2), None),
        ((2, 7), (2, 6), None),
        ((2, 1), None, R.MALFORMED),
        ((1, 3), (2, 3), R.NOT_AN_END),
        ((1, 3), (5, 5), R.NOT_AN_END),
        ((2, 0), (2, 2), R.NOT_ADJACENT),
        ((2, 3), (2, 2), R.NOT_BLANK),
        ((3, 2), (2, 2), R.NOT_BLANK),
        ((2, -1), (2, 2), R.OFF_SHEET),
    ],
)
def test_a_worm_grows_from_an_end_over_blank_spaces(cell, start, reason):
    """C5.8, S66."""
    assert grown(colony_of(worm(across(2, 2)), foods=((3, 2),)), cell, start) is reason


def test_a_rear_with_a_tail_does_not_grow():
    """C5.8, S66."""
    colony = colony_of(worm(across(2, 2)), organ("tail", 2, 6, "S"))
    assert grown(colony, (2, 7), (2, 6)) is R.TAIL_END
    assert growing_ends(colony, 0) == path((2, 2))
    assert grown(colony, (2, 1), (2, 2)) is None


def test_the_next_space_touches_the_last_and_names_no_end():
    """C5.8: one extension is of one end."""
    colony = colony_of(worm(across(2, 2)))
    longer = with_growth(colony, 0, Cell(2, 2), Cell(2, 1), 1)
    assert grown(longer, (2, 0), tip=Cell(2, 1)) is None
    assert grown(longer, (2, 7), tip=Cell(2, 1)) is R.NOT_ADJACENT
    assert grown(longer, (2, 0), (2, 1), tip=Cell(2, 1)) is R.MALFORMED


def test_an_extension_lengthens_the_path_at_its_end_and_is_remembered():
    """C5.8, C2.3, D10, D11: without a front the smaller end stays first."""
    front = with_growth(colony_of(worm(across(2, 2))), 0, Cell(2, 2), Cell(1, 2), 1)
    assert front.worms[0].cells == (Cell(1, 2), *across(2, 2))
    rear = with_growth(colony_of(worm(across(2, 2), extension=4)), 0, Cell(2, 6), Cell(1, 6), 2)
    assert rear.worms[0].cells == (*across(2, 2), Cell(1, 6))
    assert rear.worms[0].extension == 4
    free = with_growth(colony_of(worm(across(2, 2), faced=False)), 0, Cell(2, 6), Cell(1, 6), 1)
    assert free.worms[0].cells == (Cell(1, 6), *across(2, 2)[::-1])
    assert free.worms[0].extension == 1


def test_a_worm_may_come_to_touch_itself():
    """C5.8, D12."""
    bent = colony_of(worm(path((0, 1), (0, 0), (1, 0), (2, 0), (2, 1)), "I"))
    assert grown(bent, (1, 1), (0, 1)) is None


def test_off_the_sheet_is_told_before_not_blank():
    """C7."""
    colony = colony_of(worm(across(0, 0)))
    assert space_refusal(colony, path((0, 0), (-1, 0))) is R.OFF_SHEET
    assert space_refusal(colony, path((0, 0))) is R.NOT_BLANK
    assert space_refusal(colony, path((1, 0))) is None
