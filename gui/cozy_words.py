"""The things of Worm & Cozy in words: spaces, worms, dice, decisions.

Law: columns are letters and rows numbers from 1, so that c4 is the fourth space of the third
column; worms are capitals. It states no rule.
"""

from collections.abc import Iterable

from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    Answer,
    ChangeDie,
    ChooseLine,
    ChoosePartner,
    ChooseToAct,
    ChooseToAdd,
    Decision,
    Done,
    FillBrain,
    GiveOrgans,
    Grow,
    Option,
    Pass,
    PlaceBaby,
    PlaceWorm,
    PutFood,
)
from core.cozy.grid import Cell, Face
from core.cozy.sheet import Axis, Region, Row, Sheet
from core.cozy.turn import SHAPE_DIE, Turn
from core.cozy.worm import Kind

WORMS = "ABCDEFGHIJKLMNPQRSTUVWXYZ"
"""Without O, for an o is a food; small letters follow."""
LOOKING = {Face.N: "up", Face.E: "right", Face.S: "down", Face.W: "left"}
_DICE = ("the first organ die", "the second organ die", "the shape die")


def letter(worm: int) -> str:
    """Name *worm* by a letter.

    >>> letter(0), letter(14), letter(25)
    ('A', 'P', 'a')
    """
    letters = WORMS + WORMS.lower()
    return letters[worm % len(letters)]


def space_words(cell: Cell) -> str:
    """Name a space as people do.

    >>> space_words(Cell(3, 2))
    'c4'
    """
    return f"{column(cell.col)}{cell.row + 1}"


def column(col: int) -> str:
    """Name a column, from 0.

    >>> column(2)
    'c'
    """
    return chr(ord("a") + col)


def spaces_words(cells: Iterable[Cell]) -> str:
    """Name spaces one after the other."""
    return " ".join(map(space_words, cells))


def region_words(region: Region) -> str:
    """Say which lines a region is made of.

    >>> region_words(Region("1 AM", Axis.COLUMNS, 0, 3)), region_words(Region("3", Axis.ROWS, 4, 4))
    ('columns a to d', 'row 5')
    """
    first, last = (
        column(line) if region.axis is Axis.COLUMNS else str(line + 1)
        for line in (region.first, region.last)
    )
    what = str(region.axis.value)
    return f"{what.removesuffix('s')} {first}" if first == last else f"{what} {first} to {last}"


def dice_words(turn: Turn) -> str:
    """Say what the dice show for this player; a changed one is marked with a star."""
    shown = [_pips(turn.sheet, die, turn.shown(die)) for die in range(3)]
    marked = [
        f"{word}*" if is_own else word for word, is_own in zip(shown, turn.changed, strict=True)
    ]
    return f"{marked[0]}, {marked[1]}, shape {marked[2]}"


def _pips(sheet: Sheet, die: int, number: int) -> str:
    """Say what the face *number* of a die means."""
    if die == SHAPE_DIE:
        return tidy(sheet.shapes[number - 1][0])
    return str(sheet.organ_die[number - 1].value)


def tidy(text: str) -> str:
    r"""Make a line of what somebody wrote on a sheet, who may be far away and may not mean well.

    >>> tidy("First\n Rain\x1b[2J")
    'First Rain?[2J'
    """
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))


def sheet_name(sheet: Sheet) -> str:
    """Name a sheet: its chapter and title as far as it has them."""
    chapter = f"chapter {sheet.chapter}" if sheet.chapter else ""
    title = tidy(", ".join(filter(None, (chapter, sheet.title))) or sheet.id)
    return title or "a sheet without a name"


def row_words(row: Row) -> str:
    """Say what a row of the sheet counts."""
    if row.text:
        return tidy(row.text)
    given = ", ".join(f"{key} {value}" for key, value in row.arguments.given)
    name = str(row.measure.value).replace("_", " ")
    return f"{name} ({given})" if given else name


def worm_words(worm: int) -> str:
    """Name a worm."""
    return f"worm {letter(worm)}"


def with_article(kind: Kind) -> str:
    """Say one organ of *kind*.

    >>> with_article(Kind.EYE), with_article(Kind.TAIL)
    ('an eye', 'a tail')
    """
    return f"{'an' if kind is Kind.EYE else 'a'} {kind.value}"


def line_words(line: Iterable[int]) -> str:
    """Name the worms of a Conga Line in order."""
    return "-".join(map(letter, line))


# what somebody did


def deeds(turn: Turn, decision: Decision) -> str:
    """Tell *decision*, taken at *turn*, as a deed; "" for what only ends something."""
    if isinstance(decision, Option):
        return _option(turn, decision)
    return _answer(turn, decision)


def _option(turn: Turn, option: Option) -> str:
    match option:
        case ChangeDie(die, to):
            return die_words(turn, die, to)
        case FillBrain(cell, die, to):
            return f"fills in the brain on {space_words(cell)}: {die_words(turn, die, to)}"
        case PlaceWorm(cells):
            shape, worm = tidy(turn.shape()[0]), letter(len(turn.colony.worms))
            return f"places worm {worm}, shape {shape}, on {spaces_words(cells)}"
        case ChooseToAdd(worm):
            return f"chooses {worm_words(worm)} for an organ"
        case ChooseToAct(worm):
            return f"lets {worm_words(worm)} act"
        case Pass():
            return "passes"


def die_words(turn: Turn, die: int, to: int) -> str:
    """Tell how a die is changed."""
    old, new = (_pips(turn.sheet, die, number) for number in (turn.shown(die), to))
    return f"{_DICE[die]} becomes {new} instead of {old}"


def _answer(turn: Turn, answer: Answer) -> str:
    match answer:
        case AddOrgan(kind, cell):
            return f"{with_article(kind)} on {space_words(cell)}{looking_words(answer)}"
        case ActOrgan(cell):
            return f"the {turn.colony.organ_at[cell].kind.value} on {space_words(cell)} acts"
        case PutFood(cell):
            return f"a food on {space_words(cell)}"
        case Grow(cell):
            return f"grows onto {space_words(cell)}"
        case Done():
            return ""
        case _:
            return _together(turn, answer)


def _together(turn: Turn, answer: ChooseLine | ChoosePartner | PlaceBaby | GiveOrgans) -> str:
    match answer:
        case ChooseLine(start):
            return f"the line {line_words(turn.colony.line_of(start))} dances"
        case ChoosePartner(worm):
            return f"with {worm_words(worm)} as partner"
        case PlaceBaby(cells):
            return f"a baby, {worm_words(len(turn.colony.worms))}, on {spaces_words(cells)}"
        case GiveOrgans():
            return "organs for the babies"


def looking_words(add: AddOrgan) -> str:
    """Say where a new organ looks, or "" if it looks nowhere."""
    if add.face is None:
        return ""
    verb = "pointing" if add.kind is Kind.TAIL else "looking"
    return f" {verb} {LOOKING[add.face]}"
