"""The sheet: a rectangle of spaces, its hours, dice faces and rows, as data (C1.2, C1.5, C9).

Law: two sheets are equal, and have one digest, if and only if they play alike. Titles and other
words are shown but never compared. chapter.py reads a sheet from its file.
"""

from dataclasses import dataclass, field
from enum import Enum

from core.cozy.canonical import Plain, canonical_digest
from core.cozy.grid import Cell, Path
from core.cozy.worm import OrganKind

SIDE_MAX = 26
"""The most rows and columns of a sheet."""


class Axis(Enum):
    """The kind of lines that a region is made of."""

    ROWS = "rows"
    COLUMNS = "columns"


@dataclass(frozen=True, slots=True)
class Region:
    """The *name* of an hour, and its lines *first* to *last*, counted from 0 (C1.3)."""

    name: str
    axis: Axis
    first: int
    last: int

    def holds(self, cell: Cell) -> bool:
        """Return whether *cell* lies in the region."""
        line = cell.row if self.axis is Axis.ROWS else cell.col
        return self.first <= line <= self.last

    def plain(self) -> Plain:
        """Return it as the digest takes it."""
        return [self.name, self.axis.value, self.first, self.last]


class Measure(Enum):
    """All that a row can count (C9); scoring.py counts it."""

    FOODS = "foods"
    FOODS_EATEN = "foods_eaten"
    FED_WORMS = "fed_worms"
    CONGA = "conga"
    GROUP = "group"
    FRIENDS = "friends"
    ORGANS = "organs"
    BRAINS_UNFILLED = "brains_unfilled"
    MOST_ORGANS = "most_organs"
    WORMS_WITH_ORGANS = "worms_with_organs"
    WORMS_WITH_KINDS = "worms_with_kinds"
    BABIES = "babies"
    WORMS = "worms"
    LONGEST_WORM = "longest_worm"
    SPACES_FILLED = "spaces_filled"
    SHAPES = "shapes"
    FULL_LINES = "full_lines"
    COZY_ROCKS = "cozy_rocks"
    COZY_WORMS = "cozy_worms"
    BLANK_AREAS = "blank_areas"
    LARGEST_BLANK_AREA = "largest_blank_area"
    EDGE_WORMS = "edge_worms"
    COLLAR_PAIRS = "collar_pairs"
    WORMS_TOUCHING_BLANK = "worms_touching_blank"

    @property
    def arguments(self) -> tuple[str, ...]:
        """The names of the arguments it takes, all of them optional."""
        return _ARGUMENTS.get(self, ())

    __hash__ = object.__hash__  # by far the quicker one, and bots hash again and again


_ARGUMENTS = {
    Measure.ORGANS: ("kind",),
    Measure.WORMS_WITH_ORGANS: ("min",),
    Measure.WORMS_WITH_KINDS: ("min",),
    Measure.WORMS: ("min",),
    Measure.COZY_WORMS: ("min",),
    Measure.BLANK_AREAS: ("min", "max", "inner"),
    Measure.LARGEST_BLANK_AREA: ("inner",),
}


@dataclass(frozen=True, slots=True)
class Arguments:
    """The arguments of a measure; *given* holds them as written, which the digest keeps apart."""

    least: int = 1
    most: int | None = None
    inner: bool = False
    kind: OrganKind | None = None
    given: tuple[tuple[str, str | int | bool], ...] = ()


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A reward or the penalty: a measure, and a row of groups of symbols to circle (C8.2)."""

    measure: Measure
    arguments: Arguments
    groups: tuple[tuple[int, str], ...]
    """Rising marks, each with its symbols: ``*`` is +1, ``o`` is 0, ``X`` is -1."""
    text: str = field(default="", compare=False)

    def circled(self, count: int) -> tuple[str, ...]:
        """Return the groups, from the left, whose mark is *count* or less (S73).

        >>> SheetRow(Measure.FOODS, Arguments(), ((1, "o"), (3, "**"), (4, "XX"))).circled(3)
        ('o', '**')
        """
        return tuple(symbols for mark, symbols in self.groups if mark <= count)

    def points(self, count: int) -> int:
        """Return the points of the groups that are circled at *count* (S78, S81).

        >>> SheetRow(Measure.FOODS, Arguments(), ((1, "o"), (3, "**"), (4, "XX"))).points(3)
        2
        """
        circled = "".join(self.circled(count))
        return circled.count("*") - circled.count("X")

    def plain(self) -> Plain:
        """Return it as the digest takes it."""
        return {
            "measure": self.measure.value,
            "args": dict(self.arguments.given),
            "row": self.groups,
        }


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a sheet prints; everybody in a game plays on the same one (C1.5)."""

    rows: int
    cols: int
    rocks: tuple[Cell, ...]
    foods: tuple[Cell, ...]
    hours: tuple[Region, ...]
    shapes: tuple[tuple[str, Path], ...]
    """The name and the canonical path of each face of the shape die."""
    organ_die: tuple[OrganKind, ...]
    rewards: tuple[SheetRow, ...]
    penalty: SheetRow
    id: str = field(default="", compare=False)
    chapter: int = field(default=0, compare=False)
    title: str = field(default="", compare=False)
    story: str = field(default="", compare=False)
    soil: frozenset[Cell] = field(init=False, repr=False, compare=False)
    """All spaces but the rocks."""
    digest: bytes = field(init=False, repr=False, compare=False)
    """The rules digest, which a game's genesis names (C1.5)."""

    def __post_init__(self) -> None:
        """Work out what follows from the rest. Raises ValueError for a size that no sheet has."""
        if not (1 <= self.rows <= SIDE_MAX and 1 <= self.cols <= SIDE_MAX):
            raise ValueError((self.rows, self.cols))
        object.__setattr__(self, "soil", frozenset(self.spaces()).difference(self.rocks))
        object.__setattr__(self, "digest", canonical_digest(self.plain()))

    @property
    def score_rows(self) -> tuple[SheetRow, ...]:
        """The three rewards, then the penalty."""
        return (*self.rewards, self.penalty)

    def spaces(self) -> tuple[Cell, ...]:
        """List all spaces, row by row."""
        return tuple(Cell(row, col) for row in range(self.rows) for col in range(self.cols))

    def holds(self, cell: Cell) -> bool:
        """Return whether *cell* lies on the sheet."""
        return 0 <= cell.row < self.rows and 0 <= cell.col < self.cols

    def is_border(self, cell: Cell) -> bool:
        """Return whether *cell* lies in the first or last row or column."""
        return cell.row in {0, self.rows - 1} or cell.col in {0, self.cols - 1}

    def plain(self) -> dict[str, Plain]:
        """Return all that decides how the sheet plays, without the words it shows (C1.5)."""
        return {
            "rows": self.rows,
            "cols": self.cols,
            "rocks": self.rocks,
            "foods": self.foods,
            "hours": [hour.plain() for hour in self.hours],
            "shapes": self.shapes,
            "organ_die": [kind.value for kind in self.organ_die],
            "rewards": [row.plain() for row in self.rewards],
            "penalty": self.penalty.plain(),
        }
