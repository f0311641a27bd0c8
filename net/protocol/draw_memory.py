"""Draw memory: what we may still reveal in draws, and how those of the evening ended (P3.5).

It goes from node to node and ends with the program: nothing of it is on disk. Law: a nonce is
random, fixed for one come, and shown for one roll or for none. Who comes to another tournament has
given up the draw before, which can be none any more.
"""

from collections.abc import Callable
from dataclasses import dataclass

from core.table.signing import SigningKey
from core.table.tournament import (
    BEFORE_MAX,
    MISSING_MAX,
    Before,
    Come,
    Reveal,
    Roll,
    make_come,
    make_reveal,
)
from net.protocol.limits import DRAW_WITHIN_S, NONCES_MAX, REVEALED_MAX

UNFINISHED_MAX = 2
"""Once so many draws ended unfinished, who was missing in one of them is in no other."""


@dataclass(slots=True)
class _Revealed:
    """A roll for which we have revealed."""

    roll: bytes
    reveal: Reveal
    missing: dict[bytes, str]
    """Whose reveals have not come in time, with their names."""
    since: float
    is_late: bool = False
    is_drawn: bool = False
    is_over: bool = False
    """Whether our player has come to another tournament, so that no draw can come of it."""


class DrawMemory:
    """Guards our nonces: each is fresh, and shown for one roll only."""

    def __init__(self, entropy: Callable[[], bytes]) -> None:
        """Take 32 fresh bytes from *entropy* for each come."""
        self._entropy = entropy
        self._nonces: dict[bytes, tuple[bytes, bytes]] = {}
        """Those not shown yet, each with its tournament, by the digests that fix them."""
        self._revealed: dict[bytes, _Revealed] = {}
        """By tournament, the newest last."""

    def come(self, identity: SigningKey, name: str, tournament: bytes) -> Come:
        """Say that *identity* comes to the *tournament*, and how the draws before ended."""
        for id_, known in self._revealed.items():
            known.is_over |= id_ != tournament and not known.is_drawn
        nonce = self._entropy()
        come = make_come(identity, name, tournament, nonce, self.before)
        self._nonces[come.fixed] = tournament, nonce
        for fixed in list(self._nonces)[:-NONCES_MAX]:
            del self._nonces[fixed]
        return come

    def reveal(self, identity: SigningKey, roll: Roll, now: float) -> Reveal | None:
        """Reveal for *roll* what our come there has fixed; None if we may not, or never could."""
        tournament = roll.tournament.id
        known = self._revealed.get(tournament)
        if known is not None:
            return known.reveal if known.roll == roll.id else None
        own = next((one for one in roll.comes if one.identity == identity.public), None)
        if own is None or own.fixed not in self._nonces or self.bars(roll):
            return None
        _, nonce = self._nonces[own.fixed]
        self._nonces = {k: one for k, one in self._nonces.items() if one[0] != tournament}
        reveal = make_reveal(identity, roll, nonce)
        self._revealed[tournament] = _Revealed(roll.id, reveal, {}, now)
        for old in list(self._revealed)[:-REVEALED_MAX]:
            del self._revealed[old]
        return reveal

    def may_come(self, tournament: bytes, now: float) -> bool:
        """Return whether our player may come to this *tournament*.

        Never again where we have revealed, nor anywhere while a draw may be completed in time.
        """
        return tournament not in self._revealed and not self.is_drawing(now)

    def is_drawing(self, now: float) -> bool:
        """Return whether a draw of ours may still be completed in time: nobody calls meanwhile."""
        undrawn = (one for one in self._revealed.values() if not (one.is_drawn or one.is_over))
        return any(now - one.since < DRAW_WITHIN_S for one in undrawn)

    def is_over(self, tournament: bytes) -> bool:
        """Return whether our player has given up its draw."""
        known = self._revealed.get(tournament)
        return known is not None and known.is_over

    def finish(self, roll: Roll) -> None:
        """Take it that all on the *roll* have revealed."""
        if self.reveals_for(roll):
            known = self._revealed[roll.tournament.id]
            known.is_drawn, known.is_late, known.missing = True, False, {}

    def miss(self, roll: Roll, missing: dict[bytes, str]) -> bool:
        """Take it that these have not revealed in time; return whether that is new."""
        known = self._revealed[roll.tournament.id]
        is_new = not known.is_late or known.missing != missing
        known.is_late, known.missing = True, missing
        return is_new

    def reveals_for(self, roll: Roll) -> bool:
        """Return whether it is this *roll* of its tournament for which we have revealed."""
        known = self._revealed.get(roll.tournament.id)
        return known is not None and known.roll == roll.id

    # -- how the draws of this evening ended -------------------------------------------------------

    @property
    def _unfinished(self) -> list[_Revealed]:
        return [one for one in self._revealed.values() if one.is_late or one.is_over]

    @property
    def before(self) -> Before:
        """How many draws ended unfinished, and the identities that were missing."""
        keys = sorted(self.missing)[:MISSING_MAX]
        return Before(min(len(self._unfinished), BEFORE_MAX), tuple(keys))

    @property
    def missing(self) -> dict[bytes, str]:
        """Who was missing in draws that ended unfinished, with their names."""
        return {key: name for one in self._unfinished for key, name in one.missing.items()}

    def is_barred(self, identity: bytes) -> bool:
        """Return whether *identity* may be in no further draw, and so call to none."""
        return len(self._unfinished) >= UNFINISHED_MAX and identity in self.missing

    def bars(self, roll: Roll) -> bool:
        """Return whether somebody on the *roll*, or its caller, may not be in it."""
        keys = (roll.tournament.caller, *(one.identity for one in roll.comes))
        return any(self.is_barred(key) for key in keys)
