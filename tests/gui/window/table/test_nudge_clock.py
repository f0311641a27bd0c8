"""The gentle timer: measured here, told, and nothing else."""

from dataclasses import replace

import pytest

from gui.kit.clock import now_ms
from gui.window.table.nudge_clock import NudgeClock, Patience
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of

FRESH, YAWNS, NUDGED = Patience
CHOOSING = replace(snapshot_of(race(steps_max=1)[1]), acting_since=(None, 1.0, None), may_act=False)


@pytest.fixture
def nudges(qapp):
    made = NudgeClock(qapp)
    yield made
    made.deleteLater()


def after(nudges, seconds, snapshot=CHOOSING, agreed=60, seat=1):
    """Look when *seat* has been choosing for so many *seconds*."""
    nudges.look(snapshot, agreed)
    nudges.since[seat] = snapshot.step, now_ms() - round(1000 * seconds)
    return nudges.look(snapshot, agreed)


@pytest.mark.parametrize("agreed", [60, 90, 120])
def test_a_worm_yawns_at_half_of_the_time_and_is_nudged_after_all_of_it(nudges, agreed):
    def found(share):
        return after(nudges, share * agreed, agreed=agreed)[1]

    shares = 0, 0.49, 0.5, 0.99, 1, 3
    assert [found(share) for share in shares] == [FRESH, FRESH, YAWNS, YAWNS, NUDGED, NUDGED]


def test_only_the_seats_that_choose_are_measured(nudges):
    assert after(nudges, 100) == (FRESH, NUDGED, FRESH)
    ours = replace(CHOOSING, acting_since=(), may_act=True)
    assert after(nudges, 100, ours, seat=0) == (NUDGED, FRESH, FRESH)


def test_a_nudge_is_told_once_a_step_and_a_new_step_begins_anew(nudges):
    told: list[int] = []
    nudges.nudged.connect(told.append)
    after(nudges, 61)
    after(nudges, 62)
    assert told == [1]
    later = replace(CHOOSING, step=CHOOSING.step + 1)
    assert nudges.look(later, 60)[1] is FRESH
    after(nudges, 61, later)
    assert told == [1, 1]


@pytest.mark.parametrize(
    ("agreed", "changes"),
    [(0, {}), (60, {"is_over": True}), (60, {"must_compare": True}), (60, {"acting_since": ()})],
)
def test_nothing_is_measured_where_nobody_agreed_or_nobody_chooses(nudges, agreed, changes):
    assert nudges.look(replace(CHOOSING, **changes), agreed) == (FRESH, FRESH, FRESH)
    assert not nudges.isActive()
    assert nudges.since == {}


def test_it_times_out_only_when_something_changes(nudges, clock):
    ticks: list[int] = []
    nudges.timeout.connect(lambda: ticks.append(clock.now_ms))
    nudges.look(CHOOSING, 60)
    clock.pass_time(30_000)
    nudges.look(CHOOSING, 60)
    clock.pass_time(30_000)
    nudges.look(CHOOSING, 60)
    clock.pass_time(30_000)
    assert ticks == [30_000, 60_000]
