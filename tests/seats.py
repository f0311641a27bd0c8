"""Tables with real keys for tests: everything from a seed, nothing from the clock."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any

from core.games import rules_for
from core.table.audit import Replay
from core.table.encoding import Value
from core.table.export import export
from core.table.genesis import Genesis, Sit, make_offer, make_sit
from core.table.messages import Message, MessageKind
from core.table.pool import Pool
from core.table.rules import Rules
from core.table.signing import SigningKey, TableSecret, verify
from core.table.step import Outcome, Step
from core.table.table import Table, Waiting, Written, opening_records
from tests.toy import Toy, ToyState, toy_action

NAMES = ("Ann", "Ben", "Cem", "Dana", "Eva")

remembered_verify = lru_cache(maxsize=100_000)(verify)
"""Judges like the real one, and computes each signature once for all tables of a test."""

Choose = Callable[[ToyState, int], tuple[tuple[Value, ...], Value | None]]
"""(state, seat) -> the action that the seat plays and the value it seals, or None."""


def secret_bytes(seed: int, seat: int) -> bytes:
    return sha256(f"secret {seed} {seat}".encode()).digest()


def normal(step: Step[Any], acts: Sequence[Message]) -> Outcome[Any]:
    """Play *acts*, one of every author, as a step without a call does."""
    return step.outcome(acts, step.at_table, step.in_game)


def pool_of(step: Step[Any], *messages: Message) -> Pool[Any]:
    """Make the pool of *step* with *messages* in it, unjudged."""
    pool = Pool(step)
    for message in messages:
        pool.add(message)
    return pool


def secret_of(seed: int, seat: int) -> TableSecret:
    return TableSecret(secret_bytes(seed, seat))


def identity_seed(seed: int, seat: int) -> bytes:
    return sha256(f"identity {seed} {seat}".encode()).digest()


def identity_of(seed: int, seat: int) -> SigningKey:
    return SigningKey(identity_seed(seed, seat))


def sat_down(
    seed: int,
    seats: int,
    rules: Rules[Any] | None = None,
    options: Value = 3,
    names: Sequence[str] = (),
) -> tuple[Genesis, tuple[Sit, ...]]:
    """Make a genesis that everybody has said yes to."""
    game: Rules[Any] = rules or Toy()
    offers = tuple(
        make_offer((names or NAMES)[seat], identity_of(seed, seat), secret_of(seed, seat))
        for seat in range(seats)
    )
    genesis = Genesis(game.rules_id, game.rules_hash, options, offers)
    return genesis, tuple(make_sit(genesis, identity_of(seed, seat)) for seat in range(seats))


def tables(
    seed: int, seats: int, rules: Rules[Any] | None = None, options: Value = 3
) -> list[Table[Any]]:
    """Seat everybody at one table."""
    genesis, _ = sat_down(seed, seats, rules, options)
    return [
        Table(genesis, rules or Toy(), secret_of(seed, seat), remembered_verify)
        for seat in range(seats)
    ]


def onlooker(genesis: Genesis, rules: Rules[Any] | None = None) -> Table[Any]:
    """Make a table that only judges and signs nothing, like an auditor's."""
    return Table(genesis, rules or Toy(), judge=remembered_verify)


def log_bodies(genesis: Genesis, sits: Sequence[Sit], records: Sequence[bytes]) -> list[bytes]:
    """List the record bodies of a log."""
    return [*opening_records(genesis, sits), *records]


# -- playing ---------------------------------------------------------------------------------------


def choices(seed: int) -> Choose:
    """Let every seat play something of its own in every round."""
    return lambda state, seat: toy_action(
        state, sha256(f"choice {seed} {state.round} {seat}".encode()).digest()[0]
    )


def turn(table: Table[Any], choose: Choose) -> Written | None:
    """Sign what is due, else act if it is the seat's turn; None when it can only wait."""
    if written := table.advance():
        return written
    if table.step.state is None or table.is_over or table.seat is None:
        return None
    acted = table.act(*choose(table.step.state, table.seat))
    return acted if isinstance(acted, Written) else None


def play(
    seated: Sequence[Table[Any]],
    choose: Choose,
    until: Callable[[Table[Any]], bool] = lambda table: table.is_over,
) -> tuple[list[Message], list[list[bytes]]]:
    """Let everybody act and seal, each message reaching all at once; *until* stops a seat.

    Returns what was signed, in that order, and the records of each seat.
    """
    signed: list[Message] = []
    records: list[list[bytes]] = [[] for _ in seated]
    progress = -1
    while progress != (progress := len(signed)):
        for number, table in enumerate(seated):
            written = None if until(table) else turn(table, choose)
            if written is None:
                continue
            records[number] += written.records
            signed += written.messages
            for other in seated:
                take_all(other, written.messages if other is not table else ())
    for number, table in enumerate(seated):
        records[number] += table.flush()
    return signed, records


def take_all(table: Table[Any], messages: Iterable[Message]) -> None:
    """Hand *messages* over in this order, and again those that came too early."""
    waiting: Sequence[Message] = tuple(messages)
    before = -1
    while waiting and before != len(waiting):
        before = len(waiting)
        waiting = [m for m in waiting if isinstance(table.take(m), Waiting)]


@dataclass(frozen=True)
class Played:
    """A game that all have played to its end: what was signed, each seat's log, the export."""

    seed: int
    genesis: Genesis
    sits: tuple[Sit, ...]
    messages: tuple[Message, ...]
    logs: tuple[tuple[bytes, ...], ...]
    export: bytes

    @property
    def digest(self) -> bytes:
        """Name the export, as `export_digest` does: what a failing test can print."""
        return sha256(self.export).digest()

    def of(self, step: int, kind: MessageKind) -> list[Any]:
        """List the acts or seals of *step* in seat order: messages whose bodies are of *kind*."""
        found = [m for m in self.messages if m.step == step and m.kind is kind]
        return sorted(found, key=lambda m: m.seat)


@lru_cache(maxsize=32)
def played(seed: int, seats: int, options: int = 1) -> Played:
    """Play the toy game of *seed* to its end."""
    genesis, sits = sat_down(seed, seats, options=options)
    seated = tables(seed, seats, options=options)
    messages, records = play(seated, choices(seed))
    assert all(table.is_over for table in seated)
    logs = tuple(tuple(log_bodies(genesis, sits, own)) for own in records)
    return Played(seed, genesis, sits, tuple(messages), logs, export(seated[0]))


def table_at(game: Played, step: int, seat: int | None = None) -> Table[Any]:
    """Give a table that holds all steps of *game* before *step*; with a *seat* it may sign."""
    secret = None if seat is None else secret_of(game.seed, seat)
    table = Table(game.genesis, Toy(), secret, remembered_verify)
    take_all(table, [message for message in game.messages if message.step < step])
    table.flush()
    return table


def replayed(bodies: Iterable[bytes], secret: TableSecret | None = None) -> Replay:
    """Audit a log of the toy game or a real one, or resume from it with the *secret* of a seat."""
    toy = Toy()
    replay = Replay(
        lambda rules_id: toy if rules_id == toy.rules_id else rules_for(rules_id),
        secret,
        remembered_verify,
    )
    replay.read(bodies)
    return replay


def resumed(bodies: Iterable[bytes], secret: TableSecret | None = None) -> Table[Any]:
    """Take up the game of an honest log where it ends."""
    replay = replayed(bodies, secret)
    assert not replay.findings
    assert replay.table is not None
    replay.table.flush()
    return replay.table
