"""The start of an hour: changed dice, options A, B, C and pass."""

import pytest

from core.cozy.grid import Cell
from core.cozy.options import kinds_to_add, kinds_with_room
from core.cozy.turn import AddFrame, EachFrame
from core.cozy.worm import OrganKind
from tests.core.cozy.scenes import (
    BOTTOM,
    RIGHT,
    TOP,
    across,
    after,
    baby,
    code,
    colony_of,
    down,
    filled,
    offered,
    organ,
    path,
    turn_of,
    worm,
)


def fitting(turn):
    """List the kinds of decision that start this hour."""
    return sorted({do for do in ("dice", "fill", "A", "B", "C", "pass") if offered(turn, do)})


def test_in_the_first_hour_there_is_only_placing_or_nothing():
    """C4.5, S12."""
    assert fitting(turn_of(colony_of())) == ["A", "pass"]


def test_doing_nothing_is_always_allowed():
    """C4.3, S13."""
    full = turn_of(colony_of(picture="########\n" * 8))
    assert fitting(full) == ["pass"]
    assert after(full, ("pass",)).hour == 1


# dice


def test_a_credit_changes_one_die_for_this_player():
    """C4.2, S18, S19, S20."""
    turn = turn_of(colony_of(), "eye tail I", spare=1)
    assert code(turn, "dice", 0, 1) == "die-unchanged"
    changed = after(turn, ("dice", 2, 6))
    assert changed.shape()[0] == "Z"
    assert (changed.credits, changed.changed) == (0, (False, False, True))
    assert code(changed, "dice", 0, 2) == "no-credit"
    assert code(changed, "dice", 2, 1) == "die-already-changed"
    assert len(offered(turn, "dice")) == 3 * 5


def test_a_brain_filled_in_changes_a_die_and_stays():
    """C4.2, S21, S33, S34, S64, D22: a credit and a brain in one hour."""
    colony = colony_of(worm(across(0, 0)), organ("brain", 0, 0), worm(across(7, 3), "L"))
    turn = turn_of(colony, "eye eye I", spare=1)
    changed = after(turn, ("dice", 2, 5), ("fill", (0, 0), 0, 6))
    assert changed.colony.organs == (filled(0, 0),)
    assert changed.kind_of(0) is OrganKind.HEART
    assert changed.shape()[0] == "W"
    assert code(changed, "fill", (0, 0), 1, 6) == "brain-filled"


@pytest.mark.parametrize(
    ("wire", "expected"),
    [
        (("fill", (0, 4), 0, 2), None),
        (("fill", (0, 4), 0, 1), "die-unchanged"),
        (("fill", (0, 0), 0, 2), "not-a-brain"),
        (("fill", (5, 5), 0, 2), "not-a-brain"),
        (("fill", (0, 3), 0, 2), "brain-filled"),
        (("fill", (7, 0), 0, 2), "out-of-region"),
    ],
)
def test_only_an_unfilled_brain_of_a_worm_in_the_region_is_filled_in(wire, expected):
    """C4.2, C7."""
    colony = colony_of(
        worm(across(0, 0)), worm(across(7, 0)), organ("heart", 0, 0), organ("brain", 0, 4),
        filled(0, 3), organ("brain", 7, 0),
    )  # fmt: skip
    assert code(turn_of(colony, "eye eye I", TOP), *wire) == expected


def test_a_die_is_changed_once_an_hour():
    """C4.2, D20, C7."""
    colony = colony_of(worm(across(0, 0)), organ("brain", 0, 0))
    turn = after(turn_of(colony, spare=3), ("dice", 0, 2))
    assert code(turn, "fill", (0, 0), 0, 1) == "die-already-changed"
    assert code(turn, "dice", 0, 2) == "die-already-changed"


def test_the_changes_of_one_player_are_not_those_of_another():
    """C4.2, S19, S35."""
    colony = colony_of()
    mine, yours = turn_of(colony, spare=1), turn_of(colony)
    after(mine, ("dice", 2, 6))
    assert yours.shape()[0] == mine.shape()[0] == "I"


# A


