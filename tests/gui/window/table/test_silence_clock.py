"""Our watch on who is silent."""

from dataclasses import replace

import pytest

from gui.window.table.silence_clock import Silence
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of

_THERE = snapshot_of(race(steps_max=4)[1])
_SILENT = replace(_THERE, silent_since=(None, None, 1.0))


@pytest.fixture
def silence(qapp):
    return Silence(qapp)


def test_it_runs_only_while_somebody_is_silent(silence):
    assert silence.seconds(_THERE) == (0, 0, 0)
    assert not silence.isActive()
    silence.seconds(_SILENT)
    assert silence.isActive()
    silence.seconds(_THERE)
    assert not silence.isActive()


def test_nobody_is_silent_when_the_game_is_over(silence):
    silence.seconds(replace(_SILENT, is_over=True))
    assert not silence.isActive()


def test_it_counts_on_from_what_another_watch_has_counted(qapp, silence, clock):
    silence.seconds(_SILENT)
    clock.pass_time(95_000)
    assert silence.seconds(_SILENT)[2] == 95
    other = Silence(qapp)
    other.since = silence.since
    assert other.seconds(_SILENT)[2] == 95


def test_who_was_heard_and_fell_silent_is_back_once(silence):
    """At our own start the others come one by one: none of them is back."""
    silence.seconds(_SILENT)
    silence.seconds(_THERE)
    assert silence.back == ()
    silence.seconds(_SILENT)
    silence.seconds(_THERE)
    assert silence.back == (2,)
    silence.seconds(_THERE)
    assert silence.back == ()
    silence.seconds(_SILENT)
    silence.seconds(replace(_THERE, is_over=True))
    assert silence.back == (), "nobody waits for anybody any more"
