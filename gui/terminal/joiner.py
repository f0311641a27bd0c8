"""A seat that plays at whatever table of Worm & Cozy is open: its sheet comes through the lobby.

Law: the sheet is judged before it is wanted (C1.4, C1.5), and whoever has company stays.
"""

from core.cozy.game import RULES_ID
from core.games import rules_for
from net.protocol.commands import Meet
from net.protocol.packets import OpenTable, Terms
from net.protocol.snapshot import LobbySnapshot


class Joiner:
    """Guards which terms were wanted last."""

    def __init__(self) -> None:
        self._terms: Terms | None = None

    def wish(self, lobby: LobbySnapshot) -> Meet | None:
        """Ask for the terms of an open table while nobody else sits at ours."""
        terms = open_terms(lobby)
        if len(lobby.seated) > 1 or terms is None or terms == self._terms:
            return None
        self._terms = terms
        return Meet(terms)


def open_terms(lobby: LobbySnapshot) -> Terms | None:
    """Find the table of Worm & Cozy that is open, has room and can be played at."""
    people = sorted(lobby.people, key=lambda person: person.identity)
    tables = (person.table for person in people if not person.problem)
    return next((table.terms for table in tables if table and _is_good(table)), None)


def _is_good(table: OpenTable) -> bool:
    terms, rules = table.terms, rules_for(table.terms.rules_id)
    return (
        terms.rules_id == RULES_ID
        and rules is not None
        and rules.rules_hash == terms.rules_hash
        and len(table.offers) < terms.seats
        and rules.options_refusal(terms.options, terms.seats) is None
    )
