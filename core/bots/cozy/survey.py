"""What lies where on a sheet: a set of spaces is the bits of a number, quick to join and shift.

Law: it looks only at the colony and states no rule; what it counts beyond the rules is a wish.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from core.cozy.colony import Colony
from core.cozy.grid import Cell, ahead
from core.cozy.sheet import Sheet
from core.cozy.worm import Organ, OrganKind


@dataclass(frozen=True, slots=True)
class SheetBits:
    """The bits of a sheet; a column that is always empty separates the rows."""

    sheet: Sheet
    bits: dict[Cell, int] = field(init=False, repr=False, compare=False)
    soil: int = field(init=False, compare=False)
    border: int = field(init=False, compare=False)
    lines: tuple[int, ...] = field(init=False, compare=False)
    """All rows and all columns."""
    regions: tuple[int, ...] = field(init=False, compare=False)
    """The region of every hour."""

    def __post_init__(self) -> None:
        sheet, cells = self.sheet, self.sheet.spaces()
        bits = {cell: 1 << cell.row * (sheet.cols + 1) + cell.col for cell in cells}
        object.__setattr__(self, "bits", bits)
        object.__setattr__(self, "soil", self.mask(sheet.soil))
        object.__setattr__(self, "border", self.mask(filter(sheet.is_border, cells)))
        rows = [self.mask(cell for cell in cells if cell.row == row) for row in range(sheet.rows)]
        cols = [self.mask(cell for cell in cells if cell.col == col) for col in range(sheet.cols)]
        object.__setattr__(self, "lines", (*rows, *cols))
        regions = [self.mask(filter(hour.holds, cells)) for hour in sheet.hours]
        object.__setattr__(self, "regions", tuple(regions))

    def mask(self, cells: Iterable[Cell]) -> int:
        """Return the bits of *cells*, which lie on the sheet."""
        return sum(map(self.bits.__getitem__, cells))

    def around(self, mask: int) -> int:
        """Return what touches *mask*: spaces of the sheet, and bits that are none."""
        wide = self.sheet.cols + 1
        return mask << 1 | mask >> 1 | mask << wide | mask >> wide

    def area(self, start: int, mask: int) -> int:
        """Return all of *mask* that is connected with *start*, a part of it."""
        area, more = 0, start
        while more:
            area |= more
            more = self.around(area) & mask & ~area
        return area

    def areas(self, mask: int) -> Iterator[int]:
        """Yield the areas of *mask* that are connected by touching."""
        while mask:
            area = self.area(mask & -mask, mask)
            mask &= ~area
            yield area


@lru_cache(maxsize=16)
def board_of(sheet: Sheet) -> SheetBits:
    """Return the bits of *sheet*, worked out once."""
    return SheetBits(sheet)


@dataclass(slots=True)
class Survey:
    """A colony, counted once for all that need it."""

    colony: Colony
    board: SheetBits
    worms: list[int] = field(init=False)
    """The spaces of each worm."""
    blank: int = field(init=False)
    foods: int = field(init=False)
    exposed: list[int] = field(init=False)
    """The blank spaces that each worm touches."""

    def __post_init__(self) -> None:
        colony, board = self.colony, self.board
        self.worms = [board.mask(worm.cells) for worm in colony.worms]
        self.foods = board.mask(colony.foods)
        self.blank = board.soil & ~self.foods & ~sum(self.worms)
        self.exposed = [board.around(worm) & self.blank for worm in self.worms]

    def ahead_of(self, organ: Organ) -> int:
        """Return the space that *organ* faces; 0 if it faces off the sheet or nowhere."""
        return self.board.bits.get(ahead(organ.cell, organ.face), 0) if organ.face else 0

    def reach(self, worm: int) -> int:
        """Return how many blank spaces *worm* could grow into (C5.8)."""
        spaces, has_tail = self.colony.worms[worm], self.colony.has(worm, OrganKind.TAIL)
        ends = self.board.mask(spaces.cells[:1] if has_tail else spaces.ends)
        start = self.board.around(ends) & self.blank
        return self.board.area(start, self.blank).bit_count()
