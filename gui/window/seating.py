"""What we sit down to play, our bots at the table, and playing again with the same people."""

from dataclasses import replace
from pathlib import Path

from gui.game_ui import GAMES, game_of, known_ui
from gui.report.drafts import is_practice
from gui.report.saved import sits_at_one_laptop, sits_with_bots
from gui.window.bot_seats import BotSeats
from gui.window.bridge import NodeBridge
from gui.words.player_names import host_of
from net.protocol.commands import Avoid, GetUp, Meet, TakeUp, Watch
from net.protocol.snapshot import LobbySnapshot
from net.protocol.terms import Terms

PRACTICE_BOTS = 2


class Seating:
    """Guards that the bots at our table play what we play, and end with it."""

    def __init__(self, bridge: NodeBridge, bots: BotSeats) -> None:
        self._bridge, self._bots = bridge, bots
        self._level = ""
        self._seated: tuple[str, ...] = ()
        self._hosts: set[str] = set()
        """Whose tables they were at which we have sat."""
        self._late: tuple[bytes, ...] = ()
        self._known: tuple[Path | None, bool, bool] = (None, False, False)
        """The log of our table, and whether all others there are our own bots."""
        self.terms: Terms | None = None
        """What we want to play; None when we look on, and in a game that is continued."""
        self.is_alone = False
        """Whether only our own bots can meet us."""
        self.has_hints = False
        """Whether we play for practice."""

    @property
    def code(self) -> str:
        """A join code that leads to us; "" while nobody should come."""
        codes = () if self.is_alone else self._bridge.join_codes
        return codes[0].text if codes else ""

    @property
    def coming(self) -> tuple[str, ...]:
        """Our bots that do not sit at the table yet."""
        return tuple(name for name in self._bots.names if name not in self._seated)

    @property
    def is_among_bots(self) -> bool:
        """Whether all others at our table are our own bots: nobody can stand between us."""
        return self._knows(1)

    @property
    def is_at_one_laptop(self) -> bool:
        """Whether all at our table sit at this laptop, and have nothing to compare."""
        return self._knows(2)

    def _knows(self, what: int) -> bool:
        log, data = self._bridge.log, self._bridge.data
        if log is not None and log != self._known[0]:
            folder = log.parent
            self._known = log, sits_with_bots(folder, data), sits_at_one_laptop(folder, data)
        return log is not None and bool(self._known[what])

    def take_lobby(self, lobby: LobbySnapshot) -> bool:
        """Remember the players who sit with us; return True if we look for people to play with."""
        self._seated = lobby.seated
        if lobby.seated and (host := host_of(lobby.seated)) != self._bridge.name:
            self._hosts.add(host)
        self._late = tuple(table.game for table in lobby.late)
        return lobby.terms is not None

    def sit_down(self, terms: Terms, bots: int = 0, level: str = "") -> None:
        """Look for people to play *terms* with; *bots* of *level* join us."""
        self.terms, self._level, self._seated = terms, level, ()
        self._bridge.submit(Meet(terms))
        self.add_bots(bots)

    def practise(self) -> None:
        """Play the usual game with bots on this machine; nobody else meets them."""
        game = next(iter(GAMES))
        self.is_alone = self.has_hints = True
        self._bridge.start(alone=True)
        self.sit_down(known_ui(game).default_terms(PRACTICE_BOTS + 1), PRACTICE_BOTS)

    def again(self, terms: Terms, names: tuple[str, ...]) -> None:
        """Play *terms* again with *names*; our bots among them come along.

        A player who comes again has the same seat, by the lobby's order (P3.3).
        """
        bots = self._bots.count_among(names)
        self._bots.stop()
        self._bridge.start(alone=self.is_alone)
        self.sit_down(terms, bots, self._level)

    def change_seats(self, terms: Terms) -> None:
        """Wait at a table on *terms*, which differ in their seats alone; our bots come along."""
        bots = min(len(self._bots.names), terms.seats - 1)
        self._bots.stop()
        self.sit_down(terms, bots, self._level)

    def changed(self, lobby: LobbySnapshot) -> int:
        """Return for how many the host of our table goes on; 0 as before.

        That can be changed on a later evening, and where somebody drawn for a table went home.

        Whoever opens a table has a lower key than all who join it, so two never follow each other;
        a bot that opens one does it for its person.
        While tables close and open we may have sat at several: all follow the lowest key, so that
        nobody goes to and fro. Where all seats are taken already, the game begins, and nobody
        follows.
        """
        own = self.terms
        if own is None or lobby.missing_sits:
            return 0
        if own.agreed.series is None and own.agreed.drawn is None:
            return 0
        tables = [
            person.table
            for person in lobby.people
            if person.table is not None and person.problem is None
            if host_of([person.name, *(offer.name for offer in person.table.offers)]) in self._hosts
            if replace(person.table.terms, seats=own.seats) == own
        ]
        first = min(tables, key=lambda table: table.opener, default=None)
        return first.terms.seats if first and first.terms.seats != own.seats else 0

    def watch(self, game: bytes) -> None:
        """Look on at the table of *game*, or sit down there if we said yes before."""
        self.terms = None
        self._bridge.submit(TakeUp(game) if game in self._late else Watch(game))

    def avoid(self, identity: bytes) -> None:
        """Sit at no table with *identity* from now on."""
        self._bridge.submit(Avoid(identity))

    def resume(self, folder: Path) -> None:
        """Continue the game in *folder*, and let our bots in it continue too."""
        self.terms, self.has_hints = None, is_practice(folder)
        self._bridge.start(folder)
        self._bots.resume(folder)

    def add_bots(self, count: int = 1) -> None:
        """Let *count* more bots join the table that waits."""
        if self.terms is not None:
            level = self._level or GAMES[game_of(self.terms.rules_id)].BOTS["window"]
            self._bots.start(self.terms, count, level, self._seated)

    def get_up(self, *, is_waiting: bool) -> None:
        """Leave a table that *is_waiting* for others, or one with a game, which is saved."""
        self._bots.stop()
        if is_waiting and not self.is_alone:
            self._bridge.submit(GetUp())
        else:
            self._bridge.start()
        self.terms, self.is_alone, self.has_hints = None, False, False
