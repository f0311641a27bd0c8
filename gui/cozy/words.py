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
from gui.words.words import marked, words

WORMS = "ABCDEFGHIJKLMNPQRSTUVWXYZ"
"""Without O, for an o is a food; small letters follow."""
_POINTING = {
    Face.N: marked("pointing up"),
    Face.E: marked("pointing right"),
    Face.S: marked("pointing down"),
    Face.W: marked("pointing left"),
}
_LOOKING = {
    Face.N: marked("looking up"),
    Face.E: marked("looking right"),
    Face.S: marked("looking down"),
    Face.W: marked("looking left"),
}
_DICE = (marked("the first organ die"), marked("the second organ die"), marked("the shape die"))
_ONE = {
    Kind.EYE: marked("an eye"),
    Kind.MOUTH: marked("a mouth"),
    Kind.TAIL: marked("a tail"),
    Kind.COLLAR: marked("a collar"),
    Kind.BRAIN: marked("a brain"),
    Kind.HEART: marked("a heart"),
}


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
    if region.axis is Axis.COLUMNS:
        if first == last:
            return words("column {column}", column=first)
        return words("columns {first} to {last}", first=first, last=last)
    if first == last:
        return words("row {row}", row=first)
    return words("rows {first} to {last}", first=first, last=last)


def dice_words(turn: Turn) -> str:
    """Say what the dice show for this player; a changed one is marked with a star."""
    shown = [_pips(turn.sheet, die, turn.shown(die)) for die in range(3)]
    one, two, shape = (
        f"{word}*" if is_own else word for word, is_own in zip(shown, turn.changed, strict=True)
    )
    return words("{one}, {two}, shape {shape}", one=one, two=two, shape=shape)


def _pips(sheet: Sheet, die: int, number: int) -> str:
    """Say what the face *number* of a die means."""
    if die == SHAPE_DIE:
        return tidy(sheet.shapes[number - 1][0])
    return words(sheet.organ_die[number - 1].value)


def tidy(text: str) -> str:
    r"""Make a line of what somebody wrote on a sheet, who may be far away and may not mean well.

    >>> tidy("First\n Rain\x1b[2J")
    'First Rain?[2J'
    """
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))


def hour_name(region: Region) -> str:
    """Name the hour of *region*: "1 PM" may be another word in our language."""
    return words(tidy(region.name))


def sheet_name(sheet: Sheet) -> str:
    """Name a sheet: its chapter and title as far as it has them."""
    chapter = words("chapter {number}", number=sheet.chapter) if sheet.chapter else ""
    title = tidy(", ".join(filter(None, (chapter, sheet.title))) or sheet.id)
    return title or words("a sheet without a name")


def row_words(row: Row) -> str:
    """Say what a row of the sheet counts."""
    if row.text:
        return words(tidy(row.text))
    given = ", ".join(f"{key} {value}" for key, value in row.arguments.given)
    name = words(str(row.measure.value).replace("_", " "))
    return f"{name} ({given})" if given else name


def worm_words(worm: int) -> str:
    """Name a worm."""
    return words("worm {letter}", letter=letter(worm))


def with_article(kind: Kind) -> str:
    """Say one organ of *kind*.

    >>> with_article(Kind.EYE), with_article(Kind.TAIL)
    ('an eye', 'a tail')
    """
    return words(_ONE[kind])


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
            change = die_words(turn, die, to)
            said = marked("fills in the brain on {space}: {change}")
            return words(said, space=space_words(cell), change=change)
        case PlaceWorm(cells):
            return words(
                "places worm {worm}, shape {shape}, on {spaces}",
                worm=letter(len(turn.colony.worms)),
                shape=tidy(turn.shape()[0]),
                spaces=spaces_words(cells),
            )
        case ChooseToAdd(worm):
            return words("chooses {worm} for an organ", worm=worm_words(worm))
        case ChooseToAct(worm):
            return words("lets {worm} act", worm=worm_words(worm))
        case Pass():
            return words("passes")


def die_words(turn: Turn, die: int, to: int) -> str:
    """Tell how a die is changed."""
    old, new = (_pips(turn.sheet, die, number) for number in (turn.shown(die), to))
    return words("{die} becomes {new} instead of {old}", die=words(_DICE[die]), new=new, old=old)


def _answer(turn: Turn, answer: Answer) -> str:
    match answer:
        case AddOrgan(kind, cell):
            organ = {"organ": with_article(kind), "space": space_words(cell)}
            said = words("{organ} on {space}", **organ)
            return f"{said} {looking_words(answer)}".rstrip()
        case ActOrgan(cell):
            name = words(turn.colony.organ_at[cell].kind.value)
            return words("the {kind} on {space} acts", kind=name, space=space_words(cell))
        case PutFood(cell):
            return words("a food on {space}", space=space_words(cell))
        case Grow(cell):
            return words("grows onto {space}", space=space_words(cell))
        case Done():
            return ""
        case _:
            return _together(turn, answer)


def _together(turn: Turn, answer: ChooseLine | ChoosePartner | PlaceBaby | GiveOrgans) -> str:
    match answer:
        case ChooseLine(start):
            return words("the line {line} dances", line=line_words(turn.colony.line_of(start)))
        case ChoosePartner(worm):
            return words("with {worm} as partner", worm=worm_words(worm))
        case PlaceBaby(cells):
            baby = worm_words(len(turn.colony.worms))
            return words("a baby, {worm}, on {spaces}", worm=baby, spaces=spaces_words(cells))
        case GiveOrgans():
            return words("organs for the babies")


def looking_words(add: AddOrgan) -> str:
    """Say where a new organ looks, or "" if it looks nowhere."""
    if add.face is None:
        return ""
    return words((_POINTING if add.kind is Kind.TAIL else _LOOKING)[add.face])
