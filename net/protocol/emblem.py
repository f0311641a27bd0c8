"""Emblem: the four pictures that all compare aloud before anybody acts in step 2 (P3.4)."""

from typing import Any

from core.table.messages import MessageKind
from core.table.seeds import JointSeed
from core.table.table import Table


class Emblem:
    """Guards that our player compares the emblem, and that nobody could have chosen it."""

    def __init__(self, table: Table[Any]) -> None:
        self._table = table
        self._pictures: tuple[int, int, int, int] | None = None
        is_alone = len(table.genesis.offers) == 1
        self.is_compared = table.seat is None or is_alone or _has_acted(table)

    @property
    def pictures(self) -> tuple[int, int, int, int] | None:
        """The pictures to compare, None while a salt is missing."""
        done = self._table.completed
        if self._pictures is None and done and self._table.has_all_salts:
            self._pictures = JointSeed(done[0].outcome.seed).emblem()
        return self._pictures

    @property
    def must_compare(self) -> bool:
        """Whether our player has to compare the pictures now."""
        return not self.is_compared and self.pictures is not None


def _has_acted(table: Table[Any]) -> bool:
    """Return whether our seat has acted after step 1, and so has compared the emblem (P3.4)."""
    certified = (m for done in table.completed for m in done.certificate)
    own = (m for m in (*certified, *table.pool) if m.seat == table.seat and m.step > 1)
    return any(m.kind is MessageKind.ACT for m in own)
