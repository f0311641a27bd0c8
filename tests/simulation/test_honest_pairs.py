"""No two messages of honest seats are a proof, whatever calls were held (P9).

An audit that convicts an honest player would be worse than none, and a holder of a log may pick any
two of its messages and call them a proof.
"""

from itertools import combinations

import pytest

from core.table.audit import AuditReason, Replay
from core.table.calls import conceals, contradict, convicted
from core.table.messages import Message, MessageKind, parse_message
from core.table.records import SignedRecord, parse_record, proof_record
from tests.seats import remembered_verify
from tests.simulation.fray import Fray, draw_setup
from tests.simulation.games import seeds
from tests.tiers import few


def messages_of(fray: Fray) -> list[Message]:
    """List what all seats have signed in the game, as their logs hold it."""
    found: dict[bytes, Message] = {}
    for peer in fray.seated:
        records = map(parse_record, peer.disk.read())
        signed = [entry for entry in records if isinstance(entry, SignedRecord)]
        for entry in signed[len(fray.seated) :]:
            message = parse_message(entry.wire)
            found[message.id] = message
    return list(found.values())


def with_calls(seats: int, seed: int) -> Fray:
    """Play games from *seed* on up to one in which calls were held in several steps."""
    while True:
        fray = Fray(draw_setup(seed, seats, 0))
        fray.play()
        if len({m.step for m in messages_of(fray) if m.kind is MessageKind.HERE}) > 2:
            return fray
        seed += 1


@pytest.mark.parametrize("seats", few(1, [3, 4, 5]))
@pytest.mark.parametrize("seed", seeds(1))
def test_no_pair_of_honest_messages_of_a_whole_game_with_calls_is_a_proof(seats, seed):
    """P9: neither of one step nor of two, neither live nor in an audit."""
    fray = with_calls(seats, 100 * seed)
    messages = messages_of(fray)
    by_id = {message.id: message for message in messages}
    pairs = [(a, b) for a, b in combinations(messages, 2) if a.seat == b.seat]
    for first, second in pairs:
        assert not contradict(first, second)
        assert not conceals(first, second, by_id.get), (first.step, second.step)
        assert not convicted({first.id: first, second.id: second}, by_id.get)
    log = fray.seated[0].disk.read()
    strange = [(a, b) for a, b in pairs if MessageKind.HERE in (a.kind, b.kind)][
        :: 1 + len(pairs) // 400
    ]
    for first, second in strange:
        replay = Replay(lambda _: fray.rules, None, remembered_verify)
        replay.read([*log[: 1 + seats], proof_record(first, second)])
        assert [found.reason for found in replay.findings] == [AuditReason.NO_PROOF]
