"""`audit LOG --room`: everybody in the room is asked whether their copy is the same (P9, P10)."""

import queue
import time
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from core.table.audit import Replay
from core.table.signing import SigningKey
from gui.report.room_copies import RoomCopy, Stand, in_order, room_copy
from gui.report.verdict import replay_of
from gui.terminal.place_arguments import require_meet
from gui.words.player_names import player_name
from gui.words.terms import UsageError
from gui.words.words import words
from net.driver.folder import read_log
from net.driver.identity import data_directory, load_identity
from net.driver.node import News, Node
from net.driver.place import Place
from net.protocol.commands import CompareCopies
from net.protocol.effects import CopyTold
from net.protocol.join_code import CodeTried

LOOK_S = 3.0
"""How long we look at least who is here."""
MORE_S = 1.0
"""How long behind an answer there may be another."""


class Room(NamedTuple):
    """What everybody in the room says of their copy of the log in *file*."""

    file: Path
    copies: list[RoomCopy]

    @property
    def is_forked(self) -> bool:
        """Whether somebody has another history."""
        return any(one.stand is Stand.FORKED for one in self.copies)

    def lines(self) -> list[str]:
        """Return a line for each, and who has signed two things where a copy parts from ours."""
        lines = [] if self.copies else [words("Nobody else is here yet")]
        for one in self.copies:
            lines.append(words("{name}: {what}", name=player_name(one.name), what=one.brief))
            lines += [f"  {one.said}"] if one.said else []
        return lines

    def plain(self) -> dict[str, object]:
        """Return it for programs."""
        return {"file": str(self.file), "room": [one.plain() for one in self.copies]}


def room_of(chosen: Namespace, file: Path) -> Room:
    """Ask everybody in the *chosen* part of the network for their copy of the log in *file*.

    Raises `UsageError` if nobody would answer, and `TroubleError`.
    """
    require_meet(chosen)
    data: Path = chosen.data or data_directory()
    ours, own = replay_of(read_log(file)), SigningKey(load_identity(data).seed).public
    offers = ours.genesis.offers if ours.genesis else ()
    name = next((offer.name for offer in offers if offer.identity == own), None)
    if name is None or ours.table is None or not ours.table.completed:
        said = words("only who has played in a game is answered, and after its first step")
        raise UsageError(f"{file}: {said}")
    place = Place(name, chosen.version, data, chosen.loopback, chosen.meet, looks_on=True)
    return Room(file, in_order(_asked(ours, place)))


def _asked(ours: Replay, place: Place) -> list[RoomCopy]:
    """Return what everybody has answered, by a node that only looks on."""
    assert ours.genesis is not None
    assert ours.table is not None
    told: queue.SimpleQueue[News | CodeTried] = queue.SimpleQueue()
    node = Node(place, told.put)
    node.submit(CompareCopies(ours.genesis, tuple(done.digest for done in ours.table.completed)))
    thread = Thread(target=node.run, name="node")
    thread.start()
    found: dict[bytes, RoomCopy] = {}
    until = time.monotonic() + LOOK_S
    try:
        while thread.is_alive() and (time.monotonic() < until or _is_waiting(found)):
            with suppress(queue.Empty):
                event = told.get(timeout=MORE_S / 4)
                if isinstance(event, CopyTold):
                    found[event.identity] = room_copy(ours, event)
                    until = max(until, time.monotonic() + MORE_S)
    finally:
        node.stop()
        thread.join()
    return list(found.values())


def _is_waiting(found: dict[bytes, RoomCopy]) -> bool:
    return any(one.stand is Stand.WAITING for one in found.values())
