"""Where everything of a draw lies: nothing lies on anything else, however many come."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from core.table.tournament import PEOPLE_MAX, PEOPLE_MIN
from core.table.tournament_draw import drawn_tables
from gui.window.draw.plan import BOWL, FACE, HIGH, WIDE, badges, chairs, in_turn, side_of, tables

STAGE = QRectF(0, 0, WIDE, HIGH)


def faces(spots):
    return [
        QRectF(spot.x() - FACE / 2, spot.y() - FACE / 2, FACE, FACE).adjusted(3, 3, -3, -3)
        for spot in spots
    ]


@pytest.mark.parametrize("people", range(1, PEOPLE_MAX + 1))
def test_badges_lie_beside_bowl_and_tables_and_each_other(people):
    lying = [*badges(people), BOWL, *tables(3)]
    assert all(STAGE.contains(frame) for frame in lying)
    assert not [pair for pair in combinations(lying, 2) if pair[0].intersects(pair[1])]


@pytest.mark.parametrize("people", range(PEOPLE_MIN, PEOPLE_MAX + 1))
def test_everybody_has_a_chair_where_nobody_else_sits(people):
    sizes = [*map(len, drawn_tables(bytes(32), people))]
    there = tables(len(sizes))
    sitting = [
        face
        for table, size in zip(there, sizes, strict=True)
        for face in faces(chairs(table, size))
    ]
    assert len(sitting) == people
    assert all(STAGE.contains(face) for face in sitting)
    assert not [pair for pair in combinations(sitting, 2) if pair[0].intersects(pair[1])]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_two_names_stand_at_one_side_of_neighbours(seats):
    """A name between two chairs would be read as that of the other one."""
    (table,) = tables(1)
    spots = chairs(table, seats)
    told = [(spot.y(), side_of(table, spots, spot, is_roomy=True)) for spot in spots]
    assert len({(y, side.x(), side.y()) for y, side in told}) == seats


def test_tables_fill_in_turn():
    drawn = [[b"a", b"b", b"c"], [b"d", b"e"]]
    assert [who for *_, who in in_turn(drawn)] == [b"a", b"d", b"b", b"e", b"c"]
