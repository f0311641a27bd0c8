"""Which games there are: the rules that a genesis may name, and the bots that play them.

A game is imported when its rules are first asked for, its bots when they first choose: most logs
are of one game. No other module of `core` or `net` knows which games there are.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from core.bots.chance import Chance
from core.bots.choose import Bots, OpenedStep, StepChoice
from core.bots.levels import Level
from core.table.rules import Rules


@cache
def _worm_up() -> Mapping[str, Rules[Any]]:
    from core.wormup.game import WormUp
    from core.wormup.profiles import PROFILES

    return {rules.rules_id: rules for rules in map(WormUp, PROFILES.values())}


def _racers() -> Bots:
    from core.bots import race_bots

    return race_bots


@cache
def _cozy() -> Mapping[str, Rules[Any]]:
    from core.cozy.game import Cozy

    rules = Cozy()
    return {rules.rules_id: rules}


def _gardeners() -> Bots:
    from core.bots.cozy import hour_bots

    return hour_bots


class _Game(NamedTuple):
    rules: Callable[[], Mapping[str, Rules[Any]]]
    bots: Callable[[], Bots]


_GAMES: Mapping[str, _Game] = {
    "wormup": _Game(_worm_up, _racers),
    "cozy": _Game(_cozy, _gardeners),
}
"""Each game by what the ids of its rules begin with."""


def rules_for(rules_id: str) -> Rules[Any] | None:
    """Return the rules of *rules_id*, or None if this program does not know them.

    >>> rules_for("wormup/gryphon2010").rules_id, rules_for("chess")
    ('wormup/gryphon2010', None)
    """
    game = _GAMES.get(rules_id.partition("/")[0])
    return game.rules().get(rules_id) if game else None


def known_rules() -> tuple[tuple[str, bytes], ...]:
    """Return the id and hash of all rules, for greetings."""
    return tuple(
        (rules_id, rules.rules_hash)
        for game in _GAMES.values()
        for rules_id, rules in game.rules().items()
    )


def levels_of(rules_id: str) -> tuple[Level, ...]:
    """Return the levels of the bots for *rules_id*, from bad to good; none if it is unknown.

    >>> [level.value for level in levels_of("cozy/1")]
    ['greedy', 'search']
    """
    return _bots(rules_id).LEVELS if rules_for(rules_id) else ()


def choose(  # noqa: PLR0913  # all that a choice may depend on
    level: Level,
    rules: Rules[Any],
    state: Any,  # noqa: ANN401  # each game's own
    seat: int,
    seed: bytes,
    *,
    past: Sequence[OpenedStep] = (),
) -> StepChoice:
    """Return a bot's choice for *seat*, an author of the step after *state*, no opening step.

    One secret *seed* serves for a whole game: the state and the seat are mixed into it, and
    everybody who knows it knows the bids to come. The *past* holds the openings of this game that
    the bot has seen. ValueError if this game has no such *level*.
    """
    if rules.opens(state):
        raise ValueError(f"nobody chooses what to open in {state!r}")
    if level not in levels_of(rules.rules_id):
        raise ValueError(f"no bot that is {level.value} plays {rules.rules_id}")
    chance = Chance(seed + bytes([seat]) + rules.canonical(state))
    return _bots(rules.rules_id).choose(level, state, seat, chance, past)


def _bots(rules_id: str) -> Bots:
    return _GAMES[rules_id.partition("/")[0]].bots()
