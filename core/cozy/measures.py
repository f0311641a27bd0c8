"""The 24 measures of score rows: what each one counts, so that it can also be pointed at (C9).

Law: all look only at the sheet as it is, and a baby is a worm unless said otherwise. A thing is a
set of spaces: a worm, an organ, a food, a row, an area.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache

from core.cozy.colony import Colony
from core.cozy.grid import Cell, neighbours
from core.cozy.sheet import Arguments, Measure, SheetRow
from core.cozy.worm import BABY, OrganKind

Thing = frozenset[Cell]


def things_counted(colony: Colony, row: SheetRow) -> tuple[Thing, ...]:
    """List the things that *row* counts on *colony*; their number is its count."""
    return tuple(_FOUND[row.measure](colony, row.arguments))


def spaces_left(colony: Colony, row: SheetRow) -> frozenset[Cell]:
    """Return where something is that *row* could count but does not: what more of it would take.

    That is on foods, rocks or worms where it counts these, and else on blank spaces.
    """
    places: Iterable[Cell] = colony.owner if row.measure in _OF_WORMS else colony.blank
    if row.measure is Measure.FOODS_EATEN:
        places = colony.foods
    elif row.measure is Measure.COZY_ROCKS:
        places = colony.sheet.rocks
    return frozenset(places).difference(*things_counted(colony, row))


def _singles(cells: Iterable[Cell]) -> Iterator[Thing]:
    return (frozenset((cell,)) for cell in cells)


def _worms_where(colony: Colony, keep: Callable[[int], bool]) -> Iterator[Thing]:
    return (_worm(colony, worm) for worm in range(len(colony.worms)) if keep(worm))


def _worm(colony: Colony, worm: int) -> Thing:
    return frozenset(colony.worms[worm].cells)


def _organ_cells(colony: Colony, worm: int) -> list[Cell]:
    return [organ.cell for organ in colony.organs_of(worm)]


# food and lines


def _foods(colony: Colony, _: Arguments) -> Iterable[Thing]:
    return _singles(colony.foods)


def _foods_eaten(colony: Colony, _: Arguments) -> Iterable[Thing]:
    eaten = {colony.faced_by(organ) for organ in colony.organs if colony.is_at_food(organ)}
    return _singles(cell for cell in colony.foods if cell in eaten)


def _fed_worms(colony: Colony, _: Arguments) -> Iterable[Thing]:
    return _worms_where(colony, lambda worm: any(map(colony.is_at_food, colony.organs_of(worm))))


def _conga(colony: Colony, _: Arguments) -> Iterable[Thing]:
    longest: tuple[int, ...] = max(colony.lines(), key=len, default=())
    return (_worm(colony, worm) for worm in longest)


# worms side by side


def _group(colony: Colony, _: Arguments) -> Iterable[Thing]:
    groups = [{colony.owner[cell] for cell in group} for group in colony.groups(colony.owner)]
    largest: set[int] = max(groups, key=len, default=set())
    return (_worm(colony, worm) for worm in sorted(largest))


def _friends(colony: Colony, _: Arguments) -> Iterable[Thing]:
    friends = [colony.neighbours_of(worm) for worm in range(len(colony.worms))]
    most: tuple[int, ...] = max(friends, key=len, default=())
    return (_worm(colony, worm) for worm in most)


def _collar_pairs(colony: Colony, _: Arguments) -> Iterable[Thing]:
    collars = {organ.cell for organ in colony.organs if organ.kind is OrganKind.COLLAR}
    pairs = {
        frozenset((cell, other))
        for cell in collars
        for other in neighbours(cell)
        if other in collars and colony.owner[cell] != colony.owner[other]
    }
    return sorted(pairs, key=sorted)


def _edge_worms(colony: Colony, _: Arguments) -> Iterable[Thing]:
    is_border = colony.sheet.is_border
    return _worms_where(colony, lambda worm: any(map(is_border, colony.worms[worm].cells)))


# organs


def _organs(colony: Colony, arguments: Arguments) -> Iterable[Thing]:
    return _singles(o.cell for o in colony.organs if arguments.kind in {None, o.kind})


def _brains_unfilled(colony: Colony, _: Arguments) -> Iterable[Thing]:
    return _singles(o.cell for o in colony.organs if o.kind is OrganKind.BRAIN and not o.filled)


def _most_organs(colony: Colony, _: Arguments) -> Iterable[Thing]:
    organs = [_organ_cells(colony, worm) for worm in range(len(colony.worms))]
    most: list[Cell] = max(organs, key=len, default=[])
    return _singles(most)


def _worms_with_organs(colony: Colony, arguments: Arguments) -> Iterable[Thing]:
    return _worms_where(colony, lambda worm: len(colony.organs_of(worm)) >= arguments.least)


def _worms_with_kinds(colony: Colony, arguments: Arguments) -> Iterable[Thing]:
    return _worms_where(
        colony, lambda worm: len({o.kind for o in colony.organs_of(worm)}) >= arguments.least
    )


# worms by themselves


def _babies(colony: Colony, _: Arguments) -> Iterable[Thing]:
    return _worms_where(colony, lambda worm: colony.worms[worm].shape == BABY)


def _worms(colony: Colony, arguments: Arguments) -> Iterable[Thing]:
    return _worms_where(colony, lambda worm: len(colony.worms[worm].cells) >= arguments.least)


def _longest_worm(colony: Colony, _: Arguments) -> Iterable[Thing]:
    paths = [worm.cells for worm in colony.worms]
    longest: tuple[Cell, ...] = max(paths, key=len, default=())
    return _singles(longest)


def _spaces_filled(colony: Colony, _: Arguments) -> Iterable[Thing]:
    return _singles(colony.owner)


def _shapes(colony: Colony, _: Arguments) -> Iterable[Thing]:
    """Return the first worm of each shape."""
    first: dict[str, Thing] = {}
    for worm in colony.worms:
        if worm.shape != BABY:
            first.setdefault(worm.shape, frozenset(worm.cells))
    return first.values()


# blank spaces


def _full_lines(colony: Colony, _: Arguments) -> Iterator[Thing]:
    lines = _lines(colony.sheet.rows, colony.sheet.cols)
    return (line for line in lines if colony.blank.isdisjoint(line))


@lru_cache(maxsize=16)
def _lines(rows: int, cols: int) -> tuple[Thing, ...]:
    across = [frozenset(Cell(row, col) for col in range(cols)) for row in range(rows)]
    down = [frozenset(Cell(row, col) for row in range(rows)) for col in range(cols)]
    return (*across, *down)


def _cozy_rocks(colony: Colony, _: Arguments) -> Iterable[Thing]:
    return _singles(r for r in colony.sheet.rocks if colony.blank.isdisjoint(neighbours(r)))


def _cozy_worms(colony: Colony, arguments: Arguments) -> Iterable[Thing]:
    return _worms_where(
        colony,
        lambda worm: (
            len(colony.worms[worm].cells) >= arguments.least and not colony.touches_blank(worm)
        ),
    )


def _worms_touching_blank(colony: Colony, _: Arguments) -> Iterable[Thing]:
    return _worms_where(colony, colony.touches_blank)


def _blank_areas(colony: Colony, arguments: Arguments) -> Iterator[Thing]:
    most = arguments.most
    for area in _areas(colony, arguments):
        if arguments.least <= len(area) and (most is None or len(area) <= most):
            yield area


def _largest_blank_area(colony: Colony, arguments: Arguments) -> Iterable[Thing]:
    areas = list(_areas(colony, arguments))
    largest: Thing = max(areas, key=len, default=frozenset())
    return _singles(sorted(largest))


def _areas(colony: Colony, arguments: Arguments) -> Iterator[Thing]:
    for area in colony.groups(colony.blank):
        if not (arguments.inner and any(map(colony.sheet.is_border, area))):
            yield frozenset(area)


_FOUND: Mapping[Measure, Callable[[Colony, Arguments], Iterable[Thing]]] = {
    Measure.FOODS: _foods,
    Measure.FOODS_EATEN: _foods_eaten,
    Measure.FED_WORMS: _fed_worms,
    Measure.CONGA: _conga,
    Measure.GROUP: _group,
    Measure.FRIENDS: _friends,
    Measure.ORGANS: _organs,
    Measure.BRAINS_UNFILLED: _brains_unfilled,
    Measure.MOST_ORGANS: _most_organs,
    Measure.WORMS_WITH_ORGANS: _worms_with_organs,
    Measure.WORMS_WITH_KINDS: _worms_with_kinds,
    Measure.BABIES: _babies,
    Measure.WORMS: _worms,
    Measure.LONGEST_WORM: _longest_worm,
    Measure.SPACES_FILLED: _spaces_filled,
    Measure.SHAPES: _shapes,
    Measure.FULL_LINES: _full_lines,
    Measure.COZY_ROCKS: _cozy_rocks,
    Measure.COZY_WORMS: _cozy_worms,
    Measure.BLANK_AREAS: _blank_areas,
    Measure.LARGEST_BLANK_AREA: _largest_blank_area,
    Measure.EDGE_WORMS: _edge_worms,
    Measure.COLLAR_PAIRS: _collar_pairs,
    Measure.WORMS_TOUCHING_BLANK: _worms_touching_blank,
}
_OF_WORMS = {
    Measure.FED_WORMS,
    Measure.CONGA,
    Measure.GROUP,
    Measure.FRIENDS,
    Measure.ORGANS,
    Measure.BRAINS_UNFILLED,
    Measure.MOST_ORGANS,
    Measure.WORMS_WITH_ORGANS,
    Measure.WORMS_WITH_KINDS,
    Measure.COZY_WORMS,
    Measure.EDGE_WORMS,
    Measure.COLLAR_PAIRS,
    Measure.WORMS_TOUCHING_BLANK,
}
"""Where more is counted when something becomes of the worms that are there."""
