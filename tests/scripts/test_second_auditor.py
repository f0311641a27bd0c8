"""The second auditor: true logs check, and in false ones it finds all that shows without the rules.

Each false log is marked: BOTH checkers must find it, or RULES_ONLY, for who knows no rules of a
game cannot see it. The program finds all of them.
"""

import ast
import random
import subprocess
import sys
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import second_auditor
from core.table.agreed import Agreed, Series, joined
from core.table.audit import Replay
from core.table.calls import call_of
from core.table.commitments import opening
from core.table.encoding import MalformedError, pack, unpack
from core.table.genesis import Genesis, make_offer, make_sit
from core.table.log import MAGIC, Tail, read, record
from core.table.looks import LookWish
from core.table.messages import (
    NO_CALL,
    Act,
    Call,
    Content,
    Here,
    Message,
    MessageKind,
    Seal,
    seats_of,
)
from core.table.pool import Pool
from core.table.records import completed_record, genesis_record, message_record, proof_record
from core.table.rules import Reason
from core.table.seeds import JointSeed
from core.table.signing import SigningKey
from core.table.step import StepReason
from core.table.table import Table
from core.table.tournament_draw import FINAL, Draw, Drawn
from second_auditor import NEWER, UNREADABLE, WRONG, BadError, Judge, NewerError
from tests.architecture.tree import ROOT
from tests.drawn import SEED, called, draw_of, roll_of
from tests.golden.test_golden_logs import COZY, LOGS
from tests.seats import (
    choices,
    identity_of,
    log_bodies,
    play,
    played,
    replayed,
    sat_down,
    secret_of,
    table_at,
)
from tests.tampering import (
    Drifting,
    Lenient,
    altered,
    offer_as,
    second_act,
    signed_again,
    with_signature,
)
from tests.tiers import few, long, times
from tests.toy import Toy, ToyReason

PAGE = ROOT / "scripts" / "second_auditor.py"
GOLDEN = ROOT / "tests" / "golden"
SHORT = ("cozy-2", "gryphon2010-4-calls", "venice1995-2")
GAME = played(41, 3)
LOG = GAME.logs[0]
KEYS = [secret_of(41, seat).key for seat in range(3)]
SEATED = 1 + 3
BOTH, RULES_ONLY = "both must find it", "rules only"


def file_of(bodies: Iterable[bytes]) -> bytes:
    return MAGIC + b"".join(map(record, bodies))


def judged(data: bytes) -> Judge:
    judge = Judge(data)
    judge.run()
    return judge


def finds(bodies: Iterable[bytes]) -> list[str]:
    return finds_in(file_of(bodies))


def finds_in(data: bytes) -> list[str]:
    """List what the second auditor finds; that it reads no further is a finding too."""
    try:
        return judged(data).findings
    except (BadError, NewerError) as error:
        return [str(error)]


# -- the page itself -------------------------------------------------------------------------------


def test_it_is_one_page_that_a_sceptic_reads_in_an_evening_and_imports_nothing_of_ours():
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 600
    assert max(map(len, lines)) <= 120
    modules = [
        name
        for node in ast.walk(ast.parse("\n".join(lines)))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names]
        )
    ]
    assert {str(name).split(".")[0] for name in modules} <= {
        *sys.stdlib_module_names,
        "cryptography",
    }


# -- true logs -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*LOGS, *COZY])
def test_every_kept_log_checks_and_comes_to_the_digest_that_it_always_did(name):
    """P5.2, P12: a digest holds all digests before it, and so every content."""
    judge = judged((GOLDEN / f"{name}.log").read_bytes())
    assert judge.findings == []
    assert judge.digests[-1].hex() == (LOGS.get(name) or COZY[name]).digest


@pytest.mark.parametrize("name", few(3, sorted([*LOGS, *COZY], key=lambda name: name not in SHORT)))
def test_game_digests_joint_seeds_and_emblem_are_those_of_the_program(name):
    """P3.3, P3.4, P5.2, P6.3."""
    data = (GOLDEN / f"{name}.log").read_bytes()
    judge, replay = judged(data), replayed(read(data).bodies)
    assert replay.table is not None
    completed = replay.table.completed
    assert judge.game == replay.table.genesis.game
    assert judge.digests[1:] == [done.digest for done in completed]
    opened = [done for done in completed if done.step.state is None or done.step.opens]
    assert list(judge.seeds.values()) == [done.outcome.seed for done in opened]
    assert tuple(judge.emblem) == JointSeed(completed[0].outcome.seed).emblem()


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_seats_own_log_checks(seats):
    assert [seat for seat, log in enumerate(played(42, seats).logs) if finds(log)] == []


def test_a_log_that_ends_behind_any_record_checks():
    assert [end for end in range(len(LOG)) if finds(LOG[:end])] == []


def test_a_log_whose_records_come_twice_or_whose_notes_are_missing_checks():
    """P11: what says nothing new is no fault."""
    assert finds([*LOG[:SEATED], *(body for body in LOG[SEATED:] for _ in range(2))]) == []
    assert finds(body for body in LOG if not body.startswith(b"\x94\x02")) == []
    act = GAME.of(2, MessageKind.ACT)[0]
    assert finds([*LOG, message_record(with_signature(act, bytes(64)))]) == []


# -- false logs ------------------------------------------------------------------------------------


