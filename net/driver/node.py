"""Node: one thread that owns the sockets, the log and the evening, and performs its effects (P8).

Law: it performs effects in their order, and sends nothing more after the disk has failed.
"""

import math
import queue
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, assert_never

from core.games import known_rules, rules_for
from core.table.encoding import pack
from core.table.genesis import make_offer
from core.table.signing import SigningKey, TableSecret
from core.table.step import Completed
from core.table.trouble import Trouble
from net.driver.adapters import own_addresses
from net.driver.copies import Copies
from net.driver.discovery import Discovery
from net.driver.disk import DiskError
from net.driver.folder import is_leaving, is_stopped
from net.driver.hints import HintCard, is_laptop
from net.driver.identity import load_identity
from net.driver.join_port import open_inbox
from net.driver.journal import journal, noted
from net.driver.kept_wish import load_wish
from net.driver.link_events import Down, Event, Frame, Link, Readable, TurnedAway, Up, WrongKey
from net.driver.obstacles import OFFLINE
from net.driver.open_files import allow_many_files
from net.driver.own_build import system_here
from net.driver.own_folders import OwnFolders
from net.driver.place import LOOPBACK, NodePlace
from net.driver.shared_node_state import ROOF
from net.protocol.beat import next_beat
from net.protocol.commands import Command
from net.protocol.draw_memory import DrawMemory
from net.protocol.effects import (
    Append,
    Ask,
    Blame,
    CopyAsked,
    CopyTold,
    Dial,
    Doubled,
    Effect,
    Gathered,
    NoteLeaving,
    NoteStopped,
    Notice,
    Overheard,
    Penalize,
    ReadCopy,
    Rejected,
    RenewSecret,
    Send,
    Show,
    Started,
    StepDone,
    Sync,
)
from net.protocol.evening import Evening
from net.protocol.handed import Program
from net.protocol.join_code import CodeTried, JoinCode, make_join_code
from net.protocol.lobby import Lobby
from net.protocol.mishaps import TableFailedError
from net.protocol.snapshot import LobbySnapshot, TableSnapshot
from net.protocol.troubles import NetworkReason, PeerReason, TableReason
from net.protocol.wardrobe import Wardrobe

LOOK_S = 1.0
"""A node takes a turn at least this often: what `due` does not cover is less urgent."""
SETTLE_S = 0.010
"""All nodes under one roof speak at the same beat: who waits this long hears them in one turn."""
NOTICED_MAX = 256
News = (
    Show
    | StepDone
    | Rejected
    | Overheard
    | Gathered
    | Doubled
    | CopyTold
    | CopyAsked
    | Notice
    | Started
)
Observer = Callable[[News | CodeTried], None]


