"""How long each seat has been silent, by our own clock, which runs only while one is."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from gui.words.presence import silent_seats
from net.protocol.snapshot import TableSnapshot

LOOK_MS = 1000


class Silence(QObject):
    """Counts each seat's silence from the moment we knew of it."""

    ticked = Signal()
    """Another second of silence has passed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.since: dict[int, QElapsedTimer] = {}
        self._clock = QTimer(self)
        self._clock.setInterval(LOOK_MS)
        self._clock.timeout.connect(self.ticked)

    @property
    def is_running(self) -> bool:
        """Whether a seat is silent."""
        return self._clock.isActive()

    def seconds(self, snapshot: TableSnapshot) -> tuple[int, ...]:
        """Return for each seat how many seconds it has been silent; 0 for one that is not."""
        seats = range(len(snapshot.names))
        for seat in seats:
            if not silent_seats(snapshot) >> seat & 1 or snapshot.is_over:
                self.since.pop(seat, None)
            elif seat not in self.since:
                self.since[seat] = QElapsedTimer()
                self.since[seat].start()
        if bool(self.since) != self.is_running:
            (self._clock.start if self.since else self._clock.stop)()
        return tuple(
            self.since[seat].elapsed() // 1000 if seat in self.since else 0 for seat in seats
        )
