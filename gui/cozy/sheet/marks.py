"""What lies over a sheet while something is asked: values that a tool makes and a sheet paints."""

from dataclasses import dataclass, fields

from core.cozy.grid import Cell, Face, Path
from core.cozy.worm import Organ


@dataclass(frozen=True, slots=True)
class Marks:
    """All fields are empty where nothing is to be shown."""

    offered: frozenset[Cell] = frozenset()
    """Spaces that can be picked: they pulse once and stay ringed."""
    dotted: frozenset[Cell] = frozenset()
    """Places where what the pointer carries could be laid."""
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
    worms: frozenset[int] = frozenset()
    """Worms that can be picked, or that are meant."""
    dimmed: frozenset[int] = frozenset()
    """Worms that are out of it."""
    notes: tuple[tuple[Cell, str], ...] = ()
    """A few signs in the corner of a space."""
    rose: tuple[tuple[Cell, Face], ...] = ()
    """Arrows on spaces: to pick one is to face there."""
    organ: Organ | None = None
    """An organ that is about to be added."""
    head: Cell | None = None
    """The end that would become the head."""
    joined: tuple[tuple[Cell, Cell], ...] = ()
    """Collars that touch."""
    arrows: tuple[tuple[Cell, Cell], ...] = ()
    """Links that would come about, ways to grow."""

    def with_(self, other: "Marks") -> "Marks":
        """Lay *other* over these: what it shows is added or put in place."""
        values = {}
        for field in fields(self):
            mine, more = getattr(self, field.name), getattr(other, field.name)
            values[field.name] = mine | more if isinstance(mine, frozenset) else more or mine
        return Marks(**values)


NOTHING = Marks()
