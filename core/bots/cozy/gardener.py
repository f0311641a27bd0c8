"""Greedy and search: which of many hours drawn at random is signed; search looks one hour ahead.

Law: a function of the turn and the chance; the counts of `Effort` bound the work, never a clock.
The others' sheets do not matter: nothing on them changes what is good on one's own (C6.7).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.bots.chance import Chance
from core.bots.cozy.survey import SheetBits, board_of
from core.bots.cozy.tree import DrawnHour, Judge, Tree
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
    rounds: tuple[tuple[int, int], ...] = ()
    """Looks at the hour that follows: so many of the best hours, each by so many rolls of dice."""


GREEDY = Effort(fresh=40)
SEARCH = Effort(fresh=150, changed=550, states=8000, rounds=((8, 4), (4, 8), (2, 16)))
_NEXT = Effort(fresh=12)
"""Spent on the hour that follows, for each roll."""
_DIE = range(1, 7)


def hour_for(turn: Turn, effort: Effort, chance: Chance) -> tuple[Decision, ...]:
    """Choose the decisions of the hour that begins with *turn*."""
    board = board_of(turn.sheet)
    best = best_of(turn, board, effort, chance)
    is_last = best[0].end.turn.is_over
    return (best[0] if is_last else _promising(best, board, effort, chance)).decisions


def _promising(
    draws: Sequence[DrawnHour], board: SheetBits, effort: Effort, chance: Chance
) -> DrawnHour:
    """Return the one of *draws* after which an hour with the same dice for all comes to most."""
    left, sums = list(range(len(draws))), [0.0] * len(draws)
    for count, rolls in effort.rounds:
        left = sorted(left, key=lambda at: -sums[at])[:count]
        for _ in range(rolls):
            dice = chance.pick(_DIE), chance.pick(_DIE), chance.pick(_DIE)
            for at in left:
                turn = draws[at].end.turn.rolled(dice)
                sums[at] += best_of(turn, board, _NEXT, chance)[0].end.worth
    return draws[max(left, key=sums.__getitem__)]


def best_of(turn: Turn, board: SheetBits, effort: Effort, chance: Chance) -> list[DrawnHour]:
    """Draw hours and return the best different ones, from the best down."""
    *_, best = climbed(turn, board, effort, chance)
    return best


def climbed(
    turn: Turn, board: SheetBits, effort: Effort, chance: Chance, judge: Judge | None = None
) -> Iterator[list[DrawnHour]]:
    """Draw hours; yield after each the best different ones, from the best down."""
    tree, best = Tree(turn, board, chance, judge), list[DrawnHour]()
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
        yield best


def _kept(draws: list[DrawnHour], count: int) -> list[DrawnHour]:
    """Return the best *count* of *draws* that end differently."""
    different = {_ending(draw.end.turn): draw for draw in reversed(draws)}
    return sorted(different.values(), key=lambda draw: -draw.end.worth)[:count]


def _ending(turn: Turn) -> object:
    colony = turn.colony
    return colony.worms, colony.organs, colony.foods, turn.credits
