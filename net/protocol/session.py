"""Session: one peer at one table; the order of its effects is the write-ahead (P8, P10.4).

Events are taken as they come and change nothing outside; `turn` then says what to do, once for all
that happened: append, sync, only then send. Law: nobody hears of what is not on our disk.
"""

from collections.abc import Sequence

from core.table.genesis import Sit
from core.table.messages import Kind, Message, mask_of
from core.table.rules import Reason, Refusal, State
from core.table.seeds import JointSeed
from core.table.table import Contradicts, Known, Refused, Table, Taken, Waiting, Written
from net.protocol.commands import Play, SameHere
from net.protocol.effects import (
    Append,
    Blame,
    Effect,
    Link,
    Rejected,
    Send,
    Show,
    StepDone,
    Sync,
)
from net.protocol.exchange import Exchange
from net.protocol.limits import WAITING_MAX
from net.protocol.packets import (
    Closed,
    GenesisPacket,
    Greeting,
    Have,
    Join,
    Msgs,
    OpenTable,
    Packet,
    encode,
    genesis_packet,
)
from net.protocol.snapshot import TableSnapshot


class SessionReason(Reason):
    """Why a command cannot be done now."""

    TOO_LATE = "the step it was meant for is over"
    EMBLEM_FIRST = "the emblem has not been compared yet"
    NOT_CAUGHT_UP = "this laptop has not caught up with the others yet"
    STOPPED = "this laptop signs nothing more in this game"


