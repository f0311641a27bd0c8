"""A refusal is told with the reason of the rules core, and names the space that is in the way."""

import re
from itertools import product

from core.cozy.colony import Colony
from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    ChooseLine,
    ChoosePartner,
    ChooseToAct,
    ChooseToAdd,
    Decision,
    Grow,
    Pass,
    PlaceBaby,
    PlaceWorm,
    PutFood,
)
from core.cozy.grid import Cell, Direction
from core.cozy.hour import Hour, legal, refusal
from core.cozy.placing import BABIES
from core.cozy.refusals import CozyReason
from core.cozy.turn import AddFrame, BabiesFrame, EyeFrame, GrowFrame, Turn
from core.cozy.worm import OrganKind
from gui.cozy.hour.adding_tool import AddingTool
from gui.cozy.hour.asking import tool_for
from gui.cozy.hour.placing_tool import PlacingTool
from gui.cozy.hour.tool import HourTool
from gui.cozy.refusals import cozy_words
from gui.cozy.sheet_words import letter, space_words
from gui.cozy.why_not import kind_why_not, organ_there, why_not, why_not_in
from tests.core.cozy.play import game
from tests.core.cozy.scenes import RIGHT, across, after, colony_of, down, organ, turn_of, worm
from tests.gui.cozy.colonies import asked

_OPTIONS = (PlaceWorm, ChooseToAdd, ChooseToAct)
_SPACE = re.compile(r"\b([a-z])(\d+)\b")
_UNFIT = {
    CozyReason.MALFORMED,
    CozyReason.WRONG_STEP,
    CozyReason.WRONG_SHAPE,
    CozyReason.WRONG_FRONT,
    CozyReason.WRONG_FACING,
    CozyReason.NO_SUCH_WORM,
}
"""What nobody can try by pointing: the question would be wrong, not the place."""


def turns() -> list[Turn]:
    """Return turns of every kind: each frame, and the starts of hours of two games."""
    starts = [turn for number in (3, 5) for turn, _, _ in game(number, 1) if not turn.stack]
    return [*asked(), *starts[::3], *_babies()]


def _babies() -> list[Turn]:
    """Return two babies that get organs, one with a head and one without."""
    colony = colony_of(
        worm(across(0, 0)), worm(across(2, 0)),
        worm(across(1, 0, 3), "baby"), worm(across(3, 0, 2), "baby", faced=False),
        organ("eye", 1, 0, "W"),
    )  # fmt: skip
    stack = (BabiesFrame((2, 3)),)
    return [Turn(colony, dice=turn_of(colony).dice, stack=stack)]


def tools() -> list[HourTool]:
    """Return all tools of these turns, a shape being held in two ways."""
    found = []
    for turn in turns():
        can = tuple(legal(turn))
        for option in _OPTIONS if not turn.stack else (None,):
            tool = tool_for(turn, can, option)
            found.append(tool)
            if isinstance(tool, PlacingTool):
                found.append(tool_for(turn, can, option))
                found[-1].rotate()
        if any(isinstance(one, PlaceBaby) for one in can):
            found.append(PlacingTool(turn, PlaceBaby, BABIES))
    return found


def tried(turn: Turn) -> list[Decision]:
    """Return all that a pointer can ask for at *turn*, legal or not."""
    cells = list(turn.sheet.spaces())
    worms = range(len(turn.colony.worms))
    by_worm = (ChooseToAdd, ChooseToAct) if not turn.stack else (ChooseLine, ChoosePartner)
    found: list[Decision] = [make(one) for make in by_worm for one in worms]
    if turn.stack:
        found += [ActOrgan(cell) for cell in cells] + [PutFood(cell) for cell in cells]
        found += [organ_there(turn, kind, cell) for kind in OrganKind for cell in cells]
    return found


def test_the_reason_is_the_one_of_the_rules_and_every_space_is_of_the_decision() -> None:
    """C7, C11.3."""
    for turn, decision in [(one, decision) for one in turns() for decision in tried(one)]:
        why, reason = why_not(turn, decision), refusal(turn, decision)
        assert (why and why.reason) == reason, (turn, decision)
        if why:
            at = getattr(decision, "cell", None)
            assert set(why.cells) <= {at}
            assert set(_spaces(why.said)) <= {at}, (decision, why.said)


def test_what_is_named_stands_where_it_is_named_and_is_in_the_way():
    """C1.2: a rock, a food or a worm on this very space, which the outline covers."""
    named = set()
    for tool in (one for one in tools() if isinstance(one, PlacingTool)):
        for at in tool.turn.sheet.spaces():
            if tool.pick(at):
                continue
            marks, said, colony = tool.marks(at), tool.say(at), tool.turn.colony
            for cell in _spaces(said):
                assert cell in marks.bad, (said, marks)
                assert cell not in colony.blank
                assert said.startswith(_thing(colony, cell)), said
                named.add(said.split()[1])
            assert marks.bad <= set(marks.ghost)
            assert marks.bad or not any(map(tool.turn.sheet.holds, marks.ghost))
    assert {"rock", "food"} <= named


