"""What a peer lacks and what it does not: proofs, old messages, what its author sends (P10.4)."""

from typing import Any

import pytest

from core.table.messages import MessageKind
from core.table.table import Contradicts, Table
from net.protocol.exchange import Exchange
from net.protocol.game_packets import Have
from net.protocol.limits import MSGS_BYTES_MAX
from net.protocol.parting import Parting
from tests.net.protocol.test_exchange import BEN, CEM, GAME, frames, have, haves, ids, messages
from tests.seats import table_at, take_all
from tests.tampering import second_act


def told(*, second: int | None = None) -> tuple[Exchange, Table[Any]]:
    """Make an exchange with Ben, and a table at step 5; maybe a seat has acted twice in step 2."""
    exchange, table = Exchange(Parting()), table_at(GAME, 5)
    exchange.up(BEN)
    if second is not None:
        assert isinstance(table.take(second_act(GAME, 2, second)), Contradicts)
    return exchange, table


def with_proven(said: Have, proven: int) -> Have:
    return Have(said.game, said.step, said.previous, said.ids, proven)


@pytest.mark.parametrize("cheat", [0, 2])
def test_a_proof_goes_to_who_does_not_say_that_it_holds_it(cheat):
    """P9, P10.4: each proof by itself."""
    exchange, table = told(second=cheat)
    proof = table.proofs[cheat]
    for proven, expected in (
        (0, [proof.first, proof.second]),
        (0b111 & ~(1 << cheat), [proof.first, proof.second]),
        (1 << cheat, []),
    ):
        exchange.up(BEN)
        exchange.ask(BEN, with_proven(have(table), proven))
        assert messages(exchange.turn(table, [], 10.0), BEN) == expected


@pytest.mark.parametrize(("step", "goes"), [(2, False), (3, True)])
def test_a_proof_waits_until_the_peer_is_past_its_step(step, goes):
    """P10.4: before, it would take the second message for a misdeed of ours."""
    exchange, table = told(second=2)
    exchange.ask(BEN, have(table_at(GAME, step)))
    second = table.proofs[2].second
    assert (second in messages(exchange.turn(table, [], 10.0), BEN)) is goes


def test_who_is_past_a_step_gets_nothing_fresh_of_it():
    exchange, table = told()
    (fresh, *_) = GAME.of(5, MessageKind.ACT)
    exchange.ask(BEN, have(table_at(GAME, 9)))
    exchange.turn(table, [], 10.0)
    assert messages(exchange.turn(table, [fresh], 11.0), BEN) == []


def test_who_is_behind_gets_the_pool_only_if_the_answer_reaches_it():
    """P10.4: 20 steps an answer; what is beyond them could not be taken yet."""
    table = table_at(GAME, 22)
    acts = GAME.of(22, MessageKind.ACT)
    take_all(table, acts)
    for step, reaches in ((1, False), (2, True)):
        exchange = Exchange(Parting())
        exchange.up(BEN)
        exchange.ask(BEN, have(table_at(GAME, step)))
        got = ids(messages(exchange.turn(table, [], 10.0), BEN))
        assert all((act.id in got) is reaches for act in acts)


def test_who_hears_the_author_of_an_old_message_gets_it_from_us_all_the_same():
    """Only what has just come is left to its author (P10.4)."""
    exchange, table = told()
    exchange.relate(BEN, 0b111)
    exchange.ask(BEN, have(table_at(GAME, 3)))
    got = ids(messages(exchange.turn(table, [], 10.0), BEN))
    assert set(ids(GAME.of(3, MessageKind.ACT))) <= set(got)


def test_a_new_connection_that_hears_nobody_gets_what_has_just_come():
    """It hears no author, and what went to the old connection may be lost (P10.4)."""
    exchange, table = told()
    acts = GAME.of(5, MessageKind.ACT)
    take_all(table, acts)
    exchange.turn(table, [], 10.0, acts)
    exchange.up(BEN)
    exchange.ask(BEN, have(table_at(GAME, 5)))
    assert ids(messages(exchange.turn(table, [], 10.1), BEN)) == ids(acts)


@pytest.mark.parametrize(("later", "together"), [(10.4, False), (10.5, True)])
def test_who_would_hear_of_us_within_half_a_second_hears_it_with_the_others(later, together):
    """P10.4: one `have` is made for all."""
    exchange, table = told()
    exchange.turn(table, [], 10.0)
    exchange.up(CEM)
    effects = exchange.turn(table, [], later)
    assert haves(effects, CEM)
    assert bool(haves(effects, BEN)) is together


def test_a_packet_of_messages_has_the_size_that_it_should_have():
    """P13: as many as there is room for, heads and signatures included."""
    exchange, table = told()
    sizes = [len(frame) for frame in frames(exchange.turn(table, [*GAME.messages], 10.0), BEN)]
    *full, _, _ = sizes  # then comes what is left, and our `have`
    assert full
    assert all(MSGS_BYTES_MAX - 2000 < size <= MSGS_BYTES_MAX for size in full)