class Session:
    """Guards our promises at one table: what we sign is on disk before it is told."""

    def __init__(
        self, table: Table[State], sits: Sequence[Sit], *, clean: bool, compared: bool = False
    ) -> None:
        self._table = table
        self._genesis_frame = encode(genesis_packet(table.genesis, sits))
        self._identities: dict[Link, bytes] = {}
        self._exchange = Exchange()
        self._waiting: dict[Link, dict[bytes, Message]] = {}
        self._fresh: list[Message] = []
        self._records: list[bytes] = []
        self._must_sync = False
        self._answers: list[Effect] = []
        self._shown_steps = len(table.completed)
        self._clean = clean or len(table.genesis.offers) == 1
        self._compared = compared or len(table.genesis.offers) == 1 or table.step.number > 2
        self._stopped = ""
        self._changed = True
        self._at_end: set[bytes] = set()
        if table.seat is not None:
            self._at_end.add(table.genesis.offers[table.seat].identity)

    @property
    def game(self) -> bytes:
        """The digest that names the game."""
        return self._table.genesis.game

    # -- events -----------------------------------------------------------------------------------

    def meet(self, link: Link, identity: bytes) -> list[Effect]:
        """Begin with a peer whose identity is known: tell it what game this is."""
        self._identities[link] = identity
        self._waiting[link] = {}
        self._exchange.up(link)
        self._changed = True
        return [Send(link, self._genesis_frame)]

    def lose(self, link: Link) -> None:
        """Note that *link* is down."""
        self._identities.pop(link, None)
        self._waiting.pop(link, None)
        self._exchange.down(link)
        self._changed = True

    def receive(self, link: Link, packet: Packet, now: float) -> list[Effect]:
        """Take a *packet* of a met peer."""
        if link not in self._identities:
            return []
        match packet:
            case Have() if packet.game == self.game:
                self._exchange.ask(link, packet)
                self._changed = True
                if packet.step == self._table.step.number and self._table.is_over:
                    self._at_end.add(self._identities[link])
            case Msgs() if packet.game == self.game:
                for message in packet.messages:
                    self._exchange.heard(link, message, now)
                    self._take(link, message)
                self._retry()
            case Greeting() | OpenTable() | Closed() | Join():
                return [Send(link, self._genesis_frame)]  # it is in a lobby, perhaps for us
            case GenesisPacket((*_, tuple(offers)), sits) if len(sits) < len(offers):
                return [Send(link, self._genesis_frame)]
            case _:
                pass
        return []

    def command(self, command: Play | SameHere) -> None:
        """Do what our player asks, or say with the next turn why not."""
        if isinstance(command, SameHere):
            self._compared = self._changed = True
            return
        written = self._barred(command) or self._table.act(command.action, command.sealed)
        if isinstance(written, Refusal):
            self._answers.append(Rejected(written))
        else:
            self._sign(written)

    def stop(self, why: str) -> None:
        """Sign and tell nothing more, for the disk failed; *why* is a sentence (P8)."""
        self._stopped = why
        self._changed = True

    # -- what follows from them -------------------------------------------------------------------

    def turn(self, now: float) -> list[Effect]:
        """Say what to do about everything since the last turn, in this order."""
        if self._stopped:
            changed, self._changed = self._changed, False
            return [Show(self.snapshot())] if changed else []
        if self._may_sign() and (written := self._table.advance()):
            self._sign(written)
        if self._table.is_over:
            self._keep_all()
        effects: list[Effect] = []
        if self._records:
            effects.append(Append(tuple(self._records)))
        if self._must_sync:
            effects.append(Sync())
        effects += self._exchange.turn(self._table, self._fresh, now)
        effects += self._answers
        done = self._table.completed[self._shown_steps :]
        effects += [StepDone(completed) for completed in done]
        if self._changed or done or self._fresh:
            effects.append(Show(self.snapshot()))
        self._shown_steps += len(done)
        self._fresh, self._records, self._answers = [], [], []
        self._must_sync = self._changed = False
        return effects

    def close(self) -> list[Effect]:
        """Put on disk what we hold but have not needed to write yet."""
        if self._stopped:
            return []
        self._keep_all()
        return [Append(tuple(self._records)), Sync()] if self._must_sync else []

    def _keep_all(self) -> None:
        """Write what nothing of ours cites: with the last certificate the result is safe."""
        if records := self._table.flush():
            self._records += records
            self._must_sync = True

    def _sign(self, written: Written) -> None:
        self._records += written.records
        self._fresh += written.messages
        self._must_sync = True

    def _take(self, link: Link, message: Message) -> None:
        match self._table.take(message):
            case Taken():
                self._fresh.append(message)
            case Contradicts(first, second):
                self._fresh += [first, second]
                self._changed = True
            case Waiting():
                waiting = self._waiting[link]
                if len(waiting) >= WAITING_MAX:
                    del waiting[next(iter(waiting))]
                waiting[message.id] = message
            case Refused(_, refusal):
                why = f"step {message.step}, seat {message.seat}: {refusal.reason.value}"
                self._answers.append(Blame(link, f"sent a message that does not count: {why}"))
            case Known():
                pass

    def _retry(self) -> None:
        """Take again what waits, until nothing more comes of it."""
        progress = -1
        while progress != (progress := len(self._fresh)):
            for link, waiting in self._waiting.items():
                again, self._waiting[link] = list(waiting.values()), {}
                for message in again:
                    self._take(link, message)

    def _barred(self, command: Play) -> Refusal | None:
        if self._stopped:
            return Refusal(SessionReason.STOPPED)
        if command.step != self._table.step.number:
            return Refusal(SessionReason.TOO_LATE, command.step)
        if not self._compared and command.step > 1:
            return Refusal(SessionReason.EMBLEM_FIRST)
        return None if self._may_sign() else Refusal(SessionReason.NOT_CAUGHT_UP)

    def _may_sign(self) -> bool:
        """Tell whether we know all we signed ourselves: always, but after an unclean end (P11)."""
        if not self._clean:
            haves = self._haves_of_seats()
            self._clean = bool(haves) and all(
                any(have and self._knows(have) for have in of_seat) for of_seat in haves
            )
        return self._clean

    def _knows(self, have: Have) -> bool:
        """Tell whether we hold all that the peer of *have* held when it sent it."""
        step = self._table.step.number
        if have.step != step:
            return have.step < step
        return all(identity in self._table.pool for identity in have.ids)

    # -- showing ----------------------------------------------------------------------------------

    def snapshot(self) -> TableSnapshot:
        """Tell all that a window may know."""
        table, step = self._table, self._table.step
        seat = table.seat
        acted = mask_of(m.seat for m in table.pool if m.kind is Kind.ACT)
        identities = set(self._identities.values())
        offers = list(enumerate(table.genesis.offers))
        authors = 0 if seat is None else step.authors & ~acted
        return TableSnapshot(
            names=tuple(offer.name for _, offer in offers),
            seat=seat,
            step=step.number,
            rules=table.rules,
            state=step.state,
            authors=step.authors,
            at_table=step.at_table,
            acted=acted,
            sealed=mask_of(m.seat for m in table.pool if m.kind is Kind.SEAL),
            connected=mask_of(i for i, offer in offers if offer.identity in identities),
            emblem=_emblem(table),
            must_compare=step.number == 2 and not self._compared,
            may_act=seat is not None and bool(authors >> seat & 1) and self._may_sign(),
            caught_up=self._may_sign(),
            is_over=table.is_over,
            all_know=table.is_over and self._at_end.issuperset(o.identity for _, o in offers),
            stopped=self._stopped,
        )

    def _haves_of_seats(self) -> list[list[Have | None]]:
        """Give for every other seat met here the last `have` of each of its links."""
        haves: dict[bytes, list[Have | None]] = {
            offer.identity: [] for offer in self._table.genesis.offers
        }
        for link, have in self._exchange.haves().items():
            haves.get(self._identities[link], []).append(have)
        return [of_seat for of_seat in haves.values() if of_seat]


def _emblem(table: Table[State]) -> tuple[int, int, int, int] | None:
    return JointSeed(table.completed[0].outcome.seed).emblem() if table.completed else None