def exchanged(old: Message, new: Message) -> list[bytes]:
    """Give the log with *new* in the place of *old*."""
    return [message_record(new) if body == message_record(old) else body for body in LOG]


def opened(seat: int, value: int, nonce: bytes, step: int = 2) -> list[bytes]:
    act = GAME.of(3, MessageKind.ACT)[seat]
    return exchanged(act, altered(act, KEYS[seat], opening(step, value, nonce)))


def in_step_2(*messages: Message) -> list[bytes]:
    """Give the log up to the acts of step 2, and *messages* behind them."""
    acts = [message_record(act) for act in GAME.of(2, MessageKind.ACT)]
    last = max(map(LOG.index, acts))
    return [*LOG[: last + 1], *map(message_record, messages)]


ACTS = GAME.of(2, MessageKind.ACT)
IDS = tuple(sorted(act.id for act in ACTS))
TWO = Call(1, 0b011, 0)
SEAL_OF_2 = GAME.of(2, MessageKind.SEAL)[1]


def said(seat: int, body: Any) -> Message:
    return altered(ACTS[0], KEYS[seat], body, seat=seat)


def here(seat: int, call: Call = TWO, held: tuple[bytes, ...] = IDS, last: tuple[bytes, ...] = ()):
    return said(seat, Here(call, held, last))


def content_of(*answers: Message) -> Content:
    """Give what two come to in step 2 by *answers*."""
    table = replayed(in_step_2(*answers)).table
    assert table is not None
    decided = table.pool.decided(TWO)
    assert decided is not None
    return table.pool.outcome(decided).content


def sealed(content: Content, *answers: Message) -> list[Message]:
    """Let two seal *content*, resting on *answers*."""
    refs = tuple(sorted(answer.id for answer in answers if answer.kind is MessageKind.HERE))
    return [*answers, *(said(seat, Seal(TWO, content, refs)) for seat in (0, 1))]


def by_call(*answers: Message, **changes: Any) -> list[bytes]:
    """Let two seal what comes of their *answers* with *changes*."""
    true = content_of(here(0), here(1))
    return in_step_2(*sealed(true._replace(**changes), *(answers or (here(0), here(1)))))


def unbound() -> list[bytes]:
    """Let two seal what their answers come to, as if none of them named a seal."""
    return by_call(SEAL_OF_2, here(0), here(1, last=(SEAL_OF_2.id,)))


def cheating(rules: Toy, **options: Any) -> list[bytes]:
    """Let a whole table play by *rules* that are not those it names."""
    genesis, sits = sat_down(43, 3, options=1)
    seated = [Table(genesis, rules, secret_of(43, seat)) for seat in range(3)]
    usual = choices(43)
    moves = options.get("moves", 1)
    records = play(
        seated, lambda s, seat: usual(s, seat) if s.phase < 2 else (("move", moves), None)
    )[1]
    return log_bodies(genesis, sits, records[0])


def begun(offers: list[Any], options: Any = 1) -> list[bytes]:
    """Give a genesis of *offers*, and the sit of each seat."""
    genesis = Genesis("toy/1", Toy().rules_hash, options, tuple(offers))
    keys = {identity_of(41, n).public: identity_of(41, n) for n in range(3)}
    sits = [make_sit(genesis, keys[o.identity]) for o in offers if o.identity in keys]
    return [genesis_record(genesis), *map(message_record, sits)]


def worn(*paints: tuple[Any, ...], hat: str = "straw") -> Any:
    """Give options by which people wear those *paints*."""
    looks = tuple((*paint, hat, "") for paint in paints)
    return ("wormup/1/agreed", (("worn", looks),), 1)


def offers(*names: str) -> list[Any]:
    return [offer_as(name, identity_of(41, n), secret_of(41, n)) for n, name in enumerate(names)]