def test_pointing_asks_what_can_be_asked() -> None:
    """No refusal is about the form of a question that the window itself has put."""
    unfit = set(map(cozy_words, _UNFIT))
    asked_by = [
        (tool, kind)
        for tool in tools()
        for kind in (tool.kinds if isinstance(tool, AddingTool) else (None,))
    ]
    for tool, kind in asked_by:
        if isinstance(tool, AddingTool) and kind:
            tool.use(kind)
        for at in tool.turn.sheet.spaces():
            said = tool.say(at)
            assert not any(one in said for one in unfit), (tool, at, said)


def test_a_kind_is_barred_for_a_reason_that_holds_on_its_worms():
    """C3, C5.6."""
    told = set()
    for turn in (*turns(), *_full()):
        frame = turn.stack[-1] if turn.stack else None
        if not isinstance(frame, AddFrame | BabiesFrame):
            continue
        worms = (frame.worm,) if isinstance(frame, AddFrame) else frame.todo
        free = {one.kind for one in legal(turn) if isinstance(one, AddOrgan)}
        for kind in set(OrganKind) - free:
            why = kind_why_not(turn, kind)
            assert why.reason in _reasons(turn, kind, worms)
            told.add(why.said)
    assert "babies get any organ but a collar" in told
    assert "eyes and mouths go on the first two spaces, a tail on the last one" in told
    assert "a worm has one tail at most" in told
    assert "there is an organ on each of its spaces already" in told


def _full() -> list[Turn]:
    head = (organ("eye", 0, 0, "N"), organ("heart", 0, 1), organ("tail", 0, 4, "E"))
    whole = [organ("heart", 3, col) for col in range(5)]
    colony = colony_of(worm(across(0, 0)), worm(across(3, 0)), *head, *whole)
    dice = turn_of(colony).dice
    return [Turn(colony, dice=dice, stack=(AddFrame(one, tuple(OrganKind), must=False),))
            for one in (0, 1)]  # fmt: skip


def test_a_partner_out_of_reach_and_the_worm_itself_are_told_apart():
    """C5.6."""
    colony = colony_of(
        worm(across(0, 0)), worm(across(1, 0)), worm(down(2, 7)),
        organ("collar", 0, 1), organ("collar", 1, 1),
    )  # fmt: skip
    turn = after(turn_of(colony, "collar collar I"), ("C", 0), ("act", (0, 1)))
    said = [why_not(turn, ChoosePartner(worm)) for worm in (0, 2)]
    assert [why and why.said for why in said] == [
        "a worm is no partner of its own",
        "it does not touch worm A",
    ]


def test_a_growth_names_what_lies_there():
    (turn,) = [turn for turn in asked() if isinstance(turn.stack[-1], GrowFrame)]
    start = next(one for one in legal(turn) if isinstance(one, Grow)).start
    for at in set(turn.sheet.spaces()) - set(turn.colony.blank):
        why = why_not(turn, Grow(at, start))
        assert why
        assert why.said == f"{_thing(turn.colony, at)} lies on {space_words(at)}"


def test_an_hour_that_is_over_says_so():
    start = turn_of(colony_of(), "eye eye I", hour=RIGHT)
    hour = Hour(start, (), start).decide(Pass())
    assert isinstance(hour, Hour)
    assert why_not_in(hour, Pass()) == "the hour is over before the last decision"
    assert why_not_in(Hour(start, (), start), Pass()) == ""


def test_the_eye_that_is_asked_about_is_the_one_that_acts():
    (turn,) = [turn for turn in asked() if isinstance(turn.stack[-1], EyeFrame)]
    unseen = next(
        cell for cell in sorted(turn.colony.blank)
        if refusal(turn, PutFood(cell)) is CozyReason.NOT_IN_SIGHT
    )  # fmt: skip
    why = why_not(turn, PutFood(unseen))
    assert why
    assert why.said == "the eye does not see this space"


def _reasons(turn: Turn, kind: OrganKind, worms: tuple[int, ...]) -> set[CozyReason | None]:
    cells = [cell for one in worms for cell in turn.colony.worms[one].cells]
    faces = tuple(Direction) if kind.has_face else (None,)
    return {
        refusal(turn, AddOrgan(kind, cell, face, front))
        for cell, face in product(cells, faces)
        for front in (None, *turn.colony.worms[turn.colony.owner[cell]].ends)
    }


def _spaces(said: str) -> list[Cell]:
    return [Cell(int(row) - 1, ord(col) - ord("a")) for col, row in _SPACE.findall(said)]


def _thing(colony: Colony, cell: Cell) -> str:
    if cell in colony.sheet.rocks:
        return "a rock"
    return "a food" if cell in colony.foods else f"worm {letter(colony.owner[cell])}"
