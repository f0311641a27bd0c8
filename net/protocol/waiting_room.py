"""Waiting: what came too early, and what others' messages rest on (P13).

Law: we take a message beyond its seat's limit only if another seat has signed what rests on it,
or a cheat could make us keep all that it can sign. So what cites others waits only if signed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from core.table.calls import cited
from core.table.messages import Message
from core.table.rules import SeatMask
from net.protocol.effects import Link
from net.protocol.limits import WAITING_MAX


class WaitingRoom:
    """Holds messages that wait for what they cite, or for their step: only so many a link."""

    def __init__(self) -> None:
        self._of_link: dict[Link, dict[bytes, Message]] = {}

    def __iter__(self) -> Iterator[Message]:
        """Yield all messages that wait."""
        return (m for of_link in self._of_link.values() for m in of_link.values())

    def up(self, link: Link) -> None:
        """Begin anew with *link*."""
        self._of_link[link] = {}

    def down(self, link: Link) -> None:
        """Forget what *link* sent."""
        self._of_link.pop(link, None)

    def keep(self, link: Link, message: Message) -> None:
        """Keep a *message*; drop the oldest of its link if there are too many."""
        waiting = self._of_link[link]
        if len(waiting) >= WAITING_MAX:
            del waiting[next(iter(waiting))]
        waiting[message.id] = message

    def links(self) -> list[Link]:
        """Return the links of which something waits."""
        return [link for link, waiting in self._of_link.items() if waiting]

    def take_out(self, link: Link) -> list[Message]:
        """Take out and return all that waits of *link*."""
        waiting, self._of_link[link] = self._of_link[link], {}
        return list(waiting.values())


class Resting:
    """What the messages of a packet, and the *waiting* ones, rest on; computed when needed."""

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
        """Return whether a seat other than its author has signed what rests on *message*."""
        others = ~(1 << message.seat)
        # no signature is verified for what no seat claims to need
        return bool(self._claimed.get(message.id, 0) & others) and bool(
            self._signed.get(message.id, 0) & others
        )

    def may_wait(self, message: Message) -> bool:
        """Return whether an early *message* is signed, if others are kept for its sake."""
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
    """Return, for each message, the seats whose messages rest on it, directly or through others.

    A cited message stands before the one that cites it, as it is sent.
    """
    seats: dict[bytes, SeatMask] = {}
    for message in reversed(messages):
        whose = 1 << message.seat | seats.get(message.id, 0)
        for identity in cited(message):
            seats[identity] = seats.get(identity, 0) | whose
    return seats
