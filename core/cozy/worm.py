"""Worms and their organs as values (C2.2, C3.1). Law: a worm's spaces run from front to rear.

A worm without a front has its smaller end first; its first eye, mouth or tail gives it a front.
"""

from dataclasses import dataclass
from enum import Enum

from core.cozy.canonical import Plain
from core.cozy.grid import Cell, Direction, Path, face_between

BABY = "baby"
"""The original shape of every baby; it matches no die (C2.5)."""


class OrganKind(Enum):
    """The six organs, in the order in which lists name them (C3.1)."""

    EYE = "eye"
    MOUTH = "mouth"
    TAIL = "tail"
    COLLAR = "collar"
    BRAIN = "brain"
    HEART = "heart"

    __hash__ = object.__hash__  # by far the quicker one, and bots hash again and again

    @property
    def has_face(self) -> bool:
        """Whether such an organ faces in a direction (C3.2, C3.3, C3.4)."""
        return self in FACING


FACING = (OrganKind.EYE, OrganKind.MOUTH, OrganKind.TAIL)
AT_FRONT = (OrganKind.EYE, OrganKind.MOUTH)
"""The organs that go only on one of the first two spaces (C3.4)."""


@dataclass(frozen=True, slots=True)
class Organ:
    """An organ on its space; it is never moved or removed."""

    cell: Cell
    kind: OrganKind
    face: Direction | None = None
    filled: bool = False
    """Whether it is a brain that is used up."""

    def plain(self) -> dict[str, Plain]:
        """Return it as an audit state holds it (C6.6)."""
        return {
            "cell": self.cell,
            "kind": self.kind.value,
            "face": self.face.letter if self.face else None,
            "filled": self.filled,
        }


@dataclass(frozen=True, slots=True)
class Worm:
    """A worm; its number is its place in the colony."""

    shape: str
    """Its original shape, which matches the shape die however the worm grows (S28)."""
    cells: Path
    faced: bool = False
    """Whether it has a front, the first of its spaces, and a rear (C2.3)."""
    extension: int = 0
    """Its largest extension so far (C5.8)."""
    hour: int = 0
    """The hour in which it was placed."""
    parents: tuple[int, int] | None = None

    @property
    def ends(self) -> tuple[Cell, Cell]:
        """Its first and its last space."""
        return self.cells[0], self.cells[-1]

    def starting_at(self, front: Cell) -> Path:
        """Return its spaces from *front*, one of its ends."""
        return self.cells if front == self.cells[0] else self.cells[::-1]

    def plain(self) -> dict[str, Plain]:
        """Return it as an audit state holds it (C6.6)."""
        return {
            "shape": self.shape,
            "cells": self.cells,
            "faced": self.faced,
            "ext": self.extension,
            "hour": self.hour,
            "parents": self.parents,
        }


def backwards(path: Path, place: int) -> Direction:
    """Return the direction back along *path* from its space number *place* (C3.4).

    At the last space it is the direction from the space before it.

    >>> row = (Cell(0, 0), Cell(0, 1))
    >>> backwards(row, 0).letter, backwards(row, 1).letter
    ('E', 'E')
    """
    start = min(place, len(path) - 2)
    return face_between(path[start], path[start + 1])
