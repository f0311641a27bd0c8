"""Where dice came from: every contributor, the seed and the dice recomputed; lies are seen."""

import pytest

from core.table.table import Table
from core.wormup.game import WormUp
from core.wormup.profiles import PROFILES, Lanes, Options
from gui.report.dice_origin import dice_lines, numbers_line, opening_before
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import play, race
from tests.seats import sat_down, secret_of


def opening(table):
    return next(done for done in table.completed if done.step.opens)


def with_slots(done, slots):
    return done._replace(outcome=done.outcome._replace(slots=tuple(slots)))


@pytest.mark.parametrize("game", [race, cozy_game])
def test_every_opening_step_names_each_contributor_and_all_is_equal(game):
    for done in game()[1].completed:
        if done.step.state is not None and not done.step.opens:
            continue
        said = dice_lines(done)
        for offer in done.step.genesis.offers:
            assert sum(line.startswith(f"{offer.name}'s number") for line in said) == 1
        assert sum("recomputed: equal" in line for line in said) == len(done.outcome.slots) + 1
        assert said[-1].endswith("played again: equal.")
        assert not any("NOT" in line for line in said)


@pytest.mark.parametrize("game", [race, cozy_game])
def test_a_number_that_was_not_sealed_is_seen(game):
    done = opening(game()[1])
    first, *others = done.outcome.slots
    forged = first._replace(action=(*first.action[:-1], bytes(32)))
    said = dice_lines(with_slots(done, [forged, *others]))
    assert said[1].endswith("NOT equal.")
    assert "Their joint seed" in said[-3]
    assert said[-3].endswith("NOT equal.")


def test_another_roll_than_the_seed_gives_is_seen():
    done = opening(cozy_game()[1])
    state = done.outcome.state
    turned = tuple(turn.rolled((7 - turn.dice[0], *turn.dice[1:])) for turn in state.turns)
    lie = type(state)(turned)
    said = dice_lines(done._replace(outcome=done.outcome._replace(state=lie)))
    assert said[-2].endswith("NOT equal.")
    assert said[-1].endswith("NOT equal.")


def test_who_opened_nothing_contributes_nothing():
    done = opening(race()[1])
    first, *others = done.outcome.slots
    said = dice_lines(with_slots(done, [first._replace(action=()), *others]))
    assert "has opened nothing" in said[1]


def test_the_numbers_of_a_step_are_those_that_were_opened():
    done = opening(race()[1])
    numbers = [slot.action[-1].hex() for slot in done.outcome.slots]
    names = [offer.name for offer in done.step.genesis.offers]
    said = [f"{name} {number}" for name, number in zip(names, numbers, strict=True)]
    assert f": {', '.join(said)}; joint seed {done.outcome.seed.hex()}" in numbers_line(done)
    first, *others = done.outcome.slots
    fewer = with_slots(done, [first._replace(action=()), *others])
    assert f": {', '.join(said[1:])}; joint seed" in numbers_line(fewer)


def begun(edition, options, seats, steps):
    rules = WormUp(PROFILES[edition])
    genesis, _ = sat_down(1, seats, rules, options.plain())
    tables = [Table(genesis, rules, secret_of(1, seat)) for seat in range(seats)]
    play(tables, 1, steps)
    return tables[0]


def test_lanes_by_lot_are_told_for_each_player():
    table = begun("gryphon2010", Options(lanes=Lanes.LOT), 3, 1)
    said = [line for line in dice_lines(table.completed[0]) if "lane" in line]
    lanes = {line.partition("lane ")[2][0] for line in said}
    assert lanes == {"1", "2", "3"}


def test_the_ghost_of_two_players_throws_its_dice():
    said = dice_lines(opening(begun("venice1995", Options(), 2, 4)))
    assert any("throws the ghost's dice" in line for line in said)


def test_a_moment_has_the_dice_of_the_last_opening_before_it():
    steps = race()[1].completed
    numbers = [d.step.number for d in steps if d.step.opens]
    assert opening_before(steps, 1) is steps[0]
    assert opening_before(steps, numbers[1] - 1) is steps[numbers[0] - 1]
    assert opening_before(steps, numbers[1]) is steps[numbers[1] - 1]
    assert opening_before([], 5) is None
