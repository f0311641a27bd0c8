"""Colony: what one player has drawn on the sheet, and what follows from it (C1.2, C3, C5).

Law: a space holds exactly one of these: nothing, a rock, a food, or one space of one worm. Nothing
here knows the hour, what has acted or whose turn it is.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from core.cozy.grid import Cell, ahead, neighbours, shore, touching
from core.cozy.sheet import Region, Sheet
from core.cozy.worm import Organ, OrganKind, Worm


@dataclass(frozen=True, slots=True)
class Colony:
    """Worms by number, organs by space in rising order, foods too, with the printed ones."""

    sheet: Sheet = field(repr=False)
    worms: tuple[Worm, ...]
    organs: tuple[Organ, ...]
    foods: tuple[Cell, ...]
    owner: dict[Cell, int] = field(init=False, repr=False, compare=False)
    """The worm on each space that has one."""
    organ_at: dict[Cell, Organ] = field(init=False, repr=False, compare=False)
    blank: frozenset[Cell] = field(init=False, repr=False, compare=False)
    """The spaces that hold nothing."""
    organs_by_worm: tuple[tuple[Organ, ...], ...] = field(init=False, repr=False, compare=False)
    """The organs of each worm, by space in rising order."""
    _beside: dict[int, tuple[int, ...]] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )
    """What `neighbours_of` has returned: it is called again and again."""

    def __post_init__(self) -> None:
        owner = {cell: number for number, worm in enumerate(self.worms) for cell in worm.cells}
        object.__setattr__(self, "owner", owner)
        object.__setattr__(self, "organ_at", {organ.cell: organ for organ in self.organs})
        object.__setattr__(self, "blank", self.sheet.soil.difference(owner, self.foods))
        organs: list[list[Organ]] = [[] for _ in self.worms]
        for organ in self.organs:
            organs[owner[organ.cell]].append(organ)
        object.__setattr__(self, "organs_by_worm", tuple(map(tuple, organs)))

    # worms and their organs

    def organs_of(self, worm: int) -> tuple[Organ, ...]:
        """List the organs of *worm*, by space in rising order."""
        return self.organs_by_worm[worm]

    def has(self, worm: int, kind: OrganKind) -> bool:
        """Return whether *worm* has an organ of *kind*; a filled brain is a brain (C3.1)."""
        return any(organ.kind is kind for organ in self.organs_by_worm[worm])

    def count(self, worm: int, kind: OrganKind) -> int:
        """Return how many organs of *kind* are on *worm*."""
        return sum(organ.kind is kind for organ in self.organs_by_worm[worm])

    def is_in_region(self, worm: int, region: Region) -> bool:
        """Return whether *worm* has a space in *region*, even a grown one (C2.4)."""
        return any(region.holds(cell) for cell in self.worms[worm].cells)

    def is_free(self, cell: Cell) -> bool:
        """Return whether *cell* is on a worm and has no organ yet."""
        return cell in self.owner and cell not in self.organ_at

    # touching

    def around(self, worms: Iterable[int]) -> set[Cell]:
        """Collect the spaces that touch one of *worms*."""
        return set().union(*(shore(self.worms[worm].cells) for worm in worms))

    def neighbours_of(self, worm: int) -> tuple[int, ...]:
        """List the worms that touch *worm*, in rising order (C1.1)."""
        if worm not in self._beside:
            beside = {self.owner.get(cell, worm) for cell in shore(self.worms[worm].cells)}
            self._beside[worm] = tuple(sorted(beside - {worm}))
        return self._beside[worm]

    def touches_blank(self, worm: int) -> bool:
        """Return whether *worm* touches a blank space."""
        return not self.blank.isdisjoint(shore(self.worms[worm].cells))

    def groups(self, cells: Iterable[Cell]) -> Iterator[set[Cell]]:
        """Yield the areas of *cells* that are connected by touching."""
        left = set(cells)
        while left:
            area: set[Cell] = set()
            front = {min(left)}
            while front:
                area |= front
                left -= front
                front = touching(front) & left
            yield area

    # facing

    def is_at_food(self, organ: Organ) -> bool:
        """Return whether *organ* is a mouth at a food (C3.6)."""
        return organ.kind is OrganKind.MOUTH and self.faced_by(organ) in self.foods

    def faced_by(self, organ: Organ) -> Cell | None:
        """Return the space that *organ* faces, on the sheet or off it; None without a direction."""
        return ahead(organ.cell, organ.face) if organ.face else None

    def seen_by(self, eye: Organ) -> frozenset[Cell]:
        """Return the spaces of the sheet that *eye* sees (C3.7)."""
        return _seen(eye, self.sheet.rows, self.sheet.cols)

    def link_of(self, worm: int) -> int | None:
        """Return the other worm to which the tail of *worm* points, or None (C5.5)."""
        tails = (organ for organ in self.organs_of(worm) if organ.kind is OrganKind.TAIL)
        faced = next((self.faced_by(tail) for tail in tails), None)
        to = None if faced is None else self.owner.get(faced)
        return None if to == worm else to

    def line_of(self, start: int) -> tuple[int, ...]:
        """Return the worms linked from *start* on, until a link is missing or leads back (C5.5)."""
        line = [start]
        while (to := self.link_of(line[-1])) is not None and to not in line:
            line.append(to)
        return tuple(line)

    def lines(self) -> tuple[tuple[int, ...], ...]:
        """List the Conga Lines from every start: lines of two or more worms (C5.5)."""
        lines = (self.line_of(start) for start in range(len(self.worms)))
        return tuple(line for line in lines if len(line) > 1)

    # collars

    def babies_of(self, parents: tuple[int, int], hour: int) -> tuple[int, ...]:
        """List the babies that *parents*, in rising order, made in *hour* (C5.6)."""
        return tuple(
            number
            for number, worm in enumerate(self.worms)
            if worm.parents == parents and worm.hour == hour
        )

    def collars_of(self, worm: int) -> tuple[Cell, ...]:
        """List the spaces of *worm* with a collar."""
        return tuple(organ.cell for organ in self.organs_of(worm) if organ.kind is OrganKind.COLLAR)

    def things(self, worm: int, partner: int) -> int:
        """Return how many things *worm* may do: its collars, and *partner*'s next to them (S60)."""
        own = self.collars_of(worm)
        return len(own) + sum(
            any(cell in neighbours(collar) for cell in own) for collar in self.collars_of(partner)
        )


def sees(eye: Organ, cell: Cell) -> bool:
    """Return whether *eye* sees *cell*; nothing blocks its view (C3.7, S48).

    >>> from core.cozy.grid import Direction
    >>> eye = Organ(Cell(4, 4), OrganKind.EYE, Direction.N)
    >>> [sees(eye, Cell(*at)) for at in ((0, 4), (3, 3), (4, 0), (2, 2), (5, 4), (4, 4))]
    [True, True, True, False, False, False]
    """
    if eye.face is None:
        return False
    down, right = cell.row - eye.cell.row, cell.col - eye.cell.col
    forth = down * eye.face.down + right * eye.face.right
    aside = down * eye.face.right - right * eye.face.down
    return (forth >= 1 and -1 <= aside <= 1) or (forth == 0 and aside != 0)


@lru_cache(maxsize=4096)
def _seen(eye: Organ, rows: int, cols: int) -> frozenset[Cell]:
    spaces = (Cell(row, col) for row in range(rows) for col in range(cols))
    return frozenset(cell for cell in spaces if sees(eye, cell))


def start_colony(sheet: Sheet) -> Colony:
    """Return the colony of an untouched *sheet*."""
    return Colony(sheet, worms=(), organs=(), foods=sheet.foods)
