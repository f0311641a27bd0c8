"""What each peer lacks, in the order to hand it over; repeats are harmless (P10.4)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pytest

from core.table.encoding import Value
from core.table.messages import Message, MessageKind
from core.table.table import Table
from net.protocol.effects import Effect, Send
from net.protocol.exchange import Exchange
from net.protocol.game_packets import Have, Msgs
from net.protocol.limits import (
    FRAME_MAX,
    HAVE_AFTER_S,
    HAVE_EVERY_S,
    PASSED_LASTS_S,
    RELAY_AFTER_S,
    RESEND_AFTER_S,
    STEPS_PER_ANSWER,
)
from net.protocol.parting import Parting
from tests.seats import choices, onlooker, play, played, sat_down, table_at, tables, take_all
from tests.simulation.witness import SENT_MAX, read_frame
from tests.toy import Toy, ToyState

BEN, CEM = b"B" * 32, b"C" * 32
GAME = played(1, 3, 9)
"""Twenty-eight steps of three seats."""


def have(table: Table[Any], *ids: bytes) -> Have:
    """Say where *table* is; of the current step it holds *ids* only."""
    return Have(table.genesis.game, table.step.number, table.step.previous, ids, 0)


def frames(effects: list[Effect], link: bytes) -> list[bytes]:
    return [e.frame for e in effects if isinstance(e, Send) and e.link == link]


def messages(effects: list[Effect], link: bytes) -> list[Message]:
    """List the messages that go to *link*, in order."""
    packets = [read_frame(frame) for frame in frames(effects, link)]
    return [m for packet in packets if isinstance(packet, Msgs) for m in packet.messages]


def haves(effects: list[Effect], link: bytes) -> list[Have]:
    packets = [read_frame(frame) for frame in frames(effects, link)]
    return [packet for packet in packets if isinstance(packet, Have)]


def ids(found: Iterable[Message]) -> list[bytes]:
    return [message.id for message in found]


@pytest.fixture
def exchange() -> Exchange:
    """Ours, with two peers that have said nothing yet."""
    ours = Exchange(Parting())
    ours.up(BEN)
    ours.up(CEM)
    return ours


@pytest.fixture
def table() -> Table[Any]:
    """Make a table at step 5, with the acts of that step in the pool."""
    ours = table_at(GAME, 5)
    take_all(ours, GAME.of(5, MessageKind.ACT))
    return ours


# -- where we are ----------------------------------------------------------------------------------


def test_a_new_link_hears_at_once_where_we_are(exchange, table):
    (said,) = haves(exchange.turn(table, [], 10.0), BEN)
    assert (said.game, said.step, said.previous) == (
        table.genesis.game,
        table.step.number,
        table.step.previous,
    )
    assert list(said.ids) == ids(table.pool)


def test_it_is_said_again_each_second_and_not_before(exchange, table):
    """A `have` may get lost like anything else (P10.4)."""
    said = [len(haves(exchange.turn(table, [], 10 + tick / 10), BEN)) for tick in range(31)]
    assert [tick for tick, count in enumerate(said) if count] == [0, 10, 20, 30]
    assert HAVE_EVERY_S == 1


def test_it_is_said_at_whole_seconds_so_that_one_turn_does_all_that_each_second_asks_for(
    exchange, table
):
    said = [len(haves(exchange.turn(table, [], 10.7 + tick / 10), BEN)) for tick in range(25)]
    assert [10.7 + tick / 10 for tick, count in enumerate(said) if count] == [
        10.7,
        pytest.approx(11.0),
        pytest.approx(12.0),
        pytest.approx(13.0),
    ]


def test_changes_are_said_together_a_tenth_of_a_second_after_the_first(exchange, table):
    """So a round that takes less costs one `have`, and `due` says when that is (P10.4)."""
    exchange.turn(table, [], 10.0)
    for tick, seal in enumerate(GAME.of(5, MessageKind.SEAL)):
        take_all(table, [seal])
        assert haves(exchange.turn(table, [], 10.3 + tick / 50, [seal]), BEN) == []
    assert exchange.due == 10.3 + HAVE_AFTER_S
    (said,) = haves(exchange.turn(table, [], exchange.due), BEN)
    assert said.step == 6
    assert exchange.due == 11.0


def test_a_change_is_said_at_once_to_who_is_ahead(exchange, table):
    """A peer that catches up asks for the next steps as soon as it has these (P10.4)."""
    exchange.turn(table, [], 10.0)
    exchange.ask(BEN, have(table_at(GAME, 9)))
    exchange.turn(table, [], 10.2)
    seals = GAME.of(5, MessageKind.SEAL)
    take_all(table, seals)
    (said,) = haves(exchange.turn(table, [], 10.3, seals), BEN)
    assert said.step == 6


def test_without_news_there_is_nothing_to_do_until_it_is_due(exchange, table):
    exchange.turn(table, [], 10.0)
    assert exchange.due == 10.0 + HAVE_EVERY_S
    assert exchange.turn(table, [], exchange.due - 0.01) == []
    exchange.up(b"D" * 32)
    assert exchange.due < 10.0


def test_a_link_that_is_down_hears_nothing_more(exchange, table):
    exchange.down(BEN)
    effects = exchange.turn(table, list(table.pool), 10.0)
    assert frames(effects, BEN) == []
    assert frames(effects, CEM) != []
    assert BEN not in exchange.haves()


# -- pushing ---------------------------------------------------------------------------------------


def test_what_is_fresh_goes_once_to_each_link(exchange, table):
    fresh = list(table.pool)
    effects = exchange.turn(table, fresh, 10.0)
    for link in (BEN, CEM):
        assert ids(messages(effects, link)) == ids(fresh)
        assert len(frames(effects, link)) == 2  # one with all the messages, one `have`
    assert messages(exchange.turn(table, fresh, 10.1), BEN) == []


def test_nothing_goes_back_where_it_came_from(exchange, table):
    first, *others = table.pool
    exchange.heard(BEN, first, 9.9)
    effects = exchange.turn(table, [first, *others], 10.0)
    assert ids(messages(effects, BEN)) == ids(others)
    assert ids(messages(effects, CEM)) == ids([first, *others])


def test_nor_where_it_is_known_to_be(exchange, table):
    """A `have` names the pool, and a peer that is further holds all of this step."""
    first, *others = table.pool
    exchange.ask(BEN, have(table, first.id))
    exchange.ask(CEM, have(table_at(GAME, 6)))
    effects = exchange.turn(table, [first, *others], 10.0)
    assert ids(messages(effects, BEN)) == ids(others)
    exchange.turn(table, [], 10.1)
    assert not {m.id for m in others} & {m.id for m in messages(effects, BEN) if m is first}


# -- passing on ------------------------------------------------------------------------------------


def test_what_others_signed_goes_on_at_once_to_who_does_not_hear_them(exchange, table):
    """Two who do not reach each other wait no longer for it than for our own (P10.1)."""
    by_seat = {m.seat: m for m in GAME.of(5, MessageKind.ACT)}
    exchange.relate(BEN, 0b011)
    effects = exchange.turn(table, [], 10.0, list(by_seat.values()))
    assert ids(messages(effects, BEN)) == [by_seat[2].id]
    assert ids(messages(effects, CEM)) == ids(by_seat.values())


def test_who_hears_the_author_gets_it_from_us_only_if_it_still_lacks_it(exchange, table):
    """One bad link between two seats costs a moment, and the good ones nothing (P10.4)."""
    acts = GAME.of(5, MessageKind.ACT)
    exchange.relate(BEN, 0b111)
    exchange.relate(CEM, 0b111)
    assert messages(exchange.turn(table, [], 10.0, acts), BEN) == []
    exchange.ask(BEN, have(table, *ids(acts)))
    exchange.ask(CEM, have(table, acts[0].id))
    assert messages(exchange.turn(table, [], 10.1), CEM) == []
    assert exchange.due <= 10.0 + RELAY_AFTER_S
    effects = exchange.turn(table, [], 10.0 + RELAY_AFTER_S)
    assert messages(effects, BEN) == []
    assert ids(messages(effects, CEM)) == ids(acts[1:])


def test_of_a_step_that_is_over_nothing_is_passed_on_later(exchange, table):
    """A peer that lacks it asks for the certificate (P10.4)."""
    acts, seals = GAME.of(5, MessageKind.ACT), GAME.of(5, MessageKind.SEAL)
    exchange.relate(BEN, 0b111)
    exchange.turn(table, [], 10.0, acts)
    take_all(table, seals)
    assert messages(exchange.turn(table, [], 10.0 + RELAY_AFTER_S, seals), BEN) == []


def test_a_new_connection_hears_nobody_until_it_says_so(exchange, table):
    exchange.relate(BEN, 0b111)
    exchange.up(BEN)
    acts = GAME.of(5, MessageKind.ACT)
    assert ids(messages(exchange.turn(table, [], 10.0, acts), BEN)) == ids(acts)


# -- answering -------------------------------------------------------------------------------------


def test_an_answer_holds_what_the_other_lacks(exchange, table):
    """Certificates from its step on, then the pool (P10.4)."""
    behind = table_at(GAME, 3)
    exchange.ask(BEN, have(behind))
    got = messages(exchange.turn(table, [], 10.0), BEN)
    certificates = [m for done in table.completed[2:] for m in done.certificate]
    assert ids(got) == ids([*certificates, *table.pool])
    take_all(behind, got)
    assert behind.step.previous == table.step.previous
    assert {m.id for m in behind.pool} == {m.id for m in table.pool}


def test_an_answer_can_be_taken_in_its_order(exchange, table):
    """What is cited comes before what cites it, so nothing has to wait."""
    behind = table_at(GAME, 1)
    exchange.ask(BEN, have(behind))
    for message in messages(exchange.turn(table, [], 10.0), BEN):
        behind.take(message)
    assert behind.step.previous == table.step.previous


def test_a_have_is_answered_once(exchange, table):
    exchange.ask(BEN, have(table_at(GAME, 3)))
    exchange.turn(table, [], 10.0)
    assert messages(exchange.turn(table, [], 20.0), BEN) == []


def test_what_was_pushed_a_moment_ago_is_under_way(exchange, table):
    """A `have` that crossed it asks for it again; a later one means that it was lost (P10.4)."""
    fresh = list(table.pool)
    exchange.turn(table, fresh, 10.0)
    exchange.ask(BEN, have(table))
    assert messages(exchange.turn(table, [], 10.0 + RESEND_AFTER_S / 2), BEN) == []
    exchange.ask(BEN, have(table))
    again = messages(exchange.turn(table, [], 10.0 + RESEND_AFTER_S), BEN)
    assert ids(again) == ids(fresh)


def test_a_new_connection_begins_anew(exchange, table):
    """What was under way on the old one may be lost."""
    exchange.turn(table, list(table.pool), 10.0)
    exchange.up(BEN)
    exchange.ask(BEN, have(table))
    assert ids(messages(exchange.turn(table, [], 10.1), BEN)) == ids(table.pool)


def test_an_answer_ends_after_twenty_steps(exchange):
    """The rest comes when the other says that it has got so far (P10.4)."""
    table, behind = table_at(GAME, 27), table_at(GAME, 1)
    rounds: list[int] = []
    while behind.step.number < table.step.number:
        exchange.ask(BEN, have(behind))
        got = messages(exchange.turn(table, [], 10.0 + len(rounds)), BEN)
        assert max(m.step for m in got) - min(m.step for m in got) < STEPS_PER_ANSWER
        take_all(behind, got)
        rounds.append(behind.step.number)
    assert rounds == [21, 27]


def test_whoever_is_further_than_we_are_lacks_nothing(exchange, table):
    """It is for us to ask (P10.4)."""
    exchange.ask(BEN, have(table_at(GAME, 9)))
    assert messages(exchange.turn(table, [], 10.0), BEN) == []


def test_a_have_of_an_unknown_link_is_nobodys(exchange, table):
    exchange.ask(b"Z" * 32, have(table_at(GAME, 1)))
    exchange.heard(b"Z" * 32, next(iter(table.pool)), 10.0)
    exchange.relate(b"Z" * 32, 0b111)
    assert frames(exchange.turn(table, [], 10.0), b"Z" * 32) == []


# -- sizes -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bulky(Toy):
    """The toy game, but what is sealed may be nearly as large as a message can be."""

    size: int = 0

    def sealed_values(self, state: ToyState, seat: int) -> Iterable[Value]:
        return [bytes(self.size)]


@lru_cache
def bulky_game(size: int) -> Table[Any]:
    """Play two rounds in which all three seal so much, as a cheat may in any game (P6.4)."""
    rules, rounds = Bulky(size=size), 2

    def choose(state: ToyState, seat: int) -> tuple[tuple[Value, ...], Value | None]:
        action, sealed = choices(1)(state, seat)
        return action, None if sealed is None else bytes(size)

    seated = tables(1, 3, rules, rounds)
    signed, _ = play(seated, choose)
    genesis, _ = sat_down(1, 3, rules, rounds)
    ours = onlooker(genesis, rules)
    take_all(ours, signed)
    assert ours.is_over
    return ours


def test_a_long_catch_up_stays_under_the_size_of_a_frame(exchange):
    table = table_at(GAME, 28)
    exchange.ask(BEN, have(table_at(GAME, 1)))
    effects = exchange.turn(table, [], 10.0)
    assert max(map(len, frames(effects, BEN))) <= SENT_MAX
    assert len(messages(effects, BEN)) == 20 * 6 - 6 * 2


@pytest.mark.parametrize("size", [20_000, 31_000, 32_600])
def test_so_does_one_with_the_largest_openings(exchange, size):
    """Any value may be sealed and opened, and no frame may exceed 64 KiB (P6.4, P13)."""
    table = bulky_game(size)
    start = onlooker(table.genesis, table.rules)
    exchange.ask(BEN, have(start))
    effects = exchange.turn(table, [], 10.0)
    assert max(map(len, frames(effects, BEN))) <= SENT_MAX < FRAME_MAX
    take_all(start, messages(effects, BEN))
    assert start.is_over


def test_what_passed_long_ago_is_forgotten(exchange, table):
    """P13: a flood of messages, all refused, must not stay in our memory."""
    first, *_ = table.pool
    exchange.heard(BEN, first, 10.0)
    for now, goes_again in ((10.0 + PASSED_LASTS_S - 1, False), (10.0 + PASSED_LASTS_S, True)):
        exchange.turn(table, [], now)
        assert bool(messages(exchange.turn(table, [first], now), BEN)) is goes_again


def test_an_answer_to_a_have_does_not_say_again_where_we_are(exchange, table):
    """P10.4: once a second, whatever else there is to send."""
    exchange.turn(table, [], 10.0)
    exchange.ask(BEN, have(table_at(GAME, 3)))
    effects = exchange.turn(table, [], 10.4)
    assert messages(effects, BEN)
    assert haves(effects, BEN) == []


def test_who_is_no_further_than_we_are_hears_of_a_change_a_little_later(exchange, table):
    """P10.4: at once only who is ahead."""
    exchange.turn(table, [], 10.0)
    exchange.ask(BEN, have(table))
    exchange.ask(CEM, have(table_at(GAME, 3)))
    exchange.turn(table, [], 10.1)
    seals = GAME.of(5, MessageKind.SEAL)[:1]
    take_all(table, seals)
    effects = exchange.turn(table, [], 10.2, seals)
    assert messages(effects, BEN) == seals
    assert haves(effects, BEN) == haves(effects, CEM) == []


def test_news_for_a_peer_does_not_repeat_the_answer_to_its_have(exchange, table):
    """P10.4: it would say so if the answer had been lost."""
    (fresh, *_) = GAME.of(5, MessageKind.SEAL)
    exchange.ask(BEN, have(table_at(GAME, 3)))
    assert len(messages(exchange.turn(table, [], 10.0), BEN)) > 1
    assert messages(exchange.turn(table, [fresh], 12.0), BEN) == [fresh]
