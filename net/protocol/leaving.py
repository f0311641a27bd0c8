"""Leaving: what our seat signs by itself once its player leaves for good (P7.6).

Law: the wish is on disk before we sign anything for it, so a restart goes on leaving.
"""

from collections.abc import Iterator

from core.table.messages import Call
from core.table.promises import act_barred, next_number
from core.table.rules import Refusal, State
from core.table.table import Table, Written
from net.protocol.caller import farewells
from net.protocol.effects import Effect, NoteLeaving


class Leaving:
    """Guards our player's wish to leave for good: in each step, until the others let us go."""

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted
        self._is_noted = wanted

    def note(self) -> list[Effect]:
        """Return the effect that puts a new wish on disk, once."""
        if self._is_noted or not self.wanted:
            return []
        self._is_noted = True
        return [NoteLeaving()]

    def sign(self, table: Table[State], *, may_act: bool) -> Iterator[Written]:
        """Sign what our seat owes in this step, then its farewell: a call needs the act first (R3).

        `Table.advance` signs the salt and openings; until then the farewell waits.
        """
        seat, step = table.seat, table.step
        if not self.wanted or seat is None or table.is_over:
            return
        is_free = may_act and not step.opens and not act_barred(table.pool, seat)
        if is_free and step.state is not None:
            yield from _written(table.act(*table.rules.parting(step.state, seat)))
        own = 1 << seat
        if not farewells(table) & own:  # once a step, for a higher call may stop it
            present = step.at_table | own
            call = Call(next_number(table.pool, seat, present), present, own)
            yield from _written(table.answer(call))


def _written(result: Written | Refusal) -> list[Written]:
    return [result] if isinstance(result, Written) else []