MOVE, SEAL = GAME.of(4, MessageKind.ACT)[0], GAME.of(4, MessageKind.SEAL)[1]
STRANGER = SigningKey(bytes(32))
OTHER = played(45, 3)
NEXT = table_at(GAME, 5).step.previous
LATE = altered(altered(MOVE, KEYS[0], step=5), KEYS[0], Act(("move", 1), b""), previous=NEXT)
NONCE = GAME.of(3, MessageKind.ACT)[0].body.action[3]
VALUE = GAME.of(3, MessageKind.ACT)[0].body.action[2]
SALT = altered(GAME.of(1, MessageKind.ACT)[1], KEYS[1], Act(("salt", bytes(32)), b""))
HIDDEN = altered(SEAL, KEYS[1], Seal(Call(1, 3, 0), SEAL.body.content, ()))
UNNAMED = altered(SEAL, KEYS[1], Here(Call(2, 3, 0), (), (bytes(32),)))
FIRST_SEAL = GAME.of(2, MessageKind.SEAL)[0]
CONTENT = FIRST_SEAL.body.content
OPENED = GAME.of(3, MessageKind.ACT)[0]
FALSE: dict[str, tuple[str, Any]] = {
    # who signed what
    "an act signed by another seat": (BOTH, exchanged(ACTS[0], altered(ACTS[0], KEYS[1]))),
    "a seal signed by a stranger": (BOTH, exchanged(SEAL, altered(SEAL, STRANGER))),
    "no signature": (BOTH, exchanged(ACTS[1], with_signature(ACTS[1], bytes(64)))),
    "an act of a seat that there is not": (
        BOTH,
        [*LOG, message_record(said(0, ACTS[0].body))[:-1]],
    ),
    "a message of another game": (BOTH, [*LOG, message_record(OTHER.messages[0])]),
    "a message of another past": (
        BOTH,
        exchanged(MOVE, altered(MOVE, KEYS[0], previous=bytes(32))),
    ),
    "a seat's act under another name": (
        BOTH,
        exchanged(ACTS[0], altered(ACTS[0], KEYS[1], seat=1)),
    ),
    "a step that is not yet": (BOTH, exchanged(MOVE, altered(MOVE, KEYS[0], step=6))),
    # the beginning
    "no genesis": (BOTH, LOG[1:]),
    "two geneses": (BOTH, [*LOG[:9], LOG[0], *LOG[9:]]),
    "a sit of a stranger": (BOTH, [LOG[0], message_record(OTHER.sits[0]), *LOG[1:]]),
    "an act before all have sat": (BOTH, [*LOG[:2], *LOG[SEATED:]]),
    "two seats with one key": (BOTH, begun([*offers("Ann", "Ben")[:1] * 2])),
    "names that look the same": (BOTH, begun(offers("Ann", "ANN"))),
    "a name of 25 letters": (BOTH, begun(offers("A" * 25, "Ben"))),
    "a name with a control character": (BOTH, begun(offers("A\u202en", "Ben"))),
    "no seat": (BOTH, begun([])),
    "agreed to nothing": (BOTH, begun(offers("Ann"), ("wormup/1/agreed", (), 1))),
    "agreed without order": (
        BOTH,
        begun(offers("Ann"), ("wormup/1/agreed", (("nudge", 60), ("coach", True)), 1)),
    ),
    "a nudge after a second": (BOTH, begun(offers("Ann"), ("wormup/1/agreed", (("nudge", 1),), 1))),
    "looks of two where one sits": (BOTH, begun(offers("Ann"), worn(("mint",), ("plum",)))),
    "looks that are none": (BOTH, begun(offers("Ann"), worn((7,)))),
    "options that the rules do not have": (RULES_ONLY, begun(offers("Ann"), "x")),
    # commitments
    "another salt": (BOTH, exchanged(GAME.of(1, MessageKind.ACT)[1], SALT)),
    "another value": (BOTH, opened(0, (VALUE + 1) % 6, NONCE)),
    "another nonce": (BOTH, opened(0, VALUE, bytes(32))),
    "another step opened": (BOTH, opened(0, VALUE, NONCE, step=1)),
    "another's opening": (BOTH, opened(1, VALUE, NONCE)),
    "an opening that commits": (
        BOTH,
        exchanged(OPENED, altered(OPENED, KEYS[0], OPENED.body._replace(commit=bytes(32)))),
    ),
    "no opening": (
        BOTH,
        exchanged(
            GAME.of(3, MessageKind.ACT)[2],
            altered(GAME.of(3, MessageKind.ACT)[2], KEYS[2], Act(("move", 1), b"")),
        ),
    ),
    # seals and calls
    "another state in one seal": (
        BOTH,
        exchanged(
            SEAL_OF_2,
            altered(
                SEAL_OF_2,
                KEYS[1],
                SEAL_OF_2.body._replace(content=SEAL_OF_2.body.content._replace(state=bytes(32))),
            ),
        ),
    ),
    "a seal that changes who is there": (
        BOTH,
        in_step_2(said(0, Seal(NO_CALL, SEAL_OF_2.body.content._replace(at_table=3), ()))),
    ),
    "two seals of one content with two states": (
        BOTH,
        in_step_2(
            FIRST_SEAL, said(1, FIRST_SEAL.body._replace(content=CONTENT._replace(state=b"x" * 32)))
        ),
    ),
    "a seal of fewer authors than the one before": (
        BOTH,
        in_step_2(
            FIRST_SEAL,
            said(1, Seal(NO_CALL, CONTENT._replace(slots=CONTENT.slots[:2], state=b"x" * 32), ())),
        ),
    ),
    "a seal without one of the acts": (
        BOTH,
        in_step_2(
            said(
                0,
                Seal(
                    NO_CALL,
                    SEAL_OF_2.body.content._replace(slots=SEAL_OF_2.body.content.slots[:2]),
                    (),
                ),
            )
        ),
    ),
    "a call of one": (BOTH, in_step_2(here(0, Call(1, 1, 0)))),
    "a call of one by which all others leave": (BOTH, in_step_2(here(0, Call(1, 1, 6)))),
    "a call by which too few stay": (BOTH, in_step_2(here(0, Call(1, 3, 1)))),
    "a call of a seat that there is not": (BOTH, in_step_2(here(0, Call(1, 11, 0)))),
    "a call without oneself": (BOTH, in_step_2(here(2))),
    "an answer without one's own act": (BOTH, in_step_2(here(0, held=IDS[:0]))),
    "an answer that holds a seal": (BOTH, in_step_2(SEAL_OF_2, here(0, held=(SEAL_OF_2.id,)))),
    "an answer that names another's seal": (
        BOTH,
        in_step_2(SEAL_OF_2, here(0, last=(SEAL_OF_2.id,))),
    ),
    "an answer that names what is not here": (BOTH, in_step_2(here(0, last=(bytes(32),)))),
    "a call that leaves out an act that is held": (
        BOTH,
        by_call(slots=((0, ACTS[0].id), (1, ACTS[1].id), (2, b""))),
    ),
    "a call that seats somebody else": (BOTH, by_call(at_table=7)),
    "a call that sends somebody away": (BOTH, by_call(in_game=3)),
    "a call of one answer": (BOTH, by_call(here(0))),
    "a call of answers to another": (BOTH, by_call(here(0), here(1, Call(2, 3, 0)))),
    "a call against the seal that binds it": (BOTH, unbound()),
    # notes and proofs
    "a note with another digest": (BOTH, [*LOG, completed_record(2, bytes(32), (SEAL_OF_2.id,))]),
    "a note of a step that is not complete": (BOTH, [*LOG, completed_record(5, NEXT, ())]),
    "a note that names a seal that is not here": (
        BOTH,
        [*LOG, completed_record(4, NEXT, (bytes(32),))],
    ),
    "a proof of one message twice": (BOTH, [*LOG, proof_record(MOVE, MOVE)]),
    "a proof of one payload signed twice": (
        BOTH,
        [*LOG, proof_record(MOVE, signed_again(41, 0, MOVE))],
    ),
    "a proof of two seats": (BOTH, [*LOG, proof_record(SEAL, GAME.of(4, MessageKind.SEAL)[2])]),
    "a proof that is not signed": (
        BOTH,
        [*LOG, proof_record(MOVE, with_signature(second_act(GAME, 4, 0), bytes(64)))],
    ),
    "a proof that rests on a seal that is not here": (BOTH, [*LOG, proof_record(SEAL, UNNAMED)]),
    "a record of no kind": (BOTH, [*LOG[:12], pack((4, b"")), *LOG[12:]]),
    "a record that is no value": (BOTH, [*LOG[:12], b"\xc0", *LOG[12:]]),
    # what only the rules show
    "an illegal move that all have sealed": (RULES_ONLY, cheating(Lenient(), moves=7)),
    "a state that all have sealed and no rules give": (RULES_ONLY, cheating(Drifting())),
    "an act behind the end": (RULES_ONLY, [*LOG, message_record(LATE)]),
    "rules that there are not": (
        RULES_ONLY,
        [genesis_record(Genesis("chess", bytes(32), 1, GAME.genesis.offers))],
    ),
}


