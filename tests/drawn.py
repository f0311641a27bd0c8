"""Tournaments with real keys for tests: calls, rolls and draws of any number of people."""

from functools import cache

from core.table.encoding import Value
from core.table.tournament import (
    Come,
    Draw,
    Roll,
    Tournament,
    make_call,
    make_come,
    make_reveal,
    make_roll,
)
from tests.seats import identity_of

SEED = 77


@cache
def called(
    rules_id: str = "toy/1", rules_hash: bytes = bytes(32), options: Value = 3
) -> Tournament:
    """Give the call of the first person."""
    return make_call(identity_of(SEED, 0), b"a tournament 16b", rules_id, rules_hash, options)


@cache
def come(who: int, tournament: Tournament) -> Come:
    """Give the wish of person *who* to come."""
    return make_come(identity_of(SEED, who), f"P{who}", tournament.id)


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
    reveals = (make_reveal(identity_of(SEED, by_key[one.identity]), roll) for one in roll.comes)
    return Draw(roll, tuple(reveals))
