"""Pool: the valid messages of the current step, by id (P5.3, P13).

Law: it holds nothing whose citations are missing.
"""

from collections.abc import Iterator

from core.table.messages import Kind, Message

PER_SEAT_MAX = 2
"""Messages of one kind a seat may have in a step: a second one is the proof of a contradiction."""


class Pool:
    """Guards the bounds of P13 and the order in which messages became valid."""

    def __init__(self) -> None:
        self._messages: dict[bytes, Message] = {}
        self.acts: dict[int, tuple[Message, ...]] = {}
        """By seat: one act, or two that contradict each other."""
        self.seals: dict[int, tuple[Message, ...]] = {}

    def __contains__(self, identity: bytes) -> bool:
        return identity in self._messages

    def __iter__(self) -> Iterator[Message]:
        """List the valid messages in the order in which they became valid."""
        return iter(self._messages.values())

    def get(self, identity: bytes) -> Message | None:
        """Find a valid message."""
        return self._messages.get(identity)

    def of(self, kind: Kind, seat: int) -> tuple[Message, ...]:
        """List the valid messages of *kind* that *seat* signed."""
        return (self.acts if kind is Kind.ACT else self.seals).get(seat, ())

    def is_full(self, message: Message) -> bool:
        """Tell whether the seat of *message* has used up its places for that kind."""
        return len(self.of(message.kind, message.seat)) >= PER_SEAT_MAX

    def add(self, message: Message) -> None:
        """Keep a *message* found valid."""
        self._messages[message.id] = message
        signed = self.acts if message.kind is Kind.ACT else self.seals
        signed[message.seat] = (*signed.get(message.seat, ()), message)
