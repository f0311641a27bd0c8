"""An organ is added in steps: kind, space, way, and which end is the head."""

from core.cozy.decisions import AddOrgan
from core.cozy.grid import Cell, Direction
from core.cozy.hour import legal
from core.cozy.turn import AddFrame, Turn
from core.cozy.worm import OrganKind
from gui.cozy.hour.adding_tool import AddingTool
from tests.core.cozy.scenes import across, colony_of, organ, turn_of, worm


def tool_on(*things, faced: bool = False, length: int = 5) -> AddingTool:
    colony = colony_of(worm(across(3, 1, length), faced=faced), *things)
    frame = AddFrame(0, tuple(OrganKind), must=False)
    turn = Turn(colony, dice=turn_of(colony).dice, stack=(frame,))
    return AddingTool(turn, [one for one in legal(turn) if isinstance(one, AddOrgan)])


def test_an_organ_without_a_way_is_decided_by_its_space():
    """C3.2."""
    tool = tool_on()
    tool.use(OrganKind.HEART)
    assert tool.pick(Cell(3, 3)) == (AddOrgan(OrganKind.HEART, Cell(3, 3)),)


def test_the_rose_has_three_arrows_and_none_back_along_the_worm():
    """C3.4, C11.4: the space is picked first, then the way it faces."""
    tool = tool_on()
    assert tool.pick(Cell(3, 1)) == ()
    ways = {face for _, face in tool.marks(None).rose}
    assert ways == {Direction.N, Direction.W, Direction.S}
    assert tool.pick(Cell(2, 1)) == (AddOrgan(OrganKind.EYE, Cell(3, 1), Direction.N, Cell(3, 1)),)


def test_the_end_that_would_become_the_head_is_shown_before_the_click():
    """C11.4."""
    tool = tool_on()
    assert tool.marks(Cell(3, 2)).head == Cell(3, 1)
    tool.use(OrganKind.TAIL)
    assert tool.marks(Cell(3, 1)).head == Cell(3, 5)


def test_a_short_worm_lets_the_player_choose_the_head():
    """C3.4: both ends are near enough, so that the player names one."""
    tool = tool_on(length=2)
    tool.pick(Cell(3, 1))
    assert tool.front == Cell(3, 1)
    tool.flip()
    assert tool.front == Cell(3, 2)
    (add,) = tool.pick(Cell(2, 1))
    assert add == AddOrgan(OrganKind.EYE, Cell(3, 1), Direction.N, Cell(3, 2))


def test_an_eye_shows_what_it_would_see_and_a_tail_its_link():
    """C11.4."""
    tool = tool_on()
    tool.pick(Cell(3, 1))
    assert Cell(0, 1) in tool.marks(Cell(2, 1)).seen
    other = worm(across(2, 1))
    tool = tool_on(other, faced=True)
    tool.use(OrganKind.TAIL)
    tool.pick(Cell(3, 5))
    assert tool.marks(Cell(2, 5)).arrows == ((Cell(3, 5), Cell(2, 5)),)


def test_it_says_what_a_mouth_would_face_and_why_a_space_is_wrong():
    tool = tool_on(organ("heart", 3, 3), faced=True)
    tool.use(OrganKind.MOUTH)
    tool.pick(Cell(3, 1))
    assert tool.say(Cell(2, 1)) == "a mouth on b4 looking up, at the blank space b3"
    tool.back()
    assert "first two spaces" in tool.say(Cell(3, 4))
    tool.use(OrganKind.BRAIN)
    assert "organ on this space" in tool.say(Cell(3, 3))


def test_a_half_made_choice_is_taken_back():
    tool = tool_on()
    tool.pick(Cell(3, 1))
    assert tool.back()
    assert not tool.back()
    assert tool.marks(None).rose == ()
