"""A log file that a crash cut, a disk spoilt or a forger changed (P11, P12): every byte in turn."""

from functools import lru_cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.audit import Replay
from core.table.encoding import pack
from core.table.export import export, export_digest
from core.table.log import MAGIC, NotALogError, Tail, read, record
from core.table.records import SignedRecord, parse_record
from tests.seats import Played, played, replayed

LARGE, SMALL, OTHER = played(51, 4, options=2), played(52, 2), played(53, 2)
VALUES = st.recursive(
    st.integers(0, 9) | st.binary(max_size=70) | st.text(max_size=3) | st.booleans(),
    lambda inner: st.lists(inner, max_size=4).map(tuple),
    max_leaves=8,
)


def file_of(game: Played) -> bytes:
    return MAGIC + b"".join(map(record, game.logs[0]))


DATA = file_of(LARGE)


def flipped(data: bytes, place: int) -> bytes:
    """Change one bit of the byte at *place*, at each place another."""
    changed = bytearray(data)
    changed[place] ^= 1 << place % 8
    return bytes(changed)


@lru_cache
def is_unfinished_game(count: int) -> bool:
    """Tell whether an audit of the first *count* records finds nothing, and nothing else in it."""
    replay = replayed(LARGE.logs[0][:count])
    last_digest = 34
    begun = export(replay.table)[:-last_digest] if replay.table else b""
    return not replay.findings and LARGE.export.startswith(begun)


def assert_same_game_as_far_as_it_goes(bodies: tuple[bytes, ...]) -> None:
    assert bodies == LARGE.logs[0][: len(bodies)]
    assert is_unfinished_game(len(bodies))


def state_of(replay: Replay) -> object:
    """Give all that a log can make an auditor believe."""
    table = replay.table
    if table is None:
        return replay.genesis, replay.sits
    return table.step.previous, tuple(table.pool), dict(table.proofs), dict(replay.sits)


def is_repeat(body: bytes) -> bool:
    """Tell whether *body* repeats a message of the game, with whatever signature."""
    match parse_record(body):
        case SignedRecord((payload, _)):
            return payload in {message.payload for message in SMALL.messages}
        case _:
            return False


def test_every_truncation_is_the_same_game_unfinished():
    """P11: nothing is raised but `NotALogError`, for a file that is shorter than its header."""
    for length in range(len(DATA)):
        if length < len(MAGIC):
            with pytest.raises(NotALogError):
                read(DATA[:length])
            continue
        log = read(DATA[:length])
        assert log.tail in {Tail.CLEAN, Tail.TORN}
        assert_same_game_as_far_as_it_goes(log.bodies)


def test_every_flipped_byte_of_the_file_is_damage_and_never_another_game():
    """P11: what stands before it is read, nothing behind it is believed."""
    for place in range(len(DATA)):
        log = read(flipped(DATA, place))
        assert log.tail is Tail.DAMAGED, place
        assert log.end <= place
        assert_same_game_as_far_as_it_goes(log.bodies)


def test_the_large_file_is_a_whole_game():
    assert len(DATA) > 14_000
    replay = replayed(LARGE.logs[0])
    assert (replay.findings, replay.is_over) == ([], True)


def test_every_flipped_byte_that_a_forger_frames_anew_is_a_finding():
    """P12: with a right checksum; whatever it says, nothing else is believed because of it.

    A seal with its seat changed may be the other's: that repeats what is known, and is no finding.
    """
    log = SMALL.logs[0]
    replay = replayed(log[:1])
    for body in log[1:]:
        before = state_of(replay)
        for place in range(len(body)):
            changed = flipped(body, place)
            replay.read([changed])
            assert replay.findings or is_repeat(changed), (replay.records, place)
            assert state_of(replay) == before, (replay.records, place)
            replay.findings.clear()
        replay.read([body])
        assert replay.findings == []
    assert replay.table is not None
    assert export_digest(replay.table) == SMALL.digest


def test_a_genesis_that_a_forger_changed_is_another_game_that_nobody_sat_down_to():
    """P3.3, P12: no act of the log is believed."""
    log = SMALL.logs[0]
    for place in range(len(log[0])):
        replay = replayed([flipped(log[0], place), *log[1:]])
        assert replay.findings, place
        assert replay.sits == {}
        assert replay.table is None or not replay.table.completed


PIECES = st.tuples(
    st.sampled_from([*SMALL.logs, *OTHER.logs]), st.integers(0, 25), st.integers(1, 25)
).map(lambda piece: piece[0][piece[1] : piece[1] + piece[2]])


@given(st.lists(PIECES, max_size=8))
def test_a_log_pieced_together_from_others_is_never_a_game_that_was_not_played(pieces):
    """P11, P12: records of two seats and two games in any order, with repeats and holes."""
    replay = replayed([body for piece in pieces for body in piece])
    if replay.table is None:
        assert replay.findings or not any(pieces)
        return
    last_digest = 34
    begun = export(replay.table)[:-last_digest]
    assert SMALL.export.startswith(begun) or OTHER.export.startswith(begun)
    assert replay.table.proofs == {}


@given(st.sampled_from(range(4)), VALUES, st.integers(1, len(SMALL.logs[0])))
def test_a_record_of_anything_at_all_changes_nothing(kind, value, place):
    """P11: whatever stands where a message, a note or a proof should; nothing is ever raised."""
    replay = replayed(SMALL.logs[0][:place])
    before = state_of(replay)
    for body in (pack((kind, value)), pack((kind, 1, bytes(32), value)), pack((kind, value, ()))):
        replay.read([body])
        assert replay.findings
        assert state_of(replay) == before
        replay.findings.clear()


@pytest.mark.parametrize("place", range(0, MAGIC.index(0) + 1, 2))
def test_a_damaged_header_is_told_from_a_file_that_is_no_log(place):
    """P11: records follow the one, none the other. What follows the name is the format's number."""
    assert read(flipped(DATA, place)).bodies == ()
    with pytest.raises(NotALogError):
        read(flipped(DATA, place)[: len(MAGIC)])
