"""Worms and organs as values."""

import pytest

from core.cozy.grid import Cell, Direction
from core.cozy.worm import FACING, Organ, OrganKind, backwards
from tests.core.cozy.scenes import across, baby, path, worm


def test_three_kinds_face_somewhere():
    """C3.2, S37: eye, mouth and tail have an orientation, the others none."""
    assert tuple(kind for kind in OrganKind if kind.has_face) == FACING
    assert [kind.value for kind in FACING] == ["eye", "mouth", "tail"]


def test_kinds_come_in_the_order_of_the_rules():
    """C3.1."""
    assert [kind.value for kind in OrganKind] == [
        "eye",
        "mouth",
        "tail",
        "collar",
        "brain",
        "heart",
    ]


def test_the_path_can_be_told_from_either_end():
    """C2.3."""
    row = worm(across(0, 0))
    assert row.starting_at(Cell(0, 0)) == row.cells
    assert row.starting_at(Cell(0, 4)) == row.cells[::-1]
    assert row.ends == (Cell(0, 0), Cell(0, 4))


@pytest.mark.parametrize(("place", "face"), [(0, Direction.E), (1, Direction.S), (2, Direction.S)])
def test_backwards_leads_to_the_rear(place, face):
    """C3.4: at the last space it is the direction from the space before it."""
    assert backwards(path((0, 0), (0, 1), (1, 1)), place) is face


def test_an_audit_state_tells_all_of_a_worm_and_an_organ():
    """C6.6, C2.2."""
    assert baby(across(1, 1, 2), (0, 3), hour=4).plain() == {
        "shape": "baby",
        "cells": ((1, 1), (1, 2)),
        "faced": False,
        "ext": 0,
        "hour": 4,
        "parents": (0, 3),
    }
    assert Organ(Cell(1, 1), OrganKind.TAIL, Direction.W).plain() == {
        "cell": (1, 1),
        "kind": "tail",
        "face": "W",
        "filled": False,
    }
    assert Organ(Cell(1, 2), OrganKind.BRAIN, filled=True).plain()["face"] is None
