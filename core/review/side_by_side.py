"""Games that people have played alone by the same rolls, as one game with a seat for each.

Law: it tells what the logs tell; nobody has signed that it is one game, and nothing keeps it.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from core.cozy.game import GameState
from core.table.agreed import Agreed, joined
from core.table.genesis import Genesis
from core.table.looks import Comer, LookWish, Worn, dressed
from core.table.step import Completed

Steps = Sequence[Completed[Any]]


def are_of_one_week(games: Sequence[Steps]) -> bool:
    """Return whether all *games* are over, and each was played by the rolls of one week alone."""
    ends = [game[-1].outcome.state if game else None for game in games]
    over = [end for end in ends if isinstance(end, GameState) and end.is_over and end.week]
    rolls = {(end.week, end.sheet.digest) for end in over}  # a week has others on each sheet
    return len(over) == len(games) and len(rolls) == 1


def side_by_side(games: Sequence[Steps]) -> list[Completed[Any]]:
    """Return the steps of *games* of one week as those of one game, its seats in their order."""
    genesis = _together([game[0].step.genesis for game in games])
    return [_merged(dones, genesis) for dones in zip(*games, strict=False)]


def best_of_each(games: Sequence[Steps]) -> list[Steps]:
    """Return of each player of *games*, by key, the one with the most points; else the first."""
    best: dict[bytes, Steps] = {}
    for game in games:
        key = game[0].step.genesis.offers[0].identity
        if key not in best or _total(game) > _total(best[key]):
            best[key] = game
    return [*best.values()]


def _total(game: Steps) -> int:
    state = game[-1].outcome.state
    assert isinstance(state, GameState), "it is over"
    return state.scores()[0].total


def apart(worms: Sequence[Worn]) -> tuple[Worn, ...]:
    """Return *worms* with no paint twice: one that is taken gives way."""
    worn: list[Worn] = []
    for worm in worms:
        wish = LookWish((worm.paint,), worm.hat, worm.letter)
        worn.append(dressed(Comer(b"", wish, len(worn)), worn, {}))
    return tuple(worn)


def _together(each: Sequence[Genesis]) -> Genesis:
    """Return a genesis for all who sit alone in *each*."""
    worn = apart([genesis.worms[0] for genesis in each])
    options = joined(Agreed(worn=worn), each[0].own_options)
    return replace(each[0], offers=tuple(one.offers[0] for one in each), options=options)


def _merged(dones: Sequence[Completed[Any]], genesis: Genesis) -> Completed[Any]:
    (step, outcome, *_), seats = dones[0], (1 << len(dones)) - 1
    slots = tuple(
        slot._replace(seat=seat) for seat, done in enumerate(dones) for slot in done.outcome.slots
    )
    commits = tuple(commit for done in dones for commit in done.step.commits)
    begun = step._replace(
        genesis=genesis, at_table=seats, in_game=seats, authors=seats, commits=commits,
        state=_beside([done.step.state for done in dones]),
    )  # fmt: skip
    content = outcome.content._replace(at_table=seats, in_game=seats)
    after = _beside([done.outcome.state for done in dones])
    ended = outcome._replace(content=content, slots=slots, state=after)
    return dones[0]._replace(step=begun, outcome=ended)


def _beside(states: Sequence[GameState | None]) -> GameState | None:
    """Return the colonies of all *states* in one; None before there are any."""
    found = [state for state in states if state is not None]
    if len(found) < len(states):
        return None
    return replace(found[0], turns=tuple(state.turns[0] for state in found))
