"""Catching up: what a laptop must hear after an unclean end before it signs again (P11).

Law: it waits for what each seat that it meets says it holds. But a mere claim binds for 10 s, and
for a minute at most from a seat that delivers: a neighbour that names what nobody has must not
keep it from signing for ever.
"""

from collections.abc import Mapping, Sequence

from core.table.rules import State
from core.table.table import Table
from net.protocol.limits import CLAIM_LASTS_S, CLAIMS_LAST_S
from net.protocol.packets import Have


class CatchingUp:
    """Finds out when we know all that we may have signed; *done* after a clean end."""

    def __init__(self, *, done: bool) -> None:
        self.done = done
        self._spare: set[bytes] = set()
        """Messages that a neighbour holds and that go beyond what we keep."""
        self._claimed: dict[bytes, float] = {}
        """By identity: since when it has claimed to hold something that has not come."""
        self._since: float | None = None

    def spare(self, identity: bytes) -> None:
        """Remember a message that a neighbour holds and that we do not keep."""
        self._spare.add(identity)

    def heard(self, identity: bytes) -> None:
        """Drop the claim of *identity*: something new has come from it, so it delivers."""
        self._claimed.pop(identity, None)

    def look(
        self, table: Table[State], haves: Mapping[bytes, Sequence[Have | None]], now: float
    ) -> bool:
        """Judge by the last *haves* of each other seat; return whether we have just caught up."""
        if self.done or not any(have for of_seat in haves.values() for have in of_seat):
            return False
        open_claims = [
            i for i, of_seat in haves.items() if not self._is_met(table, i, of_seat, now)
        ]
        self._since = now if self._since is None else self._since
        self.done = not open_claims or now - self._since >= CLAIMS_LAST_S
        return self.done

    def _is_met(
        self, table: Table[State], identity: bytes, of_seat: Sequence[Have | None], now: float
    ) -> bool:
        if any(have and self._knows(table, have) for have in of_seat):
            self._claimed.pop(identity, None)
            return True
        return now - self._claimed.setdefault(identity, now) >= CLAIM_LASTS_S

    def _knows(self, table: Table[State], have: Have) -> bool:
        """Return whether we have seen all that the peer of *have* held when it sent it.

        Of a cheat's many acts, each laptop may hold a different two.
        """
        number = table.step.number
        return have.step < number or (
            have.step == number and all(i in table.pool or i in self._spare for i in have.ids)
        )