def test_a_worm_of_the_rolled_shape_and_one_of_the_rolled_organs():
    """C4.3, S9, S22, S23, S32: on the columns of 1 AM."""
    turn = turn_of(colony_of(), "mouth brain I")
    assert code(turn, "A", down(0, 4)) == "out-of-region"
    turn = after(turn, ("A", down(0, 3)))
    assert turn.stack == (AddFrame(0, (OrganKind.MOUTH, OrganKind.BRAIN), must=True),)
    assert code(turn, "done") == "must-add"
    assert code(turn, "add", "heart", (0, 3), (), ()) == "not-this-organ"
    turn = after(turn, ("add", "brain", (2, 3), (), ()))
    assert turn.stack == (EachFrame(path((2, 3))),)
    assert after(turn, ("done",)).credits == 0
    assert after(turn, ("act", (2, 3))).credits == 1


def test_a_new_worm_has_no_front_yet():
    """C2.3, S26."""
    turn = after(
        turn_of(colony_of(), "brain brain V"), ("A", path((0, 2), (0, 1), (0, 0), (1, 0), (2, 0)))
    )
    assert not turn.colony.worms[0].faced
    assert turn.colony.worms[0].shape == "V"


def test_every_place_for_a_worm_is_listed_exactly_if_it_is_not_refused():
    """C4.3: an I on 8 x 8 has 12 places in the left half beside those across the middle."""
    turn = turn_of(colony_of())
    assert len(offered(turn, "A")) == 8 * 4 + 4 * 4
    blocked = turn_of(
        colony_of(foods=((0, 0), (7, 7)), picture="#" + "." * 7 + "\n" + "........\n" * 7)
    )
    for wire in offered(turn, "A"):
        is_listed = wire in offered(blocked, "A")
        assert (code(blocked, *wire) is None) is is_listed


# B


def test_a_rolled_organ_goes_on_a_worm_that_has_the_other_one_or_the_shape():
    """C4.3, S10, S27, S28, S29, S30, S31: and it may act at once."""
    bare, eyed = worm(across(0, 0), "L"), worm(across(2, 0), "L")
    colony = colony_of(bare, eyed, worm(across(4, 0)), organ("eye", 2, 0, "N"))
    turn = turn_of(colony, "eye brain I")
    assert code(turn, "B", 0) == "no-match"
    assert kinds_to_add(turn, 1) == (OrganKind.BRAIN,)
    assert kinds_to_add(turn, 2) == (OrganKind.EYE, OrganKind.BRAIN)
    turn = after(turn, ("B", 1))
    assert turn.stack == (AddFrame(1, (OrganKind.BRAIN,), must=True),)
    assert code(turn, "add", "eye", (2, 1), "N", ()) == "not-this-organ"
    turn = after(turn, ("add", "brain", (2, 1), (), ()))
    assert after(turn, ("act", (2, 1))).credits == 1


def test_with_a_double_the_other_organ_is_the_same_kind():
    """C4.3."""
    colony = colony_of(worm(across(0, 0), "L"), worm(across(2, 0), "L"), organ("heart", 2, 0))
    turn = turn_of(colony, "heart heart I")
    assert code(turn, "B", 0) == "no-match"
    assert kinds_to_add(turn, 1) == (OrganKind.HEART,)


def test_a_worm_that_has_grown_keeps_its_shape_and_a_baby_has_none():
    """C2.5, S28: for matching the die."""
    grown = worm(across(0, 0, 8), "Z", extension=3)
    turn = turn_of(colony_of(grown, baby(across(1, 0, 2), (0, 5))), "eye eye Z")
    assert code(turn, "B", 0) is None
    assert code(turn, "B", 1) == "no-match"


def test_a_filled_brain_matches_like_any_other():
    """C4.3, D19."""
    turn = turn_of(colony_of(worm(across(0, 0), "L"), filled(0, 0)), "brain eye I")
    assert kinds_to_add(turn, 0) == (OrganKind.EYE,)


