"""How long each seat has been silent, by our own clock, which runs only while one is."""

from PySide6.QtCore import QObject

from gui.kit.clock import Timer
from gui.words.presence import silent_seats
from net.protocol.snapshot import TableSnapshot

LOOK_MS = 1000


class Silence(Timer):
    """Counts each seat's silence from the moment we knew of it; times out each second of it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, interval=LOOK_MS)
        self.since: dict[int, int] = {}
        """By seat: the ms at which we knew of its silence."""
        self._heard: set[int] = set()
        self.back: tuple[int, ...] = ()
        """The seats that were silent and are heard again since the last snapshot."""

    def seconds(self, snapshot: TableSnapshot) -> tuple[int, ...]:
        """Return for each seat how many seconds it has been silent; 0 for one that is not."""
        seats = range(len(snapshot.names))
        before = self.since.keys() & self._heard
        for seat in seats:
            if not silent_seats(snapshot) >> seat & 1 or snapshot.is_over:
                self.since.pop(seat, None)
            elif seat not in self.since:
                self.since[seat] = self.now_ms()
        self.back = () if snapshot.is_over else tuple(sorted(before - self.since.keys()))
        self._heard |= {*seats} - self.since.keys()
        if bool(self.since) != self.isActive():
            (self.start if self.since else self.stop)()
        now = self.now_ms()
        return tuple((now - self.since.get(seat, now)) // 1000 for seat in seats)
