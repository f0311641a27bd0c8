"""Playing the same again: who wants to, who thinks it over, and when all who do go together.

Law: a wish is kept, not an event: it is unsigned and may get lost, so each program says again how
it stands as long as that holds. Nobody has to wait for anybody: a second press goes ahead.
"""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QObject, Signal

from core.table.encoding import Value
from core.table.messages import seats_of
from gui.kit.clock import Timer
from gui.parts.laptop import Submit
from gui.parts.shell import Shell
from gui.parts.sound import Sound
from gui.words.player_names import player_name
from gui.words.seats import BOT
from gui.words.table_words import listed
from gui.words.words import words
from net.protocol.commands import Aside
from net.protocol.snapshot import TableSnapshot

AGAIN = "again"
"""The kind of the aside."""
PATIENCE_MS = 20_000
"""After that our player may go ahead without who has said nothing."""
_HEARD_MS = 700
"""By then our wish has gone out, before our node ends."""
_REPEAT_MS = 2_000


class Chair(IntEnum):
    """How somebody stands to the next game, in the order in which the chairs stand."""

    AGAIN = 0
    THINKS = 1
    FINISH = 2
    REVIEW = 3
    GONE = 4


_SAID: dict[Chair, Value] = {
    Chair.AGAIN: (),
    Chair.THINKS: "thinks",
    Chair.FINISH: "finish",
    Chair.REVIEW: "review",
}
"""What our program tells the others; before 0.3 every aside of this kind was a wish."""
_HEARD = {said: chair for chair, said in _SAID.items()}


