"""Which rules a genesis may name: every game, edition and frozen version known here."""

from typing import Any

from core.cozy.game import Cozy
from core.table.rules import Rules
from core.wormup.game import WormUp
from core.wormup.profiles import PROFILES

_GAMES: tuple[Rules[Any], ...] = (*map(WormUp, PROFILES.values()), Cozy())
_RULES: dict[str, Rules[Any]] = {rules.rules_id: rules for rules in _GAMES}


def rules_for(rules_id: str) -> Rules[Any] | None:
    """Find the rules of *rules_id*, or None if this program does not know them.

    >>> rules_for("wormup/gryphon2010").rules_id, rules_for("chess")
    ('wormup/gryphon2010', None)
    """
    return _RULES.get(rules_id)


def known_rules() -> tuple[tuple[str, bytes], ...]:
    """List the id and hash of all rules, as a greeting tells them."""
    return tuple((rules_id, rules.rules_hash) for rules_id, rules in _RULES.items())
