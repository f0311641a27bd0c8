"""Greedy and search: which of many hours drawn at random is signed.

Law: a function of the turn and the chance; the counts of `Effort` bound the work, never a clock.
The others' sheets do not matter: nothing on them changes what is good on one's own (C6.7).
"""

from dataclasses import dataclass

from core.bots.chance import Chance
from core.bots.cozy.survey import Board, board_of
from core.bots.cozy.tree import Draw, Tree
from core.cozy.decisions import Decision
from core.cozy.turn import Turn


@dataclass(frozen=True, slots=True)
class Effort:
    """How many hours a bot draws before it signs one."""

    fresh: int
    """Hours drawn from the start."""
    changed: int = 0
    """Hours drawn like one of the best so far up to some decision, then anew."""
    best: int = 8
    """How many of the best hours are kept to be changed."""
    states: int = 4000
    """Drawing ends after this many states: where chains are long, each draw costs more."""


GREEDY = Effort(fresh=40)
SEARCH = Effort(fresh=150, changed=550, states=8000)


def hour_for(turn: Turn, effort: Effort, chance: Chance) -> tuple[Decision, ...]:
    """Choose the decisions of the hour that begins with *turn*."""
    return best_of(turn, board_of(turn.sheet), effort, chance)[0].decisions


def best_of(turn: Turn, board: Board, effort: Effort, chance: Chance) -> list[Draw]:
    """Draw hours and return the best different ones, from the best down."""
    tree, best = Tree(turn, board, chance), list[Draw]()
    for number in range(effort.fresh + effort.changed):
        if best and tree.size > effort.states:
            break
        if number < effort.fresh:
            new = tree.draw()
        else:
            one = best[int(chance.share() ** 2 * len(best))]
            new = tree.draw(one, int(chance.share() * len(one.nodes)))
        if len(best) < effort.best or new.end.worth > best[-1].end.worth:
            best = _kept([*best, new], effort.best)
    return best


def _kept(draws: list[Draw], count: int) -> list[Draw]:
    """Return the best *count* of *draws* that end differently."""
    different = {_ending(draw.end.turn): draw for draw in reversed(draws)}
    return sorted(different.values(), key=lambda draw: -draw.end.worth)[:count]


def _ending(turn: Turn) -> object:
    colony = turn.colony
    return colony.worms, colony.organs, colony.foods, turn.credits
