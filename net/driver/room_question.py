"""What everybody in the room has of a game, asked by a node that only looks on."""

import queue
import time
from contextlib import suppress

from core.table.trouble import Trouble
from net.driver.node import News, Node
from net.driver.node_run import NodeRun
from net.driver.place import NodePlace
from net.protocol.commands import CompareCopies
from net.protocol.copy_packets import CopyState
from net.protocol.effects import CopyTold
from net.protocol.join_code import CodeTried
from net.protocol.troubles import TableReason

LOOK_S = 3.0
"""How long we look at least who is here."""
MORE_S = 1.0
"""How long behind an answer there may be another."""


def ask_room(place: NodePlace, question: CompareCopies) -> list[CopyTold]:
    """Ask everybody at *place* for some seconds; return the last that each one has told.

    Raises `TroubleError` or OSError where no node can run, or if it fails.
    """
    told: queue.SimpleQueue[News | CodeTried] = queue.SimpleQueue()
    node = Node(place, told.put)
    node.submit(question)
    run = NodeRun(node)
    found: dict[bytes, CopyTold] = {}
    until = time.monotonic() + LOOK_S
    try:
        while run.goes_on and (time.monotonic() < until or _is_waiting(found)):
            with suppress(queue.Empty):
                event = told.get(timeout=MORE_S / 4)
                if isinstance(event, CopyTold):
                    found[event.identity] = event
                    until = max(until, time.monotonic() + MORE_S)
    finally:
        run.end()
    run.require_well(lambda what: Trouble(TableReason.COMMAND_FAILED, what=what))
    return list(found.values())


def _is_waiting(found: dict[bytes, CopyTold]) -> bool:
    return any(one.state is CopyState.WAITING for one in found.values())
