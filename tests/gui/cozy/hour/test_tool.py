"""Spaces and worms to pick: counts of mouths, lines, growth, partners."""

from core.cozy.decisions import (
    ActOrgan,
    ChooseLine,
    ChoosePartner,
    ChooseToAdd,
    FillBrain,
    Grow,
    PutFood,
)
from core.cozy.grid import Cell
from core.cozy.hour import legal
from core.cozy.turn import CollarFrame, GrowFrame
from gui.cozy.hour.tool import FoodTool, GrowTool, HourTool, SpaceTool, StartTool, WormTool
from tests.core.cozy.scenes import TOP, across, after, colony_of, down, organ, turn_of, worm
from tests.gui.cozy.colonies import DANCE, asked, dancers


def test_spaces_before_waiting_mouths_carry_their_number():
    """C11.6."""
    turn = after(dancers(), *DANCE[:5])
    tool = FoodTool(turn, [one for one in legal(turn) if isinstance(one, PutFood)])
    marks = tool.marks(None)
    assert marks.notes == ((Cell(1, 0), "1"),)
    assert marks.offered == {Cell(1, 0)}
    assert marks.dotted == {one.cell for one in legal(turn) if isinstance(one, PutFood)}


def test_a_food_that_is_pointed_at_shows_the_mouths_it_would_wake():
    """C11.6."""
    turn = after(dancers(), *DANCE[:5])
    tool = FoodTool(turn, [one for one in legal(turn) if isinstance(one, PutFood)])
    assert tool.marks(Cell(1, 0)).woken == {Cell(0, 0)}
    assert tool.marks(Cell(1, 0)).arcs == ((Cell(1, 0), Cell(0, 0)),)
    assert tool.marks(Cell(1, 2)).woken == frozenset()


def test_the_longest_line_is_offered_first_and_numbered():
    """C11.7."""
    turn = after(dancers(), *DANCE[:3])
    tool = WormTool(turn, [one for one in legal(turn) if isinstance(one, ChooseLine)])
    assert next(iter(tool.choices)) == 0
    assert [note for _, note in tool.marks(None).notes] == ["1", "2", "3"]
    assert [note for _, note in tool.marks(Cell(3, 4)).notes] == ["1", "2"]


def test_the_longest_line_comes_first_whatever_its_number():
    """C11.7."""
    colony = colony_of(
        worm(across(5, 3)),
        worm(down(1, 4, 4)),
        worm(across(0, 0)),
        organ("tail", 0, 4, "S"),
        organ("tail", 4, 4, "S"),
        organ("brain", 5, 4),
    )
    turn = after(turn_of(colony, "tail brain I", hour=TOP), ("C", 1), ("act", (4, 4)))
    tool = WormTool(turn, [one for one in legal(turn) if isinstance(one, ChooseLine)])
    assert list(tool.choices) == [2, 1]


def test_worms_that_have_danced_are_dimmed():
    """C11.7."""
    turn = after(dancers(), *DANCE[:10])
    tool = SpaceTool(turn, [one for one in legal(turn) if isinstance(one, ActOrgan)])
    assert tool.marks(None).dimmed == {1}
    assert tool.say(Cell(2, 4)) == "e3: this organ has acted this hour already"


def test_growth_points_from_the_end_to_each_space():
    """C11.8."""
    (turn,) = [turn for turn in asked() if isinstance(turn.stack[-1], GrowFrame)]
    grows = [one for one in legal(turn) if isinstance(one, Grow)]
    assert {end for _, end in GrowTool(turn, grows).marks(None).arrows} == {g.cell for g in grows}


def test_one_space_may_stand_for_two_ends():
    """C5.8: a bent worm may reach a space from both ends; the player is asked."""
    colony = colony_of(
        worm((*across(0, 0, 3)[::-1], Cell(1, 0), *across(2, 0, 3)), faced=False),
        organ("heart", 0, 0),
    )
    turn = after(turn_of(colony, "heart heart I"), ("C", 0), ("act", (0, 0)))
    tool = GrowTool(turn, [one for one in legal(turn) if isinstance(one, Grow)])
    assert len(tool.pick(Cell(1, 2))) == 2


def test_partners_are_outlined_and_their_touching_collars_joined():
    """C11.8."""
    colony = colony_of(
        worm(across(0, 0)), worm(across(1, 0)), worm(down(2, 7)),
        organ("collar", 0, 1), organ("collar", 1, 1),
    )  # fmt: skip
    turn = after(turn_of(colony, "collar collar I"), ("C", 0), ("act", (0, 1)))
    assert isinstance(turn.stack[-1], CollarFrame)
    tool = WormTool(turn, [one for one in legal(turn) if isinstance(one, ChoosePartner)])
    marks = tool.marks(Cell(1, 3))
    assert marks.worms == {0, 1}
    assert marks.joined == ((Cell(0, 1), Cell(1, 1)),)
    assert marks.dimmed == {2}
    assert tool.say(Cell(1, 3)) == "with worm B as partner: 2 things to do"
    assert tool.say(Cell(3, 7)) == "worm C: it does not touch worm A"


def test_a_worm_that_does_not_fit_says_why():
    tool = WormTool(dancers(), [one for one in legal(dancers()) if isinstance(one, ChooseToAdd)])
    assert tool.pick(Cell(0, 2)) == ()
    assert "region" in tool.say(Cell(0, 2))


def test_brains_of_the_region_glow_and_can_be_filled_in_where_they_are():
    """C4.2, C11.2."""
    fills = [one for one in legal(dancers()) if isinstance(one, FillBrain)]
    tool = StartTool(dancers(), fills)
    assert tool.marks(None).glowing == {Cell(5, 6)}
    assert set(tool.pick(Cell(5, 6))) == set(fills)
    assert "fill it in" in tool.say(Cell(5, 6))
    assert tool.pick(Cell(0, 0)) == ()


def test_without_a_question_nothing_can_be_picked():
    tool = HourTool(dancers())
    assert tool.pick(Cell(0, 0)) == ()
    assert tool.say(Cell(0, 0)) == ""
    assert not tool.back()