@pytest.mark.parametrize("name", FALSE)
def test_of_a_false_log_the_second_auditor_finds_what_shows_without_the_rules(name):
    mark, bodies = FALSE[name]
    assert replayed(bodies).findings, "the program finds all of them"
    assert bool(others(bodies)) is (mark is BOTH), finds(bodies)


OWN = tuple(act.id for act in ACTS if act.seat == 0)
SECOND_SEAL = altered(SEAL, KEYS[1], Seal(NO_CALL, SEAL.body.content._replace(state=bytes(32)), ()))
HIDING = altered(SEAL, KEYS[1], Here(Call(2, 3, 0), (), (SEAL.id,)))


@pytest.mark.parametrize(
    "bodies",
    [
        pytest.param(in_step_2(second_act(GAME, 2, 0)), id="two acts"),
        pytest.param(in_step_2(here(0), here(0, held=OWN)), id="two answers"),
        pytest.param(in_step_2(SEAL_OF_2, here(1)), id="a hidden seal"),
        pytest.param(in_step_2(here(1), SEAL_OF_2), id="a seal that was hidden"),
        pytest.param([*LOG, message_record(second_act(GAME, 4, 0))], id="two acts, one late"),
        pytest.param([*LOG, proof_record(MOVE, second_act(GAME, 4, 0))], id="a proof of two acts"),
        pytest.param([*LOG, proof_record(SEAL, SECOND_SEAL)], id="a proof of two seals"),
        pytest.param([*LOG, proof_record(HIDDEN, HIDING)], id="a proof of a hidden seal"),
    ],
)
def test_who_contradicts_itself_is_named_by_both(bodies):
    """P9."""
    table = replayed(bodies).table
    assert table is not None
    (guilty,) = table.proofs
    found = finds(bodies)
    assert found
    assert all("PROOF: " in one and f"seat {guilty} " in one for one in found), found


OTHER_ACT = second_act(GAME, 2, 2)
THIRD_ACT = said(2, Act(("bid",), b"3" * 32))
ALL, AGAIN = Call(1, 7, 0), Call(2, 5, 0)
BY_TWO = tuple(act.id for act in sorted(ACTS[:2], key=lambda act: act.id))
DOUBLED = tuple(sorted((*IDS, OTHER_ACT.id)))


def normal_with(act: Message, seat: int) -> Message:
    """Let *seat* seal without a call, with *act* of seat 2."""
    replay = replayed(in_step_2(OTHER_ACT))
    assert replay.table is not None
    step = replay.table.step
    outcome = step.outcome([*ACTS[:2], act], step.at_table, step.in_game)
    return said(seat, Seal(NO_CALL, outcome.content, ()))


