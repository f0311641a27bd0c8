"""Tournaments with real keys for tests: calls, rolls and draws of any number of people."""

from functools import cache
from hashlib import sha256
from itertools import count

from core.table.encoding import Value, pack
from core.table.signing import SigningKey
from core.table.tournament import (
    NOTHING,
    Before,
    Come,
    Reveal,
    Roll,
    Tournament,
    make_call,
    make_come,
    make_reveal,
    make_roll,
)
from core.table.tournament_draw import Draw
from net.protocol.draw_memory import DrawMemory
from tests.seats import identity_of

SEED = 77


def nonce_of(identity: SigningKey, tournament: bytes) -> bytes:
    """Give the nonce that somebody had before nonces were drawn: old logs hold such ones."""
    secret = identity.sign(pack(("wormup/1/draw-secret-of", tournament)))
    return sha256(pack(("wormup/1/draw-secret", secret))).digest()


def draw_memory(seed: object) -> DrawMemory:
    """Give a memory of draws whose nonces come from *seed*."""
    numbers = count()
    return DrawMemory(lambda: sha256(f"nonce {seed} {next(numbers)}".encode()).digest())


def come_of(identity: SigningKey, name: str, tournament: bytes, before: Before = NOTHING) -> Come:
    """Let *identity* come with the nonce of `nonce_of`."""
    return make_come(identity, name, tournament, nonce_of(identity, tournament), before)


def reveal_of(identity: SigningKey, roll: Roll) -> Reveal:
    """Reveal the nonce of `nonce_of`."""
    return make_reveal(identity, roll, nonce_of(identity, roll.tournament.id))


@cache
def called(
    rules_id: str = "toy/1", rules_hash: bytes = bytes(32), options: Value = 3
) -> Tournament:
    """Give the call of the first person."""
    return make_call(identity_of(SEED, 0), b"a tournament 16b", rules_id, rules_hash, options)


@cache
def come(who: int, tournament: Tournament) -> Come:
    """Give the wish of person *who* to come."""
    return come_of(identity_of(SEED, who), f"P{who}", tournament.id)


@cache
def roll_of(people: int, tournament: Tournament) -> Roll:
    """Give the roll of the first so many *people*."""
    comes = [come(who, tournament) for who in range(people)]
    return make_roll(identity_of(SEED, 0), tournament, comes)


@cache
def draw_of(people: int, tournament: Tournament) -> Draw:
    """Give the draw among the first so many *people*, with the reveals in the order of the roll."""
    roll = roll_of(people, tournament)
    by_key = {identity_of(SEED, who).public: who for who in range(people)}
    reveals = (reveal_of(identity_of(SEED, by_key[one.identity]), roll) for one in roll.comes)
    return Draw(roll, tuple(reveals))
