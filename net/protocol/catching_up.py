"""Catching up: what a laptop must hear after any start before it signs at a table (P11).

Law: another seat has said where it is, and we have seen all that it held; without one we wait, for
however long. We wait for what every other seat says it holds too. But beside a seat that we have
caught up with, the mere claim of another binds for 10 s, and for a minute at most if it delivers:
a neighbour that names what nobody has must not keep us from signing for ever. And for 3 s we wait
for the seats that we do not hear: only who is met by all cannot miss anybody.
"""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from core.table.rules import State
from core.table.table import Table
from net.protocol.game_packets import Have
from net.protocol.limits import CLAIM_LASTS_S, CLAIMS_LAST_S, SEATS_MET_WITHIN_S


class CatchingUp:
    """Finds out when we know all that our seat may have signed; *done* where we sit alone."""

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
        self,
        table: Table[State],
        haves: Mapping[bytes, Sequence[Have | None]],
        now: float,
        away: Collection[bytes] = (),
        left: Mapping[bytes, tuple[int, Collection[bytes]]] = MappingProxyType({}),
    ) -> bool:
        """Judge by the last *haves* of each seat here; return whether we have just caught up.

        *away* are those in the game that are not here. *left* is what each twin of ours that has
        stopped had signed in its step.
        """
        if self.done:
            return False
        met = {i for i, of_seat in haves.items() if self._is_met(table, of_seat)}
        owed = haves.keys() - met
        owed |= {twin for twin, signed in left.items() if not self._knows(table, *signed)}
        is_any_owed = [i for i in owed if not self._is_over(i, now)]
        for identity in met:
            self._claimed.pop(identity, None)
        if not met:
            return False
        self._since = now if self._since is None else self._since
        waited = now - self._since
        is_all = not away or waited >= SEATS_MET_WITHIN_S
        self.done = is_all and (not is_any_owed or waited >= CLAIMS_LAST_S)
        return self.done

    def _is_met(self, table: Table[State], of_seat: Sequence[Have | None]) -> bool:
        return any(have and self._knows(table, have.step, have.ids) for have in of_seat)

    def _is_over(self, identity: bytes, now: float) -> bool:
        """Return whether the claim of *identity* binds no more."""
        return now - self._claimed.setdefault(identity, now) >= CLAIM_LASTS_S

    def _knows(self, table: Table[State], step: int, ids: Collection[bytes]) -> bool:
        """Return whether we have seen all that a peer at *step* held: the messages *ids* there.

        Of a cheat's many acts, each laptop may hold a different two.
        """
        number = table.step.number
        return step < number or (
            step == number and all(i in table.pool or i in self._spare for i in ids)
        )
