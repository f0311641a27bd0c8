"""Squares of a sheet and paths over them (C1.1, C2.1). Law: a path without crossings is its set.

A space is counted from 0, row first, from the top left. Two spaces touch when they share an edge,
never diagonally. The shapes of the die and babies are paths whose spaces touch nowhere else, so the
spaces determine the path except for its direction: the smaller end comes first.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias


class Cell(NamedTuple):
    """A space; it may be off the sheet."""

    row: int
    col: int


class Direction(Enum):
    """A direction that an eye, a mouth or a tail faces (C1.1)."""

    N = ("N", -1, 0)
    E = ("E", 0, 1)
    S = ("S", 1, 0)
    W = ("W", 0, -1)

    def __init__(self, letter: str, down: int, right: int) -> None:
        self.letter = letter
        self.down = down
        self.right = right


Path: TypeAlias = tuple[Cell, ...]


def ahead(cell: Cell, face: Direction) -> Cell:
    """Return the space next to *cell* in the direction of *face*.

    >>> ahead(Cell(2, 3), Direction.N)
    Cell(row=1, col=3)
    """
    return Cell(cell.row + face.down, cell.col + face.right)


def face_between(start: Cell, end: Cell) -> Direction:
    """Return the direction from *start* to *end*, which touch.

    >>> face_between(Cell(2, 3), Cell(2, 2))
    <Direction.W: ('W', 0, -1)>
    """
    return next(face for face in Direction if ahead(start, face) == end)


@lru_cache(maxsize=4096)
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Return the four spaces that touch *cell*, on the sheet or off it (S83)."""
    row, col = cell
    return Cell(row - 1, col), Cell(row, col - 1), Cell(row, col + 1), Cell(row + 1, col)


def touching(cells: Iterable[Cell]) -> set[Cell]:
    """Collect the spaces that touch one of *cells*."""
    return {other for cell in cells for other in neighbours(cell)}


@lru_cache(maxsize=4096)
def shore(path: Path) -> frozenset[Cell]:
    """Return the spaces that touch one of *path*, as `touching` does, and cache them."""
    return frozenset(touching(path))


def canonical(path: Path) -> Path:
    """Return *path* in the direction that puts its smaller end first (C2.1).

    >>> canonical((Cell(1, 0), Cell(0, 0)))
    (Cell(row=0, col=0), Cell(row=1, col=0))
    """
    return path if path[0] <= path[-1] else path[::-1]


def path_of(cells: Sequence[Cell]) -> Path | None:
    """Return the canonical path of *cells*, given in any order; None if they form none.

    >>> path_of([Cell(0, 1), Cell(1, 0), Cell(0, 0)])
    (Cell(row=0, col=1), Cell(row=0, col=0), Cell(row=1, col=0))
    """
    left = set(cells)
    ends = [cell for cell in cells if sum(other in left for other in neighbours(cell)) == 1]
    if len(left) < len(cells) or len(ends) != 2:
        return None
    path = [min(ends)]
    while True:
        left.discard(path[-1])
        onward = [other for other in neighbours(path[-1]) if other in left]
        if len(onward) != 1:
            return None if left else tuple(path)
        path += onward


def moved(path: Path, down: int, right: int) -> Path:
    """Return *path*, shifted."""
    return tuple(Cell(row + down, col + right) for row, col in path)


def at_origin(path: Path) -> Path:
    """Return *path*, shifted into the top left corner."""
    return moved(path, -min(row for row, _ in path), -min(col for _, col in path))


@cache
def variants(path: Path) -> frozenset[Path]:
    """Return *path* turned and flipped in all eight ways, canonical, at the origin (S25).

    >>> len(variants((Cell(0, 0), Cell(0, 1)))), len(variants((Cell(0, 0), Cell(0, 1), Cell(1, 1))))
    (2, 4)
    """
    turned = [path]
    for _ in range(3):
        turned.append(tuple(Cell(col, -row) for row, col in turned[-1]))
    flipped = [tuple(Cell(row, -col) for row, col in one) for one in turned]
    return frozenset(canonical(at_origin(one)) for one in turned + flipped)


@cache
def placements(rows: int, cols: int, path: Path) -> tuple[Path, ...]:
    """List every place of *path* on an empty sheet, turned and flipped freely, in rising order.

    >>> len(placements(3, 3, (Cell(0, 0), Cell(0, 1), Cell(1, 1))))
    16
    """
    return tuple(
        sorted(
            moved(one, down, right)
            for one in variants(path)
            for down in range(rows - max(row for row, _ in one))
            for right in range(cols - max(col for _, col in one))
        )
    )
