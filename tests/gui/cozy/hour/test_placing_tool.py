"""A shape on the pointer: turned, flipped, judged by the rules core."""

from core.cozy.decisions import PlaceBaby, PlaceWorm
from core.cozy.grid import Cell
from core.cozy.hour import legal
from core.cozy.placing import BABIES
from core.cozy.turn import ThingsFrame
from gui.cozy.hour.placing_tool import PlacingTool
from tests.core.cozy.play import game
from tests.core.cozy.scenes import RIGHT, colony_of, sheet_of, turn_of
from tests.gui.cozy.colonies import asked


def reached(tool: PlacingTool) -> set[object]:
    """Collect all that can be laid by turning and flipping."""
    found: set[object] = set()
    for shape in range(len(tool.shapes)):
        tool.use(shape)
        for turns in range(8):
            found.update(one for cell in tool.turn.sheet.spaces() for one in tool.pick(cell))
            (tool.flip if turns == 3 else tool.rotate)()
    return found


def test_every_legal_place_is_reached_and_no_other():
    """C4.3 A, S25."""
    for before, decision, _ in game(5, 2):
        if isinstance(decision, PlaceWorm):
            tool = PlacingTool(before, PlaceWorm, (before.shape()[1],))
            assert reached(tool) == {one for one in legal(before) if isinstance(one, PlaceWorm)}


def test_every_baby_can_be_laid():
    """C5.6."""
    (turn,) = [turn for turn in asked() if isinstance(turn.stack[-1], ThingsFrame)]
    tool = PlacingTool(turn, PlaceBaby, BABIES)
    assert reached(tool) == {one for one in legal(turn) if isinstance(one, PlaceBaby)}


def test_a_wrong_spot_is_red_and_says_why():
    """C11.3."""
    turn = turn_of(colony_of(), "eye eye I", hour=RIGHT)
    tool = PlacingTool(turn, PlaceWorm, (turn.shape()[1],))
    tool.rotate()
    assert tool.marks(Cell(2, 0)).bad == {Cell(row, 0) for row in range(5)}
    assert "region" in tool.say(Cell(2, 0))
    assert "outside of the sheet" in tool.say(Cell(0, 6))
    picture = "........\n" * 2 + "......#.\n" + "........\n" * 5
    turn = turn_of(colony_of(picture=picture), "eye eye I", hour=RIGHT)
    tool = PlacingTool(turn, PlaceWorm, (turn.shape()[1],))
    tool.rotate()
    assert tool.marks(Cell(2, 6)).bad == {Cell(2, 6)}
    assert sheet_of(picture).rocks == (Cell(2, 6),)


def test_legal_spots_are_dotted():
    """C11.3."""
    turn = turn_of(colony_of(), "eye eye I")
    tool = PlacingTool(turn, PlaceWorm, (turn.shape()[1],))
    dotted = tool.marks(None).dotted
    assert dotted == {cell for cell in turn.sheet.spaces() if tool.pick(cell)}
    assert dotted
