"""The things of Worm & Cozy in words: spaces, worms, organs, dice, regions, rows.

Law: columns are letters and rows numbers from 1, so that c4 is the fourth space of the third
column; worms are capitals. It states no rule.
"""

from collections.abc import Iterable

from core.cozy.colony import Colony
from core.cozy.decisions import AddOrgan
from core.cozy.grid import Cell, Direction
from core.cozy.sheet import Axis, Measure, Region, Sheet, SheetRow
from core.cozy.turn import ORGAN_DICE, SHAPE_DIE, Turn
from core.cozy.worm import OrganKind
from gui.words.words import counted, marked, words

WORMS = "ABCDEFGHIJKLMNPQRSTUVWXYZ"
"""Without O, for an o is a food; small letters follow."""
_POINTING = {
    Direction.N: marked("pointing up"),
    Direction.E: marked("pointing right"),
    Direction.S: marked("pointing down"),
    Direction.W: marked("pointing left"),
}
_LOOKING = {
    Direction.N: marked("looking up"),
    Direction.E: marked("looking right"),
    Direction.S: marked("looking down"),
    Direction.W: marked("looking left"),
}
_DICE = (marked("the first organ die"), marked("the second organ die"), marked("the shape die"))
_KINDS = {
    OrganKind.EYE: (marked("eye"), marked("an eye")),
    OrganKind.MOUTH: (marked("mouth"), marked("a mouth")),
    OrganKind.TAIL: (marked("tail"), marked("a tail")),
    OrganKind.COLLAR: (marked("collar"), marked("a collar")),
    OrganKind.BRAIN: (marked("brain"), marked("a brain")),
    OrganKind.HEART: (marked("heart"), marked("a heart")),
}


def letter(worm: int) -> str:
    """Return the letter of *worm*.

    >>> letter(0), letter(14), letter(25)
    ('A', 'P', 'a')
    """
    letters = WORMS + WORMS.lower()
    return letters[worm % len(letters)]


def space_words(cell: Cell) -> str:
    """Return a space as people name it.

    >>> space_words(Cell(3, 2))
    'c4'
    """
    return f"{column(cell.col)}{cell.row + 1}"


def column(col: int) -> str:
    """Return the letter of a column, from 0.

    >>> column(2)
    'c'
    """
    return chr(ord("a") + col)


def spaces_words(cells: Iterable[Cell]) -> str:
    """Return spaces, named one after the other."""
    return " ".join(map(space_words, cells))