SEALED = normal_with(ACTS[2], 0), normal_with(OTHER_ACT, 1), normal_with(ACTS[2], 2)
FIRST = here(0, held=BY_TWO), here(1, held=BY_TWO)
LOWER = said(0, Seal(TWO, content_of(*FIRST), tuple(sorted(one.id for one in FIRST))))
CALLED: dict[str, tuple[Call, tuple[Message, ...]]] = {
    "two answer": (TWO, (here(0), here(1))),
    "one has sealed": (TWO, (SEAL_OF_2, here(0), here(1, last=(SEAL_OF_2.id,)))),
    "an absent seat has acted twice": (
        TWO,
        (OTHER_ACT, here(0, held=DOUBLED), here(1, held=DOUBLED)),
    ),
    "two seals that differ bind nobody": (
        TWO,
        (
            *(OTHER_ACT, SEALED[0], SEALED[1]),
            here(0, held=DOUBLED, last=(SEALED[0].id,)),
            here(1, held=DOUBLED, last=(SEALED[1].id,)),
        ),
    ),
    "the highest seal binds, and not the first": (
        AGAIN,
        (
            *(*FIRST, LOWER, SEALED[2]),
            here(0, AGAIN, last=(LOWER.id,)),
            here(2, AGAIN, last=(SEALED[2].id,)),
        ),
    ),
}


def settled(call: Call, messages: tuple[Message, ...], **changes: Any) -> list[bytes]:
    """Let all of *call* seal what it comes to by *messages*, or that with *changes*."""
    table = replayed(in_step_2(*messages)).table
    assert table is not None
    decided = table.pool.decided(call)
    assert decided is not None
    content = table.pool.outcome(decided).content._replace(**changes)
    return in_step_2(*messages, *seals_of(call, content, messages))


def seals_of(call: Call, content: Content, messages: Iterable[Message]) -> Iterable[Message]:
    answers = sorted(m.id for m in messages if m.kind is MessageKind.HERE and call_of(m) == call)
    return [said(seat, Seal(call, content, tuple(answers))) for seat in seats_of(call.present)]


def others(bodies: Iterable[bytes]) -> list[str]:
    """List what is found beside proofs: with a cheat at the table a log may still be right."""
    return [one for one in finds(bodies) if "PROOF" not in one]


@pytest.mark.parametrize("name", CALLED)
def test_what_a_call_comes_to_checks_and_nothing_else_does(name):
    """P7.4.1, P7.4.3, P7.4.4."""
    call, messages = CALLED[name]
    true = settled(call, messages)
    assert (replayed(true).findings, others(true)) == ([], [])
    acts = tuple((seat, b"" if seat == 2 else act.id) for seat, act in enumerate(ACTS))
    full = tuple((act.seat, act.id) for act in ACTS)
    for changes in ({"at_table": 6}, {"in_game": 6}, {"slots": acts}, {"slots": full}):
        false = settled(call, messages, **changes)
        if false != true:
            assert replayed(false).findings, changes
            assert others(false), changes


def test_a_note_names_the_whole_certificate():
    """P11: the earlier seal, too, that an answer names; the program takes less."""
    true = settled(*CALLED["one has sealed"])
    table = replayed(true).table
    assert table is not None
    done = table.completed[1]
    seals = tuple(m.id for m in done.certificate if m.kind is MessageKind.SEAL)
    assert (len(seals), seals[0]) == (3, SEAL_OF_2.id)
    assert finds([*true, completed_record(2, done.digest, seals)]) == []
    for fewer in (seals[1:], seals[:2], seals[::-1]):
        assert finds([*true, completed_record(2, done.digest, fewer)]), fewer


def test_a_call_that_counts_on_a_seat_that_contradicts_itself_comes_to_nothing():
    """P7.4.1, P7.4.2: also where only a seal that an answer names shows it."""
    messages = (
        OTHER_ACT,
        SEALED[1],
        here(0, ALL),
        here(1, ALL, last=(SEALED[1].id,)),
        here(2, ALL),
    )
    bound = SEALED[1].body
    assert isinstance(bound, Seal)
    false = in_step_2(*messages, *seals_of(ALL, bound.content, messages))
    assert replayed(false).findings
    assert others(in_step_2(*messages)) == []
    assert others(false)


def test_an_answer_holds_two_acts_of_a_cheat_and_no_more():
    """P4."""
    held = tuple(sorted((*DOUBLED, THIRD_ACT.id)))
    false = in_step_2(OTHER_ACT, THIRD_ACT, here(0, held=held))
    assert replayed(false).findings
    assert others(false)


@pytest.mark.parametrize("key", [bytes(32), b"\1" + bytes(31), b"\xec" + b"\xff" * 30 + b"\x7f"])
@pytest.mark.parametrize("place", [2, 3])
def test_a_key_of_small_order_is_refused(key, place):
    """P3.3: with one anybody could sign."""
    fields = list(unpack_array(GAME.genesis.offers[0].payload))
    fields[place] = key
    payload = pack(tuple(fields))
    offer = GAME.genesis.offers[0]._replace(
        payload=payload, signature=identity_of(41, 0).sign(payload)
    )
    (found,) = finds(begun([offer, *GAME.genesis.offers[1:]]))
    assert "small order" in found


def unpack_array(data: bytes) -> tuple[Any, ...]:
    value = unpack(data)
    assert isinstance(value, tuple)
    return value


# -- cut, changed and pieced together --------------------------------------------------------------


def program_finds(bodies: Iterable[bytes]) -> bool:
    return bool(replayed(bodies).findings)


def test_one_record_less_or_two_swapped_are_found_where_the_program_finds_them():
    """P11: and nothing is found where it finds nothing."""
    rng = random.Random(4)
    for place in range(len(LOG)):
        changed = [*LOG[:place], *LOG[place + 1 :]]
        assert bool(finds(changed)) is program_finds(changed), place
    for _ in range(times(20) * 40):
        one, other = rng.sample(range(len(LOG)), 2)
        changed = [*LOG]
        changed[one], changed[other] = changed[other], changed[one]
        assert bool(finds(changed)) is program_finds(changed), (one, other)


