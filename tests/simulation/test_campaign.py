"""12,500 faults: loss, delays, partitions, crashes, torn logs, calls, leaving, and cheats (P15).

The witness judges every effect of every turn, and compares all tables after each; at the end of
each game peace is made, and every seat there must come to its end. `scripts/simulate.py` does more.
"""

from dataclasses import replace
from itertools import count

import pytest

from net.protocol.commands import LeaveTable
from tests.simulation.campaign import Tally, campaign, play
from tests.simulation.fray import Fray, Setup, draw_setup
from tests.simulation.network import Faults
from tests.tiers import few, times

FAULTS = 20_000 * times(100)
TABLES = [(3, 1), (4, 0), (5, 2), (2, 0), (3, 0), (5, 0), (4, 1), (5, 1)]
ALL_KINDS = {
    *("loss", "repeat", "reorder", "delay", "late", "cut", "split"),
    *("crash", "shared crash", "torn log", "disk", "quit"),
    *("two acts", "two answers", "two seals", "late signature"),
    *("copied commitment", "withheld", "flood"),
    *("almost valid", "lie", "stall", "aside"),
}


def tally(faults: int, seats: int, cheats: int, seed: int = 5) -> Tally:
    total = Tally()
    games = (play(number, seats, cheats) for number in range(seed, 10**9))
    for one in campaign(faults, games):
        total.add(one)
    return total


@pytest.mark.parametrize(("seats", "cheats"), few(3, TABLES))
def test_every_promise_holds_whatever_goes_wrong(seats, cheats):
    """S1 to S6, F1, L1, P8: S3 with one cheat of four, S4 with one of three or five, or two."""
    can_all = (seats, cheats) == (3, 1)  # the most games of those in which all can happen
    faults = (3 if can_all else 1) * FAULTS // len(TABLES)
    total = tally(faults, seats, cheats)
    assert total.failures == {}
    assert total.faults.total() >= faults
    assert total.calls > 0
    assert (total.proofs > 0) == (cheats > 0)
    assert total.moot * 5 < total.games  # of few games, for each has thousands of faults
    if can_all:
        assert (+total.faults).keys() == ALL_KINDS


def test_a_seed_brings_its_game_back():
    """A failure that could not be had again would teach nothing."""
    assert play(11) == play(11)
    assert draw_setup(11) != draw_setup(12)


def test_seats_and_cheats_may_be_given_or_drawn():
    drawn = [draw_setup(seed) for seed in range(100)]
    assert {setup.seats for setup in drawn} == {2, 3, 4, 5}
    assert {setup.cheats for setup in drawn} == {0, 1, 2}
    assert all(2 * setup.cheats < setup.seats for setup in drawn)
    assert {(s.seats, s.cheats) for s in (draw_setup(n, 5, 2) for n in range(9))} == {(5, 2)}


def test_in_some_games_people_share_a_laptop_and_in_some_all_of_them_do():
    drawn = [draw_setup(seed) for seed in range(100)]
    shared = [setup for setup in drawn if setup.sharing > 1]
    assert 10 < len(shared) < 40
    assert all(setup.sharing <= setup.seats for setup in shared)
    assert any(setup.sharing == setup.seats > 2 for setup in shared)
    assert any(setup.sharing < setup.seats for setup in shared)


def test_some_games_are_worm_and_cozy_and_in_some_of_these_who_leaves_is_counted():
    drawn = [setup for setup in map(draw_setup, range(200)) if setup.is_cozy]
    assert 10 < len(drawn) < 40
    counted = [setup for setup in drawn if setup.strict]
    assert 1 < len(counted) < len(drawn)


@pytest.mark.parametrize("is_strict", [False, True])
def test_worm_and_cozy_comes_to_its_end_whatever_goes_wrong(is_strict):
    """C6.7, C6.8: with a cheat that withholds its numbers, and laptops that die at a roll."""
    drawn = (draw_setup(seed, 4, 1) for seed in count())
    setup = next(one for one in drawn if one.is_cozy and one.strict is is_strict)
    fray = Fray(replace(setup, faults=replace(setup.faults, ticks_max=600)))
    fray.play()
    assert fray.is_finished()
    assert not fray.is_parted


def test_five_at_one_laptop_go_on_after_crashes_that_take_them_all():
    """P11: the word of the others beside it is enough."""
    fray = Fray(Setup(5, 5, 0, 9, 0, Faults(), sharing=5))
    for step in (3, 9):
        while not all(p.table and p.table.step.number > step for p in fray.seated):
            fray.tick()
        fray.pull_plug(fray.seated[0])
        assert not any(peer.evening for peer in fray.seated)
    fray.run()
    assert len(set(fray.exports())) == 1


def test_who_alone_is_left_in_the_game_does_not_stay_alone_after_a_crash():
    """L1 promises an end to the connected, and P11 bids a lone laptop wait for somebody's word."""
    fray = Fray(Setup(1, 2, 0, 3, 0, Faults()))
    ann, ben = fray.seated
    fray.run(until=lambda _: all(peer.table and peer.table.step.number > 3 for peer in (ann, ben)))
    assert ann.evening
    ann.evening.command(LeaveTable())
    fray.run(until=lambda _: ben.table is not None and ben.table.step.in_game.bit_count() == 1)
    assert fray.may_go(ann)
    fray.crash(ben)
    assert not fray.may_go(ann)
    fray.send_away(ann)
    start = fray.now
    fray.run(until=lambda _: fray.now >= start + 200)
    assert not ben.shown.caught_up
    fray.bring_all_back()
    fray.run()


def test_who_leaves_for_good_goes_on_leaving_after_any_number_of_crashes():
    """P7.6: the wish is on its disk, and its player is asked for nothing."""
    fray = Fray(Setup(3, 3, 0, 9, 0, Faults()))
    ann, *others = fray.seated
    fray.run(until=lambda _: all(peer.table and peer.table.step.number > 3 for peer in fray.seated))
    assert ann.evening
    ann.evening.command(LeaveTable())
    fray.run(until=lambda _: ann.disk.leaving)
    fray.crash(ann)
    fray.run()
    assert {peer.shown.in_game for peer in others} == {0b111 & ~(1 << fray.seat_of(ann))}
