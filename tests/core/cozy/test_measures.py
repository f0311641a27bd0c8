"""The 24 measures: how many things each one counts, and which."""

import pytest

from core.cozy.colony import Colony
from core.cozy.grid import Cell
from core.cozy.measures import spaces_left, things_counted
from core.cozy.sheet import Arguments, Measure, SheetRow
from core.cozy.worm import Organ, OrganKind, Worm
from tests.core.cozy.play import chapter, crowded, game
from tests.core.cozy.scenes import across, baby, colony_of, down, filled, organ, path, worm

_ARGUMENTS = {
    Measure.ORGANS: [Arguments(), Arguments(kind=OrganKind.EYE)],
    Measure.BLANK_AREAS: [Arguments(least=2, most=6), Arguments(inner=True)],
    Measure.LARGEST_BLANK_AREA: [Arguments(), Arguments(inner=True)],
}


def colonies():
    for number in range(1, 9):
        yield crowded(number, 1).colony
        yield game(number, 3)[-1][2].colony
    yield colony_of()
    yield colony_of(
        worm(across(0, 0, 3)), worm(across(1, 0, 3)), organ("collar", 0, 1), organ("collar", 1, 1)
    )
    yield colony_of(worm(across(0, 0)), worm(across(1, 0)), baby(across(2, 0, 2), (0, 1)))


@pytest.mark.parametrize("measure", Measure)
def test_what_more_would_take_is_on_the_sheet_and_not_counted_yet(measure):
    """C9."""
    found: set[Cell] = set()
    for colony in colonies():
        row = SheetRow(measure, Arguments(least=2, most=6), ())
        left = spaces_left(colony, row)
        found |= left
        assert left.isdisjoint(frozenset().union(*things_counted(colony, row)))
        assert all(map(colony.sheet.holds, left))
    assert found or measure is Measure.FOODS


@pytest.mark.parametrize("measure", Measure)
def test_every_thing_is_on_the_sheet_and_is_counted_once(measure):
    """C9: on crowded, played, empty and small sheets of every chapter."""
    for colony in colonies():
        for arguments in _ARGUMENTS.get(measure, [Arguments(), Arguments(least=2)]):
            things = things_counted(colony, SheetRow(measure, arguments, ()))
            assert len(set(things)) == len(things), arguments
            assert all(thing and all(map(colony.sheet.holds, thing)) for thing in things)


def test_what_is_counted_is_what_is_meant():
    """C9: the worm with most neighbours is not its own friend; a pair is two collars."""
    colony = colony_of(
        worm(across(0, 0, 3)), worm(across(1, 0, 3)), organ("collar", 0, 1), organ("collar", 1, 1)
    )
    friends = things_counted(colony, SheetRow(Measure.FRIENDS, Arguments(), ()))
    assert friends == (frozenset(across(1, 0, 3)),)
    pairs = things_counted(colony, SheetRow(Measure.COLLAR_PAIRS, Arguments(), ()))
    assert pairs == (frozenset({Cell(0, 1), Cell(1, 1)}),)


# how many

FULL = "########\n"


def count(measure: str, colony: Colony, **arguments: object) -> int:
    row = SheetRow(Measure(measure), Arguments(**arguments), ())  # type: ignore[arg-type]
    return len(things_counted(colony, row))


def of(*things: Worm | Organ, picture: str = "", foods: tuple[tuple[int, int], ...] = ()) -> Colony:
    rows = picture.splitlines() + ["........"] * 8
    return colony_of(*things, picture="\n".join(rows[:8]) + "\n", foods=foods)


TWO = worm(across(0, 0)), worm(across(2, 0), "L")


def test_an_empty_colony_counts_nothing_but_what_is_printed():
    """C9."""
    empty = of()
    counts = {measure.value: count(measure.value, empty) for measure in Measure}
    assert {name for name, number in counts.items() if number} == {
        "blank_areas", "largest_blank_area",
    }  # fmt: skip
    assert counts["largest_blank_area"] == 64


def test_foods_and_those_that_are_eaten():
    """C9, C3.6: several mouths at one food count once, a worm once."""
    colony = of(
        *TWO, organ("mouth", 0, 0, "S"), organ("mouth", 0, 1, "S"), organ("mouth", 2, 0, "N"),
        picture="........\n......o.", foods=((1, 0), (1, 1), (5, 5)),
    )  # fmt: skip
    assert count("foods", colony) == 4
    assert count("foods_eaten", colony) == 2
    assert count("fed_worms", colony) == 2
    assert count("fed_worms", of(*TWO, organ("mouth", 0, 0, "S"), foods=((1, 1),))) == 0


def test_the_longest_conga_line():
    """C9, C5.5: 0 if nobody links."""
    chain = (
        worm(across(0, 0)), worm(across(1, 0)), worm(across(2, 0)), worm(across(4, 0)),
        organ("tail", 0, 4, "S"), organ("tail", 1, 4, "S"), organ("tail", 4, 4, "S"),
    )  # fmt: skip
    assert count("conga", of(*chain)) == 3
    assert count("conga", of(*TWO)) == 0


