"""A log judged (P11, P12): an honest one checks, all tampering is a finding with its place."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from core.games import rules_for
from core.table.audit import AuditReason, Finding, Replay, audited
from core.table.commitments import opening
from core.table.encoding import pack
from core.table.export import export, export_digest
from core.table.genesis import Genesis, Sit
from core.table.log import read
from core.table.messages import Act, MessageKind
from core.table.records import genesis_record, message_record
from core.table.signing import Signed, verify, verify_many
from core.table.step import StepReason
from core.table.table import Contradicts, Table, Taken
from tests.architecture.tree import ROOT
from tests.core.table.audited import (
    GAME,
    KEYS,
    LOG,
    SEATED,
    SEATS,
    before_step_2,
    behind,
    exchanged,
    findings,
    first,
    place_of,
)
from tests.seats import (
    choices,
    identity_seed,
    log_bodies,
    play,
    played,
    replayed,
    sat_down,
    secret_of,
    table_at,
)
from tests.tampering import (
    CountingJudge,
    Drifting,
    Lenient,
    altered,
    other_signature,
    refusal_of,
    with_signature,
)
from tests.tiers import few
from tests.toy import Toy, ToyReason

# -- an honest log ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_an_honest_log_checks(seats):
    """P12, A1: every seat's own, up to the end and without one finding."""
    game = played(42, seats)
    for log in game.logs:
        replay = replayed(log)
        assert replay.findings == []
        assert (replay.is_over, replay.seats, replay.records) == (True, seats, len(log))
        assert replay.table is not None
        assert export_digest(replay.table) == game.digest
        assert replay.genesis == game.genesis
        assert replay.rules_id == game.genesis.rules_id
        assert replay.sits == dict(enumerate(game.sits))


def test_a_log_that_ends_early_checks_as_a_game_that_is_not_over():
    """P11, P12: cut behind any record."""
    done = 0
    for length in range(len(LOG)):
        replay = replayed(LOG[:length])
        assert replay.findings == []
        assert not replay.is_over or length == len(LOG) - 1  # the last record is a note only
        assert replay.records == length
        steps = len(replay.table.completed) if replay.table else 0
        assert done <= steps <= done + 1
        done = steps
        if replay.table:
            last_digest = len(pack(bytes(32)))
            assert GAME.export.startswith(export(replay.table)[:-last_digest])
    assert done == 4


def test_a_log_with_more_acts_of_a_cheat_than_a_table_takes_unasked_checks():
    """P13: others' answers rested on them; its own log would shut an honest seat out for good."""
    table = table_at(GAME, 2, seat=0)
    first = GAME.of(2, MessageKind.ACT)[1]
    others = [altered(first, KEYS[1], Act(("bid",), bytes([number]) * 32)) for number in range(3)]
    for act in (first, *others):
        assert isinstance(table.take(act, {act.id}), Taken | Contradicts)
    log = [*before_step_2(), *table.flush()]
    replay = replayed(log, secret_of(GAME.seed, 0))
    assert replay.findings == []
    assert replay.table is not None
    assert [m.id for m in replay.table.pool] == [m.id for m in table.pool]


def test_an_audit_can_read_on_where_it_stopped():
    """P12: records that come one by one are judged as the whole."""
    replay = replayed(())
    for body in LOG:
        replay.read([body])
    assert (replay.findings, replay.is_over, replay.records) == ([], True, len(LOG))


def test_nothing_at_all_is_no_game_and_no_finding():
    replay = replayed(())
    assert (replay.findings, replay.is_over, replay.seats, replay.table) == ([], False, 0, None)
    assert replay.rules_id == ""


# -- messages tampered with ------------------------------------------------------------------------