def flipped(data: bytes, place: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1 << place % 8]) + data[place + 1 :]


def missed(bodies: tuple[bytes, ...], every: int) -> list[tuple[int, int]]:
    """List where a flipped bit, framed anew, is a finding of the program only."""
    places = [(n, at) for n, body in enumerate(bodies) for at in range(len(body))]
    return [
        (number, at)
        for number, at in places[::every]
        if (changed := [*bodies[:number], flipped(bodies[number], at), *bodies[number + 1 :]])
        and not finds(changed)
        and program_finds(changed)
    ]


def test_a_flipped_bit_that_a_forger_frames_anew_is_found():
    """P12: each 97th byte of a game, and of a race and of sheets with calls."""
    assert missed(played(52, 2).logs[0], 97) == []
    for name in ("gryphon2010-4-calls", "cozy-4-calls"):
        bodies = read((GOLDEN / f"{name}.log").read_bytes()).bodies
        assert missed(bodies, 12007) == []


@long
def test_every_flipped_byte_that_a_forger_frames_anew_is_found():
    """P12: each byte of a game with a bit changed."""
    assert missed(played(52, 2).logs[0], 1) == []


def test_a_file_that_is_cut_or_spoilt_is_told_from_a_damaged_one_as_the_program_does():
    """P11: what a crash can have left is no fault; whatever else stands there is."""
    data = file_of(played(52, 2).logs[0])
    spoilt = [*range(24), *range(24, len(data), 97), *range(len(data) - 300, len(data), 7)]
    assert [place for place in spoilt if not finds_in(flipped(data, place))] == []
    assert [
        end for end in [*range(16, 24), *range(24, len(data), 211)] if finds_in(data[:end])
    ] == []
    whole = data[16:80]
    starts = (b"", bytes(300), whole[:4], whole[:8], whole, whole[:8] + whole[8:20] * 9)
    claim = record(whole)
    tails = [
        bytes([claim[0] + 5]) + claim[1:],
        *starts,
        whole[:4] + bytes(900),
        b"\xff" * 9,
        whole[:8] + record(pack((2, 1))),
        bytes(9) + whole,
    ]
    for tail in tails:
        is_damaged = read(data + tail).tail is Tail.DAMAGED
        assert bool(finds_in(data + tail)) is is_damaged, tail
    assert {read(data + tail).tail for tail in tails} == set(Tail)


# -- what may be said in a step --------------------------------------------------------------------

OF_RULES = {StepReason.STATE_DIFFERS, StepReason.OVER, StepReason.NOT_AUTHOR, *ToyReason}


def said_in(table: Table[Any], rng: random.Random) -> Message | None:
    """Make something that a seat may say in the step that is open, right or wrong."""
    pool, step, seat = table.pool, table.step, rng.randrange(3)
    calls = [Call(rng.randrange(1, 3), rng.choice((3, 5, 6, 7)), rng.choice((0, 0, 0, 1, 4)))]
    call = rng.choice(calls + [call for call, _ in pool.answered])
    like = GAME.of(step.number, MessageKind.ACT)[seat]
    body: Act | Here | Seal | None
    match rng.randrange(6):
        case 0:
            return like if rng.random() < 0.7 else second_act(GAME, step.number, seat)
        case 1 | 2:
            body = answer(pool, seat, call, rng)
        case 3:
            decided = pool.normal()
            body = Seal(NO_CALL, pool.outcome(decided).content, ()) if decided else None
        case _:
            body = called_seal(pool, call, rng)
    return altered(like, KEYS[seat], body, previous=step.previous) if body else None


def answer(pool: Pool[Any], seat: int, call: Call, rng: random.Random) -> Here:
    """Answer *call*, now and then without an act, with another's seal or without its own."""
    held = {m.id for m in pool if m.kind is MessageKind.ACT and rng.random() < 0.9}
    seals = [
        m for m in pool if m.kind is MessageKind.SEAL and (m.seat == seat or rng.random() < 0.1)
    ]
    last = max(seals, key=call_of).id if seals else b""
    return Here(call, tuple(sorted(held)), (last,) if last and rng.random() < 0.8 else ())


def called_seal(pool: Pool[Any], call: Call, rng: random.Random) -> Seal | None:
    """Seal what *call* comes to, now and then something else, or on fewer answers."""
    decided = pool.decided(call)
    if decided is None:
        return None
    content = pool.outcome(decided).content
    if rng.random() < 0.3:
        content = rng.choice(
            [
                content._replace(at_table=rng.randrange(8)),
                content._replace(in_game=rng.randrange(8)),
                content._replace(slots=content.slots[:2]),
            ]
        )
    answers = [m.id for m in pool if m.kind is MessageKind.HERE and call_of(m) == call]
    return Seal(call, content, tuple(sorted(answers[rng.random() < 0.1 :])))


def lacking(replay: Replay, message: Message) -> set[Reason]:
    """Give what is of the rules, for no seal says so yet: that an answer lacks its author's act."""
    assert replay.table is not None
    kinds = {(m.kind, m.seat) for m in replay.table.pool}
    is_shown = (
        any(kind is MessageKind.SEAL for kind, _ in kinds)
        or (MessageKind.ACT, message.seat) in kinds
    )
    return set() if is_shown or message.kind is not MessageKind.HERE else {StepReason.BAD_ANSWER}