class Rematch(QObject):
    """Keeps the wishes of one finished table."""

    changed = Signal()
    """Somebody stands otherwise to the next game."""
    agreed = Signal()
    """All who are here want to, or our player goes ahead."""

    def __init__(self, shell: Shell | None, submit: Submit, parent: QObject) -> None:
        """Tell our player by *shell*; None where nobody is told, as on a television."""
        super().__init__(parent)
        self._shell, self._submit = shell, submit
        self.has_page = False
        """Whether a page shows all this; else it is told in passing."""
        self._heard: dict[int, Chair] = {}
        self._own = Chair.THINKS
        self._goes_ahead = False
        """Whether our player waits for nobody any more."""
        self._table: TableSnapshot | None = None
        self._end = Timer(self, singleShot=True)
        self._end.timeout.connect(self.agreed)
        self._patience = Timer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._lose_patience)
        self._repeat = Timer(self, interval=_REPEAT_MS)
        self._repeat.timeout.connect(self._tell)
        self.agreed.connect(self._repeat.stop)
        self.agreed.connect(lambda: self._play(Sound.ALL_SIT))
        self.is_patient = True
        """Whether our player has not waited long yet."""

    # -- what is known ----------------------------------------------------------------------------

    @property
    def own(self) -> Chair:
        """How our player stands to it."""
        return self._own

    def chair(self, seat: int) -> Chair:
        """Return how the player of *seat* stands to it."""
        table = self._table
        if table is None or seat == table.seat:
            return self._own
        if table.left >> seat & 1:
            return self._heard.get(seat, Chair.GONE)
        if table.names[seat].endswith(BOT):
            return Chair.AGAIN
        return self._heard.get(seat, Chair.THINKS) if table.connected >> seat & 1 else Chair.GONE

    def wants(self, seat: int) -> bool:
        """Return whether the player of *seat* has said to want one more, here or gone."""
        return self._heard.get(seat) is Chair.AGAIN

    @property
    def wanting(self) -> tuple[str, ...]:
        """The names of the other people who want one more."""
        return tuple(self._names([s for s in self._others() if self.chair(s) is Chair.AGAIN]))

    @property
    def missing(self) -> tuple[str, ...]:
        """The names of the people who are here and have not said that they do."""
        return tuple(self._names(self._missing()))

    # -- what comes -------------------------------------------------------------------------------

    def follow(self, snapshot: TableSnapshot) -> None:
        """Note who is still at the table of *snapshot*."""
        self._table = snapshot
        self._judge()

    def forget(self) -> None:
        """Forget all wishes, for a new table."""
        for clock in (self._end, self._repeat, self._patience):
            clock.stop()
        self._heard, self._own, self._table = {}, Chair.THINKS, None
        self._goes_ahead = False
        self.has_page, self.is_patient = False, True

    def hear(self, seat: int, value: object = ()) -> None:
        """Take how *seat* stands to it."""
        table = self._table
        chair = _HEARD.get(value, Chair.THINKS) if isinstance(value, str | tuple) else Chair.THINKS
        if table is None or not table.is_over or self._heard.get(seat) is chair:
            return
        self._heard[seat] = chair
        if seat != table.seat and chair is Chair.AGAIN:
            said = words("{name} wants to play again.", name=player_name(table.names[seat]))
            self._say(said, Sound.again(self._count_again()))
        self._judge()

    # -- what our player does ---------------------------------------------------------------------

    def wish(self) -> None:
        """Tell the others that our player wants to play again; the second time, go ahead."""
        if not self._others():
            self.agreed.emit()
            return
        if self._own is Chair.AGAIN:
            self._tell()
            self._goes_ahead = True
            self._end.start(_HEARD_MS)
            return
        self.stand(Chair.AGAIN)
        if missing := self.missing:
            names = listed(missing)
            self._say(words("Waiting for {names}. A second press goes ahead.", names=names))

    def stand(self, chair: Chair) -> None:
        """Note how our player stands to it now, and tell the others."""
        if chair is self._own:
            return
        self._own, self.is_patient, self._goes_ahead = chair, True, False
        self._end.stop()
        if chair is Chair.AGAIN:
            self._play(Sound.again(self._count_again()))
            self._patience.start()
        else:
            self._patience.stop()
        self._tell()
        self._repeat.start()
        self._judge()

    # -- who is there -----------------------------------------------------------------------------

    def _play(self, sound: Sound) -> None:
        if self._shell is not None:
            self._shell.play(sound)

    def _say(self, said: str, sound: Sound | None = None) -> None:
        if self._shell is None:
            return
        if sound is not None:
            self._play(sound)
        if self.has_page:
            self._shell.speak(said)
        else:
            self._shell.toast(said)

    def _lose_patience(self) -> None:
        self.is_patient = False
        self.changed.emit()

    def _tell(self) -> None:
        self._submit(Aside(AGAIN, _SAID[self._own]))

    def _judge(self) -> None:
        self.changed.emit()
        is_agreed = self._own is Chair.AGAIN and not self._missing()
        if not is_agreed and not self._goes_ahead:
            self._end.stop()  # somebody came meanwhile
        if is_agreed and not (self._end.isActive() and self._end.remainingTime() <= _HEARD_MS):
            self._end.start(_HEARD_MS)

    def _count_again(self) -> int:
        """Return how many people want one more, our player among them."""
        return len(self.wanting) + (self._own is Chair.AGAIN)

    def _others(self) -> list[int]:
        """Return the seats of other people who are still here or have gone to meet us."""
        table = self._table
        if table is None:
            return []
        own = 0 if table.seat is None else 1 << table.seat
        here = (table.connected | table.left) & ~own
        return [seat for seat in seats_of(here) if not table.names[seat].endswith(BOT)]

    def _missing(self) -> list[int]:
        """Return the seats that have neither wished nor gone to meet us already."""
        left = self._table.left if self._table is not None else 0
        return [
            seat
            for seat in self._others()
            if self._heard.get(seat) is not Chair.AGAIN and not left >> seat & 1
        ]

    def _names(self, seats: Sequence[int]) -> list[str]:
        assert self._table is not None
        return [player_name(self._table.names[seat]) for seat in seats]
