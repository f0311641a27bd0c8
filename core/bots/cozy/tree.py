"""Whole hours drawn at random, with all that was legal on the way kept as a tree.

Law: every step uses the rules' own `legal` and `decided`, so no hour drawn here can be refused. A
draw that begins like an earlier one costs only what differs.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import exp
from typing import TypeAlias

from core.bots.chance import Chance
from core.bots.cozy.survey import SheetBits
from core.bots.cozy.wishes import likelihoods
from core.bots.cozy.worth import worth
from core.cozy.decisions import Decision, PlaceWorm
from core.cozy.hour import decided, legal
from core.cozy.placing import with_worm
from core.cozy.turn import Turn
from core.cozy.worm import Worm

_WARMTH = 0.8
"""A place for a worm that is worth this many points less is drawn 2.7 times less often."""


@dataclass(slots=True)
class HourNode:
    """A state in the hour, or after it."""

    turn: Turn
    options: Sequence[Decision] = ()
    sums: list[float] = field(default_factory=list)
    """The running sums of the options' weights; empty until they are needed."""
    after: dict[int, "HourNode"] = field(default_factory=dict)
    worth: float = 0.0
    """The worth of an hour that ends here."""


@dataclass(frozen=True, slots=True)
class DrawnHour:
    """An hour drawn at random: the states on the way, the option taken in each, and the end."""

    nodes: tuple[HourNode, ...]
    taken: tuple[int, ...]
    end: HourNode

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """List the decisions of the hour."""
        return tuple(node.options[at] for node, at in zip(self.nodes, self.taken, strict=True))


Judge: TypeAlias = Callable[[Turn, SheetBits], float]
"""Says how good it is where an hour ends."""


class Tree:
    """All hours drawn from a turn whose dice are known."""

    def __init__(
        self, turn: Turn, board: SheetBits, chance: Chance, judge: Judge | None = None
    ) -> None:
        self._judge = judge or worth
        self.size = 1
        """How many states have been met."""
        self._root = HourNode(turn)
        self._board = board
        self._chance = chance
        self._places: dict[PlaceWorm, float] = {}

    def draw(self, start: DrawnHour | None = None, keep: int = 0) -> DrawnHour:
        """Draw an hour; its first *keep* decisions are those of *start*."""
        nodes = list(start.nodes[:keep]) if start else []
        taken = list(start.taken[:keep]) if start else []
        node = start.nodes[keep] if start else self._root
        while node.turn.hour == self._root.turn.hour:
            if not node.sums:
                self._open(node)
            mark = self._chance.share() * node.sums[-1]
            at = min(bisect_right(node.sums, mark), len(node.sums) - 1)
            nodes.append(node)
            taken.append(at)
            node = node.after.get(at) or self._grown(node, at)
        return DrawnHour(tuple(nodes), tuple(taken), node)

    def _open(self, node: HourNode) -> None:
        node.options = tuple(legal(node.turn))
        weights = likelihoods(node.turn, node.options, lambda place: self._place(node.turn, place))
        node.sums = list(accumulate(weights))

    def _grown(self, node: HourNode, at: int) -> HourNode:
        after = HourNode(decided(node.turn, node.options[at]))
        self.size += 1
        if after.turn.hour != node.turn.hour:
            after.worth = self._judge(after.turn, self._board)
        node.after[at] = after
        return after

    def _place(self, turn: Turn, place: PlaceWorm) -> float:
        """Weigh a place for a worm by what the colony would be worth with it alone."""
        known = self._places.get(place)
        if known is None:
            worm = Worm(turn.shape()[0], place.cells, hour=turn.hour)
            after = turn._replace(colony=with_worm(turn.colony, worm), hour=turn.hour + 1)
            known = self._places[place] = exp(worth(after, self._board) / _WARMTH)
        return known