@pytest.mark.parametrize("seed", range(times(50) * 6))
def test_what_seats_say_in_a_step_is_judged_alike(seed):
    """P5.3, P7.2, P7.4, P9: acts, answers and seals by all keys, of which a part is wrong."""
    rng = random.Random(seed)
    log = in_step_2()[: -rng.randrange(4) or None]
    agreed = 0
    for _ in range(60):
        replay = replayed(log)
        if replay.table is None or replay.table.step.number != 2:
            break
        message = said_in(replay.table, rng)
        if message is None or message.id in replay.table.pool:
            continue
        longer = [*log, message_record(message)]
        judging = replayed(longer)
        found = [one for one in finds(longer) if "PROOF" not in one]
        reasons = {one.reason for one in judging.findings}
        assert not found or reasons, (message.body, found)
        assert found or reasons <= OF_RULES | lacking(replay, message), (message.body, reasons)
        assert judging.table is not None
        agreed += 1
        if not reasons:
            log = longer
    assert agreed


# -- draws -----------------------------------------------------------------------------------------

CALL = called("toy/1", Toy().rules_hash, 1)
DRAW = draw_of(7, CALL)


def drawn_table(drawn: Drawn, people: Iterable[int] = (), **more: Any) -> list[bytes]:
    """Give the genesis of a drawn table, at which those *people* of the roll sit."""
    terms = joined(Agreed(drawn=drawn, **more), 1)
    keys = {identity_of(SEED, who).public: identity_of(SEED, who) for who in range(7)}
    comes = [DRAW.roll.comes[one] for one in people] or drawn.people
    seats = [
        make_offer(one.name, keys[one.identity], secret_of(SEED, seat))
        for seat, one in enumerate(comes)
    ]
    return [genesis_record(Genesis("toy/1", Toy().rules_hash, terms, tuple(seats)))]


def test_a_drawn_table_checks_with_those_who_were_drawn_for_it_and_with_nobody_else():
    """P3.5: all tables and the final of a draw; how it deals is worked out anew."""
    final = Drawn(DRAW, FINAL, (bytes(32), bytes(32)), (0, 2, 3, 5))
    for one in (*DRAW.drawn, final):
        assert finds(drawn_table(one)) == []
    first, second = DRAW.tables
    for drawn, people in ((DRAW.drawn[0], second), (DRAW.drawn[1], first), (final, (0, 2, 3, 4))):
        (found,) = finds(drawn_table(drawn, people))
        assert "not drawn for this table" in found


def test_a_draw_that_is_false_in_anything_is_found():
    """P3.5."""
    roll, reveals = DRAW.roll, DRAW.reveals
    swapped = (reveals[1], reveals[0], *reveals[2:])
    other = draw_of(7, called("toy/1", Toy().rules_hash, 2))
    for drawn in (
        Drawn(Draw(roll, swapped), 1),
        Drawn(Draw(roll, reveals[:-1]), 1),
        Drawn(Draw(roll, other.reveals), 1),
        Drawn(Draw(roll_of(7, CALL), (reveals[0]._replace(nonce=bytes(32)), *reveals[1:])), 1),
        Drawn(other, 1),
        Drawn(DRAW, 1, (bytes(32),), ()),
        Drawn(DRAW, FINAL, (bytes(32),), (0, 1, 2, 3)),
        Drawn(DRAW, FINAL, (bytes(32), bytes(32)), (1, 0, 2, 3)),
    ):
        assert finds(drawn_table(drawn, (0, 1, 2))), drawn.number
    assert finds(drawn_table(DRAW.drawn[0], coach=True)), "the call was to play without a coach"


TERMS = False, False, True
"""Of an evening: whether the worst game is dropped, who missed one gets an average, bots sit."""


def test_an_evening_and_what_is_newer_are_told():
    series = Series(bytes(16), 3, ("toy/1",), (5, 3, 1), *TERMS, 1, b"")
    judge = judged(file_of(begun(offers("Ann", "Ben", "Cem"), joined(Agreed(series=series), 1))))
    assert (judge.findings, len(judge.unseen)) == ([], 1)
    longer = ("worn", (("mint", "straw", "", 1),))
    for newer in (("zebra", 1), ("zebra",), ("coach", True, 1), ("nudge", 60, 60), longer):
        with pytest.raises(NewerError):
            judged(file_of(begun(offers("Ann"), ("wormup/1/agreed", (newer,), 1))))


def test_looks_are_those_of_the_wishes_and_no_paint_is_there_twice():
    """P3.7."""
    wish = LookWish(("mint", "plum"), "straw")
    two = [
        make_offer(name, identity_of(41, n), secret_of(41, n), wish)
        for n, name in enumerate(("Ann", "Ben"))
    ]
    assert finds(begun(two, worn(("mint",), ("plum",)))) == []
    assert finds(begun(two, worn(("mint",), ("mint",))))
    assert finds(begun(two, worn(("mint",), ("plum",), hat="cap")))


# -- hostile files ---------------------------------------------------------------------------------

VALUES = st.recursive(
    st.integers(-(2**63), 2**64 - 1)
    | st.binary(max_size=70)
    | st.text(max_size=3)
    | st.booleans()
    | st.sampled_from(
        [bytes(32), "wormup/1/act", "wormup/1/seal", GAME.genesis.game, MOVE.payload]
    ),
    lambda inner: st.lists(inner, max_size=5).map(tuple),
    max_leaves=12,
)


