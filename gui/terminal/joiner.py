"""A seat that plays at any open table of its game: the terms come through the lobby.

Law: terms are judged before they are wanted (C1.4, C1.5), and a seat with company stays.
"""

from core.games import rules_for
from gui.game_ui import game_of
from net.protocol.commands import Meet
from net.protocol.people import can_be_played
from net.protocol.snapshot import LobbySnapshot
from net.protocol.table_packets import OpenTable
from net.protocol.terms import Terms


class Joiner:
    """Chooses among open tables of *game*, and never asks twice for the same terms."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._terms: Terms | None = None

    def wish(self, lobby: LobbySnapshot) -> Meet | None:
        """Return a wish for the terms of an open table while nobody else sits at ours."""
        terms = open_terms(lobby, self._game)
        if len(lobby.seated) > 1 or terms is None or terms == self._terms:
            return None
        self._terms = terms
        return Meet(terms)


def open_terms(lobby: LobbySnapshot, game: str) -> Terms | None:
    """Return the terms of an open table of *game* that has room and can be played at, or None."""
    people = sorted(lobby.people, key=lambda person: person.identity)
    tables = [person.table for person in people if person.table and not person.problem]
    good = (table.terms for table in tables if _is_good(table))
    return next((terms for terms in good if game_of(terms.rules_id) == game), None)


def _is_good(table: OpenTable) -> bool:
    has_room = len(table.offers) < table.terms.seats
    return has_room and can_be_played(rules_for, table.terms)