class Node:
    """Runs one player's evening on this machine; all but `submit` and `stop` is for one thread."""

    def __init__(
        self,
        place: NodePlace,
        observe: Observer,
        draws: DrawMemory | None = None,
        wardrobe: Wardrobe | None = None,
    ) -> None:
        """Begin at *place* with what the nodes before it remember: *draws*, and the *wardrobe*."""
        self.draws = draws or DrawMemory(lambda: secrets.token_bytes(32))
        self.wardrobe = wardrobe or Wardrobe()
        self._place = place
        self._observe = observe
        allow_many_files()
        self._identity = SigningKey(load_identity(place.data).seed)
        self._sockets = open_inbox(loopback=place.loopback, roof=ROOF)
        public, port = self._sockets.public, self._sockets.port
        card = HintCard(public, port, place.name, meet=place.meet, program=place.version)
        said = place.name, place.version, known_rules()
        self.wardrobe.wear(load_wish(place.data), self._identity.public)
        lobby = Lobby(
            *said,
            self._identity,
            rules_for,
            looks_on=place.looks_on,
            wardrobe=self.wardrobe,
            program=Program(system_here()),
        )
        self._evening = Evening(lobby, self._identity, self._sockets.public, self.draws)
        self._commands: queue.SimpleQueue[Command] = queue.SimpleQueue()
        self._copies = Copies(place.games, self.submit)
        self._discovery = Discovery(card, self._sockets, loopback=place.loopback, roof=ROOF)
        self._folders = OwnFolders(place.games, self._identity.public)
        self._noticed: deque[Trouble] = deque(maxlen=NOTICED_MAX)
        self._hosts: tuple[str, ...] = ()
        self._alone: Trouble | None = None
        self._shown: Show | None = None
        """What was shown of the lobby last; None at a table."""
        self._beat = next_beat(time.monotonic(), LOOK_S)
        self._stopping = False

    @property
    def log(self) -> Path | None:
        """The log of the table we sit at, or None."""
        folder = self._folders.current
        return folder.path / "log" if folder else None

    @property
    def fsyncs(self) -> int:
        """How often the log of our table was put on disk."""
        folder = self._folders.current
        return folder.fsyncs if folder else 0

    @property
    def join_codes(self) -> tuple[JoinCode, ...]:
        """The codes that lead here now, one for each address we have; any thread may read them."""
        sockets = self._sockets
        hosts = own_addresses(loopback=self._place.loopback)
        return tuple(make_join_code(host, sockets.port, sockets.public) for host in hosts)

    @property
    def code_here(self) -> JoinCode:
        """The code that leads here from this machine; any thread may read it."""
        return make_join_code(LOOPBACK, self._sockets.port, self._sockets.public)

    def submit(self, command: Command) -> None:
        """Put *command* in the queue; any thread may call this."""
        self._commands.put(command)
        self._sockets.wake()

    def stop(self) -> None:
        """End `run` soon; any thread may call this."""
        self._stopping = True
        self._sockets.wake()

    # -- starting ---------------------------------------------------------------------------------

    def remember(self) -> None:
        """Remember the last games of this player that never began: they may yet begin."""
        for genesis, sits in self._folders.never_began():
            self._evening.remember(genesis, sits)

    def resume(self, path: Path) -> tuple[Completed[Any], ...]:
        """Go on with the game in *path* and return its steps so far.

        Raises `FolderError` when the game cannot go on.
        """
        table, sits = self._folders.resume(path)
        self._evening.begin(table, sits, leaving=is_leaving(path))
        return tuple(table.completed)

    # -- running ----------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until `stop`; then put everything on disk and close."""
        journal.info("node-begins")
        try:
            while not self._stopping:
                self._listen()
                self._discover()
                self._obey()
                self._perform_all(self._turn(time.monotonic()))
                self._settle()
        except Exception:
            journal.exception("node-failed")
            raise
        finally:
            self._close()

    def _listen(self) -> None:
        now = time.monotonic()
        due = min(self._beat, self._evening.due, self._discovery.due)
        waiting = math.ceil(max(0.0, due - now) * 1000) if self._commands.empty() else 0
        for event in self._sockets.receive(waiting):
            with noted("event-failed"):
                self._take(event, time.monotonic())

    def _take(self, event: Event, now: float) -> None:
        match event:
            case Frame(link, data):
                self._hear(link, data, now)
            case Up(link):
                self._evening.up(link, now)
            case Down(link):
                self._evening.down(link)
            case WrongKey(_, address):
                self._notice(Trouble(NetworkReason.WRONG_KEY, host=address[0]))
            case TurnedAway(_, address):
                self._notice(Trouble(NetworkReason.TURNED_AWAY, host=address[0]))
            case Readable(socket):
                self._discovery.hear(socket)
            case _:
                assert_never(event)

    def _settle(self) -> None:
        """After the turn of a beat, let the other nodes of this process have theirs."""
        now = time.monotonic()
        if now >= self._beat:
            self._beat = next_beat(now, LOOK_S)
            if len(ROOF.links) > 1:
                time.sleep(SETTLE_S)

    def _hear(self, link: Link, frame: bytes, now: float) -> None:
        """Take a *frame*; a bug that it shows ends the connection, or the table that it is of."""
        try:
            self._evening.receive(link, frame, now)
        except TableFailedError as error:
            self._stop_table(error)
        except Exception as error:  # noqa: BLE001 - nobody knows what a bug raises
            journal.exception("frame-failed")
            self._evening.shut_out(link, _told(error))

    def _turn(self, now: float) -> list[Effect]:
        """Return what to do now; a bug that the table shows ends the table."""
        try:
            return self._evening.turn(now)
        except TableFailedError as error:
            self._stop_table(error)
        return self._evening.turn(now)

    def _stop_table(self, error: TableFailedError) -> None:
        journal.exception("table-failed")
        self._evening.stop(Trouble(TableReason.RULES_FAILED, what=_told(error.__cause__)))

    def _discover(self) -> None:
        news: list[CodeTried] = []
        with noted("discovery-failed"):
            news = self._discovery.turn()
        for one in news:
            self._observe(one)
        if self._hosts is not self._discovery.addresses:
            self._hosts = self._discovery.addresses
            self._evening.locate(tuple((host, self._sockets.port) for host in self._hosts))
        self._notice(self._discovery.trouble)
        if (why := self._discovery.obstacle) != self._alone:
            self._alone = why
            if self._shown is not None:
                self._tell(self._shown)

    def _obey(self) -> None:
        """Do what our player asked; a bug in that costs no more than what was asked."""
        while not self._commands.empty():
            try:
                self._evening.command(self._commands.get())
            except TableFailedError as error:
                self._stop_table(error)
            except Exception as error:  # noqa: BLE001 - nobody knows what a bug raises
                journal.exception("command-failed")
                self._tell(Notice(Trouble(TableReason.COMMAND_FAILED, what=_told(error))))

    # -- performing -------------------------------------------------------------------------------

    def _perform_all(self, effects: list[Effect]) -> None:
        try:
            for effect in effects:
                self._perform(effect)
        except DiskError as error:
            if not self._evening.in_game:
                raise
            journal.error("%s", error.trouble)
            self._evening.stop(error.trouble)

    def _perform(self, effect: Effect) -> None:
        match effect:
            case Send(link, frame):
                self._sockets.send(link, frame)
            case Append() | Sync() | NoteLeaving() | NoteStopped():
                self._folders.keep(effect)
            case Dial() | Ask():
                with noted("dial-failed"):
                    self._reach(effect)
            case RenewSecret():
                self._renew()
            case ReadCopy():
                self._copies.want(effect)
            case Penalize(link, seconds, why):
                self._sockets.block(link, seconds)
                peer, span = link.hex()[:8], round(seconds)
                self._notice(Trouble(PeerReason.SHUT_OUT, peer=peer, seconds=span, why=why))
            case Blame():
                raise AssertionError(effect)  # `Links` has turned it into a penalty
            case _:
                self._tell(effect)

    def _tell(self, effect: News) -> None:
        """Pass *effect* to the player; begin the table if it has started."""
        if isinstance(effect, Notice):
            journal.warning("%s", effect.trouble)
        elif isinstance(effect, Started):
            self._begin(effect)
        elif isinstance(effect, Show):
            effect = self._with_why(effect)
        self._observe(effect)

    def _with_why(self, shown: Show) -> Show:
        """Return what is *shown*, with why nobody is found, or why we are in no network."""
        snapshot, why = shown.snapshot, self._alone
        if isinstance(snapshot, LobbySnapshot):
            code = next((code.text for code in self.join_codes), "") if why else ""
            snapshot = replace(snapshot, why_alone=why, code=code)
        elif isinstance(snapshot, TableSnapshot):
            offline = why if why is not None and why.reason in OFFLINE else None
            if offline != snapshot.offline:
                snapshot = replace(snapshot, offline=offline)
        self._shown = Show(snapshot)
        return self._shown

    def _reach(self, hint: Dial | Ask) -> None:
        """Follow a person's code, and what of a peer's hint stays in our part of the net (N8)."""
        if isinstance(hint, Ask):
            self._discovery.ask(hint.code)
            return
        loopback = self._place.loopback
        ours = [a for a in hint.addresses if is_laptop(a[0], loopback=loopback)]
        self._sockets.connect(hint.link, ours)

    def _renew(self) -> None:
        """Make the secret and the folder of a new offer, on disk before we send it (P3.2)."""
        secret = secrets.token_bytes(32)
        wish = self.wardrobe.wish_of(self._identity.public)
        offer = make_offer(self._place.name, self._identity, TableSecret(secret), wish)
        self._folders.renew(secret, pack(offer.wire))
        self._evening.take_secret(TableSecret(secret))

    def _begin(self, started: Started) -> None:
        """Sit down with the secret that the genesis names, not always the newest; or watch."""
        table = self._folders.begin(started.genesis)
        folder = self._folders.current
        path = folder.path if folder is not None else None
        leaving, stopped = bool(path and is_leaving(path)), bool(path and is_stopped(path))
        self._evening.begin(table, started.sits, leaving=leaving, stopped=stopped)

    def _notice(self, trouble: Trouble | None) -> None:
        """Show the person a *trouble* once; strangers can make ever new ones."""
        if trouble is not None and trouble not in self._noticed:
            self._noticed.append(trouble)
            journal.warning("%s", trouble)
            self._observe(Notice(trouble))

    def _close(self) -> None:
        self._perform_all(self._evening.close())
        self._folders.close()
        self._copies.close()
        self._discovery.close()
        self._sockets.close()


def _told(error: BaseException | None) -> str:
    return f"{type(error).__name__}: {error}"
