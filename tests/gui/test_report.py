"""An audit's report: verdict first, counts that are right, the first problem with its place."""

import pytest

from core.table.log import MAGIC, read, record
from core.table.messages import Act, Kind, Place, sign
from core.table.records import SignedRecord, message_record, parse_record
from gui.report import Report, Verdict, replay_of, report
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.race_log import race
from tests.seats import secret_of


def judged(data: bytes) -> Report:
    log = read(data)
    return report(log, replay_of(log))


def with_bodies(bodies: list[bytes]) -> bytes:
    return MAGIC + b"".join(map(record, bodies))


def message_at(bodies: list[bytes], kind: Kind, number: int) -> int:
    """Find the record of the *number*-th message of *kind*."""
    found = [i for i, body in enumerate(bodies) if kind.value.encode() in body]
    return found[number]


def test_a_finished_race_checks_and_every_signature_opening_and_move_is_counted() -> None:
    data, table = race()
    found = judged(data)
    acts = [m for done in table.completed for m in done.certificate if m.kind is Kind.ACT]
    messages = [m for done in table.completed for m in done.certificate]
    assert found.verdict is Verdict.CHECKS
    assert found.line == "everything checks"
    assert found.signatures == len(messages) + 2 * 3, "and an offer and a sit of each seat"
    names = [m.body.action[0] for m in acts if isinstance(m.body, Act)]
    assert found.openings == names.count("open") + names.count("salt")
    assert found.moves == names.count("move")
    assert found.steps == len(table.completed)
    assert any("wins" in line for line in found.result)


def test_a_torn_tail_of_an_unfinished_race_is_no_error() -> None:
    data, _ = race(steps_max=5)
    found = judged(data[:-7])
    assert found.verdict is Verdict.UNFINISHED
    assert not found.findings
    assert any("torn by a crash" in note for note in found.notes)


@pytest.mark.parametrize("part", [0.2, 0.5, 0.9])
def test_a_flipped_byte_does_not_check_and_says_after_which_step(part: float) -> None:
    data, _ = race()
    at = int(len(data) * part)
    flipped = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
    found = judged(flipped)
    assert found.verdict is Verdict.FAILS
    assert "after step" in found.findings[0]
    assert "damaged" in found.findings[0]


def test_a_forged_act_is_named_with_step_seat_and_reason() -> None:
    data, _ = race()
    bodies = list(read(data).bodies)
    at = message_at(bodies, Kind.ACT, 4)
    signed = parse_record(bodies[at])
    assert isinstance(signed, SignedRecord)
    signature = signed.wire[1]
    forged = signature[:-1] + bytes([signature[-1] ^ 1])
    bodies[at] = bodies[at].replace(signature, forged)
    found = judged(with_bodies(bodies))
    assert found.verdict is Verdict.FAILS
    assert found.findings[0].startswith("step 2, seat ")
    assert "is not signed by its seat" in found.findings[0]


def test_a_missing_step_is_named() -> None:
    data, _ = race()
    bodies = list(read(data).bodies)
    first = message_at(bodies, Kind.ACT, 3)
    last = message_at(bodies, Kind.SEAL, 5)
    found = judged(with_bodies(bodies[:first] + bodies[last + 2 :]))
    assert found.verdict is Verdict.FAILS
    assert found.findings[0].startswith("step 3, seat ")
    assert "lacks something that this message rests on" in found.findings[0]


def test_an_illegal_move_signed_by_its_own_seat_is_named_with_the_rule() -> None:
    data, table = race()
    done = next(
        d for d in table.completed if d.outcome.slots and d.outcome.slots[0].action[:1] == ("move",)
    )
    act = done.certificate[0]
    place = Place(act.game, act.step, act.seat, act.previous)
    illegal = sign(secret_of(1, act.seat).key, place, Act(("move", ((0, 0, False),), (), ()), b""))
    bodies = list(read(data).bodies)
    at = bodies.index(message_record(act))
    bodies[at] = message_record(illegal)
    found = judged(with_bodies(bodies))
    assert found.verdict is Verdict.FAILS
    assert found.findings[0].startswith(f"step {act.step}, seat {act.seat} (")
    assert "must touch the old one" in found.findings[0]


def test_a_game_of_worm_and_cozy_checks_with_its_hours_scores_and_grade() -> None:
    """C6.5, C8: the same audit, which knows no game."""
    data, table = cozy_game(seats=1)
    found = judged(data)
    assert found.verdict is Verdict.CHECKS
    assert found.moves == 12
    assert "12 hours checked" in found.lines()[2]
    score = state_after(table).scores()[0]
    assert found.result[-1].startswith(f"Ann ends with {score.total}: grade {score.grade} of 5")


def test_an_illegal_decision_signed_by_its_own_seat_is_named_with_its_place_and_reason() -> None:
    """C6.5: refused with the reason and the index."""
    data, table = cozy_game(seats=1)
    done = next(d for d in table.completed if d.step.state and d.step.state.is_rolled)
    act = done.certificate[0]
    assert isinstance(act.body, Act)
    hour, index, decisions = act.body.action
    assert isinstance(decisions, tuple)
    place = Place(act.game, act.step, act.seat, act.previous)
    body = Act((hour, index, (*decisions[:1], ("food", (99, 99)))), act.body.commit)
    bodies = list(read(data).bodies)
    bodies[bodies.index(message_record(act))] = message_record(
        sign(secret_of(1, act.seat).key, place, body)
    )
    found = judged(with_bodies(bodies))
    assert found.verdict is Verdict.FAILS
    assert found.findings[0].startswith(f"step {act.step}, seat 0 (Ann): ")
    assert "decision 2: a decision is not what the hour asks for then" in found.findings[0]
