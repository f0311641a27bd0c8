"""Bots choose, the rules judge: never a refusal, always the same choice, no other knowledge."""

import pytest

from core.bots.levels import Level
from core.games import choose, levels_of
from core.wormup.game import WormUp
from core.wormup.profiles import PROFILES, Lanes, Options, SwingWhen, XTurn
from core.wormup.race import Stage
from tests.core.bots.positions import states
from tests.tiers import long

LEVELS = levels_of("wormup/gryphon2010")
SLOW = {Level.NORMAL, Level.HARD, Level.SLY}
TABLES = [
    pytest.param(
        *(edition, seats, level),
        id=f"{edition} {seats}-{level.value}",
        marks=long if level in SLOW and (edition, seats) != ("gryphon2010", 3) else (),
    )
    for edition, profile in PROFILES.items()
    for seats in (profile.seats_min, profile.seats_max)
    for level in LEVELS
]
OTHERWISE = Options(x_turn=XTurn.LAST, swing_when=SwingWhen.EITHER, lanes=Lanes.LOT, course=12_000)


@pytest.mark.parametrize(("edition", "seats", "level"), TABLES)
def test_no_choice_is_ever_refused(edition, seats, level) -> None:
    """W5: in every edition, with as few and as many seats as it allows."""
    rules = WormUp(PROFILES[edition])
    count = 6 if level in {Level.HARD, Level.SLY} else 12
    for state, choices in states(edition, seats, level, count=count):
        for seat, choice in choices.items():
            commit = b"" if choice.sealed is None else bytes(32)
            assert rules.refusal(state, seat, choice.action, commit) is None
            if choice.sealed is not None:
                assert choice.sealed in rules.sealed_values(state, seat)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.value)
def test_no_choice_is_refused_under_the_other_options_either(level) -> None:
    """W3.7, W3.11, W3.16: X last, swing before or after, re-pose."""
    for edition in ("venice1995", "tidwell1994"):
        options = OTHERWISE._replace(repose=True)
        rules = WormUp(PROFILES[edition])
        for state, choices in states(edition, 3, level, options, 6):
            for seat, choice in choices.items():
                commit = b"" if choice.sealed is None else bytes(32)
                assert rules.refusal(state, seat, choice.action, commit) is None


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.value)
def test_the_same_state_seat_and_seed_give_the_same_choice(level) -> None:
    rules = WormUp(PROFILES["gryphon2010"])
    for state, choices in states("gryphon2010", 4, level, count=2 if level in SLOW else 8):
        for seat in choices:
            one, other = (choose(level, rules, state, seat, b"seed") for _ in range(2))
            assert one == other


def test_another_seed_gives_other_bids_in_the_end() -> None:
    rules, (state, _) = WormUp(PROFILES["gryphon2010"]), states("gryphon2010", 4, Level.EASY)[0]
    bids = {choose(Level.EASY, rules, state, 0, bytes([n])).sealed for n in range(40)}
    assert len(bids) == 5


def test_whoever_has_nothing_to_do_passes() -> None:
    """P14: in the step that waits for a seat to come back."""
    rules = WormUp(PROFILES["gryphon2010"])
    state = next(s for s, _ in states("gryphon2010", 4, Level.EASY) if s.race.stage is Stage.MOVE)
    actor = state.race.actor()
    other = next(seat for seat in range(4) if seat != actor)
    assert choose(Level.HARD, rules, state, other, b"").action == ("pass",)


def test_it_is_a_mistake_to_ask_for_what_is_no_choice() -> None:
    rules, (state, _) = WormUp(PROFILES["gryphon2010"]), states("gryphon2010", 4, Level.EASY)[0]
    with pytest.raises(ValueError, match="nobody chooses what to open"):
        choose(Level.EASY, rules, state._replace(committed=1), 0, b"")


def test_every_game_has_its_own_levels_and_no_other_is_taken() -> None:
    assert levels_of("chess") == ()
    assert set(levels_of("cozy/1")).isdisjoint(LEVELS)
    assert {*levels_of("cozy/1"), *LEVELS} == set(Level)
    rules, (state, _) = WormUp(PROFILES["gryphon2010"]), states("gryphon2010", 4, Level.EASY)[0]
    with pytest.raises(ValueError, match="no bot that is greedy plays wormup/gryphon2010"):
        choose(Level.GREEDY, rules, state, 0, b"")
