"""Parting: which peers have another past than ours, and where the table has split (P15, S4).

Law: only a seat that signed both sides is to blame for a split. Two peers whose pasts differ send
each other one certificate a step, downwards, as far as the step at which they part: there the two
hold what a seat has signed twice, and each laptop convicts it by itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from core.table.messages import Message, Seal
from core.table.rules import State
from core.table.table import Table
from net.protocol.effects import Link
from net.protocol.limits import HAVE_EVERY_S, PARTED_EVERY_S_MAX


@dataclass(slots=True)
class _Other:
    """The lowest *step* of a link that is known to differ from ours; when to send it ours."""

    step: int
    due: float = 0.0
    pause: float = HAVE_EVERY_S


class Parting:
    """Finds the step at which the pasts of our neighbours part from ours."""

    def __init__(self) -> None:
        self._others: dict[Link, _Other] = {}
        self.split_at = 0
        """The step at which the table has split, 0 if it has not."""

    def __contains__(self, link: Link) -> bool:
        return link in self._others

    def down(self, link: Link) -> None:
        """Forget *link*."""
        self._others.pop(link, None)

    def hear(self, link: Link, table: Table[State], step: int, previous: bytes) -> bool:
        """Learn that *link* rests *step* on *previous*; return whether its past is not ours."""
        other = self._others.get(link)
        if step > table.step.number:
            return False
        if previous == table.previous(step):
            if other is not None and other.step < step:
                del self._others[link]  # what it said before was not so
            return False
        if step > 1 and (other is None or step - 1 < other.step):
            self._others[link] = _Other(step - 1)
        return True

    def compare(self, link: Link, table: Table[State], message: Message) -> bool:
        """Compare a late *message* of *link*; return whether it shows where the table split.

        That is the step that rests on the same past and that a seat has sealed differently.
        """
        other = self._others.get(link)
        if other is None or other.step != message.step or self.split_at == message.step:
            return False
        if self.hear(link, table, message.step, message.previous):
            return False
        ours = table.completed[message.step - 1].outcome.content
        if not isinstance(message.body, Seal) or message.body.content == ours:
            return False
        if not table.is_signed(message):
            return False
        self.split_at = message.step
        return True

    def untold(self, link: Link, table: Table[State], now: float) -> Iterator[Message]:
        """Yield what *link* must hear now: our certificate of the step that differs, all proofs.

        Repeats after a second, then after ever longer pauses: the link may not listen.
        """
        other = self._others[link]
        if now < other.due:
            return
        other.due, other.pause = now + other.pause, min(2 * other.pause, PARTED_EVERY_S_MAX)
        for done in table.completed[other.step - 1 : other.step]:
            yield from done.certificate
        for proof in table.proofs.values():
            yield from (proof.first, proof.second)
