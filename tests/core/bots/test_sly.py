"""The sly racer: legal, within its bounds, and it learns from opened bids alone."""

from collections.abc import Sequence
from math import prod
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core.games
import ladder
from core.bots import sly
from core.bots.bidder import choices_of
from core.bots.chance import Chance
from core.bots.choose import OpenedStep
from core.bots.levels import Level
from core.games import choose
from core.wormup.game import WormUp
from core.wormup.profiles import PROFILES, Face
from core.wormup.race import Stage
from tests.core.bots.positions import races, states
from tests.core.bots.test_habits import START, opening
from tests.tiers import long


@settings(max_examples=12)
@given(st.integers(0, 39), st.lists(st.sampled_from(Face), max_size=6), st.binary(max_size=4))
def test_whatever_it_has_seen_its_choice_is_legal(at, bids, seed) -> None:
    """W5."""
    rules, rows = WormUp(PROFILES["gryphon2010"]), states("gryphon2010", 4, Level.NORMAL)
    state, choices = rows[at % len(rows)]
    past = [opening(START, seat % 4, face) for seat, face in enumerate(bids)]
    for seat in choices:
        choice = choose(Level.SLY, rules, state, seat, seed, past=past)
        commit = b"" if choice.sealed is None else bytes(32)
        assert rules.refusal(state, seat, choice.action, commit) is None
        assert choice.sealed is None or choice.sealed in rules.sealed_values(state, seat)


@long
def test_it_goes_out_of_the_way_of_whoever_always_bids_seven() -> None:
    def sevens(past: Sequence[OpenedStep]) -> int:
        return sum(sly.bid(START, 0, Chance(bytes([n])), past) is Face.SEVEN for n in range(60))

    assert sevens([]) > 2 * sevens([opening(START, seat, Face.SEVEN) for seat in (1, 2)] * 6)


def test_it_mixes_its_bids() -> None:
    assert len({sly.bid(START, 0, Chance(bytes([n])), ()) for n in range(60)}) > 1


def test_only_openings_of_earlier_rounds_are_handed_to_a_bot(monkeypatch) -> None:
    """P6: what is sealed in this round is in none of them."""
    asked = []

    def listening(*arguments: Any, past: Sequence[OpenedStep]) -> object:
        asked.append((arguments[2].race.round, [one.state.race.round for one in past]))
        return choose(*arguments, past=past)

    monkeypatch.setattr(core.games, "choose", listening)
    rules = WormUp(PROFILES["gryphon2010"])
    for state, _ in ladder.steps(rules, ladder.OPTIONS, [Level.EASY] * 4, "past"):
        if state.race.round == 4:
            break
    for round_, seen in asked:
        assert seen[: round_ - 1] == list(range(1, round_))
    bids = [seen for round_, seen in asked if len(seen) < round_]
    assert bids


@pytest.mark.parametrize("edition", PROFILES)
def test_the_outcomes_that_it_weighs_for_a_move_are_bounded(edition, monkeypatch) -> None:
    """A decision takes less than a second: counts bound it, never a clock."""
    looked: list[object] = []

    def counted(*arguments: object) -> float:
        looked.append(arguments)
        return 0.0

    monkeypatch.setattr(sly, "outlook", counted)
    for race in list(races(Stage.MOVE, edition))[:6]:
        looked.clear()
        sly.move(race, race.queue[0])
        outcomes = prod(map(len, choices_of(race)))
        assert len(looked) <= max(1, sly.OUTCOMES_MOST // outcomes)
