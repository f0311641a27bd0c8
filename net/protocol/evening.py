"""Evening: everything one node does between its start and its exit: a lobby, then a table.

Sans-I/O: frames, commands and ticks in, effects out. Law: only `Links` decides which peers are
heard; only `Lobby`, `Session` and `Tournaments`, which go on in both, decide what is signed.
"""

import math
from collections.abc import Sequence
from typing import Any

from core.table.encoding import MalformedError, NewerError
from core.table.genesis import Genesis, Sit
from core.table.rules import Refusal
from core.table.signing import SigningKey, TableSecret
from core.table.table import Table
from core.table.trouble import Trouble
from net.protocol.commands import (
    Avoid,
    CallTournament,
    ComeTo,
    Command,
    CompareCopies,
    CopyRead,
    DrawTables,
    GetUp,
    HandOver,
    JoinByCode,
    KeepCopies,
    Meet,
    SayResult,
    TakeUp,
    Watch,
    Wear,
)
from net.protocol.comparing import Comparing, CopyWord
from net.protocol.draw_memory import DrawMemory
from net.protocol.effects import Ask, Blame, Effect, Link, Notice, Rejected
from net.protocol.game_packets import Msgs
from net.protocol.hello_packets import Hello, TwinPacket
from net.protocol.introductions import Introductions
from net.protocol.limits import FAILED_S
from net.protocol.links import Heard, Links
from net.protocol.lobby import Lobby
from net.protocol.mishaps import Mishaps, TableFailedError
from net.protocol.peer_packets import Address, Peers
from net.protocol.session import Session, SessionReason
from net.protocol.tournament_packets import TournamentPacket
from net.protocol.tournaments import Tournaments
from net.protocol.troubles import PeerReason, TableReason
from net.protocol.twins import Twins, passed_on


