"""A whole race of straight bots at one table in memory, and its log: the fixture of these tests."""

import random
from functools import cache
from typing import Any

from core.bots.levels import Level
from core.games import choose, rules_for
from core.review.branch import origin_of
from core.table.agreed import Agreed, joined
from core.table.genesis import Sit
from core.table.log import MAGIC, record
from core.table.messages import Call, MessageKind, seats_of
from core.table.origin import Origin
from core.table.records import completed_record, message_record
from core.table.table import Table, Written, opening_records
from core.wormup.game import GameState
from core.wormup.profiles import Options
from core.wormup.race import Race
from tests.seats import sat_down, secret_of

EDITION = "gryphon2010"
WITHOUT_ONE = Call(1, 0b011, 0)
"""Seat 2 has vanished, and the two others go on."""
WE_LEAVE = Call(1, 0b111, 0b001)
"""Seat 0, whose log is written, leaves for good."""


def play(tables: list[Table[Any]], seed: int, steps_max: int = 10_000) -> None:
    """Let all *tables*, which share everything at once, play up to so many steps."""
    rng = random.Random(seed)
    bots = [rng.randbytes(32) for _ in tables]
    while not tables[0].is_over and len(tables[0].completed) < steps_max:
        told = [written for table in tables if (written := table.advance())]
        for table, bot in zip(tables, bots, strict=True):
            state, seat = table.step.state, table.seat
            assert seat is not None
            is_due = table.step.authors >> seat & 1 and not table.pool.of(MessageKind.ACT, seat)
            if told or state is None or not is_due:
                continue
            choice = choose(Level.STRAIGHT, table.rules, state, seat, bot)
            acted = table.act(choice.action, choice.sealed)
            assert isinstance(acted, Written), acted
            told.append(acted)
        for written in told:
            for message in written.messages:
                for table in tables:
                    table.take(message)


@cache
def race(
    seed: int = 1, seats: int = 3, steps_max: int = 10_000, edition: str = EDITION
) -> tuple[bytes, Table[Any]]:
    """Give the log of seat 0, and its table."""
    rules = rules_for(f"wormup/{edition}")
    assert rules is not None
    genesis, sits = sat_down(seed, seats, rules, Options().plain())
    tables = [Table(genesis, rules, secret_of(seed, seat)) for seat in range(seats)]
    play(tables, seed, steps_max)
    return log_of(tables[0], sits), tables[0]


@cache
def race_on(number: int = 10, seed: int = 2, steps_max: int = 10_000) -> tuple[bytes, Table[Any]]:
    """Give the log of a race that goes on from step *number* of `race`, and its table."""
    _, before = race()
    return going_on(before, number, seed, steps_max)


def going_on(
    before: Table[Any], number: int, seed: int, steps_max: int = 10_000
) -> tuple[bytes, Table[Any]]:
    """Give the log of a race that goes on from step *number* of *before*, and its table."""
    origin = origin_of(before.completed, number)
    assert isinstance(origin, Origin)
    return begun_at(origin, before, seed, steps_max)


def begun_at(
    origin: Origin, before: Table[Any], seed: int, steps_max: int = 3
) -> tuple[bytes, Table[Any]]:
    """Give the log of a race that claims to go on from *origin*, on the terms of *before*."""
    seats, rules = len(origin.identities), before.rules
    options = joined(Agreed(origin=origin), before.genesis.own_options)
    genesis, sits = sat_down(seed, seats, rules, options)
    tables = [Table(genesis, rules, secret_of(seed, seat)) for seat in range(seats)]
    play(tables, seed, steps_max)
    return log_of(tables[0], sits), tables[0]


@cache
def race_left(seed: int = 1, call: Call = WITHOUT_ONE) -> tuple[bytes, Table[Any]]:
    """Give the log of a race in which *call* ends the step of the openings."""
    rules = rules_for(f"wormup/{EDITION}")
    assert rules is not None
    genesis, sits = sat_down(seed, 3, rules, Options().plain())
    tables = [Table(genesis, rules, secret_of(seed, seat)) for seat in range(3)]
    play(tables, seed, steps_max=2)
    here = [tables[seat] for seat in seats_of(call.present)]
    for sign in (Table.advance, lambda table: table.answer(call), Table.advance):
        for written in [sign(table) for table in here]:
            assert isinstance(written, Written), written
            for message in written.messages:
                for table in here:
                    table.take(message)
    return log_of(tables[0], sits), tables[0]


def race_after(table: Table[Any]) -> Race:
    """Give the race as it stands at *table*."""
    state = table.step.state
    assert isinstance(state, GameState)
    return state.race


def log_of(table: Table[Any], sits: tuple[Sit, ...]) -> bytes:
    """Write the log of the completed steps of *table*, as a peer would."""
    bodies = [*opening_records(table.genesis, sits)]
    for done in table.completed:
        bodies += map(message_record, done.certificate)
        seals = tuple(m.id for m in done.certificate if m.kind is MessageKind.SEAL)
        bodies.append(completed_record(done.step.number, done.digest, seals))
    return MAGIC + b"".join(map(record, bodies))
