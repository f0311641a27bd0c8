"""Tables with real keys for tests: everything from a seed, nothing from the clock."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from core.table.encoding import Value
from core.table.genesis import Genesis, Sit, make_offer, make_sit
from core.table.rules import Rules
from core.table.signing import SigningKey, TableSecret
from core.table.table import Table, opening_records
from tests.toy import Toy

NAMES = ("Ann", "Ben", "Cem", "Dana", "Eva")


def secret_of(seed: int, seat: int) -> TableSecret:
    return TableSecret(sha256(f"secret {seed} {seat}".encode()).digest())


def identity_of(seed: int, seat: int) -> SigningKey:
    return SigningKey(sha256(f"identity {seed} {seat}".encode()).digest())


def sat_down(
    seed: int, seats: int, rules: Rules[Any] | None = None, options: Value = 3
) -> tuple[Genesis, tuple[Sit, ...]]:
    """Make a genesis that everybody has said yes to."""
    game: Rules[Any] = rules or Toy()
    offers = tuple(
        make_offer(NAMES[seat], identity_of(seed, seat), secret_of(seed, seat))
        for seat in range(seats)
    )
    genesis = Genesis(game.rules_id, game.rules_hash, options, offers)
    return genesis, tuple(make_sit(genesis, identity_of(seed, seat)) for seat in range(seats))


def tables(
    seed: int, seats: int, rules: Rules[Any] | None = None, options: Value = 3
) -> list[Table[Any]]:
    """Seat everybody at one table."""
    genesis, _ = sat_down(seed, seats, rules, options)
    return [Table(genesis, rules or Toy(), secret_of(seed, seat)) for seat in range(seats)]


def log_bodies(genesis: Genesis, sits: Sequence[Sit], records: Sequence[bytes]) -> list[bytes]:
    """List the record bodies of a log."""
    return [*opening_records(genesis, sits), *records]
