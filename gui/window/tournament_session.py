"""Our player's part in a tournament, whichever page is shown and in whatever language.

Law: our player sits down once at each table, also after a restart: what has been done is read from
the logs on this laptop.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from core.table.genesis import Genesis
from core.table.tournament_draw import FINAL, Drawn
from gui.kit.press import waits
from gui.parts.laptop import Submit
from gui.report.bracket import table_words
from gui.report.tournament_left import TournamentLeft, result_of, tournament_left
from gui.window.past.worker import Worker
from gui.window.ways import Seat, Ways
from gui.words.words import words
from net.protocol.commands import ComeTo, DrawTables, SayResult
from net.protocol.snapshot import TournamentHere
from net.protocol.terms import Terms


class TournamentSession(QObject):
    """Knows which tournament our player looks at, and leads to its tables whoever is in it."""

    changed = Signal()
    led_back = Signal()
    """A start has found the tournament that our player was in, whose next table is awaited."""

    def __init__(
        self,
        ways: Ways,
        submit: Submit,
        own: Callable[[], bytes],
        data: Path,
        is_shown: Callable[[], bool],
    ) -> None:
        """Act for the player with the key *own*, who waits for tables while the page *is_shown*."""
        super().__init__()
        self.ways, self._submit = ways, submit
        self._own, self._data, self._is_shown = own, data, is_shown
        self._all: dict[bytes, TournamentHere] = {}
        self._shown = self._ours = b""
        """The tournament that is shown, and the one to which our player has come; b"" is none."""
        self._sat: set[int] = set()
        """The tables of ours at which we have sat down, by their numbers."""
        self._results: dict[int, SayResult] = {}
        """How our tables ended, by their numbers."""
        self.proposed: Terms | None = None
        """What our player would call to, and nobody has been asked yet."""
        self.expected = b""
        """The tournament to come to as soon as it is known, in a window that somebody else has
        opened for our player, who shares a laptop; else b""."""
        self.is_drawing: Callable[[], bool] = lambda: False
        """Whether a page still shows how the tables are drawn: so long nobody sits down."""
        self._is_told = self._is_awaited = self._has_looked = False
        self._looking = Worker(self)
        self._looking.finished.connect(self._take_up)

    @property
    def own(self) -> bytes:
        """The identity key of our player."""
        return self._own()

    @property
    def here(self) -> TournamentHere | None:
        """The tournament that is shown."""
        return self._all.get(self._shown)

    @property
    def is_in(self) -> bool:
        """Whether our player has come to the one that is shown."""
        return self._shown == self._ours != b""

    @property
    def next(self) -> Drawn | None:
        """The table at which our player has to sit down now."""
        ours = self._all.get(self._ours)
        drawn = ours.seat_of(self.own) if ours else None
        if ours is None or drawn is None or drawn.number in {*self._sat, *ours.ended}:
            return None
        return drawn

    # -- what our player does ----------------------------------------------------------------------

    def show(self, tournament: bytes, proposed: Terms | None = None) -> None:
        """Look at this *tournament*, or with b"" at one that is only *proposed*."""
        self._shown, self.proposed = tournament, proposed
        self.changed.emit()

    def go_back(self) -> bool:
        """Look at the tournament to which we have come; return whether there is one."""
        if self._ours not in self._all:
            return False
        self.show(self._ours)
        return True

    def come(self, *, is_in: bool = True) -> None:
        """Come to the tournament that is shown, or do not come after all."""
        self._join(self._shown if is_in else b"")
        self._submit(ComeTo(self._ours))
        self.changed.emit()

    def _join(self, tournament: bytes) -> None:
        if tournament != self._ours:
            self._ours, self._is_told = tournament, False
            self._sat.clear()
            self._results.clear()

    def draw(self) -> None:
        """Draw the tables of our own tournament."""
        self._submit(DrawTables())

    def sit(self) -> None:
        """Sit down at the table where our player is expected."""
        ours, drawn = self._all.get(self._ours), self.next
        if ours is not None and drawn is not None:
            self._sat.add(drawn.number)
            self._is_told = False
            self.changed.emit()
            self.ways.go(Seat(ours.terms.at(drawn)))

    # -- what is known -----------------------------------------------------------------------------

    @waits
    def take(self, found: Sequence[TournamentHere]) -> None:
        """Take all that is known now; a call of our own is the one that is shown."""
        before, own = set(self._all), self.own if found else b""
        self._all = {one.tournament.id: one for one in found}
        fresh = [one for id_, one in self._all.items() if id_ not in before and not one.is_fixed]
        called = next((one.tournament.id for one in fresh if one.tournament.caller == own), b"")
        if called:
            self._shown = called
            self._join(called)
        if self._shown == self._ours != b"":
            self._shown = _next_shown(self._all, self._ours)
        self._come_again()
        self.changed.emit()
        if self._is_awaited and self.go_back():
            self._is_awaited = False
            self.led_back.emit()
        self.lead()

    def _come_again(self) -> None:
        """Come where we are expected, and again where it is not known.

        A new node knows nothing of the old one, but for what we have revealed. Of what was not
        played yet no log knows either: where the people are fixed, what the others say counts.
        """
        known = self._all.items() if self._ours == b"" else ()
        for id_, here in known:
            is_back = here.is_fixed and self._has_looked and self.own in _people_of(here)
            if is_back or (id_ == self.expected and not here.is_fixed):
                self._shown = id_
                self._join(id_)
                self._is_awaited = FINAL not in here.ended
        ours = self._all.get(self._ours)
        is_lost = ours is not None and not ours.is_fixed and self.own not in _people_of(ours)
        if ours is not None and is_lost and ours.may_come:
            self._submit(ComeTo(self._ours))

    def lead(self) -> None:
        """Sit down if our player waits on the page; else say once that a table waits."""
        drawn = self.next
        if drawn is None:
            return
        if self._is_shown():
            if not self.is_drawing():
                self.sit()
        elif not self._is_told:
            self._is_told = True
            table = table_words(drawn.number)
            self.ways.toast(
                words("The tables are drawn. You are expected here: {table}", table=table)
            )

    # -- what has been played ----------------------------------------------------------------------

    def look(self) -> None:
        """Look in the logs for the tournament that our player was in before this start."""
        self._looking.run(tournament_left(self._data), self._recover)

    def _take_up(self) -> None:
        """Take what is around us again, now that it is known what was played."""
        self._has_looked = True
        if self._ours == b"":
            self.take(tuple(self._all.values()))

    def stop(self) -> None:
        """Look no more."""
        self._looking.stop()

    def _recover(self, left: TournamentLeft) -> None:
        if self._ours not in {b"", left.tournament}:
            return
        self._join(left.tournament)
        self._sat |= left.sat
        if left.results and not self._results:
            self._results = {one.number: one for one in left.results}
            self._is_awaited = left.is_last
            self.tell_results()
        self.changed.emit()

    def play(self, genesis: Genesis, places: tuple[int, ...]) -> None:
        """Take it that we sit in the game of *genesis*, which ended with *places* if it is over."""
        drawn = genesis.agreed.drawn
        if drawn is None:
            return
        self._shown = drawn.draw.roll.tournament.id
        self._join(self._shown)
        self._sat.add(drawn.number)
        result = result_of(genesis, places)
        if result is not None and result != self._results.get(drawn.number):
            self._results[drawn.number] = result
            self.tell_results()

    def tell_results(self) -> None:
        """Tell how our tables ended; again for each new node, which does not know it."""
        for result in self._results.values():
            self._submit(result)


def _next_shown(found: Mapping[bytes, TournamentHere], ours: bytes) -> bytes:
    """Return the newest call if the draw of *ours* has ended unfinished, else *ours*.

    To come there is for our player to say (P3.5).
    """
    here = found.get(ours)
    calls = [id_ for id_, one in found.items() if not one.is_fixed and id_ != ours]
    return calls[-1] if calls and (here is None or here.is_late) else ours


def _people_of(here: TournamentHere) -> set[bytes]:
    """Return the identity keys of all who come."""
    return {one.identity for one in here.comes}
