"""What can be asked of a colony: touching, sight, being at a food, links and lines."""

from core.cozy.colony import sees, start_colony
from core.cozy.grid import Cell, Direction
from core.cozy.sheet import Axis, Region
from core.cozy.worm import Organ, OrganKind
from tests.core.cozy.play import chapter
from tests.core.cozy.scenes import across, baby, colony_of, down, filled, organ, path, worm

ROCK = "........\n" * 4 + "......#.\n" + "........\n" * 3
DANCE = (
    worm(across(0, 0)),
    worm(down(1, 4)),
    worm(path((5, 5), (5, 6), (5, 7), (6, 7), (7, 7)), "V"),
    organ("tail", 0, 4, "S"),
    organ("tail", 5, 4, "E"),
)


def test_an_untouched_sheet_has_its_printed_foods_and_is_blank_elsewhere():
    """C1.2."""
    colony = start_colony(chapter(1))
    assert colony.foods == chapter(1).foods
    assert len(colony.blank) == 64 - 2 - 3
    assert colony.blank.isdisjoint((*colony.foods, *chapter(1).rocks))


def test_a_space_of_a_worm_or_a_food_is_not_blank():
    """C1.2."""
    colony = colony_of(worm(across(0, 0)), foods=((3, 3),))
    assert len(colony.blank) == 64 - 5 - 1
    assert colony.owner[Cell(0, 4)] == 0
    assert colony.is_free(Cell(0, 4))
    assert not colony.is_free(Cell(3, 3))


def test_worms_touch_when_spaces_of_theirs_do():
    """C1.1, S83: never over a corner."""
    colony = colony_of(worm(across(0, 0)), worm(across(1, 4, 3)), worm(down(2, 0)))
    assert [colony.neighbours_of(number) for number in range(3)] == [(1,), (0,), ()]


def test_a_worm_is_in_a_region_with_one_space_and_a_grown_one_counts():
    """C2.4, S14."""
    colony = colony_of(worm(across(0, 0, 5)))
    right = Region("2 AM", Axis.COLUMNS, 4, 7)
    assert colony.is_in_region(0, right)
    assert not colony_of(worm(across(0, 0, 4))).is_in_region(0, right)


def test_a_mouth_is_at_the_food_that_it_faces():
    """C3.6, S58."""
    fed = organ("mouth", 0, 1, "S")
    hungry = organ("mouth", 0, 0, "S")
    colony = colony_of(worm(across(0, 0)), fed, hungry, foods=((1, 1),))
    assert colony.is_at_food(fed)
    assert not colony.is_at_food(hungry)
    assert not colony.is_at_food(organ("eye", 0, 1, "S"))


def test_an_eye_sees_three_wide_ahead_and_straight_to_both_sides():
    """C3.7, S47, S48, S55: not behind, not itself, not beside the spaces at its sides."""
    eye = organ("eye", 4, 0, "E")
    seen = {cell for cell in chapter(1).spaces() if sees(eye, cell)}
    band = {Cell(row, col) for row in (3, 4, 5) for col in range(1, 8)}
    sides = {Cell(row, 0) for row in range(8)} - {Cell(4, 0)}
    assert seen == band | sides


def test_nothing_blocks_sight():
    """S48, C3.7: rocks and worms are seen through."""
    assert sees(organ("eye", 4, 4, "E"), Cell(4, 7))
    assert chapter(3).rocks
    assert sees(Organ(Cell(1, 0), OrganKind.EYE, Direction.E), Cell(1, 5))


def test_sight_turns_with_the_eye():
    """C3.7."""
    for face in Direction:
        eye = Organ(Cell(10, 10), OrganKind.EYE, face)
        seen = [(a, s) for a in range(-2, 3) for s in range(-2, 3) if sees(eye, _at(face, a, s))]
        assert seen == [
            (0, -2), (0, -1), (0, 1), (0, 2), (1, -1), (1, 0), (1, 1), (2, -1), (2, 0), (2, 1),
        ]  # fmt: skip


def _at(face: Direction, ahead: int, aside: int) -> Cell:
    return Cell(
        10 + ahead * face.down - aside * face.right, 10 + ahead * face.right + aside * face.down
    )


def test_a_line_follows_the_tails_to_the_last_worm():
    """C5.5, S52, S54: the last worm need not have a tail."""
    colony = colony_of(*DANCE)
    assert [colony.link_of(number) for number in range(3)] == [1, 2, None]
    assert [colony.line_of(number) for number in range(3)] == [(0, 1, 2), (1, 2), (2,)]
    assert colony.lines() == ((0, 1, 2), (1, 2))


def test_a_ring_of_tails_ends_before_a_worm_comes_twice():
    """C5.5, D13."""
    colony = colony_of(
        worm(across(0, 0)), worm(across(1, 0)[::-1]),
        organ("tail", 0, 4, "S"), organ("tail", 1, 0, "N"),
    )  # fmt: skip
    assert colony.lines() == ((0, 1), (1, 0))


def test_a_tail_that_points_at_its_own_worm_or_a_rock_links_to_nobody():
    """C5.5, C3.5."""
    curled = worm(path((0, 0), (0, 1), (0, 2), (1, 2), (1, 1)), "I")
    assert colony_of(curled, organ("tail", 1, 1, "N")).link_of(0) is None
    assert colony_of(worm(across(4, 1)), organ("tail", 4, 5, "E"), picture=ROCK).link_of(0) is None


def test_things_are_my_collars_and_those_of_the_partner_that_touch_them():
    """C5.6, S60, S70, D17: three, and two the other way round."""
    colony = colony_of(
        worm(across(6, 0)), worm(across(5, 0)),
        organ("collar", 6, 1), organ("collar", 6, 3), organ("collar", 5, 1),
    )  # fmt: skip
    assert colony.things(0, 1) == 3
    assert colony.things(1, 0) == 2


def test_our_babies_are_those_of_this_hour_with_the_same_two_parents():
    """C5.6, S62, D15."""
    colony = colony_of(
        worm(across(6, 0)), worm(across(5, 0)),
        baby(across(7, 0, 2), (0, 1), hour=3), baby(across(7, 2, 2), (0, 1), hour=2),
        baby(across(7, 4, 2), (0, 3), hour=3),
    )  # fmt: skip
    assert colony.babies_of((0, 1), 3) == (2,)


def test_a_filled_brain_is_still_a_brain():
    """C3.1, D19."""
    colony = colony_of(worm(across(0, 0)), filled(0, 1))
    assert colony.has(0, OrganKind.BRAIN)
    assert not colony.has(0, OrganKind.HEART)


def test_areas_are_parted_by_edges():
    colony = colony_of()
    areas = list(colony.groups(path((0, 0), (1, 1), (0, 1), (5, 5))))
    assert areas == [set(path((0, 0), (0, 1), (1, 1))), {Cell(5, 5)}]
