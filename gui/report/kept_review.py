"""The review that is kept beside a log: written once, found again, never trusted for a verdict.

Law: it counts only for the log that it was made of, byte for byte; torn, forged or of another
version there is none. A file that is no game's log has none beside it.
"""

import contextlib
import hashlib
import json
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from core.review.chances import Counts
from core.review.hours import Hour
from core.review.prospects import Prospect
from core.review.race_review import FaceOutcome, Placed, Point, ReviewedBid
from core.table.encoding import MalformedError, Value, pack, unpack
from core.table.table import Table
from gui.report import review
from gui.report.review import Review
from gui.report.review_words import told
from net.driver.disk import read_file, write_over

KEPT = "review"
"""The file in a game's folder that holds its review."""
_BYTES_MAX = 1 << 22
_SUM_BYTES = 4
"""So many bytes before a kept review say whether the disk gave it back as it was written."""
_LOG = "log"


def digest_of(log: bytes) -> bytes:
    """Return what tells the bytes of a *log* from all others."""
    return hashlib.sha256(log).digest()


def read_review(log: Path, digest: bytes, table: Table[Any]) -> Review | None:
    """Return the review of *table* beside the file *log*, if it was made of this *digest*."""
    if log.name != _LOG:
        return None
    with contextlib.suppress(OSError):  # there is none yet
        found = found_again(read_file(log.with_name(KEPT), _BYTES_MAX), digest)
        return found if found is not None and can_be_told(found, table) else None
    return None


def keep_review(log: Path, digest: bytes, found: Review) -> None:
    """Keep *found* beside the file *log*. Raises `OSError`."""
    if log.name == _LOG:
        write_over(log.with_name(KEPT), packed(found, digest))


def packed(found: Review, digest: bytes) -> bytes:
    """Return *found* as a file; *digest* is that of the log that it was made of."""
    done = (found.moves, found.hours)
    acts = (tuple([(*one[:-1], pack(one.action)) for one in some]) for some in done)
    plain = (_plain(found.points), _plain(found.bids), *acts, _plain(found.prospects))
    data = pack((review.VERSION, digest, plain))
    return _sum_of(data) + data


def found_again(data: bytes, digest: bytes) -> Review | None:
    """Return what `packed` wrote for *digest*; None if it is torn or of another log."""
    if data[:_SUM_BYTES] != _sum_of(data[_SUM_BYTES:]):
        return None
    try:
        match unpack(data[_SUM_BYTES:]):
            case (version, of, tuple(parts)) if version == review.VERSION and of == digest:
                return _read(*parts)
    except (MalformedError, TypeError, ValueError):
        pass
    return None


def can_be_told(found: Review, table: Table[Any]) -> bool:
    """Return whether *found*, that a file held, can be a review of *table*."""
    steps = range(1, len(table.completed) + 1)
    parts = (found.points, found.bids, found.moves, found.hours)
    try:
        json.dumps([found.plain(table), told(found, table).plain()])
    except Exception:  # noqa: BLE001  # whatever the bytes may say
        return False
    seats = range(len(table.genesis.offers))
    return (
        all(one.step in steps for part in (*parts, found.prospects) for one in part)
        and all(one.seat in seats for part in parts[1:] for one in part)
        and all(len(point.counts.wins) == len(seats) for point in found.points)
        and all(len(one.ends) == len(seats) for one in found.prospects)
    )


def _sum_of(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(_SUM_BYTES, "little")


def _read(points: Any, bids: Any, moves: Any, done: Any, heading: Any) -> Review:  # noqa: ANN401  # as a file holds it
    return Review(
        tuple(Point(step, number, Counts(*counts)) for step, number, counts in points),
        tuple(
            ReviewedBid(
                step, number, seat, bid, bumped, tuple(FaceOutcome(*face) for face in faces), races
            )
            for step, number, seat, bid, bumped, faces, races in bids
        ),
        tuple(
            Placed(step, number, seat, made, best, races, _act(action))
            for step, number, seat, made, best, races, action in moves
        ),
        tuple(
            Hour(step, hour, seat, made, best, other, _act(action))
            for step, hour, seat, made, best, other, action in done
        ),
        tuple(Prospect(step, hour, ends) for step, hour, ends in heading),
    )


def _act(data: bytes) -> tuple[Value, ...]:
    """Return an action that is packed in itself: it is nested deeply."""
    action = unpack(data)
    return action if isinstance(action, tuple) else ()


def _plain(value: Sequence[Any]) -> Value:
    """Return any part of a review as values."""
    return tuple(_plain(one) if isinstance(one, tuple) else one for one in value)
