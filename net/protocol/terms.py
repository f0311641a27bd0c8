"""The terms of a table: what is played there, and by how many (P10.2)."""

from dataclasses import dataclass, replace

from core.table.agreed import Agreed, joined, known
from core.table.encoding import Value, pack
from core.table.tournament_draw import Drawn


@dataclass(frozen=True, slots=True, eq=False)
class Terms:
    """What a table will play: rules with their hash, options, number of seats.

    Equal are those that are packed alike: True equals 1, but no rules take the one for the other.
    """

    rules_id: str
    rules_hash: bytes
    options: Value
    seats: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Terms) and self._exact == other._exact

    def __hash__(self) -> int:
        return hash(self._exact)

    @property
    def _exact(self) -> tuple[str, bytes, bytes, int]:
        return self.rules_id, self.rules_hash, pack(self.options), self.seats

    @property
    def agreed(self) -> Agreed:
        """What the table agrees to beyond the rules; nothing if this program does not know it."""
        return known(self.options)[0]

    @property
    def own_options(self) -> Value:
        """The options of the game alone."""
        return known(self.options)[1]

    def agreeing(self, agreed: Agreed) -> "Terms":
        """Return the same game at a table that agrees to *agreed*."""
        return replace(self, options=joined(agreed, self.own_options))

    def at(self, drawn: Drawn) -> "Terms":
        """Return the terms of one table of a tournament that plays this."""
        return replace(self.agreeing(replace(self.agreed, drawn=drawn)), seats=len(drawn.people))
