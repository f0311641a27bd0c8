"""Small sheets and colonies to try rules on, told in few words."""

from core.cozy.chapter import read_sheet
from core.cozy.colony import Colony
from core.cozy.decisions import Decision, read_decision, write_decision
from core.cozy.grid import Cell, Direction, Path
from core.cozy.hour import decided, legal, refusal
from core.cozy.sheet import Sheet
from core.cozy.turn import Dice, Turn
from core.cozy.worm import BABY, Organ, OrganKind, Worm
from core.table.encoding import Value

BLANK = "........\n" * 8
TEXT = """
format = "wormcozy-sheet/1"
id = "scene"
map = '''
{map}'''
[regions]
1 = "columns 1-4"
2 = "columns 5-8"
3 = "rows 1-4"
4 = "rows 5-8"
5 = "columns 5-8"
6 = "columns 1-4"
7 = "rows 5-8"
8 = "rows 1-4"
[[reward]]
measure = "babies"
row = "* *"
[[reward]]
measure = "conga"
row = "* *"
[[reward]]
measure = "shapes"
row = "* *"
[penalty]
measure = "worms_touching_blank"
row = "XX XX"
"""
LEFT, RIGHT, TOP, BOTTOM = 0, 1, 2, 3
"""Hours by the half of the sheet that is their region."""


def sheet_of(picture: str = BLANK) -> Sheet:
    sheet = read_sheet(TEXT.format(map=picture))
    assert isinstance(sheet, Sheet), sheet
    return sheet


def across(row: int, col: int, length: int = 5) -> Path:
    return tuple(Cell(row, col + step) for step in range(length))


def down(row: int, col: int, length: int = 5) -> Path:
    return tuple(Cell(row + step, col) for step in range(length))


def path(*cells: tuple[int, int]) -> Path:
    return tuple(Cell(*cell) for cell in cells)


def worm(cells: Path, shape: str = "I", *, faced: bool = True, extension: int = 0) -> Worm:
    return Worm(shape, cells, faced, extension)


def baby(cells: Path, parents: tuple[int, int], hour: int = 0) -> Worm:
    return Worm(BABY, cells, hour=hour, parents=parents)


def organ(kind: str, row: int, col: int, face: str = "") -> Organ:
    return Organ(Cell(row, col), OrganKind(kind), Direction[face] if face else None)


def filled(row: int, col: int) -> Organ:
    return Organ(Cell(row, col), OrganKind.BRAIN, filled=True)


def colony_of(
    *things: Worm | Organ, picture: str = BLANK, foods: tuple[tuple[int, int], ...] = ()
) -> Colony:
    sheet = sheet_of(picture)
    organs = sorted((one for one in things if isinstance(one, Organ)), key=lambda one: one.cell)
    return Colony(
        sheet,
        tuple(one for one in things if isinstance(one, Worm)),
        tuple(organs),
        tuple(sorted((*sheet.foods, *path(*foods)))),
    )


def dice_of(sheet: Sheet, first: str, second: str, shape: str) -> Dice:
    kinds = [kind.value for kind in sheet.organ_die]
    names = [name for name, _ in sheet.shapes]
    return kinds.index(first) + 1, kinds.index(second) + 1, names.index(shape) + 1


def turn_of(colony: Colony, dice: str = "eye eye I", hour: int = LEFT, spare: int = 0) -> Turn:
    """Begin an hour with *dice* told as organ, organ, shape, and *spare* credits."""
    first, second, shape = dice.split()
    shown = dice_of(colony.sheet, first, second, shape)
    return Turn(colony, hour, shown, credits=spare)


def read(*wire: Value) -> Decision:
    decision = read_decision(wire)
    assert decision is not None, wire
    return decision


def code(turn: Turn, *wire: Value) -> str | None:
    """Tell the code that a decision in its wire form is refused with."""
    reason = refusal(turn, read_decision(wire))
    return None if reason is None else str(reason.value[1])


def after(turn: Turn, *wires: tuple[Value, ...]) -> Turn:
    """Take decisions in their wire form, all of them legal."""
    for wire in wires:
        assert code(turn, *wire) is None, (wire, code(turn, *wire))
        turn = decided(turn, read(*wire))
    return turn


def offered(turn: Turn, do: str) -> list[tuple[Value, ...]]:
    """List the legal decisions of one kind in their wire forms."""
    wires = map(write_decision, legal(turn))
    return [wire for wire in wires if wire[0] == do]
