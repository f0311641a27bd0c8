"""A race in which somebody changed an opened bid after the game, without the key of its seat."""

from core.table.log import MAGIC, read, record
from core.table.messages import Act, parse_message
from core.table.records import SignedRecord, parse_record
from tests.gui.race_log import race


def forged(seed: int = 1, opening: int = 5, seat: int = 2) -> tuple[bytes, int, str, str]:
    """Give the log, the record that was changed, what was sealed, and what the log says now."""
    bodies = list(read(race(seed)[0]).bodies)
    count = 0
    for at, body in enumerate(bodies):
        found = parse_record(body)
        if not isinstance(found, SignedRecord) or b"wormup/1/act" not in body:
            continue
        message = parse_message(found.wire)
        assert isinstance(message.body, Act)
        if message.body.action[:1] != ("open",) or message.seat != seat:
            continue
        count += 1
        sealed = message.body.action[2]
        assert isinstance(sealed, tuple)
        (held,) = sealed
        if count < opening or held == "X":
            continue
        shown = 7 if held != 7 else 4
        assert isinstance(held, int)
        old, new = (b"\x91" + bytes([face]) + b"\xc4\x20" for face in (held, shown))
        assert body.count(old) == 1
        bodies[at] = body.replace(old, new)
        return MAGIC + b"".join(map(record, bodies)), at, str(held), str(shown)
    raise AssertionError(opening)
