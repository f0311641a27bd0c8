"""What each frame takes, lists and refuses."""

import pytest

from core.cozy.decisions import Done, write_decision
from core.cozy.frames import answer_refusal, answers
from core.cozy.grid import Cell
from core.cozy.turn import (
    AddFrame,
    BabiesFrame,
    CollarFrame,
    EachFrame,
    EyeFrame,
    Frame,
    GrowFrame,
    LineFrame,
    MouthsFrame,
    TailFrame,
    ThingsFrame,
    Turn,
)
from core.cozy.worm import Organ, OrganKind, Worm
from tests.core.cozy.scenes import (
    across,
    baby,
    code,
    colony_of,
    down,
    offered,
    organ,
    path,
    turn_of,
    worm,
)

TAKES = {
    "add": {"add"},
    "babies": {"add"},
    "each": {"act"},
    "mouths": {"act"},
    "line": {"act"},
    "eye": {"food"},
    "tail": {"line"},
    "collar": {"partner"},
    "things": {"baby", "organs"},
    "grow": {"grow"},
}
WIRES = {
    "dice": ("dice", 0, 1),
    "fill": ("fill", (0, 0), 0, 1),
    "A": ("A", ((0, 0), (0, 1))),
    "B": ("B", 0),
    "C": ("C", 0),
    "pass": ("pass",),
    "add": ("add", "brain", (0, 0), (), ()),
    "act": ("act", (0, 0)),
    "food": ("food", (4, 4)),
    "line": ("line", 0),
    "partner": ("partner", 0),
    "baby": ("baby", ((0, 0), (0, 1))),
    "organs": ("organs",),
    "grow": ("grow", (4, 4), ()),
}
FRAMES: dict[str, Frame] = {
    "add": AddFrame(0, tuple(OrganKind), must=False),
    "babies": BabiesFrame((0,)),
    "each": EachFrame(path((6, 1))),
    "mouths": MouthsFrame(Cell(4, 4)),
    "line": LineFrame((0, 1), 1),
    "eye": EyeFrame(Cell(6, 1), 1),
    "tail": TailFrame(Cell(6, 1)),
    "collar": CollarFrame(Cell(6, 1)),
    "things": ThingsFrame(0, 1, 1),
    "grow": GrowFrame(0, 1),
}


def within(frame: Frame, *things: Worm | Organ, foods: tuple[tuple[int, int], ...] = ()) -> Turn:
    return turn_of(colony_of(*things, foods=foods)).pushed(frame)


@pytest.mark.parametrize("name", TAKES)
def test_a_frame_takes_its_decisions_and_done_and_no_others(name):
    """C6.2."""
    turn = within(FRAMES[name], worm(across(6, 0)), worm(across(5, 0)), organ("collar", 6, 1))
    taken = {do for do, wire in WIRES.items() if code(turn, *wire) != "wrong-step"}
    assert taken == TAKES[name]
    assert code(turn, "done") is None


def test_done_ends_everything_but_the_organ_of_an_option():
    """C6.2, C4.3, D1."""
    owed = within(AddFrame(0, tuple(OrganKind), must=True), worm(across(6, 0)))
    assert code(owed, "done") == "must-add"
    assert (
        answer_refusal(
            within(AddFrame(0, tuple(OrganKind), must=False), worm(across(6, 0))), Done()
        )
        is None
    )


# act


def test_an_act_is_refused_by_the_first_reason():
    """C7, C5.1, C5.2: no organ, has acted, is not offered, is filled in, has nothing to do."""
    turn = within(
        EachFrame(path((6, 1), (6, 2), (6, 3), (6, 4))),
        worm(across(6, 0)), organ("brain", 6, 0), organ("brain", 6, 1), organ("mouth", 6, 3, "S"),
        Organ(Cell(6, 2), OrganKind.BRAIN, filled=True),
    )  # fmt: skip
    assert code(turn, "act", (6, 4)) == "no-organ"
    assert code(turn, "act", (6, 0)) == "not-offered"
    assert code(turn, "act", (6, 2)) == "brain-filled"
    assert code(turn, "act", (6, 3)) == "nothing-to-do"
    assert code(turn, "act", (6, 1)) is None
    assert offered(turn, "act") == [("act", (6, 1))]


def test_only_mouths_at_the_new_food_act_on_it():
    """C5.3, C6.2, S49: on any worm."""
    turn = within(
        MouthsFrame(Cell(4, 1)),
        worm(across(3, 0)), worm(across(5, 0)),
        organ("mouth", 3, 1, "S"), organ("mouth", 3, 0, "S"), organ("mouth", 5, 1, "N"),
        organ("brain", 3, 4),
        foods=((4, 0), (4, 1)),
    )  # fmt: skip
    assert offered(turn, "act") == [("act", (3, 1)), ("act", (5, 1))]
    assert code(turn, "act", (3, 0)) == "not-offered"
    assert code(turn, "act", (3, 4)) == "not-offered"


