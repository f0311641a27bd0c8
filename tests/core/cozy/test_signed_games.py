"""Whole games on real tables: signed, sealed, every message sent as bytes (C6.5, C6.7, P6.6)."""

from functools import lru_cache
from hashlib import sha256

import pytest

from core.cozy.game import DICE_ONLY, Cozy, GameState
from core.table.encoding import pack, unpack
from core.table.genesis import Genesis, make_offer
from core.table.messages import MessageKind, parse_message
from core.table.rules import Refusal
from core.table.seeds import Draws
from core.table.signing import SigningKey, TableSecret, verify
from core.table.table import Table
from tests.core.cozy.play import draws_of
from tests.core.cozy.tables import deed, options_of


def entropy(what: str, seat: int) -> bytes:
    return sha256(f"{what} {seat}".encode()).digest()


def sit_down(number: int, seats: int) -> list[Table[GameState]]:
    rules = Cozy()
    secrets = [TableSecret(entropy("secret", seat)) for seat in range(seats)]
    keys = [SigningKey(entropy("identity", seat)) for seat in range(seats)]
    offers = tuple(map(make_offer, "ABCDE"[:seats], keys, secrets))
    genesis = Genesis(rules.rules_id, rules.rules_hash, options_of(number), offers)
    judge = lru_cache(maxsize=None)(verify)  # all tables judge the same: once is enough
    return [Table(genesis, rules, secret, judge) for secret in secrets]


def play(tables: list[Table[GameState]], draws: Draws) -> None:
    """Let everybody sign what there is to sign, and hand it to the others as bytes."""
    while not tables[0].is_over:
        for seat, table in enumerate(tables):
            written = [table.advance()]
            step = table.step
            due = step.authors >> seat & 1 and not table.pool.of(MessageKind.ACT, seat)
            if due and step.state is not None and not step.opens:
                action, commit = deed(step.state, seat, draws)
                acted = table.act(action, DICE_ONLY if commit else None)
                assert not isinstance(acted, Refusal), acted
                written += [acted, table.advance()]
            for message in (m for each in written if each for m in each.messages):
                for other in tables:
                    if other is not table:
                        other.take(parse_message(unpack(pack(message.wire))))


@pytest.mark.parametrize(("number", "seats"), [(1, 1), (7, 2), (5, 3)])
def test_a_signed_game_comes_to_the_same_end_on_every_table(number, seats):
    """C6.6, C6.7, P6.6: one roll an hour from everybody's nonces, and every state sealed alike."""
    tables = sit_down(number, seats)
    play(tables, draws_of("signed", number, seats))
    ends = [table.step.state for table in tables]
    assert all(end is not None and end.is_over for end in ends)
    assert len({Cozy().canonical(end) for end in ends if end is not None}) == 1
    hours = 12 if number == 7 else 16
    assert len(tables[0].completed) == 1 + 1 + 2 * hours
    before = [done.step.state for done in tables[0].completed]
    rolls = [state.turns[0].dice for state in before if state is not None and state.is_rolled]
    assert len(rolls) == hours
    assert len(set(rolls)) > hours // 2
