"""Which card of the room stands where.

Law: while the room is held, under the mouse or a press, no card changes its place: what has gone
above the one under the mouse stays until then.
"""

from enum import IntEnum
from typing import NamedTuple


class Worth(IntEnum):
    """The kinds of cards, by what they are worth."""

    MORE = 0
    LATE = 1
    CALL = 2
    OWN = 3
    TABLE = 4
    RUNNING = 5
    PERSON = 6
    SAVED = 7


class CardKey(NamedTuple):
    """A card by its kind, and whose it is or of which game."""

    kind: Worth
    whose: bytes = b""

    @property
    def place(self) -> tuple[Worth, bytes]:
        """What keeps its place: a game of our own is one card, also once the others play it."""
        return (Worth.OWN if self.kind is Worth.SAVED else self.kind), self.whose


class RoomOrder:
    """Knows the order of the cards, from above."""

    def __init__(self) -> None:
        self.keys: list[CardKey] = []

    def take(self, wanted: list[CardKey], *, is_held: bool, kept: int = 0) -> None:
        """Put what is *wanted* in order; where it *is_held*, newcomers stand below what stays.

        The first *kept* cards stay though they may not be wanted any more.
        """
        now = {key.place: key for key in wanted}
        stay = [
            now.get(key.place, key)
            for at, key in enumerate(self.keys)
            if at < kept or key.place in now
        ]
        there = {key.place for key in stay}
        self.keys = stay + sorted(
            (key for key in wanted if key.place not in there), key=lambda key: key.kind
        )
        if not is_held:
            self.keys.sort(key=lambda key: key.kind)

    def first_table(self) -> CardKey | None:
        """Return which table comes first: its button stands out."""
        tables = {Worth.MORE, Worth.LATE, Worth.OWN, Worth.TABLE}
        return next((key for key in self.keys if key.kind in tables), None)
