"""A turn as a value, and its audit state."""

from core.cozy.grid import Cell
from core.cozy.turn import (
    AddFrame,
    BabiesFrame,
    CollarFrame,
    EachFrame,
    EyeFrame,
    GrowFrame,
    LineFrame,
    MouthsFrame,
    TailFrame,
    ThingsFrame,
    Turn,
    in_order,
    start_turn,
)
from core.cozy.worm import OrganKind
from tests.core.cozy.play import chapter
from tests.core.cozy.scenes import across, colony_of, organ, path, turn_of, worm

FRAMES = (
    AddFrame(1, (OrganKind.EYE, OrganKind.HEART), must=True),
    EachFrame(path((0, 1), (0, 2))),
    EyeFrame(Cell(0, 0), 2),
    MouthsFrame(Cell(0, 0)),
    TailFrame(Cell(0, 0)),
    LineFrame((2, 0), 1),
    CollarFrame(Cell(0, 0)),
    ThingsFrame(3, 1, 2),
    BabiesFrame((3, 4), path((7, 7))),
    GrowFrame(0, 3, 1, Cell(0, 5)),
)
PLAIN = [
    {"f": "add", "worm": 1, "kinds": ["eye", "heart"], "must": True},
    {"f": "each", "cells": ((0, 1), (0, 2))},
    {"f": "eye", "cell": (0, 0), "left": 2},
    {"f": "mouths", "food": (0, 0)},
    {"f": "tail", "cell": (0, 0)},
    {"f": "line", "worms": (2, 0), "left": 1},
    {"f": "collar", "cell": (0, 0)},
    {"f": "things", "worm": 3, "partner": 1, "left": 2},
    {"f": "babies", "todo": (3, 4), "new": ((7, 7),)},
    {"f": "grow", "worm": 0, "max": 3, "size": 1, "tip": (0, 5)},
]


def test_a_game_begins_without_dice_worms_or_credits():
    """C6.6, C4.5."""
    assert start_turn(chapter(1)).plain() == {
        "hour": 0, "dice": None, "changed": (False, False, False), "credits": 0, "next": 0,
        "worms": [], "organs": [], "foods": chapter(1).foods, "acted": [], "stack": [],
    }  # fmt: skip


def test_an_audit_state_tells_every_frame_by_its_name():
    """C6.2, C6.6."""
    turn = Turn(colony_of(), stack=FRAMES)
    assert turn.plain()["stack"] == PLAIN


def test_any_two_different_turns_have_different_digests():
    """C6.6."""
    colony = colony_of(worm(across(0, 0)))
    turns = [
        Turn(colony),
        Turn(colony, hour=1),
        Turn(colony, dice=(1, 1, 1)),
        Turn(colony, changed=(True, False, False)),
        Turn(colony, credits=1),
        Turn(colony, gained=1),
        Turn(colony, acted=frozenset(across(0, 0, 1))),
        Turn(colony_of(worm(across(0, 0), faced=False))),
        Turn(colony_of(worm(across(0, 0)), organ("heart", 0, 0))),
        Turn(colony_of(worm(across(0, 0)), foods=((1, 1),))),
        *(Turn(colony, stack=(frame,)) for frame in FRAMES),
        Turn(colony, stack=FRAMES[:2]),
        Turn(colony, stack=FRAMES[1::-1]),
    ]
    assert len({turn.digest for turn in turns}) == len(turns)


def test_what_has_acted_is_told_in_order():
    """C6.6."""
    spaces = path((3, 3), (0, 1), (0, 0), (2, 7))
    turn = Turn(colony_of(), acted=frozenset(spaces))
    assert turn.plain()["acted"] == sorted(spaces)


def test_the_dice_name_two_organs_and_a_shape():
    """C4.1, S7."""
    turn = turn_of(colony_of(), "tail brain Z")
    assert [turn.kind_of(die) for die in (0, 1)] == [OrganKind.TAIL, OrganKind.BRAIN]
    assert turn.shape()[0] == "Z"


def test_an_hour_that_ends_turns_the_brains_that_acted_into_credits():
    """C4.6, S17, S20, D21: whatever was not used is lost, and nothing has acted."""
    turn = Turn(
        colony_of(), 3, (1, 2, 3), (True, True, False), credits=4, gained=2, acted=frozenset(())
    )
    assert turn.closed() == Turn(colony_of(), 4, credits=2)


def test_the_game_ends_after_the_last_hour():
    """C8.1, S72."""
    assert not Turn(colony_of(), 15).is_over
    assert Turn(colony_of(), 16).is_over


def test_kinds_are_listed_once_in_the_order_of_the_rules():
    """C6.2."""
    assert in_order([OrganKind.HEART, OrganKind.EYE, OrganKind.HEART]) == (
        OrganKind.EYE,
        OrganKind.HEART,
    )


def test_parents_are_told_in_rising_order():
    """C6.6, C2.2."""
    assert ThingsFrame(3, 1, 2).parents == ThingsFrame(1, 3, 2).parents == (1, 3)
