"""The race of two bots in `selftest`: what goes wrong in it is found and told in a sentence."""

import sys

import pytest

from core.table.log import read
from gui.report.judged import replay_of
from gui.terminal.trial_race import STEPS_MIN, RaceError, _replay, _require_agreement, try_race
from tests.gui.race_log import race

SAYS_NO = [sys.executable, "-c", "print('first'); print('no room here'); raise SystemExit(2)"]


def replays(*steps: int, seeds: tuple[int, ...] = (0, 0)):
    return [
        replay_of(read(race(seed, steps_max=count)[0])) if count else None
        for seed, count in zip(seeds, steps, strict=True)
    ]


def test_bots_that_cannot_start_are_told_with_what_they_said_last(monkeypatch):
    monkeypatch.setattr("gui.terminal.trial_race.self_command", lambda: SAYS_NO)
    with pytest.raises(
        RaceError, match=r"have not raced within 25 s.*first; no room here / first; no room here$"
    ):
        try_race()


def test_a_bot_that_starts_slowly_is_waited_for_before_the_time_counts(monkeypatch):
    """A laptop that loads the program for longer than the race may last is slow, and no worse."""
    monkeypatch.setattr("gui.terminal.trial_race.END_S", 0)
    slow = "import select; select.select([], [], [], 0.5); print('here', flush=True)"
    monkeypatch.setattr(
        "gui.terminal.trial_race.self_command", lambda: [sys.executable, "-c", slow]
    )
    with pytest.raises(RaceError, match=r"said: here / here$"):
        try_race(0)


def test_bots_that_have_no_time_to_meet_have_not_raced(monkeypatch):
    monkeypatch.setattr("gui.terminal.trial_race.END_S", 0)
    with pytest.raises(RaceError, match="have not raced within 0 s"):
        try_race(0)


def test_a_race_that_ends_with_the_time_is_enough_if_both_hold_the_same():
    _require_agreement(replays(STEPS_MIN, STEPS_MIN + 2), ("", ""), 25)


@pytest.mark.parametrize("steps", [(0, 12), (12, 0), (STEPS_MIN - 1, 12)])
def test_a_race_of_a_few_steps_is_none(steps):
    with pytest.raises(RaceError, match="have not raced"):
        _require_agreement(replays(*steps), ("", ""), 25)


def test_two_bots_with_different_races_are_found():
    with pytest.raises(RaceError, match="do not agree"):
        _require_agreement(replays(12, 12, seeds=(1, 2)), ("", ""), 25)


def test_a_log_that_does_not_check_is_none(tmp_path):
    log = tmp_path / "games" / "one" / "log"
    log.parent.mkdir(parents=True)
    data = bytearray(race(steps_max=12)[0])
    log.write_bytes(data)
    assert _replay(tmp_path) is not None
    data[len(data) // 2] ^= 1
    log.write_bytes(data)
    assert _replay(tmp_path) is None
