"""An audit's report: verdict first, counts that are right, the first problem with its place."""

import pytest

from core.table.log import MAGIC, read, record
from core.table.messages import Act, MessageKind, MessagePlace, sign
from core.table.records import SignedRecord, message_record, parse_record, proof_record
from gui.cozy.sheet_words import points_words
from gui.report.judged import Verdict, replay_of
from gui.report.key_history import KeyHistory, Sitter
from gui.report.verdict import Report, report
from gui.words.emblem_words import key_words
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.race_log import race
from tests.gui.tournament_log import tournament
from tests.seats import log_bodies, sat_down, secret_of


def judged(data: bytes) -> Report:
    log = read(data)
    return report(log, replay_of(log))


def with_bodies(bodies: list[bytes]) -> bytes:
    return MAGIC + b"".join(map(record, bodies))


def message_at(bodies: list[bytes], kind: MessageKind, number: int) -> int:
    """Find the record of the *number*-th message of *kind*."""
    found = [i for i, body in enumerate(bodies) if kind.value.encode() in body]
    return found[number]


def test_a_finished_race_checks_and_every_signature_opening_and_move_is_counted() -> None:
    data, table = race()
    found = judged(data)
    acts = [m for done in table.completed for m in done.certificate if m.kind is MessageKind.ACT]
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
    assert not found.fault
    assert any("torn by a crash" in note for note in found.notes)


@pytest.mark.parametrize("part", [0.2, 0.5, 0.9])
def test_a_damaged_copy_is_proved_up_to_a_step_and_round(part: float) -> None:
    data, _ = race()
    at = int(len(data) * part)
    flipped = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
    found = judged(flipped)
    assert found.verdict is Verdict.FAILS
    assert found.line.startswith("does not check: This copy is damaged")
    assert found.proved.step == found.steps
    assert f"It is proved up to round {found.proved.number}." in found.line
    assert "is damaged, byte " in found.fault


def changed(bodies: list[bytes], at: int) -> bytes:
    """Frame *bodies* anew, with another signature in record *at*."""
    signed = parse_record(bodies[at])
    assert isinstance(signed, SignedRecord)
    signature = signed.wire[1]
    forged = signature[:-1] + bytes([signature[-1] ^ 1])
    return with_bodies([*bodies[:at], bodies[at].replace(signature, forged), *bodies[at + 1 :]])


@pytest.mark.parametrize("number", [0, 4, 20])
def test_a_copy_that_somebody_changed_blames_nobody_and_says_what_is_proved(number: int) -> None:
    """P12: one line for all that follows from it, and a way out."""
    data, table = race()
    bodies = list(read(data).bodies)
    at = message_at(bodies, MessageKind.ACT, number)
    found = judged(changed(bodies, at))
    assert found.verdict is Verdict.FAILS
    assert found.line.startswith("does not check: This copy was changed after the game")
    assert found.line.endswith("It does not show who changed it. Ask another player for a copy.")
    told = [found.line, *found.fault_lines(), *found.notes]
    assert not [
        line for line in told if any(name in line for name in ("Ann", "Ben", "Cem", "seat "))
    ]
    (line,) = [line for line in found.lines() if "first fault" in line]
    assert f"record {at} is not signed by its seat" in line
    assert f"{len(bodies) - at - 1} records behind it prove nothing" in line
    step = sum(done.step.number < found.proved.step + 1 for done in table.completed)
    assert found.proved.step == found.steps == step
    assert found.digest == table.completed[step].step.previous.hex()


def test_what_a_changed_copy_says_to_programs() -> None:
    data, table = race()
    bodies = list(read(data).bodies)
    at = message_at(bodies, MessageKind.ACT, 20)
    plain = judged(changed(bodies, at)).plain()
    assert plain["verdict"] == "fails"
    step = plain["steps"]
    assert isinstance(step, int)
    state = table.completed[step - 1].step.state
    assert state is not None
    round_there = state.race.round
    assert plain["proved_up_to"] == {"step": step, "round": round_there}
    assert f"record {at} " in str(plain["first_fault"])
    assert plain["records_behind"] == len(bodies) - at - 1
    good = judged(data).plain()
    assert (good["first_fault"], good["records_behind"], good["why"]) == (None, 0, "")


def test_a_missing_step_is_a_changed_copy() -> None:
    data, _ = race()
    bodies = list(read(data).bodies)
    first = message_at(bodies, MessageKind.ACT, 3)
    last = message_at(bodies, MessageKind.SEAL, 5)
    found = judged(with_bodies(bodies[:first] + bodies[last + 2 :]))
    assert found.verdict is Verdict.FAILS
    assert (found.proved.step, "proved up to round 1." in found.line) == (1, True)
    assert found.fault.startswith("step 3, record ")
    assert "lacks something that this message rests on" in found.fault


def test_what_stands_behind_the_end_of_a_game_takes_nothing_from_it() -> None:
    """P12: the game is proved, and its result told."""
    data, _ = race()
    found = judged(data + record(b"\xc0"))
    assert found.verdict is Verdict.FAILS
    assert "The whole game is proved, to its last step, " in found.line
    assert any("wins" in line for line in found.result)


def test_a_log_of_nobody_is_of_no_game_yet() -> None:
    assert judged(MAGIC).rules_id == "no game yet"


