"""The witness sees what it is there for: each bug planted in a world is found."""

import re
from typing import Any

import pytest

from core.table.messages import CALL_NUMBER_MAX
from core.table.table import Table
from net.protocol.evening import Evening
from tests.simulation.campaign import play
from tests.simulation.fray import Fray, Setup
from tests.simulation.games import seeds, toy
from tests.simulation.network import Faults
from tests.simulation.planted import (
    Amnesia,
    FollowsAnyNumber,
    ForgetsAnswers,
    Hasty,
    HeldUp,
    IgnoresSeals,
    KeepsOnlyItsOwn,
    NeverGivesUp,
    NeverSyncs,
    SealedByMajority,
    SealsAfterAnswering,
    SealsLowerCalls,
    SendsFirst,
)
from tests.simulation.witness import PromiseBrokenError
from tests.simulation.world import World
from tests.tiers import few, long

COMING_AND_GOING = Faults(loss=0.1, delay_ticks_max=9, leave=0.02, ticks_max=2000)


def with_bug(
    kind: type[World], table: type[Table[Any]] = Table, evening: type[Evening] = Evening
) -> type[World]:
    return type("Planted", (kind,), {"table_class": table, "evening_class": evening})


@pytest.mark.parametrize(
    ("world", "finding"),
    [
        (with_bug(World, evening=SendsFirst), "tells its ACT of step 1 before it is on the disk"),
        (NeverSyncs, "tells its ACT of step 1 before it is on the disk"),
        (KeepsOnlyItsOwn, "tells its ACT of step 2, yet a message it rests on may be lost"),
        (with_bug(World, Hasty), "opens, yet seat . has not sealed the commitments"),
        (with_bug(World, SealedByMajority), "opens, yet seat . has not sealed the commitments"),
    ],
)
@pytest.mark.parametrize("seed", seeds(3))
def test_a_bug_is_found_even_on_a_quiet_evening(world, finding, seed):
    """Write-ahead (P8), seals of all before an opening (P5.4, P6.2)."""
    with pytest.raises(PromiseBrokenError, match=rf"seed {seed}, tick \d+: \w+ {finding}"):
        world(seed, 3, toy(2)).run()


@pytest.mark.parametrize(
    ("fray", "finding", "games"),
    [
        (with_bug(Fray, evening=SendsFirst), "before it is on the disk", 1),
        (with_bug(Fray, SealedByMajority), "opens, yet|otherwise|finds in its log", 5),
        (with_bug(Fray, IgnoresSeals), "otherwise|finds in its log", 20),
        (with_bug(Fray, SealsAfterAnswering), "against seat ., which is honest|contradicts", 5),
        (with_bug(Fray, SealsLowerCalls), "against seat ., which is honest|contradicts", 10),
        (ForgetsAnswers, "tells its HERE of step . before it is on the disk", 5),
    ],
)
@pytest.mark.parametrize("seats", few(1, [3, 4]))
def test_a_bug_is_found_within_a_few_games_of_a_campaign(fray, finding, games, seats):
    """What only calls bring out: P7.4, R2, R4, P8."""
    played = (play(seed, seats, 0, fray).failures for seed in range(1, games + 1))
    failed: dict[int, str] = next(filter(None, played), {})
    assert [re.search(finding, sentence) is not None for sentence in failed.values()] == [True]


@long
def test_who_follows_any_number_is_stopped_for_good_by_a_cheat_that_jumps(monkeypatch):
    """R3, L1: one signed message would use the numbers of calls up; one game in eight shows it."""
    monkeypatch.setattr("tests.simulation.cheats.JUMPS", (CALL_NUMBER_MAX,))
    fray: Any = with_bug(Fray, FollowsAnyNumber)
    played = (play(seed, 4, 1, fray).failures for seed in range(1, 61))
    failed: dict[int, str] = next(filter(None, played), {})
    assert ["a connected majority stands at" in said for said in failed.values()] == [True]


def test_a_first_step_that_a_cheat_holds_up_is_given_up_by_all():
    """P3.4: nobody is left out of it, so there is no game; and nobody waits there for ever."""
    setup = Setup(3, 4, 1, 2, 0, Faults(scheme=1.0, ticks_max=40))
    fray = HeldUp(setup)
    fray.play()
    assert fray.is_moot
    waits: Any = with_bug(HeldUp, evening=NeverGivesUp)
    with pytest.raises(PromiseBrokenError, match=r"seed 3, tick \d+: \w+ waits in step 1"):
        waits(setup).play()


def test_seats_that_all_forget_what_they_signed_contradict_themselves():
    """A backup of the log is no memory, and nobody else has one (S6, P8)."""
    found = r"seed \d+, .* (contradicts its ACT of step|against seat ., which is honest)"
    said = [
        why for seed in seeds(1) if (why := _broken(Amnesia(seed, 3, toy(6), COMING_AND_GOING)))
    ]
    assert all(re.search(found, why) for why in said)
    assert 2 * len(said) > len(seeds(1)), "some are told by others what they have forgotten (P11)"


def _broken(world: World) -> str:
    """Tell which promise did not hold in *world*, "" if all did."""
    try:
        world.run()
    except PromiseBrokenError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("seed", seeds(1))
def test_a_seat_that_remembers_plays_to_the_end(seed):
    remembering = World(seed, 3, toy(6), COMING_AND_GOING)
    remembering.run()
    assert remembering.is_finished()


def test_a_world_that_stands_still_says_where_and_with_which_seed():
    world = World(5, 3, toy(1))
    world.apart = {
        frozenset((one.name, other.name)) for one in world.peers for other in world.peers
    }
    with pytest.raises(PromiseBrokenError, match=r"seed 5: tick 20000, stuck at .*'Ann', None"):
        world.run()
