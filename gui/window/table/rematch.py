"""Playing the same again: who wants to, and when all who do go together.

Law: a wish is unsigned and may get lost, so it is repeated while it waits, and nobody has to wait
for it: a second press goes alone.
"""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from core.table.messages import seats_of
from gui.parts.clock import Timer
from gui.parts.shell import Shell
from gui.words.player_names import BOT, player_name
from gui.words.table import listed
from gui.words.words import words
from net.protocol.commands import Aside
from net.protocol.snapshot import TableSnapshot

AGAIN = "again"
"""The kind of the aside."""
_PATIENCE_MS = 4000
"""After that our player goes ahead: the wishes of others may have got lost."""
_HEARD_MS = 700
"""By then our wish has gone out, before our node ends."""
_REPEAT_MS = 2000


class Rematch(QObject):
    """Gathers the wishes of one finished table."""

    asked = Signal(object)
    """An `Aside` for the node."""
    called = Signal()
    """Somebody else wants to play again."""
    agreed = Signal()
    """All who are here want to, or our player goes ahead."""

    def __init__(self, shell: Shell, parent: QObject) -> None:
        super().__init__(parent)
        self._shell = shell
        self._wished: set[int] = set()
        self._is_wished = False
        self._table: TableSnapshot | None = None
        self._end = Timer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self.agreed)
        self._repeat = Timer(self)
        self._repeat.setInterval(_REPEAT_MS)
        self._repeat.timeout.connect(self._ask)
        self.agreed.connect(self._repeat.stop)

    def follow(self, snapshot: TableSnapshot) -> None:
        """Note who is still at the table of *snapshot*."""
        self._table = snapshot
        self._judge()

    def forget(self) -> None:
        """Forget all wishes, for a new table."""
        self._end.stop()
        self._repeat.stop()
        self._wished, self._is_wished, self._table = set(), False, None

    def wish(self) -> None:
        """Tell the others that our player wants to play again; the second time, go ahead."""
        if not self._others():
            self.agreed.emit()
            return
        self._ask()
        if self._is_wished or not self._missing():
            self._end.start(_HEARD_MS)
            return
        self._is_wished = True
        self._end.start(_PATIENCE_MS)
        self._repeat.start()
        names = listed(self._names(self._missing()))
        self._shell.toast(words("Waiting for {names}. A second press goes ahead.", names=names))

    def hear(self, seat: int) -> None:
        """Take the wish of *seat*."""
        table = self._table
        if table is None or not table.is_over or seat in self._wished:
            return
        self._wished.add(seat)
        if seat != table.seat:
            self.called.emit()
            self._shell.toast(
                words("{name} wants to play again.", name=player_name(table.names[seat]))
            )
        self._judge()

    def _ask(self) -> None:
        self.asked.emit(Aside(AGAIN, ()))

    def _judge(self) -> None:
        if self._is_wished and not self._missing() and self._end.remainingTime() > _HEARD_MS:
            self._end.start(_HEARD_MS)

    def _others(self) -> list[int]:
        """Return the seats of other people who are still here or have gone to meet us."""
        table = self._table
        if table is None or table.seat is None:
            return []
        here = (table.connected | table.left) & ~(1 << table.seat)
        return [seat for seat in seats_of(here) if not table.names[seat].endswith(BOT)]

    def _missing(self) -> list[int]:
        """Return the seats that have neither wished nor gone to meet us already."""
        left = self._table.left if self._table is not None else 0
        return [
            seat for seat in self._others() if seat not in self._wished and not left >> seat & 1
        ]

    def _names(self, seats: Sequence[int]) -> list[str]:
        assert self._table is not None
        return [player_name(self._table.names[seat]) for seat in seats]
