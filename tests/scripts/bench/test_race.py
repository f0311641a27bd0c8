"""The race that benchmarks measure is a real one."""

from functools import cache

from bench.race import record_race
from core.games import rules_for
from core.table.audit import Replay
from core.table.log import Tail, read
from core.table.signing import verify

_race = cache(record_race)


def test_the_race_goes_to_its_end_and_checks():
    log = read(_race(3).log)
    replay = Replay(rules_for)
    replay.read(log.bodies)
    assert log.tail is Tail.CLEAN
    assert replay.findings == []
    assert replay.is_over


def test_every_run_measures_the_same_race():
    assert record_race(3).log == _race(3).log


def test_all_that_is_signed_in_the_log_is_listed_once_and_verifies():
    race = _race(3)
    signed = list(race.signatures())
    assert all(verify(*each) for each in signed)
    assert len(set(signed)) == len(signed) == 3 + 3 + len(race.messages)
    assert {(payload, signature) for _, payload, signature in signed} >= set(race.messages)
