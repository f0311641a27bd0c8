"""The canonical export, or score sheet: equal on all laptops, byte for byte (P11).

It is the concatenation of packed values: the genesis; per completed step
``[step, content, [act payload, ...]]`` with the acts in seat order; the last digest. Signatures are
not in it: one payload may have several.
"""

from hashlib import sha256

from core.table.encoding import pack
from core.table.messages import MessageKind
from core.table.rules import State
from core.table.step import Completed
from core.table.table import Table


def export(table: Table[State]) -> bytes:
    """Return all completed steps of *table* as bytes."""
    steps = b"".join(_step(done) for done in table.completed)
    return pack(table.genesis.wire) + steps + pack(table.step.previous)


def export_digest(table: Table[State]) -> bytes:
    """Return the SHA-256 of the export of *table*."""
    return sha256(export(table)).digest()


def _step(done: Completed[State]) -> bytes:
    acts = tuple(m.payload for m in done.certificate if m.kind is MessageKind.ACT)
    return pack((done.step.number, done.outcome.content, acts))
