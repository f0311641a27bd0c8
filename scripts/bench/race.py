"""A game of bots at one table, in memory, with real signatures: benchmarks read and replay it.

Law: everything comes from fixed seeds, so every run measures the same game.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any

from core.bots.choose import StepChoice
from core.bots.levels import Level
from core.games import choose, rules_for
from core.table.encoding import Value
from core.table.genesis import Genesis, Sit, make_offer, make_sit
from core.table.log import MAGIC, record
from core.table.messages import STEP_MAX, MessageKind
from core.table.records import SignedRecord, parse_record
from core.table.rules import Refusal, Rules
from core.table.signing import SigningKey, TableSecret, verify
from core.table.step import Completed
from core.table.table import Table, Written, opening_records
from core.wormup.profiles import GRYPHON_2010, Options

NAMES = ("Ann", "Ben", "Cem", "Dana", "Eva")

Signed = tuple[bytes, bytes, bytes]
"""Public key, payload, signature."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Which game is played, and how well."""

    rules_id: str
    options: Value
    levels: tuple[Level, ...]
    """Of the seats in turn."""
    seed: bytes = b""
    """What the bots' chance starts from."""
    choose: Callable[..., StepChoice] = choose
    """Who chooses, called as `core.games.choose` is."""


RACE = Setting(f"wormup/{GRYPHON_2010.edition}", Options().plain(), (Level.STRAIGHT,))


@dataclass(frozen=True, slots=True)
class Recorded:
    """A game that is over: its rules, and the log of seat 0."""

    rules: Rules[Any]
    genesis: Genesis
    sits: tuple[Sit, ...]
    bodies: tuple[bytes, ...]
    completed: tuple[Completed[Any], ...]

    @property
    def log(self) -> bytes:
        """The bytes of the log file."""
        return MAGIC + b"".join(map(record, self.bodies))

    @property
    def messages(self) -> list[tuple[bytes, bytes]]:
        """The signed acts and seals in the order of the log, without the sits."""
        records = map(parse_record, self.bodies)
        return [r.wire for r in records if isinstance(r, SignedRecord)][len(self.sits) :]

    def signatures(self) -> Iterator[Signed]:
        """Yield all that is signed in the log: offers, sits, acts and seals."""
        offers = self.genesis.offers
        for offer in offers:
            yield offer.identity, *offer.wire
        for sit in self.sits:
            yield offers[sit.seat].identity, *sit.wire
        for done in self.completed:
            for message in done.certificate:
                yield offers[message.seat].table_key, *message.wire


def record_race(seats: int, setting: Setting = RACE, steps: int = STEP_MAX) -> Recorded:
    """Let *seats* bots play to the end, or for so many *steps*."""
    rules, genesis, sits, secrets = sit_down(seats, setting)
    judge = lru_cache(maxsize=None)(verify)  # all tables judge the same messages
    tables = [Table(genesis, rules, secret, judge) for secret in secrets]
    bodies = [*opening_records(genesis, sits)]
    while not tables[0].is_over and len(tables[0].completed) < steps:
        for table in tables:
            bodies += _tell(tables, table, _played(table, setting))
    bodies += tables[0].flush()
    return Recorded(rules, genesis, sits, tuple(bodies), tuple(tables[0].completed))


def sit_down(
    seats: int, setting: Setting = RACE
) -> tuple[Rules[Any], Genesis, tuple[Sit, ...], list[TableSecret]]:
    """Make a genesis that everybody has said yes to."""
    rules = rules_for(setting.rules_id)
    assert rules is not None
    secrets = [TableSecret(_entropy("secret", seat)) for seat in range(seats)]
    identities = [SigningKey(_entropy("identity", seat)) for seat in range(seats)]
    offers = tuple(map(make_offer, NAMES, identities, secrets))
    genesis = Genesis(rules.rules_id, rules.rules_hash, setting.options, offers)
    return rules, genesis, tuple(make_sit(genesis, key) for key in identities), secrets


def _entropy(what: str, seat: int) -> bytes:
    return sha256(f"{what} {seat}".encode()).digest()


def _played(table: Table[Any], setting: Setting) -> list[Written]:
    """Let the seat of *table* sign all that it can sign now."""
    written = []
    step, seat = table.step, table.seat
    assert seat is not None
    due = step.authors >> seat & 1 and not table.pool.of(MessageKind.ACT, seat)
    if due and step.state is not None and not step.opens:
        level = setting.levels[seat % len(setting.levels)]
        seed = setting.seed and setting.seed + bytes([seat])
        choice = setting.choose(level, table.rules, step.state, seat, seed)
        acted = table.act(choice.action, choice.sealed)
        assert not isinstance(acted, Refusal), acted
        written.append(acted)
    if more := table.advance():
        written.append(more)
    return written


def _tell(tables: Sequence[Table[Any]], author: Table[Any], written: list[Written]) -> list[bytes]:
    """Hand all others what *author* signed; return what seat 0 has to log of it."""
    for table in tables:
        if table is not author:
            for message in (m for each in written for m in each.messages):
                table.take(message)
    return [body for each in written for body in each.records] if author is tables[0] else []
