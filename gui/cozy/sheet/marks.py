"""What lies over a sheet while a question is open: values that a tool makes and a sheet paints."""

from dataclasses import dataclass, fields

from core.cozy.grid import Cell, Direction, Path
from core.cozy.worm import Organ


@dataclass(frozen=True, slots=True)
class Marks:
    """What to show over a sheet; a field is empty where nothing is shown."""

    offered: frozenset[Cell] = frozenset()
    """Spaces that can be picked: they pulse once and stay ringed."""
    dotted: frozenset[Cell] = frozenset()
    """Spaces where the shape on the pointer could be laid."""
    bad: frozenset[Cell] = frozenset()
    """Spaces that are wrong, in red."""
    seen: frozenset[Cell] = frozenset()
    """What an eye sees."""
    glowing: frozenset[Cell] = frozenset()
    """Brains that can be filled in."""
    lit: frozenset[Cell] = frozenset()
    """What a row counts, or what a line of the list is about."""
    ghost: Path = ()
    """A worm that is about to be placed."""
    places: tuple[Path, ...] = ()
    """Where worms could be placed that cannot be now."""
    readied: frozenset[int] = frozenset()
    """Worms that could be picked and cannot be now."""
    worms: frozenset[int] = frozenset()
    """Worms that can be picked, or that are pointed at."""
    dimmed: frozenset[int] = frozenset()
    """Worms that play no part."""
    notes: tuple[tuple[Cell, str], ...] = ()
    """A few signs in the corner of a space."""
    rose: tuple[tuple[Cell, Direction], ...] = ()
    """Arrows on spaces: picking one faces the organ there."""
    organ: Organ | None = None
    """An organ that is about to be added."""
    head: Cell | None = None
    """The end that would become the head."""
    joined: tuple[tuple[Cell, Cell], ...] = ()
    """Collars that touch."""
    arrows: tuple[tuple[Cell, Cell], ...] = ()
    """Links that would result, and ways to grow."""
    woken: frozenset[Cell] = frozenset()
    """Organs that would wake."""
    arcs: tuple[tuple[Cell, Cell], ...] = ()
    """From what acts to what it wakes."""

    def with_(self, other: "Marks") -> "Marks":
        """Return these marks with *other* laid over them: added, or in their place."""
        values = {}
        for field in fields(self):
            mine, more = getattr(self, field.name), getattr(other, field.name)
            values[field.name] = mine | more if isinstance(mine, frozenset) else more or mine
        return Marks(**values)


NOTHING = Marks()
