"""Session: one peer at one table; the order of its effects is the write-ahead (P8, P10.4).

Events change nothing outside as they come; `turn` then returns what to do about all of them at
once: append, sync, only then send. Law: nobody hears of what is not on our disk.
"""

import math
from collections.abc import Callable, Mapping, Sequence

from core.table.genesis import Sit
from core.table.messages import Message, MessageKind, seats_of
from core.table.rules import Reason, Refusal, State
from core.table.step import StepReason
from core.table.table import Contradicts, Known, Refused, Table, Taken, Taking, Waiting, Written
from core.table.trouble import Trouble
from net.protocol.asides import Asides
from net.protocol.caller import Caller, agreed, farewells, waiting_calls
from net.protocol.commands import (
    Aside,
    CallOn,
    GoOnHere,
    LeaveTable,
    LetBack,
    Play,
    SameHere,
    TableCommand,
    Wait,
)
from net.protocol.effects import Append, Blame, Effect, Link, Rejected, Send, Show, StepDone, Sync
from net.protocol.emblem import Emblem
from net.protocol.exchange import Exchange
from net.protocol.game_packets import AsidePacket, GenesisPacket, Have, Msgs, genesis_packet
from net.protocol.gate import Gate
from net.protocol.hello_packets import Greeting
from net.protocol.leaving import Leaving
from net.protocol.limits import FIRST_STEP_WITHIN_S, SPECTATORS_MAX
from net.protocol.mishaps import of_table
from net.protocol.neighbours import Neighbours
from net.protocol.packets import Packet, encode
from net.protocol.parting import Parting
from net.protocol.patience import Patience
from net.protocol.snapshot import TableSnapshot
from net.protocol.table_packets import Closed, Join, OpenTable
from net.protocol.troubles import PeerReason, TableReason
from net.protocol.twins import Twins
from net.protocol.waiting_room import Resting, WaitingRoom


class SessionReason(Reason):
    """Why a command cannot be done now."""

    TOO_LATE = "the step it was meant for is over"
    EMBLEM_FIRST = "the emblem has not been compared yet"
    NOT_CAUGHT_UP = "this laptop has not caught up with the others yet"
    AT_TABLE = "this laptop sits at a table already"
    STOPPED = "this laptop signs nothing more in this game"
    ELSEWHERE = "this seat is also open on another laptop"


