"""The rules that a genesis may name: every game, edition and frozen version known here.

A game is imported when its rules are first asked for: most logs are of one game.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from core.table.rules import Rules


@cache
def _worm_up() -> Mapping[str, Rules[Any]]:
    from core.wormup.game import WormUp
    from core.wormup.profiles import PROFILES

    return {rules.rules_id: rules for rules in map(WormUp, PROFILES.values())}


@cache
def _cozy() -> Mapping[str, Rules[Any]]:
    from core.cozy.game import Cozy

    rules = Cozy()
    return {rules.rules_id: rules}


_GAMES: Mapping[str, Callable[[], Mapping[str, Rules[Any]]]] = {"wormup": _worm_up, "cozy": _cozy}
"""The rules of each game, by the first part of their ids."""


def rules_for(rules_id: str) -> Rules[Any] | None:
    """Return the rules of *rules_id*, or None if this program does not know them.

    >>> rules_for("wormup/gryphon2010").rules_id, rules_for("chess")
    ('wormup/gryphon2010', None)
    """
    game = _GAMES.get(rules_id.partition("/")[0])
    return game().get(rules_id) if game else None


def known_rules() -> tuple[tuple[str, bytes], ...]:
    """List the id and hash of all rules, as a greeting carries them."""
    return tuple(
        (rules_id, rules.rules_hash)
        for game in _GAMES.values()
        for rules_id, rules in game().items()
    )
