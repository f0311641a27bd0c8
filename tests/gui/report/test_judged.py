"""What a log comes to: a changed copy names nobody, and a newer one is not damaged."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from core.table.agreed import AGREED_TAG
from core.table.encoding import Value, pack
from core.table.genesis import GENESIS_TAG, OFFER_TAG, Genesis
from core.table.log import MAGIC, read, record
from core.table.messages import Act, MessagePlace, sign
from core.table.records import genesis_record, parse_record, proof_record
from core.wormup.profiles import Options
from gui.report.judged import UNJUDGED_CODE, Judged, LogFlaw, Verdict, judged, replay_of
from gui.report.verdict import report
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import EDITION, race
from tests.seats import NAMES, log_bodies, sat_down, secret_of
from tests.tiers import IS_LONG

STEP = 1 if IS_LONG else 97
"""Of each so many bytes one is flipped."""
LOG = race(steps_max=3)[0]
BODIES = read(LOG).bodies
UNJUDGED = {LogFlaw.NEWER, LogFlaw.FOREIGN}


def found(data: bytes) -> Judged:
    log = read(data)
    return judged(log, replay_of(log))


def framed(*bodies: bytes) -> bytes:
    return MAGIC + b"".join(map(record, bodies))


def texts(one: Judged) -> str:
    said = (one.heading, one.here, one.brief, one.said, one.advice, one.why, one.line)
    return " ".join((*said, one.brief_proof))


def names_nobody(one: Judged) -> bool:
    return not any(name in texts(one) for name in NAMES)


def flipped() -> Iterator[tuple[int, int, bytes]]:
    """Yield each record and place of a byte, and the log with it flipped and the sum repaired."""
    places = [(at, byte) for at, body in enumerate(BODIES) for byte in range(len(body))]
    for at, byte in places[::STEP]:
        body = bytearray(BODIES[at])
        body[byte] ^= 1
        yield at, byte, framed(*BODIES[:at], bytes(body), *BODIES[at + 1 :])


def test_a_byte_that_was_flipped_anywhere_blames_nobody() -> None:
    """P12: whichever it is, one sentence says how far the copy is proved, and names no seat."""
    for at, byte, data in flipped():
        one = found(data)
        where = f"record {at}, byte {byte}: {one}"
        assert names_nobody(one), where
        if one.flaw in UNJUDGED:  # its rules cannot be known from their changed name or hash
            assert (at, one.is_whole, one.code) == (0, False, UNJUDGED_CODE), where
        else:
            assert (one.verdict, one.flaw, one.code) == (Verdict.FAILS, LogFlaw.CHANGED, 1), where
            assert "This copy was changed after the game, or is no honest copy. " in one.said
            assert one.said.endswith("It does not show who changed it.")


DROPPED = [framed(*BODIES[:at], *BODIES[at + 1 :]) for at in range(0, len(BODIES) - 3, 4)]
DOUBLED = [framed(*BODIES, BODIES[0]), framed(*BODIES[:9], BODIES[0], *BODIES[9:])]
SWAPPED = [
    framed(*BODIES[:at], BODIES[at + 1], BODIES[at], *BODIES[at + 2 :]) for at in (0, 1, 4, 7, 11)
]
OTHERS = read(race(2, steps_max=3)[0]).bodies
FOREIGN = [framed(*BODIES[:9], OTHERS[at], *BODIES[9:]) for at in range(0, len(OTHERS), 5)]


@pytest.mark.parametrize("data", [*DROPPED, *DOUBLED, *SWAPPED, *FOREIGN])
def test_records_that_were_dropped_doubled_swapped_or_brought_in_blame_nobody(data: bytes) -> None:
    """Some change nothing: the order of two yes, or a message that was only repeated."""
    one = found(data)
    assert names_nobody(one)
    assert one.flaw in {LogFlaw.CHANGED, None}
    assert one.flaw is None or one.proved.step <= 3


def test_only_two_signatures_of_one_seat_name_it() -> None:
    """P9: the note names the seat, also where the copy was changed behind the proof."""
    data, table = race(steps_max=3)
    act = table.completed[1].certificate[0]
    place = MessagePlace(act.game, act.step, act.seat, act.previous)
    second = sign(secret_of(1, act.seat).key, place, Act(("bid",), bytes(32)))
    for more, verdict in ((b"", Verdict.PROVEN), (record(b"\xc0"), Verdict.FAILS)):
        log = read(data + record(proof_record(act, second)) + more)
        told = report(log, replay_of(log))
        assert told.verdict is verdict
        assert names_nobody(told.judged)
        assert any(NAMES[act.seat] in note for note in told.notes)


def test_a_copy_that_was_changed_is_proved_up_to_a_round() -> None:
    one = found(framed(*BODIES, b"\xc0"))
    assert one.said == (
        "This copy was changed after the game, or is no honest copy. It is proved up to round 1."
        " It does not show who changed it."
    )
    assert one.heading == "This copy was changed after the game"
    assert one.advice == "Ask another player for a copy."


def test_bytes_that_fail_their_sum_are_damage_and_name_nobody() -> None:
    data = bytearray(LOG)
    data[len(data) // 2] ^= 1
    one = found(bytes(data))
    assert (one.flaw, one.code, names_nobody(one)) == (LogFlaw.DAMAGED, 1, True)
    assert one.said.startswith("This copy is damaged: some of its bytes have changed. It is proved")


# -- of a newer version ----------------------------------------------------------------------------


def later(tag: str) -> str:
    return tag.replace("/1/", "/2/")


def with_genesis(old: str, new: str) -> bytes:
    """Give the log whose first record has *new* in the place of *old*, of equal length."""
    assert old.encode() in BODIES[0]
    return framed(BODIES[0].replace(old.encode(), new.encode()), *BODIES[1:])


@cache
def signed_with(options: Value) -> bytes:
    """Give the log of a table at which all have said yes to *options*, and nothing more."""
    table = race()[1]
    genesis, sits = sat_down(1, 3, table.rules, options)
    return framed(*log_bodies(genesis, sits, []))


def genesis_of(data: bytes) -> Genesis:
    found = parse_record(read(data).bodies[0])
    assert isinstance(found, Genesis)
    return found


OWN = Options().plain()
NEWER = {
    "format 2": LOG[:15] + b"\2" + LOG[16:],
    "format 256": LOG[:14] + b"\1\0" + LOG[16:],
    "format 2 of other records": LOG[:15] + b"\2" + b"all is other there",
    "genesis": with_genesis(GENESIS_TAG, later(GENESIS_TAG)),
    "genesis of another form": framed(pack((0, (later(GENESIS_TAG), 1, 2)))),
    "offer": with_genesis(OFFER_TAG, later(OFFER_TAG)),
    "edition": with_genesis(EDITION, "gryphon2999"),
    "rules": framed(genesis_record(replace(genesis_of(LOG), rules_hash=bytes(32))), *BODIES[1:]),
    "agreement": signed_with((later(AGREED_TAG), (("coach", True),), OWN)),
    "name in the agreement": signed_with((AGREED_TAG, (("music", 3),), OWN)),
    "option": signed_with((*OWN, True, "and more")),
}


@pytest.mark.parametrize("data", NEWER.values(), ids=NEWER)
def test_what_is_of_a_newer_version_says_so_and_what_to_do(data: bytes) -> None:
    one = found(data)
    assert (one.verdict, one.code) == (Verdict.NEWER, UNJUDGED_CODE)
    assert one.flaw is LogFlaw.NEWER
    assert one.heading == "Made by a newer version"
    assert "It was made by a newer version of this program." in one.line
    assert one.line.endswith("Update this program, and it opens.")
    assert "damaged" not in texts(one)
    assert names_nobody(one)
    log = read(data)
    assert "damaged" not in report(log, replay_of(log)).fault


def test_a_game_that_this_program_does_not_have_is_of_another_program() -> None:
    genesis, sits = sat_down(1, 2)
    one = found(framed(*log_bodies(genesis, sits, [])))
    assert (one.verdict, one.flaw) == (Verdict.NEWER, LogFlaw.FOREIGN)
    assert one.is_whole
    assert one.heading == "Made by another program"


def test_a_newer_file_is_called_whole_only_where_all_seats_have_signed_it_so() -> None:
    assert found(NEWER["option"]).is_whole
    assert found(NEWER["option"]).said.endswith("The file is whole.")
    assert not found(NEWER["edition"]).is_whole
    assert not found(NEWER["format 2"]).is_whole


def test_an_option_that_nobody_signed_is_a_changed_copy() -> None:
    genesis = replace(genesis_of(LOG), options=(*OWN, True, "and more"))
    assert found(framed(genesis_record(genesis), *BODIES[1:])).flaw is LogFlaw.CHANGED


def test_a_genesis_of_a_newer_version_in_the_midst_of_a_game_is_a_change() -> None:
    newer = read(NEWER["genesis"]).bodies[0]
    assert found(framed(*BODIES[:9], newer, *BODIES[9:])).flaw is LogFlaw.CHANGED


@pytest.mark.parametrize("version", [0, 1])
def test_an_older_version_is_none(version: int) -> None:
    one = found(with_genesis(GENESIS_TAG, f"wormup/{version}/table"))
    assert one.flaw is (LogFlaw.CHANGED if version == 0 else None)
    if version == 0:
        assert found(LOG[:15] + b"\0" + LOG[16:]).flaw is LogFlaw.DAMAGED


def test_a_game_of_hours_is_judged_by_the_same_owner() -> None:
    data = cozy_game(steps_max=9)[0] + record(b"\xc0")
    one = found(data)
    assert (one.flaw, names_nobody(one)) == (LogFlaw.CHANGED, True)
    assert "It is proved up to hour " in one.said