def region_words(region: Region) -> str:
    """Return the lines that a region is made of.

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
    """Return what the dice show for this player; a changed one is marked with a star."""
    one, two, shape = (
        f"{shown_words(turn, die)}{'*' * is_own}" for die, is_own in enumerate(turn.changed)
    )
    return words("{one}, {two}, shape {shape}", one=one, two=two, shape=shape)


def shown_words(turn: Turn, die: int) -> str:
    """Return what *die* shows."""
    return _face_words(turn.sheet, die, turn.shown(die))


def face_words(turn: Turn, die: int, to: int) -> str:
    """Return what *die* shows when it is turned *to* that many pips."""
    return _face_words(turn.sheet, die, to)


def turning_words(die: int) -> str:
    """Return which die is turned."""
    return words("Turn {die}", die=words(_DICE[die]))


def _face_words(sheet: Sheet, die: int, number: int) -> str:
    if die == SHAPE_DIE:
        return tidy(sheet.shapes[number - 1][0], MARK_LETTERS)
    return kind_words(sheet.organ_die[number - 1])


def die_words(turn: Turn, die: int, to: int) -> str:
    """Return how *die* is changed."""
    old, new = shown_words(turn, die), _face_words(turn.sheet, die, to)
    return words("{die} becomes {new} instead of {old}", die=words(_DICE[die]), new=new, old=old)


def rolled_words(turn: Turn) -> str:
    """Return the organs that the dice show, each with its article."""
    return either(with_article(turn.kind_of(die)) for die in ORGAN_DICE)


TITLE_LETTERS, ROW_LETTERS, MARK_LETTERS = 48, 96, 12
"""How long a title, what a row counts, and the name of an hour or a shape may be."""


def tidy(text: str, most: int = ROW_LETTERS) -> str:
    r"""Return a single line of what a stranger, perhaps a malicious one, wrote on a sheet.

    >>> tidy("First\n Rain\x1b[2J"), tidy("far too long", 8)
    ('First Rain?[2J', 'far too\u2026')
    """
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))
    return line if len(line) <= most else f"{line[: most - 1].rstrip()}\u2026"


def too_long(sheet: Sheet) -> list[tuple[str, int, int]]:
    """Return what is longer on *sheet* than there is room for: its place, its length, the most."""
    said = [("id", sheet.id, TITLE_LETTERS), ("title", sheet.title, TITLE_LETTERS)]
    said += [("hours", one.name, MARK_LETTERS) for one in sheet.hours]
    said += [(f"shapes.{at}", one[0], MARK_LETTERS) for at, one in enumerate(sheet.shapes, 1)]
    said += [
        (f"reward {at}.text", row.text, ROW_LETTERS) for at, row in enumerate(sheet.rewards, 1)
    ]
    said.append(("penalty.text", sheet.penalty.text, ROW_LETTERS))
    return [(where, len(text), most) for where, text, most in said if len(text) > most]


def hour_name(region: Region) -> str:
    """Return the hour of *region*; "1 PM" may be another word in our language."""
    return words(tidy(region.name, MARK_LETTERS))


def sheet_name(sheet: Sheet) -> str:
    """Return the name of a sheet: its chapter and title, as far as it has them."""
    chapter = words("chapter {number}", number=sheet.chapter) if sheet.chapter else ""
    title = ", ".join(filter(None, (chapter, sheet_title(sheet)))) or tidy(sheet.id, TITLE_LETTERS)
    return title or words("a sheet without a name")


def sheet_title(sheet: Sheet) -> str:
    """Return the title of a sheet; those of our own chapters have one in every language."""
    title = tidy(sheet.title, TITLE_LETTERS)
    return words(title) if title else ""


def hours_words(sheet: Sheet) -> str:
    """Return how many hours a sheet has."""
    return counted(len(sheet.hours), "{count} hour", "{count} hours")


def minutes(sheet: Sheet) -> tuple[int, int]:
    """Return roughly how many minutes people need for a sheet, at least and at most."""
    return 2 * len(sheet.hours), 3 * len(sheet.hours)


def row_words(row: SheetRow) -> str:
    """Return what a row of the sheet counts."""
    if row.text:
        return words(tidy(row.text))
    given = ", ".join(f"{key} {value}" for key, value in row.arguments.given)
    name = words(str(row.measure.value).replace("_", " "))
    return f"{name} ({given})" if given else name


_BRIEF = {
    "different worm shapes on the sheet": marked("different shapes"),
    "spaces covered by worms": marked("spaces covered"),
    "worms touching a blank space": marked("worms touching blank"),
    "worms with a mouth at a food": marked("fed worms"),
    "organs on the worm that has the most": marked("most organs on a worm"),
    "worms in the largest group of touching worms": marked("largest group of worms"),
    "rocks that touch no blank space": marked("rocks without blanks"),
    "spaces of the longest worm": marked("longest worm"),
    "worms with two or more organs": marked("worms with 2+ organs"),
    "worms in the longest Conga Line": marked("longest Conga Line"),
    "worms touching the worm with the most neighbours": marked("most neighbours"),
    "worms on the edge of the sheet": marked("worms on the edge"),
    "pairs of touching collars on different worms": marked("collar pairs"),
    "worms with two or more kinds of organ": marked("worms with 2+ kinds"),
    "brains not filled in": marked("unfilled brains"),
    "rows and columns without a blank space": marked("full rows and columns"),
    "worms with three or more kinds of organ": marked("worms with 3+ kinds"),
    "separate blank areas of 2 to 6 spaces": marked("blank areas of 2 to 6"),
    "worms of 5 or more spaces that touch no blank space": marked("cozy worms of 5+"),
    "spaces of the largest blank area that does not reach the edge": marked("largest inner blank"),
    "worms of 6 or more spaces": marked("worms of 6+"),
}
"""What our own sheets count, where there is little room."""


def brief_row_words(row: SheetRow) -> str:
    """Return shortly what a row of the sheet counts."""
    brief = _BRIEF.get(row.text)
    return words(brief) if brief else row_words(row)


_SHORT = {
    Measure.FOODS: marked("Foods"),
    Measure.FOODS_EATEN: marked("Eaten"),
    Measure.FED_WORMS: marked("Fed"),
    Measure.CONGA: marked("Conga"),
    Measure.GROUP: marked("Group"),
    Measure.FRIENDS: marked("Friends"),
    Measure.ORGANS: marked("Organs"),
    Measure.BRAINS_UNFILLED: marked("Brains"),
    Measure.MOST_ORGANS: marked("Richest"),
    Measure.WORMS_WITH_ORGANS: marked("Organs"),
    Measure.WORMS_WITH_KINDS: marked("Kinds"),
    Measure.BABIES: marked("Babies"),
    Measure.WORMS: marked("Worms"),
    Measure.LONGEST_WORM: marked("Longest"),
    Measure.SPACES_FILLED: marked("Filled"),
    Measure.SHAPES: marked("Shapes"),
    Measure.FULL_LINES: marked("Full lines"),
    Measure.COZY_ROCKS: marked("Rocks"),
    Measure.COZY_WORMS: marked("Cozy"),
    Measure.BLANK_AREAS: marked("Areas"),
    Measure.LARGEST_BLANK_AREA: marked("Lake"),
    Measure.EDGE_WORMS: marked("Edge"),
    Measure.COLLAR_PAIRS: marked("Pairs"),
    Measure.WORMS_TOUCHING_BLANK: marked("Draught"),
}


def short_row_words(row: SheetRow) -> str:
    """Return in a word what a row counts, for the head of a column."""
    return words(_SHORT[row.measure])


def points_words(points: int, *, signed: bool = False) -> str:
    """Return a number of points with a real minus.

    >>> points_words(-7), points_words(3, signed=True), points_words(0, signed=True)
    ('\u22127', '+3', '+0')
    """
    return f"{points:+d}".replace("-", "\u2212") if signed else f"{points}".replace("-", "\u2212")


def worm_words(worm: int) -> str:
    """Return a worm by its letter."""
    return words("worm {letter}", letter=letter(worm))


def kind_words(kind: OrganKind) -> str:
    """Return what an organ of *kind* is called."""
    return words(_KINDS[kind][0])


def with_article(kind: OrganKind) -> str:
    """Return one organ of *kind*.

    >>> with_article(OrganKind.EYE), with_article(OrganKind.TAIL)
    ('an eye', 'a tail')
    """
    return words(_KINDS[kind][1])


def organ_words(colony: Colony, cell: Cell) -> str:
    """Return the organ on *cell*, with its worm."""
    return words(
        "the {kind} on {space} of {worm}",
        kind=kind_words(colony.organ_at[cell].kind),
        space=space_words(cell),
        worm=worm_words(colony.owner[cell]),
    )


def looking_words(add: AddOrgan) -> str:
    """Return where a new organ looks, or "" if it looks nowhere."""
    if add.face is None:
        return ""
    return words((_POINTING if add.kind is OrganKind.TAIL else _LOOKING)[add.face])


def line_words(line: Iterable[int]) -> str:
    """Return the worms of a Conga Line in order."""
    return "-".join(map(letter, line))


def either(names: Iterable[str]) -> str:
    """Return *names*, each of them once, joined as in a sentence.

    >>> either(["an eye"]), either(["an eye", "a tail", "an eye"])
    ('an eye', 'an eye or a tail')
    """
    *most, last = dict.fromkeys(names)
    return words("{most} or {last}", most=", ".join(most), last=last) if most else last
