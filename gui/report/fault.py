"""How much a log claims behind its first fault (P12). Law: nobody has checked any of it."""

from contextlib import suppress

from core.table.audit import Replay
from core.table.encoding import MalformedError, unpack
from core.table.log import LogFile
from core.table.records import RecordKind

_LOOKED_AT = 100
"""How many records at the end are searched for the number of the last step."""


def later_steps(log: LogFile, replay: Replay) -> int:
    """Return how many steps *log* claims behind the last one proved."""
    rest = log.bodies[replay.records :]
    last = len(replay.table.completed) if replay.table else 0
    for body in reversed(rest[-_LOOKED_AT:]):
        with suppress(MalformedError):
            match unpack(body):  # no signature is worth a look here
                case (RecordKind.COMPLETED.value, int() as step, *_):
                    return max(0, min(step - last, len(rest)))
                case _:
                    pass
    return 0
