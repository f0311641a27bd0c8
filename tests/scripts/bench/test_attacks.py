"""What an attack has cost is told in one row, and judged by what was promised."""

import subprocess
import sys
from dataclasses import replace

import pytest

from bench.attacks import TITLES, Outcome, enemies
from environment import ROOT
from tests.attacks.arena import Figures

SCRIPT = ROOT / "scripts" / "bench" / "attacks.py"
CALM = Figures(
    growth=300_000_000,
    brought=145_000_000,
    cpu=0.5,
    times=[0.010] * 19 + [0.050],
    spent=[0.001] * 20,
    files=40,
    newcomer_s=0.03,
)


def test_growth_is_judged_beyond_what_the_line_brings_in_two_seconds():
    assert Outcome("endless", CALM, ends=True).problems() == []
    assert Outcome("endless", replace(CALM, brought=139_000_000), ends=True).problems() == [
        "memory"
    ]


def test_round_trips_are_judged_by_the_95th_of_a_hundred_and_only_on_a_quiet_machine():
    slow = replace(CALM, times=[0.010] * 90 + [0.2] * 10)
    assert Outcome("pings", slow, ends=True).problems() == ["round trip"]
    assert Outcome("pings", slow, ends=True).problems("loaded") == []
    assert CALM.late_s == 0.010
    assert replace(CALM, times=[float(number) for number in range(1, 101)]).late_s == 95


def test_a_dead_peer_and_a_race_that_does_not_end_are_told():
    assert Outcome("one_peers", None, ends=False).problems() == ["dead"]
    assert Outcome("hellos", CALM, ends=False).problems() == ["race"]


def test_a_row_has_a_cell_for_each_title():
    cells = Outcome("endless", CALM, ends=True).cells()
    assert dict(zip(TITLES, cells, strict=True))["RTT median / p95 / max ms"] == "10 / 10 / 50"
    assert cells[1:3] == ("+300", "10")
    assert len(Outcome("one_peers", None, ends=False).cells()) == len(TITLES)


def test_all_attacks_of_strangers_are_measured():
    assert {"endless", "beacons", "garbage"} <= set(enemies())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc")
def test_an_attack_that_nobody_knows_is_refused_with_those_there_are():
    told = subprocess.run(
        [sys.executable, "-P", SCRIPT, "flood"],
        check=False,
        env={},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 2
    assert "no attack is called 'flood'; there are endless," in told.stderr