def test_a_line_lets_no_tail_act_and_no_worm_that_is_used():
    """C5.5, C6.2, S53."""
    turn = within(
        LineFrame((1,), 1),
        worm(across(0, 0)), worm(down(1, 4)), organ("tail", 0, 4, "S"), organ("brain", 0, 0),
        organ("brain", 2, 4), organ("tail", 5, 4, "S"),
    )  # fmt: skip
    assert code(turn, "act", (0, 0)) == "not-offered"
    assert code(turn, "act", (5, 4)) == "not-offered"
    assert offered(turn, "act") == [("act", (2, 4))]


# add


def test_every_way_to_add_an_organ_is_listed():
    """C3.2, C3.3, C3.4, C6.3: on a new I of five: 12 eyes, 6 tails, 5 hearts."""
    free = worm(across(3, 1), faced=False)
    for kind, count in (("eye", 12), ("mouth", 12), ("tail", 6), ("heart", 5), ("brain", 5)):
        assert (
            len(offered(within(AddFrame(0, (OrganKind(kind),), must=True), free), "add")) == count
        )
    faced = worm(across(3, 1))
    for kind, count in (("eye", 6), ("tail", 3), ("collar", 5)):
        assert (
            len(offered(within(AddFrame(0, (OrganKind(kind),), must=True), faced), "add")) == count
        )


def test_babies_get_any_organ_but_a_collar_each():
    """C5.6, S62."""
    turn = within(
        BabiesFrame((1, 2)),
        worm(across(6, 0)), baby(across(7, 0, 2), (0, 3)), baby(across(7, 4, 2), (0, 3)),
    )  # fmt: skip
    assert code(turn, "add", "collar", (7, 0), (), ()) == "not-this-organ"
    assert code(turn, "add", "heart", (6, 0), (), ()) == "not-on-worm"
    kinds = {wire[1] for wire in offered(turn, "add")}
    assert kinds == {"eye", "mouth", "tail", "brain", "heart"}


# food, line, partner, things


def test_food_goes_on_a_blank_space_in_sight():
    """C5.3, C7."""
    turn = within(
        EyeFrame(Cell(3, 0), 1), worm(across(3, 0)[::-1]), worm(across(6, 0)),
        organ("eye", 3, 0, "W"), foods=((1, 0),),
    )  # fmt: skip
    assert code(turn, "food", (8, 0)) == "off-sheet"
    assert code(turn, "food", (1, 0)) == "not-blank"
    assert code(turn, "food", (6, 0)) == "not-blank"
    assert code(turn, "food", (4, 1)) == "not-in-sight"
    assert [wire[1] for wire in offered(turn, "food")] == [
        (0, 0), (2, 0), (4, 0), (5, 0), (7, 0),
    ]  # fmt: skip


def test_a_baby_or_organs_for_the_babies_of_this_hour():
    """C5.6, C7."""
    pair = worm(across(6, 0)), worm(across(5, 0))
    turn = within(ThingsFrame(0, 1, 2), *pair)
    assert code(turn, "organs") == "nothing-to-do"
    assert code(turn, "baby", ((0, 0), (0, 1))) == "not-touching"
    babies = [wire[1] for wire in offered(turn, "baby")]
    assert len(babies) == len(set(babies))
    assert all(code(turn, "baby", cells) is None for cells in babies)
    born = within(ThingsFrame(0, 1, 2), *pair, baby(across(7, 0, 2), (0, 1)))
    assert code(born, "organs") is None


@pytest.mark.parametrize(
    "frame", [EyeFrame(Cell(6, 1), 0), LineFrame((0, 1), 0), ThingsFrame(0, 1, 0), GrowFrame(0, 0)]
)
def test_nothing_is_left_when_the_count_is_used_up(frame):
    """C6.2, C6.3."""
    turn = within(frame, worm(across(6, 0)), worm(across(5, 0)), organ("eye", 6, 1, "N"))
    assert [write_decision(one) for one in answers(turn)] == []


def test_an_extension_may_start_at_each_end_that_grows():
    """C5.8, S66."""
    turn = within(GrowFrame(0, 2), worm(across(6, 1)))
    assert [wire[1:] for wire in offered(turn, "grow")] == [
        ((5, 1), (6, 1)), ((6, 0), (6, 1)), ((7, 1), (6, 1)),
        ((5, 5), (6, 5)), ((6, 6), (6, 5)), ((7, 5), (6, 5)),
    ]  # fmt: skip
    tailed = within(GrowFrame(0, 2), worm(across(6, 1)), organ("tail", 6, 5, "E"))
    assert {wire[2] for wire in offered(tailed, "grow")} == {(6, 1)}
    assert code(tailed, "grow", (6, 6), (6, 5)) == "tail-end"


def test_an_extension_goes_on_from_its_tip():
    """C5.8."""
    turn = within(GrowFrame(0, 2, 1, Cell(6, 0)), worm(across(6, 0)))
    assert [wire[1:] for wire in offered(turn, "grow")] == [((5, 0), ()), ((7, 0), ())]
    assert code(turn, "grow", (5, 0), (6, 0)) == "malformed"
    assert code(within(GrowFrame(0, 2), worm(across(6, 0))), "grow", (5, 0), ()) == "malformed"
