"""How long each player has been choosing, where the table has agreed to a gentle nudge.

Law: each laptop measures for itself, from when the step began there. Nothing is signed or sent,
and nothing is ever taken from a player.
"""

from enum import Enum

from PySide6.QtCore import QObject, Signal

from gui.kit.clock import Timer
from net.protocol.snapshot import TableSnapshot


class Patience(Enum):
    """How long a choice has taken."""

    FRESH = 0
    YAWNS = 1
    """More than half of the agreed time."""
    NUDGED = 2
    """All of it."""


class NudgeClock(Timer):
    """Measures the choices of all seats; times out only when one becomes late."""

    nudged = Signal(int)
    """The time of a seat's choice has just passed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, singleShot=True)
        self.since: dict[int, tuple[int, int]] = {}
        """By seat that is choosing: the step, and the ms at which it began here."""
        self._late: set[tuple[int, int]] = set()
        """The steps and seats that have been nudged."""

    def look(self, snapshot: TableSnapshot, seconds: int) -> tuple[Patience, ...]:
        """Return for each seat how long its choice takes; *seconds* are agreed, 0 is never."""
        self.stop()
        is_on = seconds and not snapshot.is_over and not snapshot.must_compare
        choosing = _choosing(snapshot) if is_on else ()
        self.since = {seat: self._begun(seat, snapshot.step) for seat in choosing}
        found = [Patience.FRESH] * len(snapshot.names)
        for seat, (_, begun_ms) in self.since.items():
            found[seat] = self._judged(self.now_ms() - begun_ms, 1000 * seconds)
        for seat, one in enumerate(found):
            if one is Patience.NUDGED and (snapshot.step, seat) not in self._late:
                self._late.add((snapshot.step, seat))
                self.nudged.emit(seat)
        return tuple(found)

    def _begun(self, seat: int, step: int) -> tuple[int, int]:
        known = self.since.get(seat)
        if known is not None and known[0] == step:
            return known
        return step, self.now_ms()

    def _judged(self, elapsed: int, whole: int) -> Patience:
        """Return how long a choice of *elapsed* ms of *whole* is; look again when that changes."""
        for end, found in ((whole // 2, Patience.FRESH), (whole, Patience.YAWNS)):
            if elapsed < end:
                left = end - elapsed
                if not self.isActive() or self.remainingTime() > left:
                    self.start(left)
                return found
        return Patience.NUDGED


def _choosing(snapshot: TableSnapshot) -> set[int]:
    """Return the seats for whose choice the table waits."""
    others = {seat for seat, since in enumerate(snapshot.acting_since) if since is not None}
    return others | {snapshot.seat} if snapshot.may_act and snapshot.seat is not None else others