@given(VALUES)
def test_it_decodes_and_encodes_as_the_program_does(value):
    """P2."""
    data = pack(value)
    assert second_auditor.encode(second_auditor.decode(data)) == data


@given(st.binary(max_size=40) | VALUES.map(pack).map(lambda data: data[:-1] + b"\0"))
def test_it_refuses_what_the_program_refuses(data):
    """P2: every value has one encoding."""
    try:
        value = pack(unpack(data))
    except MalformedError:
        value = b""
    try:
        own = second_auditor.encode(second_auditor.decode(data))
    except BadError:
        own = b""
    assert own == value


FORMS = (
    *(b"\xcc\x05", b"\xcd\0\1", b"\xd0\x05", b"\xd1\xff\xff", b"\xd9\x01a", b"\xda\0\1a"),
    *(b"\xc5\0\1a", b"\xdc\0\1\1", b"\x91" * 9 + b"\1", b"\x80", b"\xca" + bytes(4), b"\xa1\xff"),
    *(b"\xdc\x02\x01" + b"\1" * 513, b"\xda\x01\x01" + b"a" * 257, b"\xc5\x80\x01" + bytes(32769)),
)


@pytest.mark.parametrize("data", FORMS, ids=lambda data: data[:3].hex())
def test_a_value_in_another_form_or_beyond_the_limits_is_refused(data):
    """P2."""
    with pytest.raises(MalformedError):
        unpack(data)
    with pytest.raises(BadError):
        second_auditor.decode(data)


BEGUN = in_step_2()


@settings(max_examples=30)
@given(st.lists(st.binary(min_size=1, max_size=60) | VALUES.map(pack), max_size=4))
def test_whatever_stands_in_a_file_is_told_and_never_raises(bodies):
    """P11."""
    assert bool(finds([*BEGUN, *bodies])) is bool(bodies)
    assert finds_in(b"".join(bodies))
    assert finds_in(MAGIC + b"".join(bodies)) is not None


@settings(max_examples=30)
@given(st.sampled_from(range(4)), VALUES, VALUES, st.sampled_from([(), (1,), (1, bytes(32))]))
def test_a_record_of_anything_at_all_is_found(kind, one, other, more):
    """P11: whatever stands where a genesis, a message, a note or a proof should."""
    assert finds([*BEGUN, pack((kind, *more, one))])
    assert finds([*BEGUN, pack((kind, *more, one, other))])


def signed_anyhow(seat: int, fields: tuple[Any, ...]) -> bytes:
    payload = pack(fields)
    return pack((1, (payload, KEYS[seat].sign(payload))))


@settings(max_examples=30)
@given(
    st.integers(0, 2),
    st.sampled_from(["act", "here", "seal", "sit", "x"]),
    st.sampled_from([0, 1, 2, 3, 2**40]),
    st.lists(
        VALUES | st.sampled_from([(1, 3, 0), (), b"", IDS, ("open", 1, 0, bytes(32))]), max_size=4
    ),
)
def test_a_signed_message_of_any_shape_never_raises(seat, kind, step, parts):
    previous = ACTS[0].previous if step == 2 else GAME.genesis.game
    fields = (f"wormup/1/{kind}", GAME.genesis.game, step, seat, previous, tuple(parts))
    assert finds([*BEGUN, signed_anyhow(seat, fields)]) is not None


def test_it_runs_by_itself_and_says_what_it_does_not_look_at(tmp_path):
    """P12: one file, on a machine that has nothing of ours."""
    page = tmp_path / "second_auditor.py"
    page.write_bytes(PAGE.read_bytes())
    log = GOLDEN / "cozy-2.log"
    command = [sys.executable, "-I", str(page), "--seeds", str(log)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{log}: checks\n" in done.stdout
    assert "step 1: joint seed" in done.stdout
    assert "not looked at, in any log: the rules" in done.stdout


def test_the_exit_code_is_that_of_the_gravest(tmp_path, capsys):
    (tmp_path / "newer").write_bytes(MAGIC[:-1] + b"\2")
    (tmp_path / "offer").write_bytes(
        file_of([LOG[0].replace(b"wormup/1/offer", b"wormup/2/offer", 1)])
    )
    (tmp_path / "wrong").write_bytes(file_of(LOG[1:]))
    (tmp_path / "log").write_bytes(file_of(LOG))
    (tmp_path / "header").write_bytes(b"x" + file_of(LOG)[1:])
    (tmp_path / "none").write_bytes(b"GIF89a")
    with (tmp_path / "large").open("wb") as file:
        file.truncate(second_auditor.MAX_FILE + 1)

    def code(*names: str) -> int:
        return second_auditor.main([str(tmp_path / name) for name in names])

    assert [code(one) for one in ("log", "wrong", "header")] == [0, WRONG, WRONG]
    assert [code(one) for one in ("newer", "offer")] == [NEWER, NEWER]
    assert [code(one) for one in ("none", "large", ".", "gone")] == [UNREADABLE] * 4
    assert code("log", "newer", "none") == UNREADABLE
    assert code("log", "newer", "none", "wrong") == WRONG
    assert second_auditor.main([]) == second_auditor.main(["--help"]) == UNREADABLE
    assert "usage" in capsys.readouterr().err