def test_a_table_of_a_tournament_that_was_given_up_before_its_first_step_is_none_of_it() -> None:
    bodies = read(tournament()[0]).bodies
    found = judged(tournament()[0])
    assert found.met is not None
    assert judged(with_bodies(list(bodies[: 1 + len(found.seats)]))).met is None


def test_a_copy_of_which_nothing_is_proved_says_so() -> None:
    bodies = read(race()[0]).bodies
    assert "Nothing of the game is proved." in judged(with_bodies(list(bodies[1:]))).line


def test_rules_that_this_program_does_not_know_are_no_change_of_the_copy() -> None:
    genesis, sits = sat_down(1, 2)
    found = judged(with_bodies(log_bodies(genesis, sits, [])))
    assert found.verdict is Verdict.NEWER
    assert found.line == (
        "cannot be judged here: It was made by another program, or by a newer version of"
        " this one. The file is whole. Update this program, and it opens."
    )
    assert found.fault == "record 0 is of rules that this program does not know (toy/1)"


def test_an_illegal_move_signed_by_its_own_seat_is_told_with_the_rule() -> None:
    data, table = race()
    done = next(
        d for d in table.completed if d.outcome.slots and d.outcome.slots[0].action[:1] == ("move",)
    )
    act = done.certificate[0]
    place = MessagePlace(act.game, act.step, act.seat, act.previous)
    illegal = sign(secret_of(1, act.seat).key, place, Act(("move", ((0, 0, False),), (), ()), b""))
    bodies = list(read(data).bodies)
    at = bodies.index(message_record(act))
    bodies[at] = message_record(illegal)
    found = judged(with_bodies(bodies))
    assert found.verdict is Verdict.FAILS
    assert found.fault.startswith(f"step {act.step}, record {at} ")
    assert "must touch the old one" in found.fault


def test_a_proof_names_its_seat_also_in_a_copy_that_somebody_changed() -> None:
    """P9: by two signatures of its own, wherever they stand."""
    data, table = race()
    act = table.completed[1].certificate[0]
    place = MessagePlace(act.game, act.step, act.seat, act.previous)
    second = sign(secret_of(1, act.seat).key, place, Act(("bid",), bytes(32)))
    for more, verdict in ((b"", Verdict.PROVEN), (record(b"\xc0"), Verdict.FAILS)):
        found = judged(data + record(proof_record(act, second)) + more)
        assert found.verdict is verdict
        name = found.names[act.seat]
        assert f"{name}'s laptop signed two different things in step 2" in found.notes


def test_each_seat_is_told_with_its_key_and_what_is_known_of_it() -> None:
    """P3.1: the key is all that one evening has in common with another."""
    log = read(race()[0])
    replay = replay_of(log)
    genesis = replay.genesis
    assert genesis is not None
    ann, ben, _ = genesis.offers
    known = KeyHistory(
        [
            (genesis.game, (Sitter(ann.identity, "Ann", 0),)),
            (b"1", (Sitter(ann.identity, "Ann", 0), Sitter(bytes(32), "Ben", 0))),
            (b"2", (Sitter(ann.identity, "Ann", 0), Sitter(bytes(32), "bEN", 0))),
            (b"3", (Sitter(ben.identity, "Ben", 0),)),
        ]
    )
    lines = report(log, replay, known).lines()
    at = lines.index(f"  Ann: key {' '.join(key_words(ann.identity))} ({ann.identity.hex()[:16]})")
    assert lines[at + 1] == "    this key was in 2 other games on this laptop"
    assert lines[at + 2].startswith("  Ben: key ")
    assert lines[at + 3] == "    this key was in 1 other game on this laptop"
    assert lines[at + 4] == "    another key has this name in 2 other games on this laptop"
    assert lines[at + 6] == "    this key was in no other game on this laptop"
    assert any("one person alone can make all of them" in line for line in lines)
    assert "on this laptop" not in "".join(report(log, replay).lines())


def test_a_game_of_worm_and_cozy_checks_with_its_hours_scores_and_grade() -> None:
    """C6.5, C8: the same audit, which knows no game."""
    data, table = cozy_game(seats=1)
    found = judged(data)
    assert found.verdict is Verdict.CHECKS
    assert found.moves == 12
    assert any("12 hours checked" in line for line in found.lines())
    score = state_after(table).scores()[0]
    assert found.result[-1].startswith(
        f"Ann ends with {points_words(score.total)}: grade {score.grade} of 5"
    )


def test_an_illegal_decision_signed_by_its_own_seat_is_told_with_its_place_and_reason() -> None:
    """C6.5: refused with the reason and the index."""
    data, table = cozy_game(seats=1)
    done = next(d for d in table.completed if d.step.state and d.step.state.is_rolled)
    act = done.certificate[0]
    assert isinstance(act.body, Act)
    hour, index, decisions = act.body.action
    assert isinstance(decisions, tuple)
    place = MessagePlace(act.game, act.step, act.seat, act.previous)
    body = Act((hour, index, (*decisions[:1], ("food", (99, 99)))), act.body.commit)
    bodies = list(read(data).bodies)
    bodies[bodies.index(message_record(act))] = message_record(
        sign(secret_of(1, act.seat).key, place, body)
    )
    found = judged(with_bodies(bodies))
    assert found.verdict is Verdict.FAILS
    assert found.fault.startswith(f"step {act.step}, record ")
    assert "decision 2: a decision is not what the hour asks for then" in found.fault
    assert found.proved.plain()["hour"] == 1
    assert "It is proved up to hour 1." in found.line