class Session:
    """Guards our promises at one table: what we sign is on disk before we send it."""

    def __init__(
        self,
        table: Table[State],
        sits: Sequence[Sit],
        twins: Twins,
        *,
        leaving: bool,
        knows_asides: Callable[[Link], bool] = lambda _: False,
    ) -> None:
        self._table = table
        self._genesis_frame = encode(genesis_packet(table.genesis, sits))
        self._neighbours = Neighbours(table.genesis, table.seat)
        self._parting = Parting()
        self._exchange = Exchange(self._parting)
        self._asides = Asides(knows_asides)
        self._waiting = WaitingRoom()
        self._fresh: list[Message] = []
        self._taken: list[Message] = []
        self._records: list[bytes] = []
        self._must_sync = False
        self._answers: list[Effect] = []
        self._shown_steps = len(table.completed)
        self._later: Play | None = None
        """What our player has chosen while we may not sign."""
        self._gate = Gate(table, self._neighbours, self._exchange, twins)
        self._patience = Patience()
        self._emblem = Emblem(table)
        self._now = 0.0
        self._begun = math.inf
        """The time of the first turn: the first step must be complete soon after."""
        self._stopped: Trouble | None = None
        self._changed = True
        self._has_moved = True
        self._caller, self._leaving = Caller(), Leaving(wanted=leaving)
        offers = table.genesis.offers
        self._names = tuple(offer.name for offer in offers)
        self._identities = tuple(offer.identity for offer in offers)
        self._at_end = set() if table.seat is None else {self._identities[table.seat]}

    @property
    def game(self) -> bytes:
        """The digest that names the game."""
        return self._table.genesis.game

    def is_seat(self, identity: bytes) -> bool:
        """Return whether *identity* sits at the table."""
        return self._neighbours.is_seat(identity)

    def signed(self) -> tuple[int, tuple[bytes, ...]]:
        """Return our step, and what our seat has signed in it that others may hold."""
        return self._gate.signed()

    @property
    def stalling(self) -> tuple[bytes, ...]:
        """The identities that are heard and do not sign what they owe."""
        stalling = self._patience.stalling & self._neighbours.connected
        return tuple(self._identities[seat] for seat in seats_of(stalling))

    @property
    def due(self) -> float:
        """When `turn` has something to do even if nothing happens, by the driver's clock."""
        return min(self._exchange.due, self._asides.due)

    # -- events -----------------------------------------------------------------------------------

    def meet(self, link: Link, identity: bytes) -> list[Effect]:
        """Begin with a peer whose identity is known: send it the genesis of this game."""
        neighbours, watching = self._neighbours, self._neighbours.spectators
        is_welcome = neighbours.is_seat(identity) or identity in watching
        if not is_welcome and len(watching) >= SPECTATORS_MAX:
            return []
        neighbours.meet(link, identity)
        self._waiting.up(link)
        self._exchange.up(link)
        self._changed = True
        return [] if self._stopped else [Send(link, self._genesis_frame)]

    def lose(self, link: Link) -> None:
        """Forget *link*, which is down."""
        self._neighbours.lose(link)
        self._waiting.down(link)
        self._exchange.down(link)
        self._parting.down(link)
        self._changed = True
        self._gate.lose()

    def relate(self, named: Mapping[Link, frozenset[bytes]]) -> None:
        """Note each neighbour's connections: it relays, so these seats are not silent."""
        seats = self._neighbours.identities
        believed = {k: v for k, v in named.items() if self._neighbours.is_seat(seats.get(k))}
        self._changed |= self._neighbours.relate(believed)
        for link, identities in believed.items():
            self._exchange.relate(link, self._neighbours.seats_of(identities))

    def receive(self, link: Link, packet: Packet, now: float) -> list[Effect]:
        """Take a *packet* of a met peer."""
        who = self._neighbours.identities.get(link)
        if who is None or self._stopped:
            return []
        self._changed |= self._neighbours.hear(link, packet, self.game)
        self._now, is_awake = now, self._gate.is_awake(now)
        match packet:
            case Have() if packet.game == self.game and is_awake:
                self._exchange.ask(link, packet)
                self._parting.hear(link, self._table, packet.step, packet.previous)
                if packet.step == self._table.step.number and self._table.is_over:
                    self._changed |= who not in self._at_end
                    self._at_end.add(who)
            case Msgs() if packet.game == self.game:
                self._take_all(link, packet.messages, now)
            case AsidePacket() if packet.game == self.game and self._neighbours.is_seat(who):
                return self._asides.hear(self._table, self._identities.index(who), packet, now)
            case Greeting() | OpenTable() | Closed() | Join():
                return [Send(link, self._genesis_frame)]  # it is in a lobby, perhaps for us
            case GenesisPacket((*_, tuple(offers)), sits) if len(sits) < len(offers):
                return [Send(link, self._genesis_frame)]
            case _:
                pass
        return []

    def command(self, command: TableCommand) -> None:
        """Do what our player asks, or return the reason against it with the next turn.

        Raises `TableFailedError` where a bug leaves open what we have signed.
        """
        self._changed = True
        match command:
            case SameHere():
                self._emblem.is_compared = True
            case Play():
                self._play(command)
            case LeaveTable():
                self._leaving.wanted = self._table.seat is not None
            case Aside(kind, value):
                self._asides.say(kind, value)
            case GoOnHere():
                self._gate.twins.want()
            case CallOn() | Wait() | LetBack():
                self._caller.take(self._table, command)

    def _play(self, command: Play) -> None:
        """Do what our player has chosen; the choice waits while we do not know what we signed."""
        refusal = self._barred(command)
        if refusal is None and self._gate.is_closed_for_now:
            self._later = command
        elif refusal is None and not self._may_sign():
            is_twice = self._gate.twins.bars
            why = SessionReason.ELSEWHERE if is_twice else SessionReason.NOT_CAUGHT_UP
            self._do(Refusal(why))
        else:
            with of_table():  # what it has signed would be left open
                self._do(refusal or self._table.act(command.action, command.sealed))

    def _do(self, written: Written | Refusal) -> None:
        if isinstance(written, Refusal):
            self._answers.append(Rejected(written))
        else:
            self._sign(written)

    def stop(self, why: Trouble) -> None:
        """Sign and send nothing more, for the disk failed (P8)."""
        self._changed |= self._stopped != why
        self._stopped = why

    # -- what follows from them -------------------------------------------------------------------

    def turn(self, now: float) -> list[Effect]:
        """Return what to do about everything since the last turn, in this order.

        Raises `TableFailedError` where a bug leaves open what we have signed. One that shows while
        we tell the others keeps all that is to be kept for the next turn.
        """
        self._neighbours.listen(now)
        self._now = now
        self._begun = min(self._begun, now)
        if self._table.seat is not None and not self._table.has_all_salts:
            self.stop(Trouble(TableReason.NO_EMBLEM))
        if self._stopped:
            shown = [Show(self.snapshot())] if self._changed else []
            answers, self._answers, self._changed = self._answers, [], False
            return [*answers, *shown]
        self._changed |= self._patience.look(self._table, now)
        with of_table():
            self._sign_due()
            if self._table.is_over:
                self._keep_all()
        said = self._say(now)
        if self._changed or self._fresh or self._taken:
            with of_table():  # it plays what all have signed
                said.append(Show(self.snapshot()))
        effects = self._leaving.note()
        if self._records:
            effects.append(Append(tuple(self._records)))
        if self._must_sync:
            effects.append(Sync())
        self._has_moved = self._shown_steps < len(self._table.completed) or bool(self._fresh)
        self._shown_steps = len(self._table.completed)
        self._fresh, self._taken, self._records, self._answers = [], [], [], []
        self._must_sync = self._changed = False
        return effects + said

    def _say(self, now: float) -> list[Effect]:
        """Return what the others and our player are told."""
        held_back = self._gate.held_back
        effects = self._exchange.turn(self._table, self._fresh, now, self._taken, held_back)
        effects += self._asides.turn(self._table, self._neighbours, now)
        effects += self._answers
        done = self._table.completed[self._shown_steps :]
        return effects + [StepDone(completed) for completed in done]

    def _sign_due(self) -> None:
        """Sign what is due now, if anything has happened: a `have` alone changes nothing."""
        may_sign = self._may_sign()  # turning True is a change too
        self._changed |= self._gate.has_turned()
        if not may_sign or not (self._changed or self._has_moved or self._taken):
            return
        if self._later is not None:
            later, self._later = self._later, None
            self._play(later)
        for parting in self._leaving.sign(self._table, may_act=self._emblem.is_compared):
            self._sign(parting)
        self._hold_call()
        if written := self._table.advance():
            self._sign(written)

    def _hold_call(self) -> None:
        """Answer or propose the call that our player agreed to, or that costs nobody anything."""
        if self._table.is_over:
            return  # nothing counts any more, not even a farewell
        connected, stalling = self._neighbours.connected, self._patience.stalling
        call = self._caller.call(self._table, connected, stalling)
        written = self._table.answer(call) if call else None
        if isinstance(written, Written):
            self._sign(written)

    def close(self) -> list[Effect]:
        """Return what puts on disk all we hold but have not needed to write yet."""
        if self._stopped:
            return []
        self._keep_all()
        return [Append(tuple(self._records)), Sync()] if self._must_sync else []

    def _keep_all(self) -> None:
        """Write also what nothing of ours cites: with the last certificate the result is safe."""
        if (records := self._table.flush()) and self._table.seat is not None:
            self._records += records
            self._must_sync = True

    def _sign(self, written: Written) -> None:
        self._records += written.records
        self._fresh += written.messages
        self._must_sync = True

    def _take_all(self, link: Link, messages: Sequence[Message], now: float) -> None:
        """Take *messages* up to the first that no honest peer sends: the rest of them is lost.

        A packet of forgeries must not cost us more than one verification. We want at once what a
        message of the packet rests on: the message itself may not wait here long enough, for what
        comes behind it while we catch up can fill the waiting room.
        """
        resting = Resting(messages, self._waiting, self._table.is_signed_early)
        for message in messages:
            self._exchange.heard(link, message, now)
            if self._take(link, message, resting):
                break
        self._retry()

    def _take(self, link: Link, message: Message, resting: Resting) -> bool:
        """Take *message*; return whether the rest of its packet is dropped."""
        is_late = message.step < self._table.step.number
        self._changed |= self._parting.compare(link, self._table, message)
        taking = Known() if self._gate.keeps_out(message) else self._table.take(message)
        if _is_surplus(taking) and resting.needs(message):
            taking = self._table.take(message, (message.id,))
        match taking:
            case Taken():
                self._note(link, message)
            case Contradicts(first, second):
                self._fresh += [] if is_late else [first, second]  # `have` reports a late one
                self._keep_all()
                self._changed = True
            case Waiting() if resting.may_wait(message):
                self._waiting.keep(link, message)
            case Waiting():
                return self._refuse(link, message, StepReason.FORGED)
            case Refused(_, refusal):
                return self._refuse(link, message, refusal.reason)
            case Known():
                pass
        return False

    def _note(self, link: Link, message: Message) -> None:
        """Note a *message* that was taken; one of our own seat goes on only from our disk (P8)."""
        self._taken.append(message)
        self._gate.catching_up.heard(self._neighbours.identities[link])
        self._caller.note(message.seat)
        if message.seat == self._table.seat:
            self._keep_all()

    def _refuse(self, link: Link, message: Message, reason: Reason) -> bool:
        """Blame a link that sent what no honest peer believes; remember what is only too much."""
        if reason is StepReason.OTHER_PAST:
            self._parting.hear(link, self._table, message.step, message.previous)
            return True  # nobody's fault, but the rest of the packet is of that past too
        if reason is not StepReason.TOO_MANY:
            why = Trouble(PeerReason.BAD_MESSAGE, step=message.step, seat=message.seat, why=reason)
            self._answers.append(Blame(link, why))
            return True
        haves = () if self._gate.catching_up.done else self._exchange.haves().values()
        if any(have and message.id in have.ids for have in haves):
            self._gate.catching_up.spare(message.id)
        return False

    def _retry(self) -> None:
        """Take again what waits until nothing more comes of it."""
        progress: tuple[int, int] | None = None
        while progress != (progress := (len(self._fresh), len(self._taken))):
            for link in self._waiting.links():
                again = self._waiting.take_out(link)
                resting = Resting((), [*self._waiting, *again], self._table.is_signed)
                for message in again:
                    self._take(link, message, resting)

    def _barred(self, command: Play) -> Refusal | None:
        if self._stopped:
            return Refusal(SessionReason.STOPPED)
        if command.step != self._table.step.number:
            return Refusal(SessionReason.TOO_LATE, command.step)
        return None if self._emblem.is_compared else Refusal(SessionReason.EMBLEM_FIRST)

    def _may_sign(self) -> bool:
        """Return whether we know all that our seat signed, and nobody else signs for it (P11)."""
        if (held_back := self._gate.look(self._now)) is not None:
            self._fresh += held_back
        return self._gate.is_open

    def gives_up(self, now: float) -> bool:
        """Return whether the first step was not completed in time: then there is no table (P3.4).

        No seat is left out of that step, or the seats that are there could choose the emblem.
        """
        is_due = now - self._begun > FIRST_STEP_WITHIN_S
        return is_due and self._table.seat is not None and self._table.step.number == 1

    # -- showing ----------------------------------------------------------------------------------

    def snapshot(self) -> TableSnapshot:
        """Return all that a window may know."""
        table, step, seat = self._table, self._table.step, self._table.seat
        acted = table.pool.seats_with(MessageKind.ACT)
        signed = None if self._stopped else table.pool.normal()  # the rules may have failed on it
        own = 0 if seat is None else 1 << seat
        is_due = bool(step.authors & ~acted & own) and self._later is None
        may_wait = self._gate.is_closed_for_now and not self._gate.twins.bars
        return TableSnapshot(
            names=self._names,
            worms=self._table.genesis.worms,
            seat=seat,
            step=step.number,
            rules=table.rules,
            state=step.state,
            authors=step.authors,
            at_table=step.at_table,
            acted=acted,
            signed=table.pool.outcome(signed).slots if signed and not self._stopped else (),
            sealed=table.pool.seats_with(MessageKind.SEAL),
            in_game=step.in_game,
            connected=self._neighbours.connected & ~self._patience.stalling,
            silent_since=self._patience.silent_since(self._neighbours.silent_since),
            acting_since=self._patience.acting_since(len(self._names)),
            slow=self._patience.slow,
            late=self._patience.late,
            owing=self._patience.stalling & self._neighbours.connected,
            split=(self._parting.split_at, table.proven()) if self._parting.split_at else (0, 0),
            left=self._neighbours.left,
            calls=tuple(waiting_calls(table)),
            agreed=agreed(table),
            farewells=farewells(table),
            leaving=self._leaving.wanted,
            unforgiven=step.unforgiven,
            pardons=self._caller.pardons(table),
            proven=table.proven(),
            emblem=self._emblem.pictures,
            must_compare=self._emblem.must_compare,
            may_act=is_due and (self._may_sign() or may_wait),
            caught_up=self._may_sign(),
            is_over=table.is_over,
            all_know=table.is_over and self._at_end.issuperset(self._identities),
            stopped=self._stopped,
            watching=self._neighbours.watching,
            pauses=self._gate.is_closed_for_now,
            twin=self._gate.twins.state,
        )


def _is_surplus(taking: Taking) -> bool:
    return isinstance(taking, Refused) and taking.refusal.reason is StepReason.TOO_MANY