@pytest.mark.parametrize("step", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", list(MessageKind))
def test_a_message_signed_with_another_key_is_found(step, kind):
    """P5.3: every act and every seal, in its own place."""
    for message in GAME.of(step, kind):
        forged = altered(message, KEYS[(message.seat + 1) % SEATS])
        assert first(exchanged(message, forged)) == (StepReason.FORGED, step, message.seat)


def test_a_message_that_another_seat_signed_as_its_own_is_one_too_many_or_differs():
    """P5.3: seat 1 says what seat 0 said, under its own name."""
    act = GAME.of(2, MessageKind.ACT)[0]
    copied = altered(act, KEYS[1], seat=1)
    assert first(exchanged(act, copied))[0] is AuditReason.MISSING


def test_an_opening_exchanged_for_another_is_found():
    """P6.1: another seat's, another value, another nonce; signed by the right seat each time."""
    opened = GAME.of(3, MessageKind.ACT)
    for act, other in zip(opened, [*opened[1:], opened[0]], strict=True):
        _, step, value, nonce = act.body.action
        for body in (
            other.body,
            opening(step, (value + 1) % 6, nonce),
            opening(step, value, bytes(32)),
        ):
            false = altered(act, KEYS[act.seat], body)
            found_first = findings(exchanged(act, false))[0]
            assert found_first.reason is StepReason.OPENING_FALSE
            assert (found_first.step, found_first.seat) == (3, act.seat)
            assert found_first.record == place_of(act)
            commit = GAME.of(2, MessageKind.ACT)[act.seat].body.commit
            assert found_first.detail == commit


def test_a_salt_that_its_offer_did_not_fix_is_found():
    """P3.4."""
    act = GAME.of(1, MessageKind.ACT)[1]
    false = altered(act, KEYS[1], Act(("salt", bytes(32)), b""))
    assert first(exchanged(act, false)) == (StepReason.SALT_EXPECTED, 1, 1)


def test_an_illegal_move_that_all_have_sealed_is_found():
    """P12, A1: a whole table that agrees on cheating; the log's own author moved by 7."""
    genesis, sits = sat_down(43, SEATS, options=1)
    seated = [Table(genesis, Lenient(), secret_of(43, seat)) for seat in range(SEATS)]
    usual = choices(43)
    _, records = play(
        seated, lambda state, seat: usual(state, seat) if state.phase < 2 else (("move", 7), None)
    )
    assert all(table.is_over for table in seated)
    for own in records:
        replay = replayed(log_bodies(genesis, sits, own))
        (fault,) = replay.findings
        assert (fault.reason, fault.step, fault.seat) == (ToyReason.TOO_BIG, 4, 0)
        assert fault.detail == 7
        assert not replay.is_over


def test_a_table_whose_rules_compute_otherwise_is_found_at_its_first_seal():
    """P14: the same rules by name and hash, another core."""
    genesis, sits = sat_down(44, SEATS, options=1)
    seated = [Table(genesis, Drifting(), secret_of(44, seat)) for seat in range(SEATS)]
    _, records = play(seated, choices(44))
    assert all(table.is_over for table in seated)
    reason, step, _ = first(log_bodies(genesis, sits, records[0]))
    assert (reason, step) == (StepReason.STATE_DIFFERS, 2)


def test_a_message_of_another_game_or_seat_is_found():
    """P5.3."""
    other = played(45, SEATS).messages[0]
    assert first(behind(message_record(other))) == (StepReason.OTHER_GAME, 1, other.seat)
    fifth = altered(GAME.messages[0], KEYS[0], seat=4)
    assert first(behind(message_record(fifth))) == (StepReason.NO_SEAT, 1, 4)


def test_an_act_behind_the_end_is_found():
    """P14: the game is over when nobody has to act."""
    table = table_at(GAME, 5)
    late = altered(GAME.messages[-1], KEYS[0], Act(("move", 1), b""), step=5)
    late = altered(late, KEYS[0], previous=table.step.previous)
    assert first(behind(message_record(late))) == (StepReason.OVER, 5, 0)


# -- genesis and sits ------------------------------------------------------------------------------


def test_a_second_genesis_is_found_and_nothing_behind_it_is_judged():
    """P11, P12: also the same one again, wherever it stands; what stands before is proved."""
    for other in (GAME.genesis, played(45, SEATS).genesis):
        for place in (1, 2, SEATED, 10, len(LOG)):
            bodies = [*LOG[:place], genesis_record(other), *LOG[place:]]
            replay = replayed(bodies)
            assert replay.findings == [Finding(AuditReason.SECOND_GENESIS, place)]
            assert replay.records == place
            whole = replayed(LOG[:place]).table
            assert replay.table is not None
            assert whole is not None
            assert len(replay.table.completed) == len(whole.completed)


RULES_HASH = Toy().rules_hash


def without_table(rules_id="toy/1", rules_hash=RULES_HASH, options=1):
    genesis = Genesis(rules_id, rules_hash, options, GAME.genesis.offers)
    return [genesis_record(genesis), *LOG[1:]]


@pytest.mark.parametrize(
    ("bodies", "reason", "detail"),
    [
        pytest.param(without_table("chess"), AuditReason.UNKNOWN_RULES, "chess", id="rules"),
        pytest.param(
            without_table(rules_hash=bytes(32)), AuditReason.OTHER_RULES, "toy/1", id="version"
        ),
        pytest.param(without_table(options="x"), AuditReason.BAD_OPTIONS, "x", id="options"),
        pytest.param(without_table(options=True), AuditReason.BAD_OPTIONS, True, id="a bool"),
    ],
)
def test_rules_that_this_program_cannot_judge_are_the_only_finding(bodies, reason, detail):
    """P3.3: no act is believed then, and none is a finding of its own."""
    replay = replayed(bodies)
    assert replay.findings == [Finding(reason, 0, detail=detail)]
    assert (replay.table, replay.is_over, replay.records) == (None, False, 0)


def test_a_key_that_has_no_seat_in_the_game_is_the_only_finding():
    """P8, P11: with it nothing is resumed and nothing signed."""
    replay = replayed(LOG, secret_of(99, 0))
    assert replay.findings == [Finding(AuditReason.OTHER_KEY, 0)]
    assert (replay.table, replay.is_over, replay.records) == (None, False, 0)


@pytest.mark.parametrize("count", range(SEATS))
def test_an_act_before_every_seat_has_sat_down_is_found(count):
    """P3.3: the game exists when every seat has said yes."""
    bodies = [*LOG[: 1 + count], *LOG[SEATED:]]
    found_first = findings(bodies)[0]
    assert (found_first.reason, found_first.record) == (AuditReason.NOT_SEATED, 1 + count)
    replay = replayed(bodies)
    assert replay.table is not None
    assert replay.table.completed == []
    twice = [*LOG[: 1 + count], *LOG[1 : 1 + count], *LOG[SEATED:]]
    assert first(twice)[0] is AuditReason.NOT_SEATED


def test_a_sit_of_a_stranger_is_found():
    """P3.3."""
    stranger = played(45, SEATS).sits[0]
    bodies = [LOG[0], message_record(stranger), *LOG[1:]]
    assert findings(bodies)[0].reason is AuditReason.NOT_SEATED
    assert findings(bodies)[0].record == 1


def test_a_log_of_messages_alone_is_no_log_of_a_game():
    """P11."""
    assert [finding.reason for finding in findings(LOG[1:])] == [AuditReason.NO_GENESIS]


@pytest.mark.parametrize(
    "body", [b"", b"\xc0", pack(()), pack((4, b"")), pack((1, (b"", bytes(64)))), pack("act")]
)
def test_what_is_no_record_is_found_and_nothing_behind_it_is_believed(body):
    """P11."""
    for place in (0, 1, SEATED, 12):
        replay = replayed([*LOG[:place], body, *LOG[place:]])
        (last,) = replay.findings
        assert (last.reason, last.record, replay.records) in {
            (AuditReason.MALFORMED, place, place),
            (AuditReason.NO_GENESIS, 0, 0),
            (AuditReason.NOT_SEATED, 1, 1),
        }


def test_behind_the_first_fault_nothing_is_judged():
    """P12: what rests on a fault would be one again, and would name those who did nothing."""
    judge = CountingJudge()
    replay = Replay(lambda _: Toy(), judge=judge)
    replay.read(LOG[:12])
    verified = judge.count.total()
    replay.read([LOG[-1], *LOG[12:]])
    replay.read(LOG[12:])
    assert [finding.record for finding in replay.findings] == [12]
    assert (replay.records, judge.count.total()) == (12, verified)


# -- what it costs ---------------------------------------------------------------------------------


def test_an_audit_verifies_every_signature_once():
    """P13: also with each record twice in the log, and it says how many."""
    for bodies in (LOG, [*LOG[:SEATED], *(body for body in LOG[SEATED:] for _ in range(2))]):
        judge = CountingJudge()
        replay = Replay(lambda _: Toy(), judge=judge)
        replay.read(bodies)
        assert (replay.findings, replay.is_over) == ([], True)
        assert judge.count == {message.payload: 1 for message in GAME.messages}
        assert replay.signatures == 2 * SEATS + len(GAME.messages)


def test_a_second_yes_of_a_seat_is_no_honest_log():
    """P3.3, P13: each would cost a verification a seat; the same one again costs none."""
    payload = GAME.sits[0].payload
    again = message_record(Sit(0, payload, other_signature(identity_seed(41, 0), payload)))
    assert findings([*LOG[:2], LOG[1], *LOG[2:]]) == []
    assert first([*LOG[:2], again, *LOG[2:]]) == (AuditReason.NOT_SEATED, None, 0)


def test_the_judge_of_signatures_is_the_callers():
    """P12: an audit may share the work; with a judge that believes nothing it finds everything."""
    replay = Replay(lambda _: Toy(), judge=lambda *_: False)
    replay.read(LOG)
    assert replay.findings[0].reason is StepReason.FORGED
    assert Replay(lambda _: Toy()).judge is verify


# -- all signatures at the end ---------------------------------------------------------------------


def test_signatures_are_verified_all_together_and_each_once():
    """P13: by whom the caller likes, so that cores may share them."""
    asked: list[list[Signed]] = []

    def ask(these: Sequence[Signed]) -> int:
        asked.append([*these])
        return verify_many(these)

    replay = audited(LOG, lambda _: Toy(), ask)
    (these,) = asked
    assert Counter(payload for _, payload, _ in these) == {m.payload: 1 for m in GAME.messages}
    assert (replay.findings, replay.is_over) == ([], True)
    assert replay.signatures == replayed(LOG).signatures


def test_a_table_believes_nothing_once_its_log_is_audited():
    """P12: it is handed on to whoever shows the game."""
    place = place_of(GAME.of(2, MessageKind.ACT)[0])
    table = audited(LOG[:place], lambda _: Toy()).table
    assert table is not None
    forged = with_signature(GAME.of(2, MessageKind.ACT)[0], bytes(64))
    assert refusal_of(table.take(forged)).reason is StepReason.FORGED


def test_of_a_log_with_a_false_signature_only_that_one_is_verified_twice(monkeypatch):
    """P13: its cost is that of a true log, and once more the moves before the fault."""
    place = place_of(GAME.of(3, MessageKind.ACT)[0])
    bodies = [*LOG[:place], LOG[place][:-1] + bytes([LOG[place][-1] ^ 1]), *LOG[place + 1 :]]
    judge = CountingJudge()
    monkeypatch.setattr("core.table.signing.verify", judge)
    monkeypatch.setattr("core.table.audit.verify", judge)
    replay = audited(bodies, lambda _: Toy())
    assert [(one.reason, one.record) for one in replay.findings] == [(StepReason.FORGED, place)]
    forged = GAME.of(3, MessageKind.ACT)[0].payload
    assert {payload for payload, times in judge.count.items() if times > 1} == {forged}
    assert judge.count[forged] == 2


def outcome_of(replay: Replay) -> tuple[object, ...]:
    """Give all that an audit tells of a log."""
    table = replay.table
    steps = [(one.digest, one.outcome) for one in table.completed] if table else []
    rest = (tuple(table.pool), table.proofs, table.step.previous) if table else ()
    told = (replay.findings, replay.records, replay.signatures, replay.sits)
    return (*told, replay.genesis, steps, rest)


def damaged(bodies: Sequence[bytes], rng: Random) -> list[bytes]:
    """Spoil a log in one of the ways in which people and disks do."""
    changed, place = list(bodies), rng.randrange(len(bodies))
    match rng.randrange(6):
        case 0:  # the end of an act or a seal is its signature
            changed[place] = changed[place][:-1] + bytes([changed[place][-1] ^ 1])
        case 1:
            at = rng.randrange(len(changed[place]))
            flipped = changed[place][at] ^ 1 << rng.randrange(8)
            changed[place] = changed[place][:at] + bytes([flipped]) + changed[place][at + 1 :]
        case 2:
            del changed[place]
        case 3:
            changed.insert(rng.randrange(len(bodies)), bodies[place])
        case 4:
            other = rng.randrange(len(bodies))
            changed[place], changed[other] = changed[other], changed[place]
        case _:
            changed[place] = changed[place][:-64] + rng.randbytes(64)
    return changed


GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.log"))
SHORT = ("cozy-2", "gryphon2010-4-calls", "venice1995-2")


@pytest.mark.parametrize(
    "file",
    few(3, sorted(GOLDEN, key=lambda file: file.stem not in SHORT)),
    ids=lambda file: file.stem,
)
def test_signatures_verified_at_the_end_find_what_one_after_the_other_finds(file):
    """P12: equal findings on logs that were damaged once or twice, as on the log itself."""
    bodies, rng = read(file.read_bytes()).bodies, Random(file.stem)
    short = bodies[: 60 + rng.randrange(60)]
    logs = [bodies, *(damaged(short, rng) for _ in range(24))]
    logs += [damaged(log, rng) for log in logs[1:9]]
    reasons = set()
    for log in logs:
        told = outcome_of(audited(log, rules_for))
        assert told == outcome_of(replayed(log))
        reasons |= {finding.reason for finding in replayed(log).findings}
    assert StepReason.FORGED in reasons
    assert len(reasons) > 2
