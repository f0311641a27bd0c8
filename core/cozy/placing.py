"""Where a worm, a baby, an organ or an extension may go, and what is there afterwards (C3, C4.3).

Law: every function named after a refusal returns the first reason in the order of C7, or None; the
others take only what was not refused.
"""

from collections.abc import Collection
from dataclasses import replace

from core.cozy.colony import Colony
from core.cozy.decisions import AddOrgan, Grow
from core.cozy.grid import (
    Cell,
    Path,
    at_origin,
    canonical,
    face_between,
    neighbours,
    path_of,
    variants,
)
from core.cozy.refusals import CozyReason
from core.cozy.sheet import Region
from core.cozy.worm import AT_FRONT, Organ, OrganKind, Worm, backwards

BABIES: tuple[Path, ...] = (
    (Cell(0, 0), Cell(0, 1)),
    (Cell(0, 0), Cell(0, 1), Cell(0, 2)),
    (Cell(0, 0), Cell(0, 1), Cell(1, 1)),
)
"""Two in a row, three in a row, three bent (C5.6)."""


# worms and babies


def worm_refusal(
    colony: Colony, cells: Path, shapes: Collection[Path], region: Region
) -> CozyReason | None:
    """Return why no worm of one of *shapes* may be placed on *cells* in *region* (C4.3 A)."""
    if reason := _path_refusal(colony, cells, shapes):
        return reason
    if not any(region.holds(cell) for cell in cells):
        return CozyReason.OUT_OF_REGION
    return None


def baby_refusal(colony: Colony, cells: Path, parents: tuple[int, int]) -> CozyReason | None:
    """Return why *parents* may not place a baby on *cells* (C5.6)."""
    if reason := _path_refusal(colony, cells, BABIES):
        return reason
    return CozyReason.NOT_TOUCHING if colony.around(parents).isdisjoint(cells) else None


def has_room_for_baby(colony: Colony, parents: tuple[int, int]) -> bool:
    """Return whether *parents* could place a baby, at least the shortest."""
    blank = colony.blank
    return any(not blank.isdisjoint(neighbours(cell)) for cell in colony.around(parents) & blank)


def space_refusal(colony: Colony, cells: Path) -> CozyReason | None:
    """Return that one of *cells* is off the sheet or, if none is, that one is not blank."""
    if not all(colony.sheet.holds(cell) for cell in cells):
        return CozyReason.OFF_SHEET
    return None if colony.blank.issuperset(cells) else CozyReason.NOT_BLANK


def with_worm(colony: Colony, worm: Worm) -> Colony:
    """Return *colony* with *worm* placed."""
    return Colony(colony.sheet, (*colony.worms, worm), colony.organs, colony.foods)


def _path_refusal(colony: Colony, cells: Path, shapes: Collection[Path]) -> CozyReason | None:
    if reason := space_refusal(colony, cells):
        return reason
    path = path_of(cells)
    if path is None:
        return CozyReason.WRONG_SHAPE
    if path != cells:
        return CozyReason.MALFORMED
    here = at_origin(cells)
    return None if any(here in variants(one) for one in shapes) else CozyReason.WRONG_SHAPE


# organs


def organ_refusal(
    colony: Colony, worms: Collection[int], kinds: Collection[OrganKind], add: AddOrgan
) -> CozyReason | None:
    """Return why *add* may not put an organ of *kinds* on one of *worms* (C3.1 to C3.4)."""
    number = colony.owner.get(add.cell)
    if number is None or number not in worms:
        return CozyReason.NOT_ON_WORM
    if add.kind not in kinds:
        return CozyReason.NOT_THIS_ORGAN
    if add.cell in colony.organ_at:
        return CozyReason.SPACE_TAKEN
    worm, at_front = colony.worms[number], add.kind in AT_FRONT
    wants_front = at_front and not worm.faced
    if (add.face is None) is add.kind.has_face or (add.front is None) is wants_front:
        return CozyReason.MALFORMED
    if add.kind is OrganKind.TAIL:
        return _tail_refusal(colony, number, add)
    return _front_refusal(worm, add) if at_front else None


def has_room(colony: Colony, number: int, kind: OrganKind) -> bool:
    """Return whether some space of worm *number* can take an organ of *kind*."""
    worm = colony.worms[number]
    if kind is OrganKind.TAIL and colony.has(number, OrganKind.TAIL):
        return False
    return any(cell not in colony.organ_at for cell in spaces_for(worm, kind))