class Evening:
    """Passes every event to the lobby or to the table, whichever there is now."""

    def __init__(
        self, lobby: Lobby, identity: SigningKey, public: bytes, draws: DrawMemory
    ) -> None:
        """Begin in the *lobby*; *draws* is what earlier nodes of this program did in draws."""
        self._lobby = lobby
        self._links = Links(identity, public)
        self._mishaps = Mishaps(self._links)
        self._own = public, identity.public
        self._introductions = Introductions(public, identity.public)
        self._twins = Twins(identity, public)
        self._tournaments = Tournaments(lobby.name, identity, draws)
        self._comparing = Comparing(self._links, identity.public)
        self._session: Session | None = None
        self._stopped = False
        self._answers: list[Effect] = []
        self._began: tuple[Genesis, Sequence[Sit]] | None = None

    @property
    def in_game(self) -> bool:
        """Whether a table has begun."""
        return self._session is not None

    def begin(
        self,
        table: Table[Any],
        sits: Sequence[Sit],
        *,
        leaving: bool = False,
        stopped: bool = False,
    ) -> None:
        """Leave the lobby for *table*, new or resumed; our player may be *leaving* it for good.

        With *stopped* we only look on, for our seat goes on at another laptop.
        """
        self._introductions.look_for([offer.identity for offer in table.genesis.offers])
        knows = self._links.knows_asides
        game = b"" if table.seat is None else table.genesis.game
        self._twins.sit(game, has_stopped=stopped)
        self._session = Session(table, sits, self._twins, leaving=leaving, knows_asides=knows)
        self._began = table.genesis, sits
        self._lobby.wardrobe.note(table.genesis)
        for link, identity in self._links.identities().items():
            self._answers += self._session.meet(link, identity)
        self._relate()

    def locate(self, addresses: tuple[Address, ...]) -> None:
        """Remember the *addresses* at which others reach us now, to pass them on."""
        self._introductions.locate(addresses)

    def up(self, link: Link, now: float) -> None:
        """Begin with *link*, to which a connection of ours is up."""
        self._answers += self._links.up(link, now)

    def down(self, link: Link) -> None:
        """Forget *link*, to which no connection is left."""
        self._links.down(link)
        self._introductions.lose(link)
        self._twins.lose(link)
        self._tournaments.lose(link)
        self._comparing.lose(link)
        (self._session or self._lobby).lose(link)
        self._relate()

    def _relate(self) -> None:
        """Pass the peers that our neighbours reach to the lobby or the table."""
        (self._session or self._lobby).relate(self._introductions.named)

    def receive(self, link: Link, frame: bytes, now: float) -> None:
        """Take a *frame* of *link*.

        Raises `TableFailedError`, or whatever a bug raises; then `shut_out` is for that link.
        """
        self._mishaps.hear(link)
        heard, answers = self._links.receive(link, frame, now)
        self._answers += answers
        if heard is None:
            return
        try:
            self._pass_on(link, heard, now)
        except Exception as error:
            if self._session is not None and _is_of_table(self._session, heard):
                raise TableFailedError from error
            raise
        if self._mishaps.is_careful(now):
            self._answers = self.turn(now)

    def shut_out(self, link: Link, what: str) -> None:
        """End the connection with *link*, on whose packet this program has failed."""
        why = Trouble(TableReason.PACKET_FAILED, what=what)
        self._answers += self._links.shut_out(link, why, FAILED_S)

    def command(self, command: Command) -> None:
        """Do what our player asks."""
        match command:
            case Meet() | Watch() | GetUp() | TakeUp() if self._session is not None:
                self._answers.append(Rejected(Refusal(SessionReason.AT_TABLE)))
            case Meet() | Watch() | GetUp() | TakeUp() | Avoid() | Wear() | HandOver():
                self._answers += self._lobby.command(command)
            case JoinByCode(code):
                self._answers.append(Ask(code))
            case CompareCopies() | KeepCopies() | CopyRead():
                self._comparing.command(command)
            case CallTournament() | ComeTo() | DrawTables() | SayResult():
                self._tournaments.command(command)
            case _ if self._session is not None:
                self._session.command(command)
            case _:
                pass  # there is no table yet for it to concern

    def take_secret(self, secret: TableSecret) -> None:
        """Hand the lobby a fresh secret that is on disk."""
        self._lobby.take_secret(secret)

    def remember(self, genesis: Genesis, sits: Sequence[Sit]) -> None:
        """Remember a genesis that we said yes to before a restart."""
        self._lobby.remember(genesis, sits)

    def stop(self, why: Trouble) -> None:
        """Sign and send nothing more, for the disk failed."""
        self._stopped = True
        if self._session is not None:
            self._session.stop(why)

    def turn(self, now: float) -> list[Effect]:
        """Return what to do about everything since the last turn.

        Raises `TableFailedError` if what the table holds shows a bug.
        """
        effects, self._answers = self._answers, []
        effects += self._links.tick(now)  # we say hello even with a full disk
        guard, session = self._mishaps.guard, self._session
        if not self._stopped:
            known, knows = self._links.identities(), self._links.knows_asides
            named, wishes = self._introductions.named, self._lobby.wishes
            effects += guard(lambda: self._introductions.turn(now))
            effects += guard(lambda: self._comparing.turn(now))
            effects += guard(lambda: self._tournaments.turn(known, named, knows, now, wishes))
        if session is not None or not self._stopped:
            try:
                effects += guard(lambda: (session or self._lobby).turn(now))
            except TableFailedError:
                self._answers = effects  # for the turn after the table has been stopped
                raise
        if not self._stopped:
            effects += guard(lambda: self._turn_of_twins(now))
        if session is not None and not self._stopped and session.gives_up(now):
            effects += guard(lambda: self._go_back(session, now))
        effects += self._mishaps.end(now, self.down)
        judged: list[Effect] = []
        for effect in effects:
            if isinstance(effect, Blame):
                judged += self._links.blame(effect.link, effect.why)
            else:
                judged.append(effect)
        return judged

    def _turn_of_twins(self, now: float) -> list[Effect]:
        if self._session is not None:
            self._twins.signed = self._session.signed()
        return self._twins.turn(now)

    def _go_back(self, session: Session, now: float) -> list[Effect]:
        """Go back to the lobby: not all have opened their salts, and no seat may be left out.

        A seat left out could not know whether the emblem was chosen (P3.4).
        """
        assert self._began is not None
        effects = session.close()
        self._session = None
        self._twins.sit(b"")
        self._introductions.look_for(None)
        effects += self._lobby.begin_again(*self._began, session.stalling, now)
        for link, identity in self._links.identities().items():
            effects += self._lobby.meet(link, identity)
        self._relate()
        return [*effects, Notice(Trouble(TableReason.NOT_BEGUN))]

    @property
    def due(self) -> float:
        """When `turn` has something to do even if nothing happens; it may be called before."""
        others = self._tournaments, self._twins, self._comparing
        due = min((self._session or self._lobby).due, *(one.due for one in others))
        return math.inf if self._stopped or self._mishaps.is_failing else due

    def close(self) -> list[Effect]:
        """Return what to do before the exit."""
        if self._session is None:
            return []
        return [*self._session.close(), *([] if self._stopped else self._twins.close())]

    def _pass_on(self, link: Link, heard: Heard, now: float) -> None:
        there = self._session or self._lobby
        if isinstance(heard.packet, Hello):
            self._meet(link, heard.identity)
            return
        if isinstance(heard.packet, Peers):
            self._answers += self._introductions.receive(link, heard.packet, now)
            public, own = self._own
            ours = {peer.link for peer in heard.packet.peers if peer.identity == own}
            self._twins.hear(link, ours - {public})
            self._relate()
            return
        if isinstance(heard.packet, TwinPacket):
            self._twins.receive(heard.packet)
            self._answers += passed_on(heard.packet, self._links.identities())
            return
        if isinstance(heard.packet, CopyWord):
            self._comparing.receive(link, heard.identity, heard.packet, now)
            return
        try:
            if isinstance(heard.packet, TournamentPacket):
                self._tournaments.receive(link, heard.identity, heard.packet, now)
            else:
                self._answers += there.receive(link, heard.packet, now)
        except NewerError:
            pass  # of a table that only a newer version can sit at
        except MalformedError:
            self._answers.append(Blame(link, Trouble(PeerReason.NO_PACKET)))

    def _meet(self, link: Link, identity: bytes) -> None:
        """Begin with a peer whose *identity* has just become known."""
        self._introductions.meet(link, identity)
        if identity == self._own[1]:
            self._twins.meet(link)
        met = (self._session or self._lobby).meet(link, identity)
        if met and self._session is not None and self._session.is_seat(identity):
            met += self._lobby.greet(link)  # our version says that we know asides
        self._answers += met
        self._relate()


def _is_of_table(session: Session, heard: Heard) -> bool:
    """Return whether a seat of the table has told what belongs to its log."""
    packet = heard.packet
    is_ours = isinstance(packet, Msgs) and packet.game == session.game
    return is_ours and session.is_seat(heard.identity)