@pytest.mark.parametrize(
    ("number", "expected"),
    [(-1, "no-such-worm"), (2, "no-such-worm"), (1, "out-of-region"), (0, None)],
)
def test_the_worm_of_option_b_or_c_is_in_the_region(number, expected):
    """C4.3, S14, S40, C7."""
    things = (organ("brain", row, 0) for row in (0, 7))
    colony = colony_of(worm(across(0, 0)), worm(across(7, 0)), *things)
    turn = turn_of(colony, "brain brain I", TOP)
    assert code(turn, "B", number) == expected
    assert code(turn, "C", number) == expected
    assert code(turn_of(colony, "brain brain I", BOTTOM), "B", 1) is None


def test_an_organ_without_room_is_not_offered():
    """C4.3, C7: no-room if none is left."""
    eyes = organ("eye", 0, 0, "N"), organ("eye", 0, 1, "N")
    turn = turn_of(colony_of(worm(across(0, 0)), *eyes), "eye mouth I")
    assert code(turn, "B", 0) == "no-room"
    turn = turn_of(colony_of(worm(across(0, 0)), *eyes), "eye heart I")
    assert kinds_with_room(turn, 0) == (OrganKind.HEART,)
    assert after(turn, ("B", 0)).stack == (AddFrame(0, (OrganKind.HEART,), must=True),)


# C


def test_each_organ_that_the_worm_has_now_may_act():
    """C4.3, S11, S41, S42, S46: with a rolled organ or the shape."""
    organs = organ("brain", 0, 4), organ("heart", 0, 2), organ("mouth", 0, 0, "N")
    colony = colony_of(worm(across(0, 0), "L"), *organs)
    turn = after(turn_of(colony, "heart eye I"), ("C", 0))
    assert turn.stack == (EachFrame(path((0, 0), (0, 2), (0, 4))),)
    assert offered(turn, "act") == [("act", (0, 2)), ("act", (0, 4))]
    assert code(turn_of(colony, "eye tail I"), "C", 0) == "no-match"
    assert code(turn_of(colony, "eye tail L"), "C", 0) is None


def test_option_c_needs_an_organ_that_can_act():
    """C4.3, C7."""
    colony = colony_of(worm(across(0, 0)), organ("mouth", 0, 0, "N"), filled(0, 3))
    assert code(turn_of(colony, "mouth eye I"), "C", 0) == "nothing-to-do"
    assert code(turn_of(colony_of(worm(across(0, 0)))), "C", 0) == "nothing-to-do"


def test_what_follows_in_a_chain_is_not_bound_to_the_region():
    """C4.4, S14: the line leads out of it."""
    colony = colony_of(
        worm(across(0, 0)), worm(down(1, 4), "L"), organ("tail", 0, 4, "S"), organ("brain", 5, 4)
    )
    turn = turn_of(colony, "tail eye Z", TOP)
    turn = after(turn, ("C", 0), ("act", (0, 4)), ("line", 0), ("act", (5, 4)))
    assert turn.credits == 1
    outside = colony_of(worm(across(0, 0)), worm(across(7, 0)), organ("brain", 7, 0))
    assert code(turn_of(outside, "brain eye Z", TOP), "C", 1) == "out-of-region"


def test_a_worm_is_in_reach_by_a_grown_space():
    """C2.4."""
    colony = colony_of(worm(across(0, 0, 5)), organ("brain", 0, 0))
    assert code(turn_of(colony, "brain eye Z", RIGHT), "C", 0) is None
    short = colony_of(worm(across(0, 0, 4)), organ("brain", 0, 0))
    assert code(turn_of(short, "brain eye Z", RIGHT), "C", 0) == "out-of-region"


def test_the_dice_count_as_they_show_after_the_change():
    """C4.2, C4.3."""
    colony = colony_of(worm(across(0, 0)), organ("heart", 0, 0))
    turn = turn_of(colony, "eye eye Z", spare=1)
    assert code(turn, "C", 0) == "no-match"
    assert code(after(turn, ("dice", 1, 6)), "C", 0) is None
    assert after(turn, ("dice", 1, 6)).stack == ()
    assert after(turn, ("dice", 1, 6)).hour == 0
    assert Cell(0, 0) in colony.organ_at
