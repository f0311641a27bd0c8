"""The benchmark of logs runs, and its floors do what they stand for."""

from dataclasses import replace
from functools import cache

import pytest
from cryptography.exceptions import InvalidSignature

from bench.audit import bare_loop, repeats, replayed, rows, verified
from bench.race import record_race
from bench.rows import calls_of
from tests.tiers import long

_race = cache(record_race)


@long
def test_everything_is_measured_and_each_signature_verified_exactly_once():
    measured = rows(rounds=1, seats=3)
    assert all(value > 0 for row in measured for value in row.values)
    counts = {row.name: row.is_reached for row in measured}
    assert counts["times an audit verifies each signature"]


def test_the_floor_verifies_every_signature_for_real():
    signed = list(_race(3).signatures())
    assert calls_of(verified(signed), "'verify' of 'cryptography") == len(signed)
    public, payload, _ = signed[-1]
    with pytest.raises(InvalidSignature):
        verified([*signed, (public, payload, bytes(64))])()


def test_a_message_that_nobody_verifies_is_seen():
    race = _race(3)
    extra = race.bodies[-1]
    assert set(repeats(race)) == {1}
    assert 0 in repeats(replace(race, bodies=(*race.bodies[:-9], *race.bodies[-4:], extra)))


def test_the_bare_loop_reads_every_record_and_checks_it():
    log = bytearray(_race(3).log)
    assert bare_loop(bytes(log)) == len(_race(3).bodies)
    log[-1] ^= 1
    with pytest.raises(ValueError, match="checksum"):
        bare_loop(bytes(log))


def test_all_acts_but_the_salts_are_replayed():
    race = _race(3)
    assert replayed(race) == sum(len(done.outcome.slots) for done in race.completed) - 3
