"""Measures, points and places at the end, or as if it were the end (C8, C9).

Law: all look at the sheet as it is and at nothing else, and a baby is a worm unless said otherwise.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from core.cozy.colony import Colony
from core.cozy.grid import neighbours
from core.cozy.sheet import Arguments, Measure
from core.cozy.worm import BABY, Kind

GRADES = 5
"""The best grade; the lowest is 0 (C8.4)."""


@dataclass(frozen=True, slots=True)
class Score:
    """What the four rows of a sheet are worth: three rewards, then the penalty."""

    counts: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def total(self) -> int:
        """Add the rows up (S75)."""
        return sum(self.points)

    @property
    def grade(self) -> int:
        """Tell how good the total is: 0 for 0 or less, then one more for every three (C8.4).

        >>> [Score((), (total,)).grade for total in (-3, 0, 1, 3, 4, 12, 13, 20)]
        [0, 0, 1, 1, 2, 4, 5, 5]
        """
        return min(GRADES, max(0, (self.total + 2) // 3))


def score_of(colony: Colony) -> Score:
    """Count the rows of the sheet (C8.2)."""
    rows = colony.sheet.score_rows
    counts = tuple(counted(colony, row.measure, row.arguments) for row in rows)
    return Score(counts, tuple(row.points(n) for row, n in zip(rows, counts, strict=True)))


def winners(scores: Sequence[Score]) -> tuple[int, ...]:
    """List the seats with the highest total, who share the win (C8.3).

    >>> winners([Score((), (4,)), Score((), (7,)), Score((), (3, 4))])
    (1, 2)
    """
    best = max(score.total for score in scores)
    return tuple(seat for seat, score in enumerate(scores) if score.total == best)


def counted(colony: Colony, measure: Measure, arguments: Arguments) -> int:
    """Count *measure* on *colony* (C9)."""
    return _COUNTS[measure](colony, arguments)


# food and lines


def _foods(colony: Colony, _: Arguments) -> int:
    return len(colony.foods)


def _foods_eaten(colony: Colony, _: Arguments) -> int:
    return len({colony.faced_by(o) for o in colony.organs if colony.is_at_food(o)})


def _fed_worms(colony: Colony, _: Arguments) -> int:
    return len({colony.owner[o.cell] for o in colony.organs if colony.is_at_food(o)})


def _conga(colony: Colony, _: Arguments) -> int:
    return max(map(len, colony.lines()), default=0)


# worms side by side


def _group(colony: Colony, _: Arguments) -> int:
    groups = colony.groups(colony.owner)
    return max((len({colony.owner[cell] for cell in group}) for group in groups), default=0)


def _friends(colony: Colony, _: Arguments) -> int:
    return max((len(colony.neighbours_of(worm)) for worm in _numbers(colony)), default=0)


def _collar_pairs(colony: Colony, _: Arguments) -> int:
    collars = {cell for worm in _numbers(colony) for cell in colony.collars_of(worm)}
    return sum(
        other in collars and cell < other and colony.owner[cell] != colony.owner[other]
        for cell in collars
        for other in neighbours(cell)
    )


# organs


def _organs(colony: Colony, arguments: Arguments) -> int:
    return sum(arguments.kind in {None, organ.kind} for organ in colony.organs)


def _brains_unfilled(colony: Colony, _: Arguments) -> int:
    return sum(organ.kind is Kind.BRAIN and not organ.filled for organ in colony.organs)


def _most_organs(colony: Colony, _: Arguments) -> int:
    return max((len(colony.organs_of(worm)) for worm in _numbers(colony)), default=0)


def _worms_with_organs(colony: Colony, arguments: Arguments) -> int:
    return sum(len(colony.organs_of(worm)) >= arguments.least for worm in _numbers(colony))


def _worms_with_kinds(colony: Colony, arguments: Arguments) -> int:
    kinds = [{organ.kind for organ in colony.organs_of(worm)} for worm in _numbers(colony)]
    return sum(len(one) >= arguments.least for one in kinds)


# worms by themselves


def _babies(colony: Colony, _: Arguments) -> int:
    return sum(worm.shape == BABY for worm in colony.worms)


def _worms(colony: Colony, arguments: Arguments) -> int:
    return sum(len(worm.cells) >= arguments.least for worm in colony.worms)


def _longest_worm(colony: Colony, _: Arguments) -> int:
    return max((len(worm.cells) for worm in colony.worms), default=0)


def _spaces_filled(colony: Colony, _: Arguments) -> int:
    return len(colony.owner)


def _shapes(colony: Colony, _: Arguments) -> int:
    return len({worm.shape for worm in colony.worms} - {BABY})


def _edge_worms(colony: Colony, _: Arguments) -> int:
    return len({worm for cell, worm in colony.owner.items() if colony.sheet.is_border(cell)})


# blank spaces


def _full_lines(colony: Colony, _: Arguments) -> int:
    rows = {cell.row for cell in colony.blank}
    cols = {cell.col for cell in colony.blank}
    return colony.sheet.rows - len(rows) + colony.sheet.cols - len(cols)


def _cozy_rocks(colony: Colony, _: Arguments) -> int:
    return sum(colony.blank.isdisjoint(neighbours(rock)) for rock in colony.sheet.rocks)


def _cozy_worms(colony: Colony, arguments: Arguments) -> int:
    return sum(
        len(colony.worms[worm].cells) >= arguments.least and not colony.touches_blank(worm)
        for worm in _numbers(colony)
    )


def _worms_touching_blank(colony: Colony, _: Arguments) -> int:
    return sum(colony.touches_blank(worm) for worm in _numbers(colony))


def _blank_areas(colony: Colony, arguments: Arguments) -> int:
    sizes = _area_sizes(colony, arguments)
    return sum(
        arguments.least <= size and (arguments.most is None or size <= arguments.most)
        for size in sizes
    )


def _largest_blank_area(colony: Colony, arguments: Arguments) -> int:
    return max(_area_sizes(colony, arguments), default=0)


def _area_sizes(colony: Colony, arguments: Arguments) -> Iterable[int]:
    """Measure the separate blank areas; with *inner* only those that do not reach the edge."""
    is_border = colony.sheet.is_border
    for area in colony.groups(colony.blank):
        if not (arguments.inner and any(map(is_border, area))):
            yield len(area)


def _numbers(colony: Colony) -> range:
    return range(len(colony.worms))


_COUNTS: Mapping[Measure, Callable[[Colony, Arguments], int]] = {
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
