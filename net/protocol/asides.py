"""Asides: what a seat shows the others by the way, such as a move that is being laid (P10).

Law: nobody signs them, no log has them, nobody passes them on, and nothing that is signed depends
on them. So a false one is a wrong picture for a moment, and a lost one is no loss.
"""

import math
from collections import deque
from collections.abc import Callable

from core.table.encoding import Value
from core.table.rules import State
from core.table.table import Table
from net.protocol.effects import Effect, Link, Overheard, Send
from net.protocol.game_packets import AsidePacket
from net.protocol.limits import ASIDE_SLACK, ASIDES
from net.protocol.neighbours import Neighbours
from net.protocol.packets import encode
from net.protocol.patience import acting_seats


class Asides:
    """Keeps the asides of every seat, ours included, to their pace and their time."""

    def __init__(self, knows: Callable[[Link], bool]) -> None:
        self._knows = knows
        self._unsaid: dict[str, Value] = {}
        self._next: dict[str, float] = {}
        """By kind, when we may send another one."""
        self._heard: dict[tuple[int, str], deque[float]] = {}
        """By seat and kind, when the last ones came: as many as may come within their time."""

    @property
    def due(self) -> float:
        """When `turn` has something to do even if nothing happens."""
        return min((self._next.get(kind, -math.inf) for kind in self._unsaid), default=math.inf)

    def say(self, kind: str, value: Value) -> None:
        """Send *value* soon, in place of what was to be sent of this *kind*."""
        self._unsaid[kind] = value

    def turn(self, table: Table[State], neighbours: Neighbours, now: float) -> list[Effect]:
        """Send what is due to all at the table; forget what our seat may no longer say."""
        self._unsaid = {k: v for k, v in self._unsaid.items() if _may_say(table, table.seat, k)}
        frames = []
        for kind in [kind for kind in self._unsaid if self._next.get(kind, now) <= now]:
            packet = AsidePacket(table.genesis.game, kind, self._unsaid.pop(kind))
            frames.append(encode(packet))
            most, within_s = ASIDES[kind]
            self._next[kind] = now + ASIDE_SLACK * within_s / most
        return [
            Send(link, frame)
            for frame in frames
            for link in neighbours.identities
            if neighbours.is_at_table(link) and self._knows(link)
        ]

    def hear(self, table: Table[State], seat: int, packet: AsidePacket, now: float) -> list[Effect]:
        """Take what *seat* says, unless it may not say that now or says too much."""
        most, within_s = ASIDES[packet.kind]
        heard = self._heard.setdefault((seat, packet.kind), deque(maxlen=most))
        is_too_much = len(heard) == most and now - heard[0] < within_s
        if is_too_much or not _may_say(table, seat, packet.kind):
            return []
        heard.append(now)
        return [Overheard(seat, packet.kind, packet.content)]


def _may_say(table: Table[State], seat: int | None, kind: str) -> bool:
    """Return whether *seat* may say something of this *kind* now."""
    if seat is None:
        return False
    match kind:
        case "laid":
            return bool(acting_seats(table.pool) >> seat & 1)
        case "again" | "look" | "point":
            return table.is_over
        case _:
            return True
