"""Waiting: what came too early, and what others' messages rest on (P13).

Law: a message beyond its seat's limit is taken only if another seat has signed what rests on it,
or a cheat could order us to keep all that it can sign. So what cites others waits only if signed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from core.table.calls import cited
from core.table.messages import Message
from core.table.rules import SeatMask
from net.protocol.effects import Link
from net.protocol.limits import WAITING_MAX


class WaitingRoom:
    """Guards how many messages of a link wait for what they cite, or for their step."""

    def __init__(self) -> None:
        self._of_link: dict[Link, dict[bytes, Message]] = {}

    def __iter__(self) -> Iterator[Message]:
        """List all that waits."""
        return (m for of_link in self._of_link.values() for m in of_link.values())

    def up(self, link: Link) -> None:
        """Begin anew with *link*."""
        self._of_link[link] = {}

    def down(self, link: Link) -> None:
        """Forget what *link* sent."""
        self._of_link.pop(link, None)

    def keep(self, link: Link, message: Message) -> None:
        """Keep a *message*; the oldest of its link goes if there are too many."""
        waiting = self._of_link[link]
        if len(waiting) >= WAITING_MAX:
            del waiting[next(iter(waiting))]
        waiting[message.id] = message

    def links(self) -> list[Link]:
        """List the links of which something waits."""
        return [link for link, waiting in self._of_link.items() if waiting]

    def take_out(self, link: Link) -> list[Message]:
        """Let nothing of *link* wait any more, and give what did."""
        waiting, self._of_link[link] = self._of_link[link], {}
        return list(waiting.values())


class Resting:
    """What the messages of a packet, and the *waiting* ones, rest on; computed when it is asked."""

    def __init__(
        self,
        packet: Sequence[Message],
        waiting: Iterable[Message],
        is_signed: Callable[[Message], bool],
    ) -> None:
        self._packet = packet
        self._waiting = tuple(waiting)
        self._is_signed = is_signed

    def needs(self, message: Message) -> bool:
        """Tell whether another seat than its own has signed what rests on *message*."""
        others = ~(1 << message.seat)
        # nobody's signature is looked at for what nobody claims to need
        return bool(self._claimed.get(message.id, 0) & others) and bool(
            self._signed.get(message.id, 0) & others
        )

    def may_wait(self, message: Message) -> bool:
        """Tell whether *message*, which comes early, is signed, if others are kept for its sake."""
        return not cited(message) or message.id in self._trusted or self._is_signed(message)

    @cached_property
    def _trusted(self) -> frozenset[bytes]:
        return frozenset(message.id for message in self._waiting)

    @cached_property
    def _claimed(self) -> dict[bytes, SeatMask]:
        return _resting_on([*self._waiting, *self._packet])

    @cached_property
    def _signed(self) -> dict[bytes, SeatMask]:
        signed = (m for m in self._packet if cited(m) and self._is_signed(m))
        return _resting_on([*self._waiting, *signed])


def _resting_on(messages: Sequence[Message]) -> dict[bytes, SeatMask]:
    """Tell for each message whose messages rest on it, also through those of others.

    What is cited stands before what cites it, as it is sent.
    """
    seats: dict[bytes, SeatMask] = {}
    for message in reversed(messages):
        whose = 1 << message.seat | seats.get(message.id, 0)
        for identity in cited(message):
            seats[identity] = seats.get(identity, 0) | whose
    return seats
