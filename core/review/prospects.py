"""Where a sheet of Worm & Cozy is heading: bots play on to its end, with the rolls that fell.

Law: a function of the turns, the rolls, the seed and the key of each play-out. Two play-outs of one
key have the same rolls and the same chances, so that what begins differently can be compared.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from core.bots.chance import Chance
from core.bots.cozy.gardener import Effort, best_of
from core.bots.cozy.survey import board_of
from core.cozy.game import PIPS, GameState
from core.cozy.scoring import score_of
from core.cozy.turn import Dice, Turn
from core.table.step import Completed


class Pains(NamedTuple):
    """How much is played on; a test takes less."""

    at_first: int = 3
    """How often from some moments, for the very first curve."""
    then: int = 9
    """How often from each moment, for the next one."""
    in_the_end: int = 39
    others: int = 19
    """How often from each hour with other dice."""
    player: Effort = Effort(fresh=8, changed=24, best=3)
    """Plays on: as good as a greedy bot, in two thirds of its time."""
    finder: Effort = Effort(fresh=150, changed=550, best=6, states=8000)
    """Finds the ways on among which a better one is looked for."""
    rounds: tuple[tuple[int, int], ...] = ((6, 4), (2, 8))
    """How it is looked for: so many of the best ways, each by so many play-outs more."""


PAINS = Pains()
INSIDE = 31
"""So many of the 39 ends make the band, so that 8 of 10 other bots end in it: calibrated."""
_FEWEST = 9
"""Fewer ends have no band: another one lies beyond them too often."""
_PIPS = range(1, PIPS + 1)


class KnownGame(NamedTuple):
    """A game of which somebody knows all rolls: its turns at every moment, by seat."""

    steps: tuple[int, ...]
    """The steps after which the moments are: before the first hour, and after each."""
    turns: tuple[tuple[Turn, ...], ...]
    rolls: tuple[Dice, ...]
    """What fell, hour by hour; later ones are drawn."""


class PlayOn(NamedTuple):
    """A turn from which bots play on to the end, once for each of *keys*."""

    turn: Turn
    rolls: tuple[Dice, ...]
    keys: range
    other_hour: int | None = None
    """The hour in which other dice fall."""


class Prospect(NamedTuple):
    """Where everybody's sheet is heading at a moment."""

    step: int
    hour: int
    """How many hours have been played."""
    ends: tuple[tuple[int, ...], ...]
    """By seat the points at the end, play-out by play-out."""

    def plain(self) -> dict[str, object]:
        """Return it as plain data, for programs."""
        players = [
            {
                "heading_for": round(mean(ends), 2),
                "error": round(error(ends), 2),
                "band": band(ends),
            }
            for ends in self.ends
        ]
        play_outs = len(self.ends[0])
        return {"step": self.step, "hour": self.hour, "players": players, "play_outs": play_outs}


def game_of(steps: Sequence[Completed[Any]]) -> KnownGame:
    """Return what is known of the game of *steps*."""
    played = hours(steps)
    states = [_state(done.step.state) for done in played]
    if played:
        states.append(_state(played[-1].outcome.state))
    rolls = tuple(dice for state in states[: len(played)] if (dice := state.turns[0].dice))
    before = [max(1, played[0].step.number - 1)] if played else []
    return KnownGame(
        (*before, *[done.step.number for done in played]),
        tuple([state.turns for state in states]),
        rolls,
    )


def hours(steps: Sequence[Completed[Any]]) -> list[Completed[Any]]:
    """List the steps in which an hour was played."""
    return [
        done
        for done in steps
        if done.step.state is not None and done.step.state.is_rolled and not done.step.opens
    ]


def ends(play: PlayOn, seed: bytes, pains: Pains = PAINS) -> tuple[int, ...]:
    """Return the points at the end of *play*, key by key."""
    return tuple([_end(play, seed + key.to_bytes(2, "big"), pains.player) for key in play.keys])


def _end(play: PlayOn, seed: bytes, player: Effort) -> int:
    turn = play.turn
    while not turn.is_over:
        hour = bytes([turn.hour])
        if turn.dice is None:
            is_known = turn.hour < len(play.rolls) and turn.hour != play.other_hour
            turn = turn.rolled(play.rolls[turn.hour] if is_known else _drawn(seed + b"roll" + hour))
        turn = best_of(turn, board_of(turn.sheet), player, Chance(seed + hour))[0].end.turn
    return score_of(turn.colony).total


def _drawn(seed: bytes) -> Dice:
    chance = Chance(seed)
    return chance.pick(_PIPS), chance.pick(_PIPS), chance.pick(_PIPS)


def mean(ends: Sequence[int]) -> float:
    """Return the mean of *ends*.

    >>> mean((3, 4, 8))
    5.0
    """
    return sum(ends) / len(ends)


def error(ends: Sequence[float]) -> float:
    """Return two standard errors of the mean of *ends*; 0 where there is but one.

    >>> error((1, 3, 5)), error((2,))
    (2.309..., 0.0)
    """
    if len(ends) < 2:  # one alone says nothing of how far others are off
        return 0.0
    middle = sum(ends) / len(ends)
    spread = sum((one - middle) ** 2 for one in ends) / (len(ends) - 1)
    return float(2 * (spread / len(ends)) ** 0.5)


def both(*errors: float) -> float:
    """Return the error of a sum or difference of what has these *errors*.

    >>> both(3.0, 4.0)
    5.0
    """
    return float(sum(one * one for one in errors) ** 0.5)


def band(ends: Sequence[int], inside: int = INSIDE) -> tuple[int, int] | None:
    """Return between which points 8 of 10 bots end; None if too few have played on.

    It is the narrowest stretch that holds *inside* of 39 of these ends, of several the one round
    the middle. Of whole points many are equal, so both its edges hold some of the rest too.

    >>> band(range(9)), band(range(19)), band((1,) * 31 + (2,) * 8), band(range(8))
    ((1, 7), (2, 16), (1, 1), None)
    """
    if len(ends) < _FEWEST:
        return None
    ranked = sorted(ends)
    pairs = list(zip(ranked, ranked[inside * len(ends) // PAINS.in_the_end - 1 :], strict=False))
    middle = 2 * mean(ends)
    return min(pairs, key=lambda pair: (pair[1] - pair[0], abs(pair[0] + pair[1] - middle)))


def plays(game: KnownGame, keys: range, apart: int = 1) -> list[PlayOn]:
    """List what is played on from every *apart*-th moment of *game*, the last one first."""
    return [
        PlayOn(turn._replace(dice=None), game.rolls, keys)
        for moment in range(len(game.turns) - 1, -1, -apart)
        for turn in game.turns[moment]
    ]


def prospects(
    game: KnownGame, found: Iterable[tuple[int, ...]], apart: int = 1
) -> Iterable[Prospect]:
    """Yield the prospects that *found* comes to, the ends of `plays`, the last moment first."""
    each = iter(found)
    for moment in range(len(game.turns) - 1, -1, -apart):
        by_seat = tuple([next(each) for _ in game.turns[moment]])
        yield Prospect(game.steps[moment], moment, by_seat)


def _state(state: object) -> GameState:
    assert isinstance(state, GameState)
    return state