def test_groups_and_friends_touch_by_edges():
    """C9, C1.1."""
    colony = of(worm(across(0, 0)), worm(across(1, 4)), worm(across(2, 3, 2)), worm(across(4, 0)))
    assert count("group", colony) == 3
    assert count("friends", colony) == 2
    assert count("group", of(worm(across(0, 0)), worm(across(1, 5, 3)))) == 1
    assert count("friends", of(worm(across(0, 0)))) == 0


def test_organs_of_all_kinds_or_of_one():
    """C9: filled brains included, but not where unfilled ones are counted."""
    colony = of(
        *TWO, organ("brain", 0, 0), filled(0, 1), organ("heart", 2, 2), organ("heart", 0, 2)
    )
    assert count("organs", colony) == 4
    assert count("organs", colony, kind=OrganKind.BRAIN) == 2
    assert count("organs", colony, kind=OrganKind.EYE) == 0
    assert count("brains_unfilled", colony) == 1
    assert count("most_organs", colony) == 3
    assert count("worms_with_organs", colony) == 2
    assert count("worms_with_organs", colony, least=2) == 1
    assert count("worms_with_kinds", colony, least=2) == 1
    assert count("worms_with_kinds", colony, least=3) == 0


def test_worms_babies_shapes_and_lengths():
    """C9, D18, C2.5: a baby is a worm and no shape; a grown worm keeps its shape."""
    colony = of(
        worm(across(0, 0, 8), "L"), worm(across(2, 0), "L"), worm(across(4, 0), "Z"),
        baby(across(6, 0, 3), (0, 1)),
    )  # fmt: skip
    assert count("babies", colony) == 1
    assert count("worms", colony) == 4
    assert count("worms", colony, least=5) == 3
    assert count("worms", colony, least=6) == 1
    assert count("longest_worm", colony) == 8
    assert count("spaces_filled", colony) == 21
    assert count("shapes", colony) == 2


def test_full_lines_have_no_blank_space():
    """C9: rocks and foods fill as well."""
    picture = ".....#o#\n" + ".......#\n" * 7
    assert count("full_lines", of(worm(across(0, 0)), picture=picture)) == 2
    assert count("full_lines", of(worm(across(0, 0)))) == 0


def test_cozy_rocks_and_worms_touch_no_blank_space():
    """C9."""
    picture = "##......\n########\n" + "........\n" * 5 + "#......."
    assert count("cozy_rocks", of(worm(across(0, 2, 6)), picture=picture)) == 2
    snug = of(worm(across(0, 2, 6)), worm(across(3, 0)), picture=picture)
    assert count("cozy_worms", snug) == 1
    assert count("cozy_worms", snug, least=6) == 1
    assert count("cozy_worms", snug, least=7) == 0
    assert count("worms_touching_blank", snug) == 1


def test_blank_areas_by_size_and_off_the_edge():
    """C9: connected by touching."""
    picture = "..######\n########\n#..##.##\n#..#.###\n" + FULL * 4
    colony = of(picture=picture)
    assert count("blank_areas", colony) == 4
    assert count("blank_areas", colony, least=2) == 2
    assert count("blank_areas", colony, least=1, most=2) == 3
    assert count("blank_areas", colony, inner=True) == 3
    assert count("blank_areas", colony, least=2, most=6, inner=True) == 1
    assert count("largest_blank_area", colony) == 4
    assert count("largest_blank_area", of(picture="..######\n" + FULL * 7), inner=True) == 0
    assert count("largest_blank_area", of(picture="..######\n" + FULL * 7)) == 2


def test_edge_worms_have_a_space_on_the_border():
    """C9."""
    assert count("edge_worms", of(worm(down(1, 1)), worm(down(3, 2)), worm(across(1, 3)))) == 2


def test_collar_pairs_are_of_two_different_worms():
    """C9."""
    colony = of(
        worm(across(0, 0)), worm(across(1, 0)), organ("collar", 0, 0), organ("collar", 0, 1),
        organ("collar", 1, 0), organ("collar", 1, 1), organ("collar", 1, 4),
    )  # fmt: skip
    assert count("collar_pairs", colony) == 2


def test_the_penalty_counts_worms_beside_a_blank_space():
    """C9, S2."""
    assert count("worms_touching_blank", of(*TWO)) == 2
    assert chapter(1).penalty.measure is Measure.WORMS_TOUCHING_BLANK


def test_measures_look_at_the_sheet_alone():
    """C9: touching, sight and links are counted without hours or dice."""
    colony = of(worm(path((0, 0), (0, 1))), organ("collar", 0, 0))
    assert [count("collar_pairs", colony), count("worms", colony)] == [0, 1]