def spaces_for(worm: Worm, kind: OrganKind) -> Path:
    """List the spaces an organ of *kind* could be on, taken or not, in rising order."""
    fronts = (worm.cells[0],) if worm.faced else worm.ends
    if kind is OrganKind.TAIL:
        return worm.cells[-1:] if worm.faced else fronts
    if kind in AT_FRONT:
        return tuple(sorted({cell for front in fronts for cell in worm.starting_at(front)[:2]}))
    return tuple(sorted(worm.cells))


def with_organ(colony: Colony, add: AddOrgan) -> Colony:
    """Add an organ; the first eye, mouth or tail gives the worm its front and rear (C2.3)."""
    number = colony.owner[add.cell]
    worms, worm = colony.worms, colony.worms[number]
    if add.kind.has_face and not worm.faced:
        front = add.front
        if front is None:
            front = next(end for end in worm.ends if end != add.cell)
        worms = _changed(colony, number, replace(worm, cells=worm.starting_at(front), faced=True))
    organ = Organ(add.cell, add.kind, add.face)
    organs = sorted((*colony.organs, organ), key=lambda one: one.cell)
    return Colony(colony.sheet, worms, tuple(organs), colony.foods)


def with_brain_filled(colony: Colony, cell: Cell) -> Colony:
    """Use up the brain on *cell* (C3.1)."""
    return replace(
        colony,
        organs=tuple(
            replace(organ, filled=True) if organ.cell == cell else organ for organ in colony.organs
        ),
    )


def with_food(colony: Colony, cell: Cell) -> Colony:
    """Put a food on *cell*."""
    foods = tuple(sorted((*colony.foods, cell)))
    return Colony(colony.sheet, colony.worms, colony.organs, foods)


def _tail_refusal(colony: Colony, number: int, add: AddOrgan) -> CozyReason | None:
    worm = colony.worms[number]
    if colony.has(number, OrganKind.TAIL):
        return CozyReason.SECOND_TAIL
    if add.cell not in spaces_for(worm, OrganKind.TAIL):
        return CozyReason.WRONG_SPACE
    inwards = face_between(*worm.starting_at(add.cell)[:2])
    return CozyReason.WRONG_FACING if add.face is inwards else None


def _front_refusal(worm: Worm, add: AddOrgan) -> CozyReason | None:
    if add.front is not None and add.front not in worm.ends:
        return CozyReason.WRONG_FRONT
    path = worm.starting_at(worm.cells[0] if add.front is None else add.front)
    if add.cell not in path[:2]:
        return CozyReason.WRONG_SPACE
    back = backwards(path, path.index(add.cell))
    return CozyReason.WRONG_FACING if add.face is back else None


# growth


def growth_refusal(colony: Colony, number: int, tip: Cell | None, grow: Grow) -> CozyReason | None:
    """Return why worm *number*, grown up to *tip* so far, may not *grow* like this (C5.8)."""
    if (grow.start is None) is (tip is None):
        return CozyReason.MALFORMED
    end = grow.start if tip is None else tip
    worm = colony.worms[number]
    if end is None or end not in worm.ends:
        return CozyReason.NOT_AN_END
    if tip is None and end not in growing_ends(colony, number):
        return CozyReason.TAIL_END
    if reason := space_refusal(colony, (grow.cell,)):
        return reason
    return None if grow.cell in neighbours(end) else CozyReason.NOT_ADJACENT


def growing_ends(colony: Colony, number: int) -> Path:
    """Return the ends from which worm *number* may grow: not a rear with a tail (S66)."""
    ends = colony.worms[number].ends
    return ends[:1] if colony.has(number, OrganKind.TAIL) else ends


def with_growth(colony: Colony, number: int, end: Cell, cell: Cell, size: int) -> Colony:
    """Lengthen worm *number* from *end* by *cell*, space number *size* of the extension."""
    worm = colony.worms[number]
    cells = (cell, *worm.cells) if end == worm.cells[0] else (*worm.cells, cell)
    grown = replace(
        worm,
        cells=cells if worm.faced else canonical(cells),
        extension=max(worm.extension, size),
    )
    worms = _changed(colony, number, grown)
    return Colony(colony.sheet, worms, colony.organs, colony.foods)


def _changed(colony: Colony, number: int, worm: Worm) -> tuple[Worm, ...]:
    return (*colony.worms[:number], worm, *colony.worms[number + 1 :])
